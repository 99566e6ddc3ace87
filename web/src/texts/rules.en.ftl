## Rules pages: figures, the rule for what is to be decided, the page to print

figure-back = Back
figure-next = Next step
rules-here = The rule
rules-whole = All the rules
rules-summary = On one page
rules-print = Print
rules-no-summary = This game has no page to print.

# what things on the table mean
explanation = Explanation
explanation-source = Source:
explanation-general = General knowledge, not compared with a source
explanation-house = Some of these values are our own, not printed.
explanation-next = the next symbol on it
key-explain-does = explain whatever has the focus or the pointer; again: the next symbol on it