"""What the compiler has noted of each file while building it: the symbols that it defines and those that it refers to.

A debug build writes the notes to .build/debug/index/store; the toolchain's libIndexStore reads them.
"""
import collections
import ctypes
import os
import pathlib
import shutil

# As indexstore.h of the toolchain numbers them.
DEFINITION, REFERENCE, IMPLICIT, CHILD_OF, ACCESSOR_OF = 1 << 1, 1 << 2, 1 << 8, 1 << 9, 1 << 15
ENUM, STRUCT, CLASS, PROTOCOL, EXTENSION, INSTANCE_PROPERTY = 5, 6, 7, 8, 9, 19
RECORD_DEPENDENCY = 2

Symbol = collections.namedtuple("Symbol", "usr name kind roles")
Definition = collections.namedtuple("Definition", "symbol line parents accessed")


def library():
    """The path of libIndexStore; None where the toolchain has none."""
    compiler = shutil.which("swiftc")
    if not compiler:
        return None
    folder = pathlib.Path(os.path.realpath(compiler)).parent.parent / "lib"
    return next((folder / name for name in ("libIndexStore.so", "libIndexStore.dylib") if (folder / name).exists()), None)


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


TextVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class File:
    """One source file, as it was when it was last compiled."""

    def __init__(self, store, path, module, record, time):
        self.store, self.path, self.module, self.record, self.time = store, path, module, record, time
        self.symbols = store.symbols(record)

    def defined(self):
        return [symbol for symbol in self.symbols if symbol.roles & DEFINITION]

    def used(self):
        return [symbol for symbol in self.symbols if symbol.roles & REFERENCE]


class IndexStore:
    def __init__(self, folder):
        self.library = ctypes.CDLL(str(library()))
        self.store = self.call("store_create", ctypes.c_void_p, str(folder).encode(), None)
        if not self.store:
            raise OSError(f"{folder} is no index")

    def call(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        return function(*(ctypes.c_void_p(a) if isinstance(a, int) and a > 0xFFFF else a for a in arguments))

    def each(self, name, owner, take, *options):
        """What `take` makes of each of an opaque value's children, which do not outlive the call."""
        found = []
        visit = Visitor(lambda _, child: found.append(take(child)) or True)
        self.call(name + "_apply_f", ctypes.c_bool, owner, *options, None, visit)
        return found

    def files(self, root):
        """The newest notes on each file below a folder, by its path from there."""
        names = []
        visit = TextVisitor(lambda _, name: names.append(str(name)) or True)
        self.call("store_units_apply_f", ctypes.c_bool, self.store, ctypes.c_uint(0), None, visit)
        newest = {}
        for name in names:
            unit = self.call("unit_reader_create", ctypes.c_void_p, self.store, name.encode(), None)
            if not unit:
                continue
            path = str(self.call("unit_reader_get_main_file", Text, unit))
            if path.startswith(f"{root}/"):
                seconds, rest = ctypes.c_int64(), ctypes.c_int64()
                self.call("unit_reader_get_modification_time", None, unit, ctypes.byref(seconds), ctypes.byref(rest))
                time = seconds.value + rest.value / 1e9
                module = str(self.call("unit_reader_get_module_name", Text, unit))
                for kind, source, record in self.each("unit_reader_dependencies", unit, self.dependency):
                    if kind == RECORD_DEPENDENCY and source == path and newest.get(path, (0,))[0] < time:
                        newest[path] = (time, module, record)
            self.call("unit_reader_dispose", None, unit)
        start = len(str(root)) + 1
        return {
            path[start:]: File(self, path[start:], module, record, time)
            for path, (time, module, record) in sorted(newest.items())
        }

    def dependency(self, opaque):
        return (
            self.call("unit_dependency_get_kind", ctypes.c_int, opaque),
            str(self.call("unit_dependency_get_filepath", Text, opaque)),
            str(self.call("unit_dependency_get_name", Text, opaque)),
        )

    def symbol(self, opaque, roles):
        return Symbol(
            str(self.call("symbol_get_usr", Text, opaque)),
            str(self.call("symbol_get_name", Text, opaque)),
            self.call("symbol_get_kind", ctypes.c_int, opaque),
            roles,
        )

    def read(self, record, name, take, *options):
        reader = self.call("record_reader_create", ctypes.c_void_p, self.store, record.encode(), None)
        if not reader:
            return []
        found = self.each(name, reader, take, *options)
        self.call("record_reader_dispose", None, reader)
        return found

    def symbols(self, record):
        """Every symbol of a record once, with all roles that it has there."""

        def symbol(opaque):
            return self.symbol(opaque, self.call("symbol_get_roles", ctypes.c_uint64, opaque))

        return self.read(record, "record_reader_symbols", symbol, ctypes.c_bool(True))

    def definitions(self, record):
        """Where a record's symbols are defined, in which types, and whose accessors they are."""

        def related(opaque):
            return (
                self.call("symbol_relation_get_roles", ctypes.c_uint64, opaque),
                self.symbol(self.call("symbol_relation_get_symbol", ctypes.c_void_p, opaque), 0),
            )

        def definition(opaque):
            roles = self.call("occurrence_get_roles", ctypes.c_uint64, opaque)
            if not roles & DEFINITION:
                return None
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", None, opaque, ctypes.byref(line), ctypes.byref(column))
            owners = self.each("occurrence_relations", opaque, related)
            return Definition(
                self.symbol(self.call("occurrence_get_symbol", ctypes.c_void_p, opaque), roles),
                line.value,
                [owner for relation, owner in owners if relation & CHILD_OF],
                [owner for relation, owner in owners if relation & ACCESSOR_OF],
            )

        return [found for found in self.read(record, "record_reader_occurrences", definition) if found]
