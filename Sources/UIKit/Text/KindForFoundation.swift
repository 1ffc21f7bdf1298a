/// What Foundation for Linux takes for its own kind of an object: the first word of a class of ours whose
/// objects are values of text attributes.
///
/// Whenever a text is changed, Foundation compares attributes. It reads a number out of the first word that
/// an object keeps, and stops the process if that is zero, as it is in one of a thousand pointers, or in a
/// small number. With any other that is none of its own classes it asks `isEqual(_:)`.
///
///     open class NSShadow: NSObject {
///       private let kindForFoundation = KindForFoundation()
internal struct KindForFoundation: Sendable {
  // Bits 8 to 17: a number that no class of Foundation's has.
  private let word: UInt = 0x3FF00
}
