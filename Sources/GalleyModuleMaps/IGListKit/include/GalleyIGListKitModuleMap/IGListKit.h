#include "GalleyIGListKit.h"
