"""Compiling rules: the decorators, the signatures of entry points, and the cache folder.

Rules are plain Python functions. `rule` marks one that others call; `entry` marks a game's entry
point, compiled for one signature and cached on disk, so that a new process only has to load it.
With NUMBA_DISABLE_JIT=1 both return the function unchanged.
"""

import hashlib
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core.caching import UserProvidedCacheLocator
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.typing.templates import make_concrete_template
from numba.extending import intrinsic

from ecotone.engine.file_lock import file_locked
from ecotone.engine.folders import cache_root
from ecotone.engine.rare_collections import COLLECTIONS
from ecotone.engine.rule_parts import RulePart, compile_part
from ecotone.engine.sources import compiled_sources

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config
COMPILER: Any = global_compiler_lock
RULE_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None}
GENERATIONS_KEPT = 3
settings_lock = Lock()

BYTES = types.uint8[::1]
ACTION_LIST = types.int16[::1]
GENERATOR = types.uint32[::1]
NUMBERS = types.int64[::1]

SETUP = types.void(BYTES, BYTES, NUMBERS, types.int64, GENERATOR)
LEGAL = types.int64(BYTES, BYTES, ACTION_LIST)
APPLY = types.void(BYTES, BYTES, types.int64)
ADVANCE = types.int64(BYTES, BYTES, types.int64, ACTION_LIST, types.int64)
ACTOR = types.int64(BYTES, BYTES)
PER_SEAT = types.void(BYTES, BYTES, NUMBERS)
EVALUATE = types.void(BYTES, BYTES, types.float64[::1])
TERMS = types.void(BYTES, BYTES, types.int64, types.float64[::1])
REDEAL = types.void(BYTES, BYTES, types.int64, GENERATOR)
AUDIT = types.int64(BYTES, BYTES)


def interpreted() -> bool:
    """Is compilation switched off (NUMBA_DISABLE_JIT=1)?"""
    return bool(CONFIG.DISABLE_JIT)


class RuleDispatcher(CPUDispatcher):
    """A compiled rule whose whole numbers are 64 bits wide, however narrow the argument.

    Records hold small numbers, and literals and enum members have types of their own. Numba would
    compile a rule once more for every mixture of these that it is called with.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How other compiled code calls this rule: as a part that is linked into that code."""
        signature, args = self._compiler.fold_argument_types(args, kws)  # type: ignore[attr-defined]
        part = self.part(tuple(map(widened, args)))
        name, signatures = part.name, [part.signature]
        template: Any = make_concrete_template(name, name, signatures)  # type: ignore[no-untyped-call]
        return template, signature, args, {}

    def get_overload(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)  # type: ignore[no-untyped-call]
        return self.parts[tuple(args)]

    def part(self, args: tuple[Any, ...]) -> RulePart:
        if args not in self.parts:
            self.parts[args] = compile_part(self, args)
        return self.parts[args]

    @cached_property
    def parts(self) -> dict[tuple[Any, ...], RulePart]:
        """The rule's code as part of other compiled code, by the types of its arguments."""
        return {}

    def compile(self, sig: Any) -> Any:
        """Compile for wide numbers, and let calls from Python with narrow ones find that code.

        Numba looks for the exact types first. Where it knows none, it works out the types of whole
        records, which takes milliseconds a call.
        """
        if not isinstance(sig, tuple):
            with COLLECTIONS.made_rare(), self.compiled_once():
                return super().compile(sig)
        wide = tuple(map(widened, sig))
        with COLLECTIONS.made_rare(), self.compiled_once():
            compiled = super().compile(wide)
        if sig != wide and sig not in self.narrow:
            self.narrow.add(sig)
            codes = [kind._code for kind in sig]
            self._insert(codes, compiled, False)  # type: ignore[attr-defined]
        return compiled

    def compiled_once(self) -> AbstractContextManager[None]:
        """Let one process compile this function; the others load what it has stored.

        Within another compilation nothing is waited for: what Numba holds then, the other may need.
        """
        folder = code_folder(Path(self.py_func.__code__.co_filename).parent)
        if folder is None or COMPILER.is_locked():
            return nullcontext()
        return file_locked(folder / f"{self.py_func.__module__}.{self.py_func.__qualname__}.lock")

    @cached_property
    def narrow(self) -> set[tuple[Any, ...]]:
        """The mixtures of narrower types that are known to fit."""
        return set()


