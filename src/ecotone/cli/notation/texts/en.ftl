# Plain lines only: these are told without Fluent (`ecotone.engine.plain_texts`).
core-only = Only the core is installed, so the game is played in notation. Tables in words: { $command }
which-game = Which game?
help-type = Type a number, or a decision in full, such as { $example }.
help-commands = Commands: { $commands }
help-saved = The game is saved when you quit; continue it with --resume FILE.
help-decisions = Decisions of this game:
unknown = expected a number from 1 to { $count }, a decision or a command (? for help), got { $typed }
nothing-to-undo = There is nothing to undo.
seat = seat { $seat }
actor = { $seat }, { $bot }: { $decision }
result = { $seat }, { $bot }: points { $points }, place { $place }
person = person
expected = { $decision }: expected { $mean }, from { $low } to { $high }
saved = Saved: { $file }
