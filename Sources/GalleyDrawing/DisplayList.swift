import GalleyGeometry

/// A list of items to paint, in order: a value that can be compared, printed, and drawn on any
/// ``Canvas``.
///
///     var list = DisplayList()
///     list.fill(Path(Rect(x: 0, y: 0, width: 100, height: 44)), with: .color(.white))
///     list.draw(text, at: Point(x: 16, y: 12))
///     print(list)
///     // fill rect (0, 0, 100, 44) #FFFFFF
///     // text "Hello" system 17 #000000 at (16, 12), 38 × 20.5
///
/// Copies share their items.
public struct DisplayList: Sendable {
  /// An item to paint.
  public enum Item: Hashable, Sendable {
    /// A filled path.
    case fill(Path, Paint, FillRule)
    /// A stroked path.
    case stroke(Path, Paint, StrokeStyle)
    /// The shadow of a path, without the path itself.
    case shadow(Path, Shadow)
    /// An image.
    case picture(Picture)
    /// A text with its top left corner at a point.
    case text(PlacedText)
    /// A group of items.
    case group(Group)
  }

  /// The items of a list and its copies. The items are changed only while a single list uses this
  /// storage.
  private final class Storage: @unchecked Sendable {
    var items: [Item]

    init(_ items: [Item]) { self.items = items }
  }

  private static let empty = Storage([])

  private var storage: Storage

  /// Creates an empty list.
  public init() { storage = DisplayList.empty }

  /// Creates a list of items.
  public init(_ items: [Item]) { storage = items.isEmpty ? DisplayList.empty : Storage(items) }

  /// The items, from the back to the front.
  public var items: [Item] { storage.items }

  /// Whether the list has no items.
  public var isEmpty: Bool { items.isEmpty }

  /// An identity that copies share until they are changed. The identity is valid as long as one of
  /// the copies exists.
  public var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension DisplayList: Hashable {
  /// Whether two lists have equal items. The comparison of a list with its copy is O(1).
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.storage === right.storage || left.items == right.items
  }

  /// Hashes the number of items.
  public func hash(into hasher: inout Hasher) { hasher.combine(items.count) }
}

/// An image with the frame in which it is drawn.
public struct Picture: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The part of the image that is drawn, in pixels; `nil` for the whole image.
  public var source: Rect?
  /// The frame to which the image is scaled.
  public var frame: Rect
  /// The color that replaces the colors of the image, if any.
  public var tint: Color?
  /// Whether pixels are interpolated when the image is scaled.
  public var isSmooth: Bool

  /// Creates a picture of a whole image, in its own colors.
  public init(
    _ bitmap: Bitmap, source: Rect? = nil, in frame: Rect, tint: Color? = nil, isSmooth: Bool = true
  ) {
    self.bitmap = bitmap
    self.source = source
    self.frame = frame
    self.tint = tint
    self.isSmooth = isSmooth
  }
}

/// A text with the position at which it is drawn.
public struct PlacedText: Hashable, Sendable {
  /// The laid out text.
  public var layout: TextLayout
  /// The top left corner.
  public var origin: Point

  /// Creates a text at a point.
  public init(_ layout: TextLayout, at origin: Point) {
    self.layout = layout
    self.origin = origin
  }

  /// Hashes the text and its position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layout.text)
    hasher.combine(origin)
  }
}

/// A group of items that are drawn as one, with a transform, a clip, an opacity and a shadow.
public struct Group: Hashable, Sendable {
  /// A name for people who read the list, such as a view's class.
  public var name: String?
  /// The transform from the group's coordinates to the coordinates of the list that contains the
  /// group.
  public var transform = AffineTransform.identity
  /// The clip of the group, in its own coordinates.
  public var clip: Path?
  /// The opacity of the group.
  public var opacity = 1.0
  /// The shadow of the group, which follows its visible content.
  public var shadow: Shadow?
  /// A list whose alpha determines how much of the group is visible at each point.
  public var mask: DisplayList?
  /// The blend mode of the group as a whole over the items behind it.
  ///
  /// A blend mode that erases the items behind the group affects the area of the clip, or the area
  /// of the content if the group has no clip.
  public var blend = BlendMode.normal
  /// Whether blend modes inside of the group ignore the items behind the group.
  public var isIsolated = false
  /// Whether a canvas may store the group as a bitmap.
  public var isCached = false
  /// The items of the group.
  public var content: DisplayList

  /// Creates a group without any effects.
  public init(_ content: DisplayList, name: String? = nil) {
    self.content = content
    self.name = name
  }
}

extension DisplayList {
  /// Adds an item in front of all others.
  ///
  /// - Complexity: O(1) on average; O(*n*) in the items if a copy of the list shares them.
  public mutating func append(_ item: Item) { append([item]) }

  /// Adds the items of another list in front of all items of this list.
  public mutating func append(_ other: DisplayList) {
    if isEmpty { storage = other.storage } else { append(other.items) }
  }

  private mutating func append(_ items: [Item]) {
    guard !items.isEmpty else { return }
    if isKnownUniquelyReferenced(&storage) {
      storage.items += items
    } else {
      storage = Storage(storage.items + items)
    }
  }

  /// Fills a path.
  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .winding) {
    append(.fill(path, paint, rule))
  }

  /// Strokes a path.
  public mutating func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()
  ) {
    append(.stroke(path, paint, style))
  }

  /// Draws an image.
  public mutating func draw(_ bitmap: Bitmap, in frame: Rect) {
    append(.picture(Picture(bitmap, in: frame)))
  }

  /// Draws a text with its top left corner at a point.
  public mutating func draw(_ text: TextLayout, at point: Point) {
    append(.text(PlacedText(text, at: point)))
  }
}
