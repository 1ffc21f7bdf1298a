#if canImport(Combine)
import Combine
#endif
import UIKit

private final class Model {
  #if canImport(Combine)
  let changes = PassthroughSubject<Int, Never>()
  #endif
  var onChange: ((Int) -> Void)?
}

@MainActor func checkImportOfApples() {
  let model = Model()
  var seen = 0
  model.onChange = { seen = $0 }
  model.onChange?(3)
  precondition(seen == 3)
}
