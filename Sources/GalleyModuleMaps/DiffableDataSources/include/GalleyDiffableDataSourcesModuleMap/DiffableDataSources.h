#include "GalleyDiffableDataSources.h"
