#include "GalleyIGListSwiftKit.h"
