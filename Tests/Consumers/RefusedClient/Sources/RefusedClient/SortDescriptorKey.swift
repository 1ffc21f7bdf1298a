import UIKit

@MainActor func checkSortDescriptorKey() {
  let names = ["b", "a"].sorted(using: KeyPathComparator(\.self))
  precondition(names == ["a", "b"])
}