def widened(kind: Any) -> Any:
    """The type that an argument of this type has inside a rule."""
    if isinstance(kind, types.IntEnumMember) or getattr(kind, "signed", False):
        return types.int64
    return kind


def rule(function: F) -> F:
    """A rule that other rules call; it becomes part of every entry point that reaches it.

    Views and words also call rules, straight from Python: then a rule is compiled on its own, once.
    """
    if interpreted():
        return function
    with code_kept(function):
        compiled = RuleDispatcher(function, targetoptions=dict(RULE_OPTIONS))
        compiled.enable_caching()
        return cast(F, compiled)


def entry(signature: Any) -> Callable[[F], F]:
    """An entry point over raw bytes, compiled for exactly this signature and cached on disk."""

    def compile_for_signature(function: F) -> F:
        compiled: Any = rule(function)
        if not interpreted():
            compiled.compile(signature)
            compiled.disable_compile()
        return cast(F, compiled)

    return compile_for_signature


def reader_of(dtype: Any) -> Callable[[Any], Any]:
    """A function that reads a state's bytes as a record, for use in entry points.

    It does what `state.view(dtype)[0]` does, without that expression's checks and reference
    counts, which would cost more than many rules do. For that reason the bytes must outlive the
    record: use it on arguments of the entry point, not on arrays created inside.
    """
    if interpreted():
        return lambda state: state.view(dtype)[0]
    record = numba.from_dtype(dtype)

    def read_record(typing_context: Any, state: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(state), generate

    return cast(Callable[[Any], Any], intrinsic(read_record))


def first_class(signature: Any) -> Any:
    """The type of an entry point passed to compiled code as an argument."""
    return types.FunctionType(signature)


def sources_digest(package: Path) -> str:
    """A hash of the files that a package's compiled code is made of.

    Numba looks only at a function's own file to decide whether its cached code is stale, so it
    would not notice a changed rule in another file.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    digest.update(str(CONFIG.BOUNDSCHECK).encode())
    for path in compiled_sources(package):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class CodeLocator(UserProvidedCacheLocator):
    """Finds cached code by the content of its sources, not their location: copies share it."""

    @classmethod
    def get_suitable_cache_subpath(cls, source: str) -> str:
        return Path(source).parent.name


@contextmanager
def code_kept(function: Callable[..., Any]) -> Iterator[None]:
    """Let Numba cache a function's code in its package's folder.

    Numba reads these settings, which all threads share, at the moment a function is marked.
    """
    folder = code_folder(Path(function.__code__.co_filename).parent)
    with settings_lock:
        before = CONFIG.CACHE_DIR, CONFIG.CACHE_LOCATOR_CLASSES
        if folder:
            CONFIG.CACHE_DIR = str(folder)
            CONFIG.CACHE_LOCATOR_CLASSES = f"{CodeLocator.__module__}.{CodeLocator.__name__}"
        try:
            yield
        finally:
            CONFIG.CACHE_DIR, CONFIG.CACHE_LOCATOR_CLASSES = before


@cache
def code_folder(package: Path) -> Path | None:
    """Where a package's compiled code is cached; None if the folder is not writable."""
    folder = cache_root() / f"{package.name}-{sources_digest(package)}"
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if is_new:
            forget_old_generations(folder, package.name)
    except OSError:
        return None
    return folder


def forget_old_generations(current: Path, name: str) -> None:
    """Keep a package's newest folders of compiled code and remove the rest."""
    folders = [folder for folder in current.parent.glob(f"{name}-*") if folder != current]
    folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[GENERATIONS_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
