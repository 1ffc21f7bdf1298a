# What a client pays: the time of its builds, and of its tests. Sourced by script/bench.
#
# The client is Benchmarks/Client, built as its users do: in debug, with no flags of ours.

# seconds COMMAND…: runs it quietly, and prints how many seconds it took, with two decimal places.
seconds() {
  local start end
  start=$(date +%s%N)
  "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; return 1; }
  end=$(date +%s%N)
  awk -v ns=$((end - start)) 'BEGIN { printf "%.2f\n", ns / 1e9 }'
}

# ratio A B: A divided by B, with two decimal places.
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f\n", a / b }'; }

copy_client() {
  export GALLEY_CHECKOUT=$root
  cp -r Benchmarks/Client "$scratch/client"
  client=$scratch/client
}

# build_client CONFIGURATION: in a folder of its own, which later builds go on with.
build_client() {
  GALLEY_OPTIMIZED=on swift build --package-path "$client" --scratch-path "$scratch/build" --configuration "$1" </dev/null
}

bench_build() {
  copy_client
  local cold changed nothing
  cold=$(seconds build_client debug)
  echo '// One line more.' >>"$client/Sources/ProofClient/SettingsViewController.swift"
  sed -i 's/title = "Settings"/title = "What you like"/' \
    "$client/Sources/ProofClient/SettingsViewController.swift"
  changed=$(seconds build_client debug)
  nothing=$(seconds build_client debug)
  printf '%-48s %8s  %s\n' 'build (debug, a client of Galley)' seconds 'part of the first'
  printf '%-48s %8s\n' 'build.cold: everything' "$cold"
  printf '%-48s %8s  %s\n' 'build.line: one line of the client has changed' "$changed" \
    "$(ratio "$changed" "$cold")"
  printf '%-48s %8s  %s\n' 'build.nothing: nothing has' "$nothing" "$(ratio "$nothing" "$cold")"
}

# client_times CONFIGURATION: builds the client, and prints what it measures.
client_times() {
  build_client "$1" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; return 1; }
  local program
  program=$(swift build --package-path "$client" --scratch-path "$scratch/build" \
    --configuration "$1" --show-bin-path 2>/dev/null)/ProofClient
  GALLEY_RECORD=missing "$program" >/dev/null
  "$program"
}

# judge NAME WHAT A B MOST: prints a row, and counts a goal that is missed.
judge() {
  local found verdict=met
  found=$(ratio "$3" "$4")
  awk -v a="$found" -v b="$5" 'BEGIN { exit !(a > b) }' && verdict=MISSED && missed=$((missed + 1))
  printf '%-22s %9.2f ms  %s %.2f ms: %s ×, at most %s ×: %s\n' "$1" "$3" "$2" "$4" "$found" "$5" \
    "$verdict"
}

bench_proof() {
  copy_client
  local debug release
  missed=0
  debug=$(client_times debug)
  release=$(client_times release)
  value() { awk -v name="$2" '$1 == name { print $2 }' <<<"$1"; }
  judge proof.geometry 'all optimized' \
    "$(value "$debug" geometry)" "$(value "$release" geometry)" 1.3
  judge proof.compared 'the drawing of its display list' \
    "$(value "$debug" compared)" "$(value "$debug" drawing)" 1.3
  printf '%-22s %9.2f ms  (the screen made, shown, drawn and compared)\n' proof.picture \
    "$(value "$debug" picture)"
  echo "$((2 - missed)) of 2 goals met"
}
