// Handles that programs hold: streams and events. A call with one that was destroyed, or that is none, is an
// error, as with CUDA, and does not read memory that is no longer there.
#include "runtime.h"

#include <stdlib.h>

static struct live { const void *handle; enum handle_kind kind; } *table; // a hash table; room is a power of two
static size_t room, used;                                                 // used: with those whose kind is handleGone

static size_t slot_of(const void *h) {
  size_t i = ((uintptr_t)h >> 4) * 0x9e3779b97f4a7c15ull >> 20 & (room - 1);
  while (table[i].handle && table[i].handle != h) i = (i + 1) & (room - 1);
  return i;
}

static void grow(void) {
  struct live *old = table;
  size_t n = room;
  room = n ? 2 * n : 64, used = 0;
  table = calloc(room, sizeof *table);
  if (!table) abort();
  for (size_t i = 0; i < n; i++)
    if (old[i].kind != handleGone) table[slot_of(old[i].handle)] = old[i], used++;
  free(old);
}

void add_handle(const void *h, enum handle_kind kind) {
  lock();
  if (4 * (used + 1) > 3 * room) grow();
  size_t i = slot_of(h);
  if (!table[i].handle) used++;
  table[i] = (struct live){h, kind};
  unlock();
}

int is_handle(const void *h, enum handle_kind kind) {
  lock();
  int yes = room && h && table[slot_of(h)].handle && table[slot_of(h)].kind == kind;
  unlock();
  return yes;
}

void drop_handle(const void *h) {
  lock();
  size_t i = slot_of(h);
  if (table[i].handle) table[i].kind = handleGone;
  unlock();
}
