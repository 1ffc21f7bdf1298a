import GalleyGeometry

/// What to paint, in order: a value that can be compared, printed, and drawn on any ``Canvas``.
///
///     var list = DisplayList()
///     list.fill(Path(Rect(x: 0, y: 0, width: 100, height: 44)), with: .color(.white))
///     list.draw(text, at: Point(x: 16, y: 12))
///     print(list)
///     // fill rect (0, 0, 100, 44) #FFFFFF
///     // text "Hello" system 17 #000000 at (16, 12), 38 × 20.5
///
/// Copies share what they hold.
public struct DisplayList: Sendable {
  /// One thing to paint.
  public enum Item: Hashable, Sendable {
    /// Fills an outline.
    case fill(Path, Paint, FillRule)
    /// Draws an outline.
    case stroke(Path, Paint, StrokeStyle)
    /// The shadow of a shape, and not the shape.
    case shadow(Path, Shadow)
    /// An image.
    case picture(Picture)
    /// Text, its top left corner at a point.
    case text(PlacedText)
    /// Things that belong together.
    case group(Group)
  }

  /// Written only while a single list holds it.
  private final class Storage: @unchecked Sendable {
    var items: [Item]

    init(_ items: [Item]) { self.items = items }
  }

  private static let nothing = Storage([])

  private var storage: Storage

  /// A list of nothing.
  public init() { storage = DisplayList.nothing }

  /// A list of these.
  public init(_ items: [Item]) { storage = items.isEmpty ? DisplayList.nothing : Storage(items) }

  /// What is painted, from the back to the front.
  public var items: [Item] { storage.items }

  /// Whether nothing is painted.
  public var isEmpty: Bool { items.isEmpty }

  /// The same for copies of each other, as long as one of them is there.
  public var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension DisplayList: Hashable {
  /// Whether two lists paint the same. A list and its copy are told apart at a glance.
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.storage === right.storage || left.items == right.items
  }

  /// Hashes how many things there are.
  public func hash(into hasher: inout Hasher) { hasher.combine(items.count) }
}

/// An image, and where it is painted.
public struct Picture: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Which of them, if not all.
  public var source: Rect?
  /// Where they go, stretched as needed.
  public var frame: Rect
  /// The color that is painted where the image is, instead of the image's own.
  public var tint: Color?
  /// Whether pixels blend into one another where they are stretched.
  public var isSmooth: Bool

  /// All of an image, in its own colors.
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

/// A text, and where it is painted.
public struct PlacedText: Hashable, Sendable {
  /// The lines.
  public var layout: TextLayout
  /// The top left corner.
  public var origin: Point

  /// A text at a point.
  public init(_ layout: TextLayout, at origin: Point) {
    self.layout = layout
    self.origin = origin
  }

  /// Hashes what is set.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layout.text)
    hasher.combine(origin)
  }
}

/// Things that belong together: moved, cut off, faded or shaded as one.
public struct Group: Hashable, Sendable {
  /// What it is of, for people who read the list: a view's class, say.
  public var name: String?
  /// Where its points are.
  public var transform = AffineTransform.identity
  /// What shows of it, in its own points.
  public var clip: Path?
  /// How much of it shows.
  public var opacity = 1.0
  /// What it throws behind itself, as it looks.
  public var shadow: Shadow?
  /// Of what the alpha says how much shows, place by place.
  public var mask: DisplayList?
  /// How it mixes, as one, with what is behind it.
  ///
  /// A mode that erases reaches as far as the clip; without one, as far as the things.
  public var blend = BlendMode.normal
  /// Whether what mixes in it sees nothing of what is behind it.
  public var isIsolated = false
  /// Whether a canvas may keep it as a bitmap.
  public var isCached = false
  /// The things.
  public var content: DisplayList

  /// Things as they are.
  public init(_ content: DisplayList, name: String? = nil) {
    self.content = content
    self.name = name
  }
}

extension DisplayList {
  /// Adds an item in front of all others.
  ///
  /// - Complexity: O(1) on average; O(*n*) in the items where a copy of the list holds them too.
  public mutating func append(_ item: Item) { append([item]) }

  /// Adds the items of another list in front.
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

  /// Fills an outline.
  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .winding) {
    append(.fill(path, paint, rule))
  }

  /// Draws an outline.
  public mutating func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()
  ) {
    append(.stroke(path, paint, style))
  }

  /// Paints an image.
  public mutating func draw(_ bitmap: Bitmap, in frame: Rect) {
    append(.picture(Picture(bitmap, in: frame)))
  }

  /// Paints a text, its top left corner at a point.
  public mutating func draw(_ text: TextLayout, at point: Point) {
    append(.text(PlacedText(text, at: point)))
  }
}
