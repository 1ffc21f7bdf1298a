/// What controls have told, in order.
@MainActor
final class ControlLog {
  var told: [String] = []
}
