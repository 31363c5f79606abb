// What Swift's library knows of characters, by its tables: what the playground's page says is compared with it.

typedef unsigned char byte;
typedef __PTRDIFF_TYPE__ word;

unsigned long long _swift_stdlib_getBinaryProperties(unsigned scalar);
byte _swift_stdlib_getGeneralCategory(unsigned scalar);
int _swift_stdlib_getMapping(unsigned scalar, byte mapping);
const byte *_swift_stdlib_getSpecialMapping(unsigned scalar, byte mapping, word *length);

unsigned _swift_stdlib_getComposition(unsigned first, unsigned second);
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar);
extern const byte *const _swift_stdlib_nfd_decompositions;

unsigned flags(unsigned scalar, int word) { return _swift_stdlib_getBinaryProperties(scalar) >> (32 * word); }
int category(unsigned scalar) { return _swift_stdlib_getGeneralCategory(scalar); }
int distance(unsigned scalar, int isLower) { return _swift_stdlib_getMapping(scalar, isLower); }

/// Where the bytes of another case lie that is more than one scalar, and how many they are.
word length;
const byte *special(unsigned scalar, int isLower) {
  length = 0;
  return _swift_stdlib_getSpecialMapping(scalar, isLower, &length);
}
word specialLength(void) { return length; }

/// Where a scalar taken apart lies, after how many bytes it has; 0 for one that stays as it is.
const byte *decomposed(unsigned scalar) {
  unsigned entry = _swift_stdlib_getDecompositionEntry(scalar);
  return (entry & 0x3FFFF) == scalar ? _swift_stdlib_nfd_decompositions + (entry >> 18) : 0;
}
unsigned composed(unsigned first, unsigned second) { return _swift_stdlib_getComposition(first, second); }
