// The trees in Yoga: https://www.yogalayout.dev
#include <yoga/Yoga.h>

#include <cmath>

#include "peer.h"

namespace {

YGNodeRef leaf() {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetWidth(node, 40);
  YGNodeStyleSetHeight(node, 20);
  return node;
}

// A stack that is as large as what is in it, which lies in its middle.
YGNodeRef stack(bool isColumn) {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, isColumn ? YGFlexDirectionColumn : YGFlexDirectionRow);
  YGNodeStyleSetAlignItems(node, YGAlignCenter);
  return node;
}

void add(YGNodeRef parent, YGNodeRef child) { YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent)); }

YGNodeRef spacer() {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexGrow(node, 1);
  YGNodeStyleSetFlexBasis(node, 0);
  return node;
}

// Ten children each, down to so many leaves; with spacers between them where those take what is left.
YGNodeRef nest(long leaves, bool isColumn, bool isSpaced) {
  if (leaves <= 1) return leaf();
  YGNodeRef node = stack(isColumn);
  for (int index = 0; index < 10; index++) {
    if (isSpaced && index > 0) add(node, spacer());
    YGNodeRef child = nest(leaves / 10, !isColumn, isSpaced);
    if (isSpaced && leaves > 10) {
      YGNodeStyleSetFlexGrow(child, 1);
      YGNodeStyleSetFlexBasis(child, 0);
      YGNodeStyleSetAlignSelf(child, YGAlignStretch);
    }
    add(node, child);
  }
  return node;
}

YGNodeRef build(const char *shape, long size) {
  if (!strcmp(shape, "wide")) {
    YGNodeRef node = stack(true);
    for (long index = 0; index < size; index++) add(node, leaf());
    return node;
  }
  if (!strcmp(shape, "rows")) {
    YGNodeRef node = stack(true);
    for (long row = 0; row < size / 100; row++) {
      YGNodeRef line = stack(false);
      for (int index = 0; index < 100; index++) add(line, leaf());
      add(node, line);
    }
    return node;
  }
  if (!strcmp(shape, "nested")) return nest(size, true, false);
  if (!strcmp(shape, "spaced")) {
    YGNodeRef node = nest(size, true, true);
    YGNodeStyleSetWidth(node, 100000);
    YGNodeStyleSetHeight(node, 100000);
    return node;
  }
  if (!strcmp(shape, "chain")) {
    YGNodeRef node = leaf();
    for (long level = size - 1; level >= 0; level--) {
      YGNodeRef outer = stack(level % 2 == 0);
      YGNodeStyleSetPadding(outer, YGEdgeAll, 1);
      add(outer, node);
      node = outer;
    }
    return node;
  }
  return nullptr;
}

void read(YGNodeRef node, double x, double y, peer_result *result) {
  size_t count = YGNodeGetChildCount(node);
  if (count == 0) {
    if (YGNodeLayoutGetWidth(node) != 40 || YGNodeLayoutGetHeight(node) != 20) return;
    result->sum += x + y / 2;
    result->leaves++;
  }
  for (size_t index = 0; index < count; index++) {
    YGNodeRef child = YGNodeGetChild(node, index);
    read(child, x + YGNodeLayoutGetLeft(child), y + YGNodeLayoutGetTop(child), result);
  }
}

int round(const char *shape, long size, double *built, double *laidOut, peer_result *result) {
  double start = peer_now();
  YGNodeRef root = build(shape, size);
  if (!root) return 0;
  *built = peer_now() - start;
  start = peer_now();
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
  *laidOut = peer_now() - start;
  result->width = YGNodeLayoutGetWidth(root);
  result->height = YGNodeLayoutGetHeight(root);
  read(root, 0, 0, result);
  YGNodeFreeRecursive(root);
  return 1;
}

}  // namespace

int main(int count, char **words) { return peer_main(count, words, round); }
