import IGListDiffKit
import Testing

@Suite("Settings of experiments")
struct ListExperimentTests {
  @Test("Experiments have the bits that they have in IGListKit")
  func bits() {
    let all: [ListExperiment] = [
      .none, .invalidateLayoutForUpdates, .throwOnInconsistencyException,
      .removeDataSourceChangeEarlyExit, .fixPreferredFocusedView,
    ]
    #expect(all.map(\.rawValue) == [2, 4, 8, 16, 32])
  }

  @Test("The experiment of IGListKit 4 is none of the present ones")
  func backgroundDiffing() {
    let present = ListExperiment(rawValue: 2 | 4 | 8 | 16 | 32)
    #expect(!ListExperimentEnabled(mask: present, option: .backgroundDiffing))
  }

  @Test("Experiments are on if the mask contains them")
  func enabled() {
    let mask: ListExperiment = [.none, .fixPreferredFocusedView]
    #expect(ListExperimentEnabled(mask: mask, option: .fixPreferredFocusedView))
    #expect(!ListExperimentEnabled(mask: mask, option: .invalidateLayoutForUpdates))
  }

  @Test("Experiments are off unless the mask contains them")
  func configs() {
    let diffing = ListAdaptiveDiffingExperimentConfig(enabled: true, maxItemCountToRunOnMain: 100)
    #expect(diffing.enabled && !diffing.higherQOSEnabled && diffing.maxItemCountToRunOnMain == 100)
    var coalescing = IGListAdaptiveCoalescingExperimentConfig()
    #expect(!coalescing.enabled && coalescing.maxInterval == 0)
    coalescing.enabled = true
    #expect(coalescing != IGListAdaptiveCoalescingExperimentConfig())
  }
}
