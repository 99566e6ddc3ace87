"""What every game must do, run over the registry."""

import json
import random

import numpy as np
import pytest
from support import ecotone_json, ecotone_process, finished_match, random_match

from ecotone.engine.batch import Batch, Deal, audited_games, playouts, random_games
from ecotone.engine.errors import BadOption, BadReplay, IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import games
from ecotone.engine.replay import from_data, read_replay, to_data, write_replay
from ecotone.engine.seeds import SEED_LIMIT
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import LANGUAGES

GAMES = list(games().values())
TABLES = [(game, players) for game in GAMES for players in game.players]


def table_id(value):
    return getattr(value, "name", str(value))


every_game = pytest.mark.parametrize("game", GAMES, ids=table_id)
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)


@every_table
def test_random_games_keep_every_invariant(game, players):
    assert audited_games(Deal.of(game, players), np.arange(150)) is None


@every_table
def test_a_game_has_decisions_until_it_is_over(game, players):
    for match in random_match(game, players, 1):
        assert match.over == (match.actor == NOBODY)
        if not match.over:
            assert 0 <= match.actor < players
            assert len(set(match.legal.tolist())) == match.count
            assert 0 <= match.legal.min() <= match.legal.max() < game.actions.size
    assert sorted(match.places())[0] == 1 or set(match.places()) == {2}


def assert_same_bytes_interpreted(game, players, games):
    call = ("simulate", game.name, f"--players={players}", f"--games={games}", "--seed=7")
    interpreted = ecotone_json(*call, run=ecotone_process, NUMBA_DISABLE_JIT="1")
    assert ecotone_json(*call)["checksum"] == interpreted["checksum"]


@every_game
def test_compiled_and_interpreted_play_give_the_same_bytes(game):
    assert_same_bytes_interpreted(game, game.players[0], games=2)


@pytest.mark.deep
@every_table
def test_compiled_and_interpreted_play_give_the_same_bytes_in_many_games(game, players):
    assert_same_bytes_interpreted(game, players, games=40)


@pytest.mark.deep
@every_table
def test_no_index_leaves_its_bounds(game, players):
    """The same games with bounds checked: an index out of range would raise, not corrupt."""
    call = ("simulate", game.name, f"--players={players}", "--games=40")
    assert ecotone_json(*call, run=ecotone_process, NUMBA_BOUNDSCHECK="1")["games"] == 40


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game, players):
    deal = Deal.of(game, players)
    first = random_games(deal, np.array([3, 3, 4]))
    assert (first.states[0] == first.states[1]).all()
    assert (first.states[0] != first.states[2]).any()


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(game, players):
    choose = random.Random(5)
    for match in random_match(game, players, 2):
        before = match.state.copy()
        legal = set(match.legal.tolist())
        tries = [-1, game.actions.size, 10**9, choose.randrange(game.actions.size)]
        for action in tries:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    match.apply(action)
        assert (match.state == before).all()
        assert set(match.legal.tolist()) == legal


@every_table
def test_a_redealt_state_looks_the_same_to_its_seat(game, players):
    out = np.zeros(game.actions.size, np.int16)
    for number, match in enumerate(random_match(game, players, 3)):
        if number % 5 and not match.over:
            continue
        for seat in range(players):
            dealt = match.state.copy()
            game.entry.redeal(match.edition.data, dealt, seat, new_generator(number))
            assert game.entry.audit(match.edition.data, dealt) == 0
            assert game.view(match.edition, dealt, seat) == match.seen_by(seat)
            if seat == match.actor:
                count = game.entry.legal(match.edition.data, dealt, out)
                assert out[:count].tolist() == match.legal.tolist()


@every_table
def test_a_redealt_state_holds_nothing_of_what_was_hidden(game, players):
    """Deals that differ only in hidden things are redealt to the very same bytes."""
    for number, match in enumerate(random_match(game, players, 5)):
        if number % 7 and not match.over:
            continue
        for seat in range(players):
            cards, once = match.edition.data, match.state.copy()
            game.entry.redeal(cards, once, seat, new_generator(number))
            twice = match.state.copy()
            game.entry.redeal(cards, twice, seat, new_generator(number + 1))
            game.entry.redeal(cards, twice, seat, new_generator(number))
            assert (once == twice).all()


@every_table
def test_the_guess_at_the_result_is_the_result_once_it_is_over(game, players):
    match = finished_match(game, players, 13)
    guess = np.zeros(players)
    game.entry.evaluate(match.edition.data, match.state, guess)
    if game.is_won_or_lost(players, match.options):
        assert guess == pytest.approx([float(place == 1) for place in match.places()], abs=0.01)
    else:
        shared = guess[0] - match.scores()[0]
        assert guess == pytest.approx(np.array(match.scores()) + shared)
        assert players > 1 or shared == 0


@every_table
def test_redealing_deals_the_future_anew(game, players):
    match = Match(game, players, 3)
    deals = set()
    for seed in range(5):
        dealt = match.state.copy()
        game.entry.redeal(match.edition.data, dealt, 0, new_generator(seed))
        deals.add(dealt.tobytes())
    assert len(deals) == 5


