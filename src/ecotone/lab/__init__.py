"""The lab: many games at once, to study them and to measure the engine."""
