/// An example that can be drawn.
struct Drawing: Sendable {
  var name: String
  var title: String
  var picture: @Sendable () -> Picture
}

/// What an example shows.
struct Picture {
  /// In words.
  var text: String
  var svg: String
}
