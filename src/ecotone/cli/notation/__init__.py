"""A game in notation: what `ecotone` plays with nothing but the core installed.

The table is told as a program sees it, decisions as replays write them. Tables in words and on the
full screen belong to the extra `play`.
"""
