extension Array where Element: AnyObject {
  /// Where an object stands, looked for from both ends at once: what goes one by one mostly goes from there.
  internal func place(of object: Element) -> Int? {
    // As numbers: nothing is retained to be compared.
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
