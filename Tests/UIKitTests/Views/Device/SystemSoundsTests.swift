import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Sounds of the system")
struct SystemSoundsTests {
  @Test("Each file has a sound of its own, and a missing one has none")
  func files() {
    let folder = FileManager.default.temporaryDirectory as CFURL
    var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
    #expect(AudioServicesCreateSystemSoundID(folder, &first) == kAudioServicesNoError)
    #expect(AudioServicesCreateSystemSoundID(folder, &second) == kAudioServicesNoError)
    #expect(first != second && first != kSystemSoundID_Vibrate)
    let nowhere = URL(fileURLWithPath: "/nowhere.caf") as CFURL
    #expect(AudioServicesCreateSystemSoundID(nowhere, &first) != kAudioServicesNoError)
    AudioServicesPlaySystemSound(first)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesNoError)
  }

  @Test("The completion of a sound is called in a later turn of the main queue")
  func end() {
    final class Log { var hasEnded = false }
    let log = Log()
    AudioServicesPlaySystemSoundWithCompletion(1_104) { log.hasEnded = true }
    #expect(!log.hasEnded)
    MainTurn.drain()
    #expect(log.hasEnded)
  }
}
