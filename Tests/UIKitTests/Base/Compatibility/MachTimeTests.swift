import Testing

@testable import GalleyUIKit

@Suite("The kernel's clock")
struct MachTimeTests {
  @Test("The kernel's time is the media time in nanoseconds, with a timebase of one")
  func time() {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    #expect(base == mach_timebase_info(numer: 1, denom: 1))
    let time = MediaTime.SharedTime()
    time.now = 12.5
    MediaTime.$timeOfCallingClock.withValue(time) {
      #expect(mach_absolute_time() == 12_500_000_000)
    }
  }
}
