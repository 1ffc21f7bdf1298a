#include "GalleyLog.h"
