#include "GalleySnapshotTesting.h"
