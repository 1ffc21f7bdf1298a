import GalleyGeometry

/// Makes a ``DisplayList`` of drawing that comes step by step: move, clip, fill, go back.
///
/// Graphics contexts know no groups. Between `save()` and `restore()` come transforms and clips in any
/// order, with drawing in between. A list has groups, each with one transform and one clip. The
/// recorder opens a group where a transform or a clip comes after something was drawn, and leaves out
/// those in which nothing is.
///
///     var recorder = DisplayListRecorder(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
///     recorder.save()
///     recorder.concatenate(AffineTransform(translationX: 10, y: 20))
///     recorder.add(.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), .color(.black), .winding))
///     recorder.restore()
///     recorder.list
///     // group, at (10, 20)
///     //   fill rect (0, 0, 5, 5) #000000
public struct DisplayListRecorder: Sendable {
  /// What opened a group, and so what closes it.
  internal enum Opening: Sendable {
    /// The list itself, which nothing closes.
    case list
    /// `save()`, which `restore()` closes.
    case save
    /// `beginLayer`, which `endLayer()` closes.
    case layer
    /// A transform or a clip, which is closed together with what it is in.
    case change
  }

  /// A group that is not finished.
  internal struct OpenGroup: Sendable {
    var opening: Opening
    var header = Group(DisplayList())
    var items: [DisplayList.Item] = []
    /// From the points in the group to those of the list.
    var transform: AffineTransform
    /// Where something can be seen, in the points of the list.
    var clipBounds: Rect
  }

  /// The groups that are not finished, each in the one before. The first is the list.
  internal var groups: [OpenGroup]

  /// A recorder in which nothing was drawn.
  ///
  /// - Parameter bounds: Where something can be seen.
  public init(bounds: Rect) {
    groups = [OpenGroup(opening: .list, transform: .identity, clipBounds: bounds)]
  }

  // MARK: Asking

  /// From the points that are drawn in to those of the list.
  public var transform: AffineTransform { groups[groups.count - 1].transform }

  /// A rectangle around where something can be seen, in the points that are drawn in.
  public var clipBounds: Rect {
    let group = groups[groups.count - 1]
    guard let inverse = group.transform.inverted() else { return .null }
    return group.clipBounds.applying(inverse)
  }

  /// Whether what is drawn now shows only in a part.
  public var isClipped: Bool {
    groups.contains { $0.header.clip != nil || $0.header.mask != nil }
  }

  /// Whether nothing was drawn, nor changed.
  public var isUntouched: Bool { groups.count == 1 && groups[0].items.isEmpty }

  /// Everything that was drawn; what is not finished, as if it were.
  public var list: DisplayList {
    var whole = self
    whole.close(downTo: 0)
    return DisplayList(whole.groups[0].items)
  }

  // MARK: Drawing

  /// Draws something in front of what is there.
  public mutating func add(_ item: DisplayList.Item) {
    groups[groups.count - 1].items.append(item)
  }

  /// Draws the things of a list in front of what is there.
  public mutating func add(_ list: DisplayList) {
    groups[groups.count - 1].items += list.items
  }

  /// Forgets all drawing, and keeps transforms and clips.
  public mutating func erase() {
    for index in groups.indices { groups[index].items = [] }
  }

  // MARK: Changing

  /// Moves all points that come.
  public mutating func concatenate(_ transform: AffineTransform) {
    guard !transform.isIdentity else { return }
    if !(top.isFresh && top.header.clip == nil && top.header.mask == nil) { open(.change) }
    top.header.transform = transform.concatenating(top.header.transform)
    top.transform = transform.concatenating(top.transform)
    checkInvariants()
  }

  /// Draws only inside of an outline from now on.
  public mutating func clip(to path: Path, rule: FillRule = .winding) {
    if rule == .evenOdd, path.rectangle == nil {
      // A group is clipped by the winding rule. By the other one, a mask does the same.
      clip(
        to: DisplayList([.fill(path, .color(.black), .evenOdd)]), bounds: path.controlBounds)
      return
    }
    if !(top.isFresh && top.header.mask == nil) { open(.change) }
    if let before = top.header.clip {
      if let one = before.rectangle, let other = path.rectangle {
        top.header.clip = Path(one.intersection(other))
      } else {
        open(.change)
        top.header.clip = path
      }
    } else {
      top.header.clip = path
    }
    narrow(to: path.controlBounds)
  }

  /// Shows of all that comes as much as the alpha of a list says.
  public mutating func clip(to mask: DisplayList, bounds: Rect? = nil) {
    if !(top.isFresh && top.header.mask == nil) { open(.change) }
    top.header.mask = mask
    narrow(to: bounds ?? mask.bounds)
  }

  private mutating func narrow(to bounds: Rect) {
    let bounds = bounds.applying(top.transform)
    top.clipBounds = top.clipBounds.intersection(bounds)
    checkInvariants()
  }

  // MARK: Nesting

  /// Notes the transform and the clip.
  public mutating func save() { open(.save) }

  /// Goes back to what was noted last in this layer.
  ///
  /// - Returns: `false` if nothing was.
  @discardableResult
  public mutating func restore() -> Bool { close(.save) }

  /// Draws beside the list, until `endLayer()` lays it down as one.
  public mutating func beginLayer(
    opacity: Double = 1, shadow: Shadow? = nil, blend: BlendMode = .normal
  ) {
    open(.layer)
    top.header.opacity = opacity
    top.header.shadow = shadow
    top.header.blend = blend
  }

  /// Lays down what was drawn since `beginLayer`.
  ///
  /// - Returns: `false` if that never was.
  @discardableResult
  public mutating func endLayer() -> Bool { close(.layer) }

  // MARK: Groups

  private var top: OpenGroup {
    get { groups[groups.count - 1] }
    _modify { yield &groups[groups.count - 1] }
  }

  private mutating func open(_ opening: Opening) {
    groups.append(
      OpenGroup(opening: opening, transform: top.transform, clipBounds: top.clipBounds))
  }

  /// Closes the innermost group that was opened so, and all in it.
  private mutating func close(_ opening: Opening) -> Bool {
    // What was saved before a layer is there again behind the layer, and not in it; and a layer ends
    // together with what was saved in it.
    let index = groups.lastIndex { $0.opening == opening || $0.opening == .layer }
    guard let index, groups[index].opening == opening else { return false }
    close(downTo: index - 1)
    checkInvariants()
    return true
  }

  private mutating func close(downTo index: Int) {
    while groups.count > index + 1 {
      let group = groups.removeLast()
      top.items += group.finished
    }
  }
}

extension DisplayListRecorder.OpenGroup {
  /// Whether a transform or a clip can still become its own.
  fileprivate var isFresh: Bool { items.isEmpty && (opening == .save || opening == .change) }

  /// What is drawn of it: nothing if it is empty, and no group if that would change nothing.
  fileprivate var finished: [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    var group = header
    group.content = DisplayList(items)
    if opening == .layer { group.isIsolated = group.content.mixesWithBackdrop }
    let isPlain =
      group.transform.isIdentity && group.clip == nil && group.opacity == 1
      && group.compositing.isPlain
    guard !isPlain else { return items }
    return [.group(group)]
  }
}
