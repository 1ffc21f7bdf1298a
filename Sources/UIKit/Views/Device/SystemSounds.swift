import Foundation
import Synchronization

// The short sounds of the system.

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// The identifier of the vibration, which plays as a system sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The result of a sound function that has succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The result of a sound function for a file that can't be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1_500

/// The identifier of the sound that was created last.
private let lastSound = Atomic<SystemSoundID>(0x1000)

/// Plays a sound.
///
/// - Differs: Nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound as an alert, which may also vibrate.
///
/// - Differs: Nothing is heard or felt.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, and calls a block when it has ended.
///
/// - Differs: Nothing is heard, and the block is called in a later turn of the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  guard let inCompletionBlock else { return }
  nonisolated(unsafe) let completion = inCompletionBlock
  MainTurn.scheduleFromAnywhere { completion() }
}

/// Plays a sound as an alert, and calls a block when it has ended.
///
/// - Differs: Nothing is heard or felt, and the block is called in a later turn of the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Creates a sound from a file.
///
/// Returns an error if there is no such file.
///
/// - Differs: The file is not read, so every file is a sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: (inFileURL as URL).path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = lastSound.add(1, ordering: .relaxed).newValue
  return kAudioServicesNoError
}

/// Disposes of a sound. The function always succeeds.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
