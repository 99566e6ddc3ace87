"""A slow scorer of Keystone that follows the rulebook word by word, on plain Python lists."""

from itertools import pairwise, product

SIDE = 4


def cell(edition, table, owner, row, column):
    """A card as a dict, or None."""
    number = int(table.board[owner, row * SIDE + column])
    if number < 0:
        return None
    wild = number >= 100
    data = edition.tables["wilds" if wild else "species"][number - 100 if wild else number]
    bits = 1 << data["habitat"] if wild else data["habitats"]
    return {
        "numbers": [1, 2, 3, 4, 5] if wild else [data["number"]],
        "habitats": {habitat for habitat in range(4) if bits >> habitat & 1},
        "keystone": 0 if wild else data["keystone"],
        "season": data["season"],
        "endangered": 0 if wild else data["endangered"],
        "tag": 0 if wild else data["tag"],
        "research": int(table.research[owner, row * SIDE + column]),
    }


def grid(edition, table, owner):
    return [[cell(edition, table, owner, r, c) for c in range(SIDE)] for r in range(SIDE)]


def is_ecosystem(cards):
    """Two or more cards, one habitat common to all, some numbers that rise or fall by one."""
    if len(cards) < 2 or None in cards or not set.intersection(*(c["habitats"] for c in cards)):
        return False
    for numbers in product(*(card["numbers"] for card in cards)):
        steps = {after - before for before, after in pairwise(numbers)}
        if steps in ({1}, {-1}):
            return True
    return False


def line_points(line):
    """The best of all ecosystems in a line."""
    best = 0
    for start in range(SIDE):
        for end in range(start + 1, SIDE + 1):
            cards = line[start:end]
            if is_ecosystem(cards):
                once = len(cards) + sum(card["research"] for card in cards)
                best = max(best, once * (1 + sum(card["keystone"] for card in cards)))
    return best


def shows(card, symbol):
    """Has a card the goal's symbol: a season 0 to 3, Keystone 4, Endangered 5, Tag 6?"""
    if card is None:
        return False
    if symbol < 4:
        return card["season"] == symbol
    return bool(card[("keystone", "endangered", "tag")[symbol - 4]])


def goal_met(board, shape, symbol):
    """Is a goal fulfilled anywhere on the board, in any rotation?"""
    marked = {(r, c) for r in range(SIDE) for c in range(SIDE) if shows(board[r][c], symbol)}
    if shape in ("OF3", "OF4"):
        return len(marked) >= int(shape[2])
    form = {
        "LINE2": [(0, 0), (0, 1)],
        "LINE3": [(0, 0), (0, 1), (0, 2)],
        "DIAG2": [(0, 0), (1, 1)],
        "L3": [(0, 0), (1, 0), (1, 1)],
    }[shape]
    for _ in range(4):
        form = [(c, -r) for r, c in form]
        for r, c in product(range(-SIDE, 2 * SIDE), repeat=2):
            if all((r + down, c + across) in marked for down, across in form):
                return True
    return False


def total(edition, table, owner):
    """All points: lines, objective, Synergy."""
    board = grid(edition, table, owner)
    points = sum(line_points(row) for row in board)
    points += sum(line_points([row[c] for row in board]) for c in range(SIDE))
    objective = int(table.objective[owner])
    if objective >= 0:
        card = edition.tables["objectives"][objective]
        goals = [card[f"goal{n}"] for n in range(1, 5)]
        met = sum(goal_met(board, shape.name, symbol) for shape, symbol in goals)
        points += card[f"points{met}"] if met else 0
    return points + int(table.synergy[owner]) // 3
