// What the log has is in the Swift module of that name.
#include "UIKit.h"
