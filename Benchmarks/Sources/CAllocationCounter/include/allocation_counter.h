#pragma once
#include <stddef.h>

// Counts what is allocated while counting is on, in all threads together.

void allocation_counter_start(void);
void allocation_counter_stop(void);

/// How often memory was asked for since the start.
long allocation_counter_count(void);
/// Bytes that were allocated since the start and are not free yet.
long allocation_counter_live_bytes(void);
/// The most bytes that were live at any time since the start.
long allocation_counter_peak_bytes(void);
