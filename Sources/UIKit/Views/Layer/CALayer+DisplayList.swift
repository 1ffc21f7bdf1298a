import Foundation
import GalleyDrawing
import GalleyGeometry

// Recording layers as a display list, which contains the drawing of a layer as a list of items. A
// layer that has not changed is not recorded again.

extension CALayer {
  /// Called when the layer's geometry has changed.
  ///
  /// The superlayers are recorded again, but not the layer itself.
  internal func placeChanged() {
    if view != nil { MainActorCheck.check() }
    superlayer?.discardRecordings()
    if !awaitsResizing {
      view?.safeAreaMayHaveChanged()
      view?.followPlaceWithMargins()
    }
    view?.geometryChanged()
  }

  /// Called when the appearance of the layer has changed.
  ///
  /// The layer and its superlayers are recorded again.
  internal func lookChanged() {
    if view != nil { MainActorCheck.check() }
    discardRecordings()
  }

  /// Discards the recordings of the layer and of the superlayers that contain it.
  private func discardRecordings() {
    var layer: CALayer? = self
    while let changed = layer {
      changed.recorded = nil
      changed.discardCount &+= 1
      // If no superlayer has recorded the layer, no superlayer has a recording to discard.
      guard changed.isRecordedBySuperlayer else { return }
      changed.isRecordedBySuperlayer = false
      layer = changed.superlayer
    }
  }

  /// Called with the old appearance when the appearance of the layer has changed.
  ///
  /// Runs the action for the change.
  internal func lookChanged(from old: LayerLook) {
    var action: FoundAction?
    if CALayer.areActionsOn, let change = look.change(from: old) {
      action = actionForChange(change.property, change.before, from: old)
    }
    lookChanged()
    showMotion()
    run(action)
  }

  /// Called when the content of the layer has changed.
  ///
  /// - Parameter redraws: Whether the content is drawn again even if it was empty before.
  internal func contentChanged(redraws: Bool) {
    if redraws || ownContent?.isEmpty == false { ownContent = nil }
    lookChanged()
  }

  /// Returns the layer in the coordinates of its superlayer; `nil` if it paints nothing.
  internal func recordItem() -> DisplayList.Item? { recordGroup().map { .group($0) } }

  /// Returns the layer as a group at its position; `nil` if it paints nothing.
  internal func recordGroup() -> Group? {
    isRecordedBySuperlayer = true
    let look = shownLook
    guard !look.isHidden, look.opacity > 0 else { return nil }
    let content = recordInside()
    guard !content.isEmpty || look.shadowOpacity > 0 else { return nil }
    var group = place(content)
    group.name = recordedName
    group.opacity = Double(look.opacity)
    group.isCached = look.shouldRasterize
    return group
  }

  /// Returns a group at the position of the layer, with its mask, shadow and blend mode.
  private func place(_ content: DisplayList) -> Group {
    let look = shownLook
    var group = Group(content)
    group.transform = shownPlace.placement
    group.blend = look.blend
    if let mask { group.mask = DisplayList(mask.recordItem().map { [$0] } ?? []) }
    if look.shadowPath == nil, showsItself { group.shadow = shadow }
    return group
  }

  /// Draws the layer in a context, with its corner at the context's origin.
  internal func paint(in context: CGContext) {
    guard var item = recordGroup() else { return }
    item.transform = .identity
    context.append(DisplayList([.group(item)]))
  }

  /// Returns the layer and its sublayers, in its own coordinates.
  internal func recordInside() -> DisplayList {
    if let recorded { return recorded }
    CALayer.openRecordings += 1
    defer { CALayer.openRecordings -= 1 }
    if CALayer.openRecordings % CALayer.recordingsInStep == 0 { recordDeeperLayers() }
    let before = CALayer.concentricRecordings
    let discardsBefore = discardCount
    let list = DisplayList(insideItems)
    if view?.storage.corners?.isConcentric == true { CALayer.concentricRecordings &+= 1 }
    // Concentric corners depend on superviews, so they may change although neither this layer nor a
    // layer inside it has changed. So a recording with concentric corners is not kept.
    //
    // While the layer is recorded, a `draw(_:)` may change a sublayer whose old look is already in
    // the list. Then the list is not kept, either.
    if CALayer.concentricRecordings == before && discardCount == discardsBefore { recorded = list }
    return list
  }

  /// The number of levels of sublayers that are recorded by recursion.
  private static let recordingsInStep = 128
  /// The number of recordings of layers with concentric corners so far.
  private static var concentricRecordings = 0
  /// The number of levels of sublayers that are being recorded now.
  private static var openRecordings = 0

