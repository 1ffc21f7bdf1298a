/// The elementary functions, computed in the same way on every processor.
///
/// The standard library does not have these functions. The last bits of their results in a C
/// library depend on the processor and the version, and a single bit may move a frame by a pixel.
/// The functions here use only integers and the four basic operations, which IEEE 754 defines to
/// the last bit. So a frame that is computed with them is the same on every machine.
///
///     Elementary.sine(.pi / 6)            // 0.49999999999999994, the sine of that Double
///     Elementary.exponential(1)           // 2.718281828459045
///     Elementary.logarithm(10)            // 2.302585092994046
///     Elementary.power(2, 0.5)            // 1.4142135623730951
///     Elementary.arctangent2(y: 1, x: 1)  // 0.7853981633974483
///
/// **Accuracy.** Every result differs from the true value by less than one unit in the last place.
/// For sines, cosines and tangents, this is true of angles up to 2³⁰ in magnitude. The results for
/// special values (infinities, NaN, signed zeros) are those of IEEE 754's recommended functions.
/// The functions never trap. The largest errors found, in units in the last place: logarithm and
/// arctangents 0.50, exponential and power 0.63 (0.76 where the result is subnormal), sine and
/// cosine 0.71, tangent 0.77.
///
/// **Method.** Each function reduces its argument to a short interval around a point at which its
/// Taylor series converges fast, and adds up the series from its smallest term. The reduction is
/// exact, or stores the bits that would be lost in a second number (`DoubleDouble`).
public enum Elementary {}
