/// What a control shows in its states: what is said for a state, or what is said for the normal one.
internal struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  init() {}

  /// What is said for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What is shown in a state.
  subscript(state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }

  var isEmpty: Bool { values.isEmpty }
}
