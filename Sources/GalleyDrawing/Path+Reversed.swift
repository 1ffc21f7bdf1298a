import GalleyGeometry

extension Path {
  /// The same path with each subpath drawn from its end to its start.
  ///
  ///     // M 0 0 L 10 0 L 10 5   becomes   M 10 5 L 10 0 L 0 0
  public var reversed: Path {
    var path = Path()
    for part in parts { part.appendReversed(to: &path) }
    return path
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      if case .move = element { parts.append(Part()) }
      // After a subpath was closed, the next may begin without a move.
      if parts.isEmpty || parts[parts.count - 1].isClosed {
        let start = parts.last?.elements.first?.end
        parts.append(Part(elements: start.map { [.move(to: $0)] } ?? []))
      }
      if element == .close {
        parts[parts.count - 1].isClosed = true
      } else {
        parts[parts.count - 1].elements.append(element)
      }
    }
    return parts
  }

  /// A subpath that is drawn without a move.
  private struct Part {
    var elements: [Element] = []
    var isClosed = false

    func appendReversed(to path: inout Path) {
      guard let last = elements.last?.end else { return }
      path.move(to: last)
      for index in elements.indices.dropFirst().reversed() {
        guard let before = elements[index - 1].end else { continue }
        if case .curve(_, let control1, let control2) = elements[index] {
          path.addCurve(to: before, control1: control2, control2: control1)
        } else {
          path.addLine(to: before)
        }
      }
      if isClosed { path.close() }
    }
  }
}
