import GalleyGeometry

/// Creates a ``DisplayList`` from drawing commands: transform, clip, fill, restore.
///
/// Graphics contexts have no groups. Between `save()` and `restore()` there are transforms and
/// clips in any order, with drawing in between. A list has groups, each with one transform and one
/// clip. The recorder opens a group when a transform or a clip follows a drawing command, and
/// leaves out groups in which nothing is drawn.
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
  /// The reason why a group was opened, which also decides how it is closed.
  internal enum Opening: Sendable {
    /// The list itself, which is never closed.
    case list
    /// Opened by `save()`, and closed by `restore()`.
    case save
    /// Opened by `beginLayer`, and closed by `endLayer()`.
    case layer
    /// Opened by a transform or a clip, and closed together with the group that contains it.
    case change
  }

  /// A group that is not finished.
  internal struct OpenGroup: Sendable {
    var opening: Opening
    var header = Group(DisplayList())
    var items: [DisplayList.Item] = []
    /// The transform from the group's coordinates to the coordinates of the list.
    var transform: AffineTransform
    /// The area in which something may be visible, in the coordinates of the list.
    var clipBounds: Rect
  }

  /// The unfinished groups, each inside the group before it. The first group is the list itself.
  internal var groups: [OpenGroup]

  /// Creates a recorder without any drawing.
  ///
  /// - Parameter bounds: The area in which something may be visible.
  public init(bounds: Rect) {
    groups = [OpenGroup(opening: .list, transform: .identity, clipBounds: bounds)]
  }

  // MARK: Queries

  /// The transform from the current coordinates to the coordinates of the list.
  public var transform: AffineTransform { groups[groups.count - 1].transform }

  /// A rectangle around the area in which something may be visible, in the current coordinates.
  public var clipBounds: Rect {
    let group = groups[groups.count - 1]
    guard let inverse = group.transform.inverted() else { return .null }
    return group.clipBounds.applying(inverse)
  }

  /// Whether a clip is set.
  public var isClipped: Bool {
    groups.contains { $0.header.clip != nil || $0.header.mask != nil }
  }

  /// Whether nothing was drawn, transformed or clipped.
  public var isUntouched: Bool { groups.count == 1 && groups[0].items.isEmpty }

  /// The list of everything that was drawn, with unfinished groups as if they were finished.
  public var list: DisplayList {
    var whole = self
    whole.close(downTo: 0)
    return DisplayList(whole.groups[0].items)
  }

  // MARK: Drawing

  /// Adds an item in front of the items that were added before.
  public mutating func add(_ item: DisplayList.Item) {
    groups[groups.count - 1].items.append(item)
  }

  /// Adds the items of a list in front of the items that were added before.
  public mutating func add(_ list: DisplayList) {
    groups[groups.count - 1].items += list.items
  }

  /// Removes everything that was drawn, and keeps transforms and clips.
  public mutating func erase() {
    for index in groups.indices { groups[index].items = [] }
  }

  /// Whether a single picture can replace everything that was drawn so far.
  ///
  /// The value is `false` inside a layer, because a layer is composited as a whole when the layer
  /// ends. The value is also `false` in a group with a mask, because blend modes there blend only
  /// with other masked content.
  package var canBeFlattened: Bool {
    groups.allSatisfy { $0.opening != .layer && $0.header.mask == nil }
  }

  /// Replaces everything that was drawn by an item in the coordinates of the list, and keeps
  /// transforms and clips.
  package mutating func flatten(to item: DisplayList.Item) {
    erase()
    groups[0].items = [item]
  }

  // MARK: Changing

  /// Applies a transform to everything that is drawn from now on.
  public mutating func concatenate(_ transform: AffineTransform) {
    guard !transform.isIdentity else { return }
    if !(top.isFresh && top.header.clip == nil && top.header.mask == nil) { open(.change) }
    top.header.transform = transform.concatenating(top.header.transform)
    top.transform = transform.concatenating(top.transform)
    checkInvariants()
  }

  /// Restricts drawing to the inside of an outline from now on.
  public mutating func clip(to path: Path, rule: FillRule = .winding) {
    if rule == .evenOdd, path.rectangle == nil {
      // A group is clipped by the winding rule. For the even-odd rule, the group gets a mask
      // instead of a clip, which has the same effect.
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

  /// Restricts drawing by the alpha of a list from now on.
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

  /// Saves the transform and the clip.
  public mutating func save() { open(.save) }

  /// Restores the transform and the clip that were saved last in this layer.
  ///
  /// - Returns: `false` if none were saved.
  @discardableResult
  public mutating func restore() -> Bool { close(.save) }

  /// Begins a layer, which `endLayer()` composites as one.
  public mutating func beginLayer(
    opacity: Double = 1, shadow: Shadow? = nil, blend: BlendMode = .normal
  ) {
    open(.layer)
    top.header.opacity = opacity
    top.header.shadow = shadow
    top.header.blend = blend
  }

  /// Ends the layer, and composites everything drawn since `beginLayer`.
  ///
  /// - Returns: `false` if there is no layer.
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

  /// Closes the innermost group that was opened for this reason, and all groups in it.
  private mutating func close(_ opening: Opening) -> Bool {
    // `restore()` inside a layer does not close groups that were opened before the layer. The end
    // of a layer closes all groups that were opened in the layer.
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
  /// Whether a transform or a clip can still be added to this group.
  fileprivate var isFresh: Bool { items.isEmpty && (opening == .save || opening == .change) }

  /// The items of the finished group: no items if the group is empty, and the items without a
  /// group if the group would change nothing.
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
