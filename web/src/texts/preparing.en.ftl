# while rules are compiled
preparing-table = The rules of this game are being prepared
preparing-parts = Rules being prepared: { $done } of { $of } parts
preparing-later = Rules not prepared yet: the first start takes up to a minute.
preparing-once = This happens once on this server and takes up to a minute. The game then begins by itself.
table-preparing = rules being prepared
