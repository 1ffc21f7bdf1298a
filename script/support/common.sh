# What the scripts share. Sourced, not run:
#
#   source "$(dirname "${BASH_SOURCE[0]}")/support/common.sh"
#
# Sets `root`, the checkout, and goes there, so that every script works from any directory.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
script_name=script/$(basename "$0")
cd "$root"

# The same order of file names and the same wording of tools on every machine.
export LC_ALL=C.UTF-8

# Builds are not optimized, unlike those of Galley's clients (see Package.swift), so that they are done
# sooner after a change. What goes into the optimized build sets this again.
export GALLEY_OPTIMIZED=off

# Prints the comment at the top of the calling script.
print_help() {
  sed -n '3,$ { /^#/!q; s/^# \{0,1\}//p }' "$root/$script_name"
}

say() { echo "$script_name: $*"; }

fail() {
  echo "$script_name: $*" >&2
  exit 1
}

# A folder that is gone when the script ends.
scratch=
make_scratch() { scratch=$(mktemp -d); }

# However the script ends: end the process group that runs beside it, tidy up, and say in which step
# it failed.
background=
finish() {
  local status=$?
  [[ -z $background ]] || kill -- "-$background" 2>/dev/null || true
  [[ -z $scratch ]] || rm -rf "$scratch"
  [[ $status == 0 || -z $current_step ]] || echo "$script_name: failed in: $current_step" >&2
}
trap finish EXIT

# step TITLE COMMAND…: runs a command, says what runs and how long it took, and ends the script if
# it fails. The command runs outside any `if`, so that `set -e` holds inside functions.
steps=0
minutes=
current_step=
step() {
  local title=$1 start=$SECONDS
  shift
  current_step=$title
  echo "── $title"
  "$@"
  steps=$((steps + 1))
  current_step=
  minutes+=$(printf '%6.1f  %s' $(in_minutes $((SECONDS - start))) "$title")$'\n'
  echo "── $title: done in $((SECONDS - start)) s"
}

# in_minutes SECONDS: with one decimal place.
in_minutes() { echo "$(($1 / 60)).$(($1 % 60 / 6))"; }

# print_minutes: how many minutes each step took, as a table with its sum.
print_minutes() {
  echo "minutes by step:"
  printf '%s%6.1f  all\n' "$minutes" "$(in_minutes $SECONDS)"
}

# swift_files FOLDER: every Swift file below it, tools' own folders left out, in a fixed order.
swift_files() {
  (cd "$1" && find -L . \( -name .build -o -name .git -o -path ./out \) -prune -o \
    -name '*.swift' -type f -print | sed 's|^\./||' | LC_ALL=C sort)
}

# evaluate_manifest FILE SYSTEM: prints, as JSON, what a manifest says on an operating system. The
# system is changed by changing the question: on Linux `#if os(Linux)` is rewritten to ask for
# another one.
evaluate_manifest() {
  local copy
  copy=$(mktemp -d)
  rewrite_manifest "$1" "$2" >"$copy/Package.swift"
  swift package --package-path "$copy" dump-package || { rm -rf "$copy"; return 1; }
  rm -rf "$copy"
}

rewrite_manifest() {
  case $2 in
    linux) cat "$1" ;;
    not-linux) sed -E 's/os\( *Linux *\)/os(Windows)/g' "$1" ;;
  esac
}
