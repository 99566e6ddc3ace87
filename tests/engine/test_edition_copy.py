"""Replacing texts in a manifest."""

import tomllib

import pytest

from ecotone.engine.edition_copy import with_texts
from ecotone.engine.errors import EcotoneError


@pytest.mark.parametrize(
    "written",
    [
        'title_en = "Old"',
        "title_en='Old'",
        'title_en = "Old \\"one\\""  # a remark',
        'title_en = """\nOld\n\ntitle_de = "no"\n"""',
        "title_en = '''Old'''",
    ],
)
def test_texts_are_replaced_however_they_are_written(written):
    manifest = f'format = 1\n{written}\n\n[setup]\nname = "kept"\n'
    read = tomllib.loads(with_texts(manifest, {"title_en": 'A "new" \\ one'}))
    assert read == {"format": 1, "title_en": 'A "new" \\ one', "setup": {"name": "kept"}}


def test_a_manifest_without_the_text_is_refused():
    with pytest.raises(EcotoneError, match="title_en"):
        with_texts("format = 1\n", {"title_en": "New"})
