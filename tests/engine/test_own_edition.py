"""Typing into an edition of one's own: values, sources, undoing, comparing, files."""

import io
import shutil
import zipfile

import pytest

from ecotone.engine.edition_files import read_part
from ecotone.engine.edition_form import ABOUT
from ecotone.engine.edition_package import (
    CONTENTS,
    MOST_BYTES,
    BadPackage,
    content_digest,
    files_in,
    pack,
    unpack,
)
from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.own_edition import OwnEdition, Progress, parts_of
from ecotone.engine.registry import game_named, games


@pytest.fixture
def own(tmp_path):
    """A copy of a game's edition that remembers its origin."""

    def copy(name):
        game = game_named(name)
        folder = tmp_path / name
        shutil.copytree(game.edition().folder, folder)
        edition = OwnEdition(folder, parts_of(game, folder))
        edition.keep_origin(game.edition().folder)
        return game, edition

    return copy


@pytest.mark.parametrize("name", games())
def test_every_value_of_the_packaged_editions_fits_its_form(name):
    game = game_named(name)
    folder = game.edition().folder
    edition = OwnEdition(folder, parts_of(game, folder))
    for part in edition.parts.values():
        components = edition.components(part)
        assert components, part.name
        for component in components:
            for value in part.values:
                value.check(component.written[value.column])
                assert not value.source or component.written[value.source]


@pytest.mark.parametrize("name", games())
def test_every_value_can_be_typed_in_again_and_is_then_printed(own, name):
    game, edition = own(name)
    before = game.read_edition(edition.folder)
    for part in edition.parts.values():
        written = edition.component(part, 0).written
        edition.change(part, 0, {value.column: written[value.column] for value in part.values})
        again = edition.component(part, 0).written
        assert {v.column: again[v.column] for v in part.values} == {
            v.column: written[v.column] for v in part.values
        }
        assert all("printed" in again[v.source] for v in part.values if v.source)
        assert not any("house" in again[v.source] for v in part.values if v.source)
    after = game.read_edition(edition.folder)
    assert (before.data == after.data).all()
    assert edition.differences() == []
    while edition.undo():
        pass
    assert content_digest(files_in(edition.folder)) == content_digest(
        files_in(game.edition().folder)
    )


def test_a_typed_value_is_printed_and_the_others_stay(own):
    game, edition = own("keystone")
    species = edition.part("species")
    assert edition.progress(species) == Progress(0, 77)
    edition.change(species, 0, {"habitats": "F|W"})
    written = edition.component(species, 0).written
    assert (written["habitats"], written["habitats_from"]) == ("F|W", "printed:FDWA")
    assert written["season_from"] == "house"
    edition.change(species, 0, {}, confirmed=True)
    assert edition.progress(species) == Progress(1, 77)
    edition.change(species, 0, {}, {"season": "house"})
    assert edition.progress(species) == Progress(0, 77)
    (difference,) = edition.differences()
    assert difference == ("species", 0, "American Red Squirrel", "habitats", "F", "F|W")
    assert game.read_edition(edition.folder).tables["species"][0]["habitats"] == 0b101


@pytest.mark.parametrize(
    ("part", "values"),
    [
        ("species", {"number": "6"}),
        ("species", {"number": "²"}),
        ("species", {"habitats": ""}),
        ("species", {"habitats": "F|F"}),
        ("species", {"habitats": "F|X"}),
        ("species", {"season": "Monsoon"}),
        ("species", {"keystone": "yes"}),
        ("species", {"name_en": ""}),
        ("species", {"name_en": "two\nlines"}),
        ("species", {"name_from": "printed"}),
        ("assignments", {"setup.skills": "1|2|11"}),
        ("assignments", {"victory": "[[victory]"}),
        ("assignments", {"victory": 'story_en = "mine"'}),
        ("assignments", {"title_en": "x" * 3000}),
    ],
)
def test_what_can_never_be_right_is_not_written(own, part, values):
    game, edition = own("keystone")
    with pytest.raises(EcotoneError):
        edition.change(edition.part(part), 0, values)
    assert edition.undo() is None
    assert game.read_edition(edition.folder).digest == game.edition().digest


def test_values_of_toml_files_are_typed_in_one_by_one(own):
    game, edition = own("keystone")
    part = edition.part("assignments")
    edition.change(part, 4, {"setup.synergy": "9", "setup.skills": "1|2|3", "title_en": 'A "b"'})
    row = game.read_edition(edition.folder).tables["assignments"][4]
    assert (row["synergy"], row["skills"], row["title_en"]) == (9, [1, 2, 3], 'A "b"')
    assert row["setup_from"] == "printed"
    edition.change(part, 4, {"victory": "score_min points:50"})
    assert edition.component(part, 4).written["victory"] == "score_min points:50"
    assert len(game.read_edition(edition.folder).tables["assignments"][4]["victory"]) == 1


