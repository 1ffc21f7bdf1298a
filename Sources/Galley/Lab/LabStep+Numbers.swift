extension LabStep {
  /// The same step with each negative number of an item or a control replaced by its magnitude.
  ///
  /// A step is a touch or an update in a random test of a screen. An update shows a state of the
  /// screen's data. The numbers of states do not change, because a negative number also selects a
  /// state.
  internal var withoutNegativeNumbers: LabStep {
    func valid(_ number: Int) -> Int { Int(clamping: number.magnitude) }
    return switch self {
    case .updateDuringTap(let state, let item): .updateDuringTap(state, item: valid(item))
    case .updateDuringMenu(let state, let item): .updateDuringMenu(state, item: valid(item))
    case .tap(let item): .tap(valid(item))
    case .select(let item): .select(valid(item))
    case .swipe(let item): .swipe(valid(item))
    case .drag(let item, let delta): .drag(valid(item), by: delta)
    case .menu(let item): .menu(valid(item))
    case .press(let number): .press(valid(number))
    case .tapInBoth(let number): .tapInBoth(valid(number))
    case .interrupt(let state, let item): .interrupt(state, item: valid(item))
    case .filter(let state, let item): .filter(state, item: valid(item))
    case .refresh(let item): .refresh(item: valid(item))
    case .touchAndUpdate(let state, let item): .touchAndUpdate(state, item: valid(item))
    default: self
    }
  }
}
