#include "GalleyIBPCollectionViewCompositionalLayout.h"
