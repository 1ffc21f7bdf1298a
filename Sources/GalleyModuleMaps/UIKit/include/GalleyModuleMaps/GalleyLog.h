// The contents of the log are in the Swift module GalleyLog.
#include "GalleyUIKit.h"
