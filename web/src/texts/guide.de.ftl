# Geführte erste Partien
guide = Anleitung
guide-title = { $game } spielend lernen
guide-step = Schritt { $step } von { $of }
guide-next = Weiter
guide-watch = Ansehen
guide-leave = Verlassen
guide-play = Eine ganze Partie spielen
guide-go-on = Diese Partie weiterspielen
guide-again = Noch einmal
guide-other-player = Robin
guide-one-thing = Das kommt später. Wähle jetzt, was umrandet ist.
guide-read-first = Gleich. Drücke zuerst „Weiter“.
