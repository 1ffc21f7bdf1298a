import Foundation

/// The elements of a picture, for the page that the command `proof sheet` writes: a click on a
/// point of the picture shows the element at that point.
package struct ProofElements: Codable, Hashable, Sendable {
  /// A view in the picture.
  package struct Element: Codable, Hashable, Sendable {
    /// The name of the view, and its item in a list: `PhotoCell, item 3 of section 0`.
    package var name: String
    /// The index of the element that contains this element; `nil` for the root element.
    package var parent: Int?
    /// The visible rectangle in the picture, in points: x, y, width and height.
    package var rect: [Double]
    /// The frame of the view in its superview, as text.
    package var frame: String
    /// The text of the view.
    package var text: String?
    /// The explanation of the frame by the layout, with the constraints that determine the size.
    package var explanation: String?

    /// Creates an element.
    package init(
      name: String, parent: Int?, rect: [Double], frame: String, text: String? = nil,
      explanation: String? = nil
    ) {
      (self.name, self.parent, self.rect, self.frame) = (name, parent, rect, frame)
      (self.text, self.explanation) = (text, explanation)
    }
  }

  /// The width and the height of the picture in points.
  package var size: [Double]
  /// The elements in the order in which they are drawn. An element comes before its parts.
  package var elements: [Element]

  /// Creates the elements of a picture.
  package init(size: [Double], elements: [Element]) {
    (self.size, self.elements) = (size, elements)
  }

  /// Reads elements; `nil` if the data is damaged.
  package init?(_ data: Data) {
    guard let read = try? JSONDecoder().decode(ProofElements.self, from: data),
      read.size.count == 2, read.size.allSatisfy({ $0 > 0 }),
      read.elements.enumerated().allSatisfy({ index, element in
        element.rect.count == 4 && element.parent.map { (0..<index).contains($0) } ?? true
      })
    else { return nil }
    self = read
  }

  /// The elements as JSON.
  package var data: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(self)
  }
}
