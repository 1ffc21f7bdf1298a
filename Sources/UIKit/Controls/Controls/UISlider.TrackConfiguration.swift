import Foundation

extension UISlider {
  /// The style of a slider.
  public enum Style: Int, Sendable {
    /// A line with a knob.
    case `default`
    /// A line without a knob.
    case thumbless
  }

  /// The marks on the line of a slider, and the values that can be chosen.
  ///
  ///     slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 5)
  ///     slider.value = 0.3   // 0.25
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the line.
    public struct Tick: Hashable, Sendable {
      /// The position, from 0 to 1.
      public var position: Float
      /// The title.
      public var title: String?
      /// The image.
      public var image: UIImage?

      /// Creates a mark at a position.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether only values at marks can be chosen.
    public var allowsTickValuesOnly: Bool
    /// The position at which the color of the line begins, from 0 to 1.
    public var neutralValue: Float
    /// The positions that can be chosen.
    public var enabledRange: ClosedRange<Float>
    /// The marks.
    public var ticks: [Tick]

    /// Creates a line with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a line with a number of marks at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }

    /// Returns the distance from a position to the next mark above or below the position; `nil` if
    /// every value can be chosen, or if there is no such mark.
    internal func step(from position: Float, isUp: Bool) -> Float? {
      guard allowsTickValuesOnly else { return nil }
      let others = ticks.map { $0.position - position }.filter { isUp ? $0 > 0.001 : $0 < -0.001 }
      return isUp ? others.min() : others.max()
    }

    /// Returns the nearest value that can be chosen.
    internal func limited(_ value: Float, from minimum: Float, to maximum: Float) -> Float {
      guard maximum > minimum else { return value }
      let position = (value - minimum) / (maximum - minimum)
      var chosen = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
      if allowsTickValuesOnly {
        let allowed = ticks.map(\.position).filter { enabledRange.contains($0) }
        chosen = allowed.min { abs($0 - chosen) < abs($1 - chosen) } ?? chosen
      }
      return chosen == position ? value : minimum + chosen * (maximum - minimum)
    }
  }
}