@every_table
def test_what_a_seat_sees_hears_and_may_choose_is_plain_and_in_both_languages(game, players):
    before = None
    for number, match in enumerate(random_match(game, players, 4)):
        if before is not None:
            for seat in range(NOBODY, players):
                for language in LANGUAGES:
                    for event in game.events(
                        match.edition, before, match.actions[-1], match.state, seat, language
                    ):
                        assert game.format_event(event, language)
        before = match.state.copy()
        if number % 12 == 0 or match.over:
            for seat in range(NOBODY, players):
                json.dumps(match.seen_by(seat))
                for language in LANGUAGES:
                    game.draw(match.edition, match.seen_by(seat), language)
            for language in LANGUAGES:
                words = [said for _, said in match.describe_legal(language)]
                assert all(words)
    for seat in range(players):
        json.dumps(game.score_sheet(match.edition, match.state, seat))


@every_game
def test_texts_are_complete_in_both_languages(game):
    english, german = (set(game.texts.keys(language)) for language in LANGUAGES)
    assert english == german
    kinds = {f"action-{kind.replace('_', '-')}" for kind in game.actions.kinds}
    options = {f"option-{option.name.replace('_', '-')}" for option in game.options}
    assert kinds | options | {"title", "about"} <= english


@every_game
def test_actions_go_to_text_and_back(game):
    for action in range(game.actions.size):
        assert game.actions.parse(game.actions.name(action)) == action


@every_table
def test_replays_lead_to_the_same_state_and_tampering_is_noticed(game, players, tmp_path):
    match = finished_match(game, players, 6)
    path = tmp_path / "game.json"
    write_replay(match, ["x"] * players, path)
    assert (read_replay(path).match.state == match.state).all()
    for change in (
        {"checksum": "0" * 32},
        {"seed": match.seed + 1},
        {"actions": [*match.actions, 0]},
        {"actions": match.actions[:-1]},
        {"players": 99},
        {"edition_digest": "p0"},
        {"rules_version": 0, "checksum": "0" * 32},
        {"extra": 1},
    ):
        with pytest.raises(BadReplay):
            from_data_as_file(to_data(match, ["x"] * players) | change, tmp_path)


def from_data_as_file(data, folder):
    path = folder / "tampered.json"
    path.write_text(json.dumps(data), "utf-8")
    return read_replay(path)


@every_game
def test_a_replay_may_stop_half_way(game):
    match = finished_match(game, game.players[0], 8)
    match.rewind(len(match.actions) // 2)
    half = from_data(to_data(match, ["x"] * match.players))
    assert (half.match.state == match.state).all()
    assert not half.match.over


@every_table
def test_a_batch_in_step_equals_matches_one_by_one(game, players):
    batch = Batch(Deal.of(game, players), np.arange(3))
    matches = [Match(game, players, seed) for seed in range(3)]
    choose = random.Random(9)
    for _ in range(60):
        actions = np.zeros(3, np.int64)
        for row, match in enumerate(matches):
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(match.legal.tolist())
            assert batch.actors[row] == match.actor
            if match.over:
                actions[row] = -1
            else:
                actions[row] = choose.choice(match.legal)
                match.apply(int(actions[row]))
        assert batch.step(actions) == (actions < 0).sum()
        for row, match in enumerate(matches):
            assert (batch.states[row] == match.state).all()
    assert batch.scores().tolist() == [match.scores() for match in matches]


@every_game
def test_playouts_leave_the_match_as_it_is(game):
    match = Match(game, game.players[0], 11)
    before = match.state.copy()
    actions, points = playouts(match, 4, 1)
    assert actions >= 4
    assert points.shape == (4, match.players)
    assert (match.state == before).all()


@every_game
def test_wrong_players_options_and_seeds_are_refused(game):
    for players, options, seed in (
        (game.players[-1] + 1, {}, 0),
        (0, {}, 0),
        (game.players[0], {"no_such_option": 1}, 0),
        (game.players[0], {}, -1),
        (game.players[0], {}, SEED_LIMIT),
    ):
        with pytest.raises(BadOption):
            Match(game, players, seed, options)
    for option in game.options:
        with pytest.raises(BadOption):
            Match(game, game.players[0], 0, {option.name: "no such value"})


@every_game
def test_seats_that_win_together_share_places_and_others_need_not(game):
    players = game.players[-1]
    words = [option for option in game.options if not isinstance(option.choices, range)]
    for given in [{}, *({option.name: choice} for option in words for choice in option.choices)]:
        try:
            options = game.check(players, given, 0)
        except BadOption:
            continue
        finished = [finished_match(game, players, seed, **options) for seed in range(6)]
        shared = all(len(set(match.places())) == 1 for match in finished)
        assert shared == game.together(options), given


@every_game
def test_a_state_is_small(game):
    assert game.table.itemsize <= 8192


@every_game
def test_editions_hold_together(game):
    for name in game.editions():
        edition = game.edition(name)
        assert edition.name == name
        assert set(edition.title) == set(edition.about) == set(LANGUAGES)
