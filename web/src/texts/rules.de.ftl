## Regelseiten: Abbildungen, die Regel zur Entscheidung, die Seite zum Drucken

figure-back = Zurück
figure-next = Nächster Schritt
rules-here = Die Regel dazu
rules-whole = Alle Regeln
rules-summary = Auf einer Seite
rules-print = Drucken
rules-no-summary = Für dieses Spiel gibt es keine Seite zum Drucken.

# what things on the table mean
explanation = Erklärung
explanation-source = Quelle:
explanation-general = Allgemeinwissen, mit keiner Quelle verglichen
explanation-house = Manches davon ist ein Hauswert und nicht gedruckt.
explanation-next = das nächste Symbol darauf
key-explain-does = erklärt, was ausgewählt ist oder worauf du zeigst; noch einmal: das nächste Symbol darauf