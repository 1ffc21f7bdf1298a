/// The first stored property of a class whose objects are values of text attributes.
///
/// When a text is changed, Foundation on Linux compares the values of attributes. To compare two
/// objects, Foundation reads a type number from the first stored word of an object. If the number
/// is zero, Foundation stops the process. The number is zero in a small integer, and in about one
/// of a thousand pointers. If the number belongs to none of Foundation's own classes, Foundation
/// calls `isEqual(_:)`. This property contains such a number.
///
///     open class NSShadow: NSObject {
///       private let kindForFoundation = KindForFoundation()
internal struct KindForFoundation: Sendable {
  // Bits 8 to 17 contain a number that no class of Foundation has.
  private let word: UInt = 0x3FF00
}
