import CPangoCairo
import GalleyDrawing
import GalleyGeometry

extension TextStyle {
  /// Returns Pango's attributes for characters in this style.
  ///
  /// - Parameter index: The index of the run. The index makes the alpha of neighboring runs with
  ///   outlines slightly different, because Pango would otherwise merge runs that differ only in
  ///   their outlines.
  internal func attributes(ofRun index: Int) -> [UnsafeMutablePointer<PangoAttribute>] {
    let description = font.description
    defer { pango_font_description_free(description) }
    var attributes = [pango_attr_font_desc_new(description)]
    let color = color.clamped
    attributes.append(
      pango_attr_foreground_new(word(color.red), word(color.green), word(color.blue)))
    let alpha = stroke?.isFilled == false ? 0 : word(color.alpha)
    let difference = stroke == nil ? 0 : UInt16(index % 2 + 1)
    attributes.append(
      pango_attr_foreground_alpha_new(
        alpha > difference ? alpha - difference : max(difference, 1)))
    if baselineOffset != 0, baselineOffset.isFinite {
      attributes.append(pango_attr_rise_new(units(baselineOffset)))
    }
    if font.hasTabularDigits { attributes.append(pango_attr_font_features_new("tnum=1")) }
    if let attachment { attributes.append(shape(of: attachment)) }
    return attributes.compactMap { $0 }
  }

  /// Returns the attribute that reserves space for an attachment, which is drawn together with the
  /// text.
  private func shape(of attachment: Attachment) -> UnsafeMutablePointer<PangoAttribute>? {
    let bounds = attachment.bounds
    func units(_ points: Double) -> Int32 { GalleyCairo.units(min(max(points, -1e5), 1e5)) }
    var rectangle = PangoRectangle(
      x: units(bounds.minX), y: units(-bounds.maxY), width: units(bounds.width),
      height: units(bounds.height))
    return pango_attr_shape_new(&rectangle, &rectangle)
  }

  private func word(_ part: Double) -> UInt16 { UInt16(part * 65_535 + 0.5) }
}
