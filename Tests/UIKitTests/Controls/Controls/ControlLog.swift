/// The calls that controls have made, in order.
@MainActor
final class ControlLog {
  var told: [String] = []
}
