/// An example that can be drawn.
struct Drawing: Sendable {
  var name: String
  var title: String
  var picture: @Sendable () -> Picture
}

/// The picture of an example.
struct Picture {
  /// A description of the picture.
  var text: String
  var svg: String
}
