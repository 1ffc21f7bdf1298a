#include "GalleyIGListDiffKit.h"
