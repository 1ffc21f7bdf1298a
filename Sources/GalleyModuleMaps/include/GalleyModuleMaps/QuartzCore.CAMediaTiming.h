#include "UIKit.h"
