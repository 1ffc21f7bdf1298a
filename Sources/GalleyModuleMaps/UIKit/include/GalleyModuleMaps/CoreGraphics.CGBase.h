#include "GalleyUIKit.h"
