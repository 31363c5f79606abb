// The trees in Clay: https://github.com/nicbarker/clay. A tree is declared anew each time, which is its building.
#define CLAY_IMPLEMENTATION
#include <clay.h>

#include "peer.h"

static int hasFailed;

static void fail(Clay_ErrorData error) {
  // Two identifiers of its own that are the same do not change what is laid out.
  if (error.errorType != CLAY_ERROR_TYPE_DUPLICATE_ID) hasFailed = 1;
}

static void leaf(void) {
  CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_FIXED(40), CLAY_SIZING_FIXED(20)}}, .backgroundColor = {0, 0, 0, 255}}) {}
}

static Clay_LayoutConfig stack(bool isColumn) {
  return (Clay_LayoutConfig){
      .layoutDirection = isColumn ? CLAY_TOP_TO_BOTTOM : CLAY_LEFT_TO_RIGHT,
      .childAlignment = {CLAY_ALIGN_X_CENTER, CLAY_ALIGN_Y_CENTER}};
}

static void spacer(bool isColumn) {
  Clay_Sizing sizing = {0};
  if (isColumn) sizing.height = CLAY_SIZING_GROW(0); else sizing.width = CLAY_SIZING_GROW(0);
  CLAY_AUTO_ID({.layout = {.sizing = sizing}}) {}
}

static void nest(long leaves, bool isColumn, bool isSpaced);

static void nestInside(long leaves, bool isColumn, bool isSpaced) {
  for (int index = 0; index < 10; index++) {
    if (isSpaced && index > 0) spacer(isColumn);
    nest(leaves / 10, !isColumn, isSpaced);
  }
}

static void nest(long leaves, bool isColumn, bool isSpaced) {
  if (leaves <= 1) {
    leaf();
    return;
  }
  Clay_LayoutConfig layout = stack(isColumn);
  if (isSpaced) layout.sizing = (Clay_Sizing){CLAY_SIZING_GROW(0), CLAY_SIZING_GROW(0)};
  CLAY_AUTO_ID({.layout = layout}) { nestInside(leaves, isColumn, isSpaced); }
}

static void chain(long level, long size) {
  if (level == size) {
    leaf();
    return;
  }
  Clay_LayoutConfig layout = stack(level % 2 == 0);
  layout.padding = (Clay_Padding){1, 1, 1, 1};
  CLAY_AUTO_ID({.layout = layout}) { chain(level + 1, size); }
}

// What is in the root; 0 for a shape that Clay has not.
static int build(const char *shape, long size) {
  if (!strcmp(shape, "wide")) {
    for (long index = 0; index < size; index++) leaf();
  } else if (!strcmp(shape, "rows")) {
    for (long row = 0; row < size / 100; row++) {
      CLAY_AUTO_ID({.layout = stack(false)}) {
        for (int index = 0; index < 100; index++) leaf();
      }
    }
  } else if (!strcmp(shape, "nested") || !strcmp(shape, "spaced")) {
    nestInside(size, true, shape[0] == 's');
  } else if (!strcmp(shape, "chain")) {
    chain(1, size);
  } else {
    return 0;
  }
  return 1;
}

static int run(const char *shape, long size, double *built, double *laidOut, struct peer_result *result) {
  // It counts the children of an element in 16 bits.
  if (!strcmp(shape, "wide") && size > 65535) return 0;
  static Clay_Context *context;
  double start = peer_now();
  if (!context) {
    Clay_SetMaxElementCount((int32_t)(3 * size + 8192));
    uint32_t capacity = Clay_MinMemorySize();
    Clay_Arena arena = Clay_CreateArenaWithCapacityAndMemory(capacity, malloc(capacity));
    context = Clay_Initialize(arena, (Clay_Dimensions){100000, 100000}, (Clay_ErrorHandler){fail, NULL});
    Clay_SetCullingEnabled(false);
  }
  Clay_BeginLayout();
  Clay_LayoutConfig root = stack(true);
  if (!strcmp(shape, "spaced")) root.sizing = (Clay_Sizing){CLAY_SIZING_GROW(0), CLAY_SIZING_GROW(0)};
  if (!strcmp(shape, "chain")) root.padding = (Clay_Padding){1, 1, 1, 1};
  int isKnown = 0;
  CLAY(CLAY_ID("root"), {.layout = root}) { isKnown = build(shape, size); }
  *built = peer_now() - start;
  start = peer_now();
  Clay_RenderCommandArray commands = Clay_EndLayout(0);
  *laidOut = peer_now() - start;
  if (!isKnown || hasFailed) return 0;
  Clay_BoundingBox box = Clay_GetElementData(CLAY_ID("root")).boundingBox;
  result->width = box.width;
  result->height = box.height;
  for (int32_t index = 0; index < commands.length; index++) {
    Clay_RenderCommand *command = Clay_RenderCommandArray_Get(&commands, index);
    if (command->commandType != CLAY_RENDER_COMMAND_TYPE_RECTANGLE) continue;
    result->sum += command->boundingBox.x - box.x + (command->boundingBox.y - box.y) / 2;
    result->leaves++;
  }
  return 1;
}

int main(int count, char **words) { return peer_main(count, words, run); }
