#include "GalleyInlineSnapshotTesting.h"
