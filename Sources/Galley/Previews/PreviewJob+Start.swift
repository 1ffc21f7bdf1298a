import Foundation
import GalleyProofFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// `proof draw` and `proof lab` need the previews of an app's targets. The program with the app's
// tests contains these targets and this module. So the command starts that program with a job in
// its environment, and the app needs no test for it.

#if compiler(>=6.3)
/// Called by the loader before the program begins.
///
/// If the environment has a job, it is done just before the program ends, because then all previews
/// are known and everything is initialized.
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
