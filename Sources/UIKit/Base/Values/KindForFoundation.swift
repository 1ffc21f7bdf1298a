/// A first stored property for classes whose objects are values of text attributes.
///
/// Foundation on Linux reads this property as its own type number.
///
/// Whenever a text is changed, Foundation compares attributes. It reads a number from the first
/// stored word of an object, and stops the process if that number is zero, as it is in one of a
/// thousand pointers, or in a small integer. If the number belongs to none of its own classes, it
/// calls `isEqual(_:)`.
///
///     open class NSShadow: NSObject {
///       private let kindForFoundation = KindForFoundation()
internal struct KindForFoundation: Sendable {
  // Bits 8 to 17 contain a number that no class of Foundation has.
  private let word: UInt = 0x3FF00
}