def test_rows_are_added_removed_and_brought_back(own):
    game, edition = own("ecosfera")
    part = edition.part("policies")
    keys = {"id": "ghost_nets", "name_en": "Ghost nets", "name_de": "Geisternetze"}
    assert edition.add(part, 1, keys) == 23
    assert len(game.read_edition(edition.folder).tables["policies"]) == 24
    assert edition.differences()[0][:4] == ("policies", 23, "Ghost nets", "")
    edition.remove(part, 1)
    assert len(edition.components(part)) == 23
    edition.undo()
    edition.undo()
    assert content_digest(files_in(edition.folder)) == content_digest(
        files_in(game.edition().folder)
    )
    with pytest.raises(EcotoneError):
        edition.add(edition.part("elements"), 0, keys)
    with pytest.raises(EcotoneError):
        edition.add(part, 0, {"id": "x"})


def test_a_semicolon_file_is_read_and_written_with_commas(own):
    game, edition = own("keyharvest")
    file = edition.folder / "crops.csv"
    file.write_bytes(file.read_text("utf-8").replace(",", ";").encode("cp1252"))
    edition.change(edition.part("crops"), 0, {"counters": "11"})
    assert game.read_edition(edition.folder).tables["crops"][2]["name_de"] == "Äpfel"
    assert file.read_text("utf-8").startswith("id,id_from")


def test_title_and_description_are_values_too(own):
    game, edition = own("habitats")
    edition.change(ABOUT, 0, {"title_en": "Mine", "about_de": "Zwei\nZeilen"})
    read = game.read_edition(edition.folder)
    assert (read.title["en"], read.about["de"]) == ("Mine", "Zwei\nZeilen")


# -- one file ----------------------------------------------------------------------------------


def test_a_package_holds_the_files_and_their_digest(own):
    game, edition = own("keyharvest")
    packed = pack(game.name, edition.folder)
    package = unpack(packed)
    assert package.game == "keyharvest"
    assert package.files == files_in(edition.folder)
    assert pack(game.name, edition.folder) == packed
    renamed = dict(package.files)
    renamed["edition.toml"] = renamed["edition.toml"].replace(b'name = "house"', b'name = "mine"')
    assert content_digest(renamed) == package.digest


def zipped(files, compression=zipfile.ZIP_DEFLATED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as packed:
        for name, content in files:
            packed.writestr(name, content)
    return out.getvalue()


def hostile():
    game = game_named("keyharvest")
    good = unpack(pack("keyharvest", game.edition().folder)).files
    about = b'{"format": 1, "game": "keyharvest", "digest": "%s"}' % content_digest(good).encode()
    files = [(CONTENTS, about), *good.items()]
    packed = zipped(files)
    yield "no zip", b"PK\x03\x04 something else"
    yield "empty", b""
    yield "cut off", packed[: len(packed) // 2]
    yield "a path", zipped([*files, ("../crops.csv", b"")])
    yield "an absolute path", zipped([*files, ("/etc/passwd.csv", b"")])
    yield "a folder", zipped([*files, ("origin/crops.csv", b"")])
    yield "a program", zipped([*files, ("run.py", b"")])
    yield "a bomb", zipped([*files, ("more.csv", b"0" * (MOST_BYTES + 1))])
    yield "many files", zipped([*files, *((f"f{n}.csv", b"") for n in range(200))])
    yield "no contents", zipped([*good.items()])
    yield "deep contents", zipped([(CONTENTS, b"[" * 100_000), *good.items()])
    yield "no manifest", zipped([(CONTENTS, about)])
    yield "changed", zipped([(CONTENTS, about), *({**good, "crops.csv": b"id\n"}).items()])
    yield "other compression", zipped(files, zipfile.ZIP_BZIP2)
    yield "broken bytes", packed[:400] + bytes(200) + packed[600:]


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    ("what", "content"), [*hostile()], ids=lambda one: one if type(one) is str else ""
)
def test_a_hostile_file_is_refused(what, content):
    with pytest.raises(BadPackage):
        unpack(content)


def test_each_file_is_in_a_package_once():
    with pytest.warns(UserWarning, match="Duplicate"):
        content = zipped([(CONTENTS, b"{}"), ("a.csv", b""), ("a.csv", b"")])
    with pytest.raises(BadPackage, match="once"):
        unpack(content)


def test_faults_name_the_column(own):
    _, edition = own("habitats")
    with pytest.raises(BadFile, match="need_grass: expected a whole number"):
        edition.change(edition.part("animals"), 0, {"need_grass": "many"})


def test_a_game_without_a_form_of_its_own_gets_a_plain_one(tmp_path):
    (tmp_path / "stones.csv").write_text("id,weight,weight_from\na,7,house\n", "utf-8")

    class Plain:
        def part(self, module, function):
            return None

    about, stones = parts_of(Plain(), tmp_path)
    assert about is ABOUT
    assert [value.column for value in stones.values] == ["id", "weight"]
    assert read_part(tmp_path, stones)[0].written["weight"] == "7"
