# while rules are compiled
preparing-table = Preparing the rules of this game
preparing-parts = Preparing rules: { $done } of { $of } parts
preparing-later = Rules not prepared yet: the first start takes up to a minute.
preparing-once = This happens only once on this server and takes up to a minute. The game then starts automatically.
table-preparing = preparing rules
