/// The elementary functions, computed in the same way on every processor.
///
/// The standard library has none of them, and the last bits of the results of a platform's C
/// library differ from one processor and version to the next; one such bit moves a frame by a
/// pixel. These functions use only integers, the four operations and the square root that IEEE 754
/// defines to the last bit, so a frame computed here is the same everywhere.
///
///     Elementary.sine(.pi / 6)            // 0.49999999999999994, the sine of that Double
///     Elementary.exponential(1)           // 2.718281828459045
///     Elementary.logarithm(10)            // 2.302585092994046
///     Elementary.power(2, 0.5)            // 1.4142135623730951
///     Elementary.arctangent2(y: 1, x: 1)  // 0.7853981633974483
///
/// **Accuracy.** Every result lies less than one unit in the last place from the true value; sines,
/// cosines and tangents for angles up to 2³⁰ in magnitude. Special values (infinities, NaN, signed
/// zeros) are those of IEEE 754's recommended functions. Nothing traps. The largest errors found,
/// in units in the last place: logarithm and arctangents 0.50, exponential and power 0.63 (0.76
/// where the result is subnormal), sine and cosine 0.71, tangent 0.77.
///
/// **Method.** Each function reduces its argument to a short interval around a point at which its
/// Taylor series converges fast, and adds up the series from its smallest term. The reduction is
/// exact, or keeps the bits that would be lost in a second number (`DoubleDouble`).
public enum Elementary {}
