/// The values of a control in its states. A state without a value has that of the normal state.
internal struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  init() {}

  /// The value that is set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that is shown in a state.
  subscript(state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }

  var isEmpty: Bool { values.isEmpty }
}
