extension Array where Element: AnyObject {
  /// Returns the index of an object, searching from both ends at once: objects that are removed one
  /// by one are usually near an end.
  internal func place(of object: Element) -> Int? {
    // Compares identities as numbers, so that nothing is retained.
    let wanted = ObjectIdentifier(object)
    var (front, back) = (0, count - 1)
    while front <= back {
      if ObjectIdentifier(self[front]) == wanted { return front }
      if ObjectIdentifier(self[back]) == wanted { return back }
      front += 1
      back -= 1
    }
    return nil
  }
}
