import GalleyGeometry

extension Path {
  /// The same path with each subpath drawn from its end to its start.
  ///
  ///     // M 0 0 L 10 0 L 10 5   becomes   M 10 5 L 10 0 L 0 0
  public var reversed: Path {
    var path = Path()
    for subpath in subpaths { subpath.appendReversed(to: &path) }
    return path
  }

  private var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements {
      if case .move = element { subpaths.append(Subpath()) }
      // After `close`, the next element continues from the start of the closed subpath, without a
      // move.
      if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed {
        let start = subpaths.last?.elements.first?.end
        subpaths.append(Subpath(elements: start.map { [.move(to: $0)] } ?? []))
      }
      if element == .close {
        subpaths[subpaths.count - 1].isClosed = true
      } else {
        subpaths[subpaths.count - 1].elements.append(element)
      }
    }
    return subpaths
  }

  /// A subpath: a move, and the lines and curves after it.
  private struct Subpath {
    var elements: [Element] = []
    var isClosed = false

    func appendReversed(to path: inout Path) {
      guard let last = elements.last?.end else { return }
      path.move(to: last)
      for index in elements.indices.dropFirst().reversed() {
        guard let start = elements[index - 1].end else { continue }
        if case .curve(_, let control1, let control2) = elements[index] {
          path.addCurve(to: start, control1: control2, control2: control1)
        } else {
          path.addLine(to: start)
        }
      }
      if isClosed { path.close() }
    }
  }
}
