// What UIKit has is in the Swift module of that name.