  /// Records the sublayers of this layer, the deepest first.
  ///
  /// With recursion alone, a very deep hierarchy would overflow the call stack.
  private func recordDeeperLayers() {
    var found: [CALayer] = [self]
    var next = 0
    while next < found.count {
      let layer = found[next]
      next += 1
      for child in layer.childrenFromBack + layer.overlays
      where child.recorded == nil && !child.shownLook.isHidden && child.shownLook.opacity > 0 {
        found.append(child)
      }
    }
    for layer in found.dropFirst().reversed() { _ = layer.recordInside() }
  }

  /// The items of the layer and its sublayers, in the layer's own coordinates.
  private var insideItems: [DisplayList.Item] {
    insideItems(with: childrenFromBack, overlays)
  }

  /// The items that the layer paints itself: its background, content and border, and sublayers that
  /// belong to no view.
  internal var ownItems: [DisplayList.Item] {
    insideItems(with: childrenFromBack.filter { $0.view == nil }, [])
  }

  /// An empty group with the transform, clip, mask, shadow and blend mode of the layer; `nil` if it
  /// has none of them.
  ///
  /// These properties change how the layer and its sublayers are drawn. The position and the
  /// opacity are not included.
  internal var effects: Group? {
    var group = place(DisplayList())
    (group.transform.tx, group.transform.ty) = (0, 0)
    if shownLook.masksToBounds { group.clip = shape }
    return group == Group(DisplayList()) ? nil : group
  }

  private func insideItems(
    with children: [CALayer], _ overlays: [CALayer]
  ) -> [DisplayList.Item] {
    guard showsItself else { return record(children) }
    let (shape, look, bounds) = (self.shape, shownLook, shownPlace.bounds)
    var items: [DisplayList.Item] = []
    if let path = look.shadowPath, let shadow { items.append(.shadow(path, shadow)) }
    if let background = look.backgroundColor, background.color.alpha > 0, !bounds.isEmpty {
      items.append(
        background.pattern?.fill(
          shape, in: bounds.galley, opacity: Double(background.patternAlpha))
          ?? .fill(shape, .color(background.color), .winding))
    }
    let inner =
      recordOwnContent().items + record(children) + overlays.compactMap { $0.recordItem() }
    if look.masksToBounds && !inner.isEmpty {
      var group = Group(DisplayList(inner), name: "clip")
      group.clip = shape
      items.append(.group(group))
    } else {
      items += inner
    }
    if !bounds.isEmpty, let border { items.append(border) }
    return items
  }

  /// Returns the items of sublayers, in the coordinates of this layer.
  private func record(_ children: [CALayer]) -> [DisplayList.Item] {
    let items = recordInstances(of: children) ?? children.compactMap { $0.recordItem() }
    guard let placement = shownPlace.sublayerPlacement, !items.isEmpty else { return items }
    var group = Group(DisplayList(items), name: "sublayers")
    group.transform = placement
    return [.group(group)]
  }

  /// Returns the content of the layer, which is recorded if needed.
  internal func recordOwnContent() -> DisplayList {
    let shape = contentFollowsShape ? self.shape : nil
    if let ownContent, shapeOfContent == shape { return ownContent }
    let list = recordContent()
    (ownContent, shapeOfContent) = (list, shape)
    return list
  }

  /// The name of the layer in a display list.
  private var recordedName: String? { name ?? view.map { "\(type(of: $0))" } }

  /// The outline of the layer's bounds, with round corners.
  internal var shape: Path { outline(insetBy: 0) }

  /// Returns the rectangle with its round corners, smaller by a distance on each side.
  private func outline(insetBy inset: Double) -> Path {
    let rect = shownPlace.bounds.galley.insetBy(dx: inset, dy: inset)
    if let radii = view?.configuredRadii {
      return Path(roundedRect: rect, cornerRadii: radii.adding(-inset))
    }
    return Path(
      roundedRect: rect, radius: max(shownLook.cornerRadius - inset, 0),
      corners: look.maskedCorners.galley)
  }

  /// The shadow, which lies outside of the layer's bounds.
  private var shadow: Shadow? {
    let look = shownLook
    guard look.shadowOpacity > 0, !look.masksToBounds, let color = look.shadowColor?.color
    else { return nil }
    return Shadow(
      color: color.multiplyingAlpha(by: Double(look.shadowOpacity)),
      offset: Point(x: look.shadowOffset.width, y: look.shadowOffset.height),
      radius: look.shadowRadius)
  }

  /// The border, which lies inside of the layer's edge; `nil` if there is none.
  private var border: DisplayList.Item? {
    let look = shownLook
    guard look.borderWidth > 0, let color = look.borderColor?.color else { return nil }
    let path = outline(insetBy: look.borderWidth / 2)
    return .stroke(path, .color(color), StrokeStyle(width: look.borderWidth))
  }
}
