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
  local cold changed nothing release
  missed=0
  release=$(seconds build_client release)
  cold=$(seconds build_client debug)
  echo '// One line more.' >>"$client/Sources/ProofClient/SettingsViewController.swift"
  sed -i 's/title = "Settings"/title = "What you like"/' \
    "$client/Sources/ProofClient/SettingsViewController.swift"
  changed=$(seconds build_client debug)
  nothing=$(seconds build_client debug)
  judge build.cold s 'everything in release' "$cold" "$release" 1.3
  judge build.line s 'a part of everything, if one line of the client has changed' "$changed" "$cold" 0.1
  judge build.nothing s 'a part of everything, if nothing has' "$nothing" "$cold" 0.05
  echo "$((3 - missed)) of 3 goals met"
}

# judge NAME UNIT WHAT A B MOST: prints a row, and counts a goal that is missed.
judge() {
  local found verdict=met
  found=$(ratio "$4" "$5")
  awk -v a="$found" -v b="$6" 'BEGIN { exit !(a > b) }' && verdict=MISSED && missed=$((missed + 1))
  printf '%-16s %9.2f %s  %s %.2f %s: %s ×, at most %s ×: %s\n' "$1" "$4" "$2" "$3" "$5" "$2" "$found" \
    "$6" "$verdict"
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

bench_proof() {
  copy_client
  local debug release
  missed=0
  debug=$(client_times debug)
  release=$(client_times release)
  value() { awk -v name="$2" '$1 == name { print $2 }' <<<"$1"; }
  judge proof.geometry ms 'all optimized' \
    "$(value "$debug" geometry)" "$(value "$release" geometry)" 1.3
  judge proof.compared ms 'the drawing of its display list' \
    "$(value "$debug" compared)" "$(value "$debug" drawing)" 1.3
  printf '%-16s %9.2f ms  (the screen made, shown, drawn and compared)\n' proof.picture \
    "$(value "$debug" picture)"
  echo "$((2 - missed)) of 2 goals met"
}

# make_sources FOLDER COUNT: that many files, each a part of an app with names of its own.
make_sources() {
  local number file files=(Tests/Consumers/PortedClient/App/*/*.swift)
  mkdir -p "$1"
  for ((number = 0; number < $2; number++)); do
    file=${files[number % ${#files[@]}]}
    sed -E "s/\\b(Oven|OrderStore|OrderStoreDelegate|OrderCell|OrdersViewController|Chained)\\b/\\1$((
      number / ${#files[@]}))/g" "$file" >"$1/File$number.swift"
  done
}

# The porting step, built as the plugin builds it.
bench_port() {
  local tool parse least port again file arguments=()
  missed=0
  copy_client
  build_tool() {
    GALLEY_OPTIMIZED=on swift build --scratch-path "$scratch/build" --product GalleyPortingTool </dev/null
  }
  seconds build_tool >/dev/null
  tool=$(GALLEY_OPTIMIZED=on swift build --scratch-path "$scratch/build" --show-bin-path 2>/dev/null)/GalleyPortingTool
  make_sources "$scratch/sources" 2000
  for file in "$scratch"/sources/*.swift; do arguments+=("$file" "$scratch/ported/$(basename "$file")"); done
  parse=$(seconds swiftc -parse "$scratch"/sources/*.swift)
  # The same without the processes that the driver starts, one for each file.
  least=$(seconds swiftc -frontend -parse "$scratch"/sources/*.swift)
  port=$(seconds "$tool" build "$scratch/facts.json" "${arguments[@]}")
  echo "// One line more." >>"$scratch/sources/File1.swift"
  again=$(seconds "$tool" build "$scratch/facts.json" "${arguments[@]}")
  judge port.cold s 'swiftc -parse over the same 2,000 files' "$port" "$parse" 4
  judge port.line s 'a part of it, if one file has changed' "$again" "$port" 0.5
  printf '%-16s %9.2f s  (the parser of the compiler over all of them in one process: %s ×)\n' port.least \
    "$least" "$(ratio "$port" "$least")"
  echo "$((2 - missed)) of 2 goals met"
}
