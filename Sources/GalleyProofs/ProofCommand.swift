import Foundation
import GalleyProofFiles

/// The command `proof`, which runs tests, and shows people the results of proofs and the contents
/// of nibs. A proof is a recorded picture or text with which a test compares its result.
@MainActor
public enum ProofCommand {
  /// Runs the command.
  ///
  ///     ProofCommand.run(["nib", "Cell.xib"], output: { print($0) }, errors: { print($0) })
  ///
  /// - Parameters:
  ///   - environment: The environment for child processes. Its variables may choose a shard of the
  ///     tests.
  ///   - output: Called with each line of the result, such as the name of a picture.
  ///   - errors: Called with each line of an error message.
  ///   - progress: Called with a line about the current work, while it takes time.
  /// - Returns: 0 if the command succeeded; 1 if it failed, or if proofs differ; 2 if the arguments
  ///   are invalid; 3 if tests can't be built or run; 130 if somebody has interrupted the command.
  public static func run(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    output: (String) -> Void, errors: (String) -> Void, progress: (String) -> Void = { _ in }
  ) -> Int32 {
    guard let command = arguments.first else {
      errors("proof: no command is given")
      errors(hint)
      return 2
    }
    let rest = arguments.dropFirst()
    if ["help", "--help", "-h"].contains(command)
      || rest.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) })
    {
      output(ProofUsage.text)
      return 0
    }
    do {
      return try run(
        command, rest, environment: environment, output: output, errors: errors,
        progress: progress)
    } catch {
      errors("proof: \(error)")
      errors(hint)
      return 2
    }
  }

  /// Runs a command with its arguments.
  ///
  /// - Throws: If the arguments are invalid.
  private static func run(
    _ command: String, _ arguments: ArraySlice<String>, environment: [String: String],
    output: (String) -> Void, errors: (String) -> Void, progress: (String) -> Void
  ) throws -> Int32 {
    switch command {
    case "nib":
      let options = try NibOptions(arguments)
      return NibPictures(options).write(output: output, errors: errors) ? 0 : 1
    case "run":
      let options = try RunOptions(arguments, environment: environment)
      return RunCommand(options, environment: environment)
        .run(output: output, errors: errors, progress: progress)
    case "draw", "lab":
      let work = command == "draw" ? PreviewJob.Work.draw : .lab
      return PreviewCommand(
        work, try PreviewOptions(arguments, work: work), environment: environment
      ).run(output: output, errors: errors, progress: progress)
    case "compare":
      return CompareCommand.compare(
        try ProofOptions(arguments), environment: environment, output: output, errors: errors)
    default:
      guard let run = commands[command] else {
        errors("proof: there is no command '\(command)'")
        errors(hint)
        return 2
      }
      return run(try ProofOptions(arguments), output, errors)
    }
  }

  private typealias Command =
    @MainActor (
      ProofOptions, _ output: (String) -> Void, _ errors: (String) -> Void
    ) -> Int32

  private static let commands: [String: Command] = [
    "accept": { AcceptCommand.accept($0, output: $1, errors: $2) },
    "exclude": { ExcludeCommand.exclude($0, output: $1, errors: $2) },
    "explain": { ExplainCommand.explain($0, output: $1, errors: $2) },
    "merge": { MergeCommand.merge($0, output: $1, errors: $2) },
    "sheet": { SheetCommand.sheet($0, output: $1, errors: $2) },
    "stale": { AcceptCommand.stale($0, output: $1, errors: $2) },
  ]

  private static let hint = "proof: see proof --help"
}
