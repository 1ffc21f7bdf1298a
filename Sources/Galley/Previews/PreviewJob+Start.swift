import Foundation
import GalleyProofFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// `proof draw` and `proof lab` need the previews of an app's targets. The test program of the app
// contains these targets and this module. So the command starts the test program with a job in its
// environment, and the app does not need a test for the previews.

#if compiler(>=6.3)
/// A function that the loader calls before the program begins.
///
/// If the environment contains a job, the job is done just before the program exits, because all
/// previews are then known and all globals are initialized.
@section(".init_array") @used
nonisolated private let beginPreviewJob: @convention(c) () -> Void = {
  guard getenv(PreviewJob.variable) != nil else { return }
  atexit { doPreviewJob() }
}
#endif

/// Does the job in the environment, and ends the program.
private func doPreviewJob() {
  guard let job = PreviewJob.ofThisProcess else { return }
  if Thread.isMainThread {
    MainActor.assumeIsolated { PreviewWorker(job).work() }
  } else {
    // Swift Testing ends the program on another thread, while the main thread is idle.
    DispatchQueue.main.sync { PreviewWorker(job).work() }
  }
  _exit(0)
}
