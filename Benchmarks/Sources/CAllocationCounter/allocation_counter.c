// Stands in for the C library's allocator, and passes every call on to it. While counting is off,
// a call costs one more test.

#define _GNU_SOURCE
#include "allocation_counter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static atomic_bool is_counting;
static atomic_long count, live, peak;

static void *came(void *memory) {
  if (!is_counting || !memory) return memory;
  count++;
  long now = (live += (long)malloc_usable_size(memory));
  long top = peak;
  while (now > top && !atomic_compare_exchange_weak(&peak, &top, now)) {}
  return memory;
}

static void goes(void *memory) {
  if (is_counting && memory) live -= (long)malloc_usable_size(memory);
}

void *malloc(size_t size) { return came(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return came(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return came(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

void *realloc(void *memory, size_t size) {
  goes(memory);
  return came(__libc_realloc(memory, size));
}

void free(void *memory) {
  goes(memory);
  __libc_free(memory);
}

void allocation_counter_start(void) {
  count = live = peak = 0;
  is_counting = true;
}

void allocation_counter_stop(void) { is_counting = false; }
long allocation_counter_count(void) { return count; }
long allocation_counter_live_bytes(void) { return live; }
long allocation_counter_peak_bytes(void) { return peak; }
