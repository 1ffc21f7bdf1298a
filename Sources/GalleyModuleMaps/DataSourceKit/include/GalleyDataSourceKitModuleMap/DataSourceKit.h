#include "GalleyDataSourceKit.h"
