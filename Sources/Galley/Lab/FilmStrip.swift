import Foundation
import GalleyProofFiles
import GalleyUIKit

/// The appearance of a view at several times during an update, a transition or a gesture.
///
///     let strip = filmStrip(of: feed.view, at: [0, 0.1, 0.2, 0.3]) {
///       feed.show(next, animated: true)
///     }
///     assertProof(of: strip, as: .text)    // frames and alphas at each time
///     assertProof(of: strip, as: .image)   // the moments side by side
@MainActor
public struct FilmStrip {
  /// The appearance of the view at one time.
  @MainActor
  public struct Moment {
    /// The time in seconds after the start of the change.
    public var time: TimeInterval
    /// A line for each visible cell, header and footer, with its frame and alpha.
    public var text: String
    internal var picture: UIView?
  }

  /// The moments, ordered by time.
  public var moments: [Moment]
  /// The size of the view.
  internal var size: CGSize
  /// The centers of each item that moves, one for each moment that shows the item.
  internal var paths: [[CGPoint]]
}

extension FilmStrip {
  /// The moments as text, one below the other.
  public var text: String {
    moments.map { "\(CGFloat($0.time).galleyDescription) s\n\($0.text)" }.joined(separator: "\n")
  }
}

/// Records the appearance of a view at several times during a change.
///
/// - Parameters:
///   - view: The view, which has to be in a window.
///   - times: The times, in seconds after the start of the change. The clock of the window is
///     advanced to the last time.
///   - change: A closure that starts the change. Called at time 0.
@MainActor
public func filmStrip(
  of view: UIView, at times: [TimeInterval] = [0, 0.1, 0.2, 0.3, 0.4], during change: () -> Void
) -> FilmStrip {
  UIView.withSquareText {
    view.layoutIfNeeded()
    let start = view.window?.frameClock.now ?? 0
    var centers: [FilmIdentity: [CGPoint]] = [:]
    var identities = FilmIdentities()
    change()
    MainTurn.drain()
    view.layoutIfNeeded()
    let moments = times.sorted().map { time -> FilmStrip.Moment in
      if let clock = view.window?.frameClock {
        let remaining = start + time - clock.now
        if remaining > 0 { clock.advance(by: remaining) }
      }
      view.layoutIfNeeded()
      let shown = elements(in: view)
      for (element, frame) in shown {
        centers[identities.identity(of: element), default: []]
          .append(CGPoint(x: frame.midX, y: frame.midY))
      }
      let lines = shown.map { element, frame in line(of: element, at: frame) }
      return FilmStrip.Moment(
        time: time, text: lines.joined(separator: "\n"),
        picture: view.snapshotView(afterScreenUpdates: false))
    }
    let paths = centers.values.filter { places in
      places.contains { abs($0.x - places[0].x) > 1 || abs($0.y - places[0].y) > 1 }
    }
    .sorted { ($0[0].y, $0[0].x) < ($1[0].y, $1[0].x) }
    return FilmStrip(moments: moments, size: view.bounds.size, paths: paths)
  }
}

/// The visible cells, headers and footers in a view with their frames, from top to bottom.
@MainActor
private func elements(in view: UIView) -> [(_ListElementView, CGRect)] {
  var found: [(_ListElementView, CGRect)] = []
  func look(in parent: UIView) {
    for child in parent.subviews where !child.isHidden {
      guard let element = child as? _ListElementView else {
        look(in: child)
        continue
      }
      let shown = child.layer.presentation()?.frame ?? child.frame
      let frame = parent.convert(shown, to: view)
      if frame._intersects(view.bounds) { found.append((element, frame)) }
    }
  }
  look(in: view)
  return found.sorted {
    ($0.1.minY, $0.1.minX, "\(type(of: $0.0))") < ($1.1.minY, $1.1.minX, "\(type(of: $1.0))")
  }
}

@MainActor
private func line(of element: UIView, at frame: CGRect) -> String {
  let alpha = CGFloat(element.layer.presentation()?.opacity ?? element.layer.opacity)
  let words = element.subviews.flatMap { texts(in: $0) }.prefix(2).map { " \(ViewTree.quoted($0))" }
    .joined()
  let faded = alpha < 0.999 ? " alpha \(alpha.galleyDescription)" : ""
  return "  \(ViewName.className(element)) \(frame.galleyDescription)\(words)\(faded)"
}

@MainActor
private func texts(in view: UIView) -> [String] {
  guard view.isSeen else { return [] }
  return (view.galleyText.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
}

extension Proof where Subject == FilmStrip {
  /// The frames and alphas at each moment, as text.
  public static var text: Proof {
    Proof<String>.text(pathExtension: "film.txt").pullback { $0.text }
  }

  /// The moments side by side, as a picture.
  ///
  /// Lines connect the positions of each cell. The command `proof sheet` writes a page that plays
  /// the moments one after another.
  public static var image: Proof {
    let picture = Proof<UIView>.image(scale: 1)
    let (look, difference) = (picture.look, picture.difference)
    return Proof(
      pathExtension: picture.pathExtension,
      look: { strip in
        let drawn = try look(FilmView(strip))
        return ProofLook(isSame: drawn.isSame) { strip.layout.stamped(try drawn.written()) }
      }, difference: difference)
  }
}

extension FilmStrip {
  /// The moments side by side, as a PNG file.
  @MainActor
  public func png(scale: CGFloat = 1) -> Data? { FilmView(self).galleyPNG(scale: scale) }

  /// The arrangement of the moments in a picture with a pixel for each point.
  fileprivate var layout: FilmLayout {
    FilmLayout(
      width: size.width, height: size.height, gap: FilmView.gap, times: moments.map(\.time))
  }
}

/// Draws the moments of a film strip.
@MainActor
private final class FilmView: UIView {
  fileprivate static let gap: CGFloat = 8

  init(_ strip: FilmStrip) {
    let width = strip.size.width + FilmView.gap
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: max(width * CGFloat(strip.moments.count) - FilmView.gap, 1),
        height: max(strip.size.height, 1)))
    backgroundColor = .darkGray
    for (index, moment) in strip.moments.enumerated() {
      let frame = CGRect(
        x: width * CGFloat(index), y: 0, width: strip.size.width, height: strip.size.height)
      guard let picture = moment.picture else { continue }
      picture.frame = frame
      picture.clipsToBounds = true
      addSubview(picture)
    }
    guard let last = subviews.last else { return }
    for path in strip.paths {
      let line = UIBezierPath()
      line.move(to: path[0])
      for place in path.dropFirst() { line.addLine(to: place) }
      let shape = CAShapeLayer()
      shape.path = line.cgPath
      shape.strokeColor = UIColor.red.cgColor
      shape.fillColor = nil
      shape.lineWidth = 2
      last.layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }
}
