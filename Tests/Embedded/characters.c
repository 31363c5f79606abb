// What Swift's library looks up of characters, asked of the page: a browser knows it too, and the tables would be 50 kB of
// what is loaded to see the playground. Numbers, the bounds of characters and the order of marks stay with the tables,
// which are small.

#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))
typedef unsigned char byte;

PAGE(category) extern int pageCategory(unsigned scalar);
/// Of a scalar, 32 flags from the first or, one further, those after them.
PAGE(flags) extern unsigned pageFlags(unsigned scalar, int word);
/// Writes the bytes of the scalar's other case to a place; 0 where there are more than it holds.
PAGE(mapped) extern int pageMapped(unsigned scalar, int isLower, byte *place, int size);

byte _swift_stdlib_getGeneralCategory(unsigned scalar) { return pageCategory(scalar); }

unsigned long long _swift_stdlib_getBinaryProperties(unsigned scalar) {
  return (unsigned long long)pageFlags(scalar, 1) << 32 | pageFlags(scalar, 0);
}

/// Writes the bytes of a scalar taken apart to a place; 0 where it stays as it is.
PAGE(decomposed) extern int pageDecomposed(unsigned scalar, byte *place, int size);
/// The scalar that two make; all bits are set where they make none.
PAGE(composed) extern unsigned pageComposed(unsigned first, unsigned second);

static int isOneScalar(const byte *text, int size) {
  int count = 0;
  for (int index = 0; index < size; index++) count += (text[index] & 0xC0) != 0x80;
  return count == 1;
}

static int scalarOf(const byte *text, int size) {
  if (size == 1) return text[0];
  int scalar = text[0] & (0x7F >> size);
  for (int index = 1; index < size; index++) scalar = scalar << 6 | (text[index] & 0x3F);
  return scalar;
}

/// How far away a scalar's other case is: 0 where it is the same, or more than one scalar.
int _swift_stdlib_getMapping(unsigned scalar, byte mapping) {
  byte text[16];
  int size = pageMapped(scalar, mapping == 1, text, sizeof text);
  return size && isOneScalar(text, size) ? scalarOf(text, size) - (int)scalar : 0;
}

const byte *_swift_stdlib_getSpecialMapping(unsigned scalar, byte mapping, __PTRDIFF_TYPE__ *length) {
  static byte text[16];
  int size = pageMapped(scalar, mapping == 1, text, sizeof text);
  *length = 0;
  if (!size || isOneScalar(text, size)) return 0;
  *length = size;
  return text;
}

// One at a time: how many bytes there are, and the bytes. Swift reads them before it asks again.
static byte decomposition[64];
const byte *const _swift_stdlib_nfd_decompositions = decomposition;

/// The scalar in the lower 18 bits, and above where its bytes lie, which is at the start; another scalar for one that
/// stays as it is.
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) {
  decomposition[0] = pageDecomposed(scalar, decomposition + 1, sizeof decomposition - 1);
  return decomposition[0] ? scalar : 0x3FFFF;
}

unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return pageComposed(first, second); }
