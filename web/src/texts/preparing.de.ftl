# während Regeln übersetzt werden
preparing-table = Die Regeln dieses Spiels werden vorbereitet
preparing-parts = Regeln werden vorbereitet: { $done } von { $of } Teilen
preparing-later = Regeln noch nicht vorbereitet: Der erste Start dauert bis zu einer Minute.
preparing-once = Das geschieht auf diesem Server nur einmal und dauert bis zu einer Minute. Danach beginnt die Partie von selbst.
table-preparing = Regeln werden vorbereitet
