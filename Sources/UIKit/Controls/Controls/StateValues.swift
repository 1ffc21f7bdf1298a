/// The values of a property of a control, by the control's state.
internal struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  init() {}

  /// The value that is set for a state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that is used in a state: the value for the state or, if no value is set for the
  /// state, the value for the normal state.
  subscript(state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }

  var isEmpty: Bool { values.isEmpty }
}
