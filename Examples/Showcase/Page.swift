/// A page that shows pictures.
struct Page {
  /// A picture on the page.
  struct Image {
    var file: String
    /// The width at which the picture is shown; `nil` for its own width.
    var width: Int?
    /// The alternative text.
    var says: String
  }

  private var parts: [String] = []

  mutating func add(_ title: String, _ images: [Image]) {
    parts.append("<h2>\(escaped(title))</h2>")
    let tags = images.map { image in
      let width = image.width.map { " width=\"\($0)\"" } ?? ""
      return "<a href=\"\(image.file)\"><img src=\"\(image.file)\"\(width) loading=\"lazy\""
        + " alt=\"\(escaped(image.says))\"></a>"
    }
    parts.append("<p>\(tags.joined(separator: "\n"))</p>")
  }

  mutating func add(text: String) { parts.append("<pre>\(escaped(text))</pre>") }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Galley</title>
    <style>
    body { font-family: sans-serif; margin: 2em; background: #f2f2f7; color: #111 }
    img { border: 1px solid #c6c6c8; border-radius: 8px; margin: 0 8px 8px 0; background: #fff; vertical-align: top }
    </style>
    <h1>What Galley draws</h1>
    \(parts.joined(separator: "\n"))

    """
  }
}
