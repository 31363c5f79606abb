// What Embedded Swift wants of a C library, and no more.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

// Freed blocks wait in a list for each power of two; fresh ones come from the end of the memory.
static void *freeBlocks[32];
static byte *fresh, *limit;
extern byte __heap_base;

static int classOf(size_t size) {
  int class = 4;
  while (((size_t)1 << class) < size) class++;
  return class;
}

static byte *takeFresh(size_t size, size_t alignment) {
  if (!fresh) {
    fresh = &__heap_base;
    limit = (byte *)(__builtin_wasm_memory_size(0) << 16);
  }
  byte *start = (byte *)(((size_t)fresh + 8 + alignment - 1) & ~(alignment - 1));
  if ((size_t)start + size > (size_t)limit) {
    size_t pages = ((size_t)start + size - (size_t)limit + 0xFFFF) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    limit += pages << 16;
  }
  fresh = start + size;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  int class = classOf(size);
  byte *block = freeBlocks[class];
  if (block && ((size_t)block & (alignment - 1)) == 0) {
    freeBlocks[class] = *(void **)block;
  } else {
    block = takeFresh((size_t)1 << class, alignment < 8 ? 8 : alignment);
    if (!block) return 12;
    *(int *)(block - 8) = class;
  }
  *result = block;
  return 0;
}

void free(void *block) {
  if (!block) return;
  int class = *(int *)((byte *)block - 8);
  *(void **)block = freeBlocks[class];
  freeBlocks[class] = block;
}

void *memset(void *to, int value, size_t count) {
  for (byte *p = to; count; count--) *p++ = (byte)value;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  byte *p = to;
  for (const byte *q = from; count; count--) *p++ = *q++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  byte *p = to;
  const byte *q = from;
  if (p < q) while (count--) *p++ = *q++;
  else while (count--) p[count] = q[count];
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  for (const byte *p = a, *q = b; count; count--, p++, q++)
    if (*p != *q) return *p < *q ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds the hashing of dictionaries; nothing that is written may depend on it.
void arc4random_buf(void *to, size_t count) {
  static unsigned state = 0x9E3779B9;
  for (byte *p = to; count; count--) {
    state = state * 1664525u + 1013904223u;
    *p++ = (byte)(state >> 24);
  }
}

int putchar(int character) { return character; }

size_t __stack_chk_guard = 0x5AFEC0DE;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit numbers, each passed as two halves: schoolbook multiplication of 32-bit digits.
typedef unsigned long long u64;
void __multi3(u64 *result, u64 aLow, u64 aHigh, u64 bLow, u64 bHigh) {
  u64 a0 = aLow & 0xFFFFFFFF, a1 = aLow >> 32, b0 = bLow & 0xFFFFFFFF, b1 = bLow >> 32;
  u64 p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  u64 middle = (p00 >> 32) + (p01 & 0xFFFFFFFF) + (p10 & 0xFFFFFFFF);
  result[0] = (p00 & 0xFFFFFFFF) | (middle << 32);
  result[1] = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + aLow * bHigh + aHigh * bLow;
}

// Numbers. Doubles hold every integer up to 2^53, so that rounding by way of long long is exact below it.

double round(double x) {
  if (!(__builtin_fabs(x) < 4503599627370496.0)) return x;
  double whole = (double)(long long)x;
  double rest = x - whole;
  return __builtin_copysign(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole, x);
}

// Long division, one bit at a time: exact, for each subtraction is.
double fmod(double x, double y) {
  double rest = __builtin_fabs(x), divisor = __builtin_fabs(y);
  if (!(rest < __builtin_inf()) || !(divisor > 0)) return __builtin_nan("");
  if (divisor == __builtin_inf()) return x;
  while (rest >= divisor) {
    double part = divisor;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, x);
}

double remainder(double x, double y) {
  double divisor = __builtin_fabs(y), rest = fmod(__builtin_fabs(x), divisor);
  double other = divisor - rest;
  // Halfway the even quotient decides.
  if (rest > other || (rest == other && fmod(__builtin_fabs(x), 2 * divisor) >= divisor)) rest = -other;
  return __builtin_signbit(x) ? -rest : rest;
}

float roundf(float x) { return (float)round(x); }

float fmodf(float x, float y) { return (float)fmod(x, y); }

// Reads a decimal number and tells where it ends. Up to 15 digits and powers of ten up to 22 the result is the
// nearest double; beyond that the last bit may differ from a C library's.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *p = text;
  int isNegative = *p == '-', digits = 0, exponent = 0;
  if (*p == '-' || *p == '+') p++;
  double value = 0;
  for (; *p >= '0' && *p <= '9'; p++, digits++) value = value * 10 + (*p - '0');
  if (*p == '.')
    for (p++; *p >= '0' && *p <= '9'; p++, digits++, exponent--) value = value * 10 + (*p - '0');
  if (!digits) return 0;
  if (*p == 'e' || *p == 'E') {
    const char *q = p + 1;
    int sign = *q == '-' ? -1 : 1, power = 0;
    if (*q == '-' || *q == '+') q++;
    if (*q >= '0' && *q <= '9') {
      for (; *q >= '0' && *q <= '9'; q++)
        if (power < 10000) power = power * 10 + (*q - '0');
      exponent += sign * power;
      p = q;
    }
  }
  double scale = 1;
  for (int rest = exponent < 0 ? -exponent : exponent; rest > 0 && scale < __builtin_inf(); rest--) scale *= 10;
  value = exponent < 0 ? value / scale : value * scale;
  *result = isNegative ? -value : value;
  return p;
}
