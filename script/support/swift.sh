# Building and testing with no warning let through. Sourced by the scripts that build.

# There are two builds, and each is made with the same flags wherever it is used, because other
# flags would mean another build.
#
# The optimized one is as users build theirs, in debug with Galley optimized. Continuous integration
# makes only this one. The other, where nothing is optimized, is done sooner after a change. Both have
# the internal checks, and of the debug information only lines, for the places of traps. Files that are
# not optimized are compiled in large batches, because each batch parses the whole module: with the
# compiler's 25 files to a batch that was half of the time of GalleyUIKit.
debug_flags=(-Xswiftc -DINTERNAL_CHECKS -Xswiftc -warnings-as-errors
  -Xswiftc -gline-tables-only -Xswiftc -driver-batch-size-limit -Xswiftc 110)
optimized_flags=(--scratch-path "$root/.build/optimized" "${debug_flags[@]}")

# in_optimized COMMAND ARGUMENT…: as Galley's clients have it (see Package.swift).
in_optimized() { GALLEY_OPTIMIZED=on "$@"; }

# The benchmarks are a package of their own. Built in the same folder with the same flags, it takes
# Galley's objects from there as they are.
benchmarks_flags=(--package-path Benchmarks)

# SwiftPM's own remark about flags of Debian's libraries that it leaves out; harmless. The text is
# exact, so that no other flag hides behind it.
flag='(-pthread|-mfpmath=sse|-msse|-msse2|-D_REENTRANT)'
# It may stand in one line with the remark about a run beside this one, which has no end of line.
beside='Another instance of SwiftPM [^`]*`--ignore-lock` has been passed'
harmless_warning="^($beside)?warning: prohibited flag\(s\): $flag(, $flag)*$"

# remove_former_modules: takes out of the build folder the modules whose targets are gone. The package
# manager leaves them there, and every package of a build could go on importing them.
source "$root/script/support/names.sh"
former_modules=(CoreGraphics QuartzCore ObjectiveC os OSLog "${borrowed_names[@]}")
remove_former_modules() {
  local folder name
  for folder in "$root"/.build/{,optimized/}*/debug/Modules; do
    for name in "${former_modules[@]}"; do rm -f "$folder/$name".swift* "$folder/$name".{o,emit-module.*}; done
  done
}

# build_strictly ARGUMENT…: `swift build`, where a warning is an error.
#
# The compiler is told so, which holds in incremental builds too: a file with a warning is never
# done. Warnings of the package manager and the linker are found in what the build printed.
# (The package manager's own come only when it plans the build, so it must do that every time.)
build_strictly() {
  remove_former_modules
  strictly swift build --disable-build-manifest-caching "$@"
}

# strictly COMMAND…: runs a tool of Swift's, shows what it says without its progress, and fails if
# it warns.
strictly() {
  local log=$scratch/log status=0
  "$@" </dev/null >"$log" 2>&1 || status=$?
  grep -vE -e "$harmless_warning" -e '^\[[0-9]+/[0-9]+\] ' -e '^Building for ' "$log" || true
  [[ $status == 0 ]] || return "$status"
  if grep -E 'warning:' "$log" | grep -qvE "$harmless_warning"; then
    echo "a warning is a failure: remove its cause (see the line above with 'warning:')"
    return 1
  fi
}

# run_tests ARGUMENT…: `swift test`; shows what failed and adds to `tests_run`. What failed stands at
# the end, where a log that is cut still has it. Fails when there was nothing to run.
run_tests() {
  local log=$scratch/log status=0
  swift test "$@" </dev/null >"$log" 2>&1 || status=$?
  if [[ $status != 0 ]]; then
    # Without what passed; but if no test failed, the process ended, and the last lines say where.
    if grep -q -e '^✘' -e ': error: ' "$log"; then
      grep -vE -e "$harmless_warning" -e '^(◇|✔) ' -e '^↳ (Testing Library|Target Platform)' -e "^Test (Case|Suite) '.*(started|passed)" \
        -e 'Executed 0 tests' -e '^\[[0-9]+/[0-9]+\] ' "$log" | uniq
      say "what failed"
      # With the notes that follow: they name the step and the seed of a random test.
      awk '/^✘/ { noted = 1 } /^(◇|✔|━|Test |Galley: )/ { noted = 0 } noted || /: error: /' "$log"
    else
      # Without the lists of registers and libraries.
      sed '/^Registers:/,/^Backtrace took/d' "$log" | tail -n 120
    fi
    return "$status"
  fi
  local ran
  ran=$(sed -nE -e 's/^(✔|━) Test run with ([0-9]+) tests? .*/\2/p' \
    -e "/^Test Suite '(All|Selected) tests' passed/,/Executed/ s/.*Executed ([0-9]+) tests?, .*/\1/p" \
    "$log" | awk '{ sum += $1 } END { print sum + 0 }')
  ((ran > 0)) || { echo "no test matches: $*"; return 1; }
  if grep -E 'warning:' "$log" | grep -vE "$harmless_warning"; then
    echo "a warning is a failure"
    return 1
  fi
  echo "$ran tests passed"
  tests_run=$((tests_run + ran))
}
