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
  echo '// One line more.' >>"$client/Sources/ClientScreens/SettingsViewController.swift"
  sed -i 's/title = "Settings"/title = "What you like"/' \
    "$client/Sources/ClientScreens/SettingsViewController.swift"
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

# quietly COMMAND…: shows what a command says only if it fails.
quietly() { "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; return 1; }; }

# client_folder CONFIGURATION: the folder with the client's programs.
client_folder() {
  GALLEY_OPTIMIZED=on swift build --package-path "$client" --scratch-path "$scratch/build" \
    --configuration "$1" --show-bin-path 2>/dev/null
}

# figures COMMAND…: prints what a command says, and on the standard error output if it fails.
figures() { quietly "$@" && cat "$scratch/log"; }

# client_figures CONFIGURATION ARGUMENT…: prints what the client measures. Its proofs are recorded before.
client_figures() {
  local program
  program=$(client_folder "$1")/ProofClient
  shift
  local -x GALLEY_PROOFS=$scratch/proofs
  GALLEY_RECORD=missing quietly "$program" "$1"
  figures "$program" "$@"
  # The program is no test, so nobody has said it.
  [[ -z $(ls -A "$scratch/proofs/changed" 2>/dev/null) ]] || fail "a proof that is measured does not hold"
}

# value LINES NAME: the number in the line that begins with a name.
value() { awk -v name="$2" '$1 == name { print $2 }' <<<"$1"; }

# add A B: their sum.
add() { awk -v a="$1" -v b="$2" 'BEGIN { print a + b }'; }

bench_proof() {
  copy_client
  local debug release memory
  missed=0
  quietly build_client debug
  quietly build_client release
  debug=$(client_figures debug times)
  release=$(client_figures release times)
  judge proof.geometry ms 'all optimized' \
    "$(value "$debug" geometry)" "$(value "$release" geometry)" 1.3
  judge proof.frames ms 'the picture of the same 60 cells' \
    "$(value "$debug" frames60)" "$(value "$debug" picture60)" 0.1
  judge proof.compared ms 'the drawing of its display list' \
    "$(value "$debug" compared)" "$(value "$debug" drawing)" 1.3
  judge proof.encoding ms 'the drawing of what is encoded' \
    "$(value "$debug" encoding)" "$(value "$debug" drawing)" 3
  printf '%-16s %9.2f ms  (the screen made, shown, drawn and compared)\n' proof.picture \
    "$(value "$debug" picture)"
  memory=$(client_figures debug memory 1000)
  judge proof.memory MB '1,000 screens made, proved and dropped; of the allowed' \
    "$(value "$memory" memory)" 10 1
  judge_jobs
  echo "$((6 - missed)) of 6 goals met"
}

# build_tests ARGUMENT…: builds the client in debug, with its tests or other products.
build_tests() {
  GALLEY_OPTIMIZED=on swift build --package-path "$client" --scratch-path "$scratch/build" "$@" </dev/null
}

# judge_jobs: the time of `proof run` in two processes, against that in one. The two take turns, so that a
# noisy moment hits both.
judge_jobs() {
  local folder one=0 two=0 round took
  folder=$(client_folder debug)
  quietly build_tests --build-tests
  quietly build_tests --product proof
  run_jobs() {
    "$folder/proof" run --root "$client" --test-program "$folder/ProofClientPackageTests.xctest" --jobs "$1"
  }
  # The first run records the proofs, and fails. The second one holds, and notes the times of the tests.
  GALLEY_RECORD=missing run_jobs 1 >/dev/null 2>&1 || true
  quietly run_jobs 1
  for round in 1 2; do
    took=$(seconds run_jobs 1)
    one=$(add "$one" "$took")
    took=$(seconds run_jobs 2)
    two=$(add "$two" "$took")
  done
  judge proof.jobs s "in one process; two processes on $(nproc) cores" "$two" "$one" 0.59
}

# Random steps over a screen, against showing it afresh as often. Both are tests, in processes of their own.
bench_lab() {
  copy_client
  local before after steps
  missed=0
  quietly build_tests --build-tests
  # lab_figures COUNT TEST
  lab_figures() {
    CLIENT_STEPS=$1 figures "$(client_folder debug)/ProofClientPackageTests.xctest" \
      --testing-library swift-testing --filter "FuzzTimesTests/$2"
  }
  # Half of the comparison comes before and half after, so that a noisy moment hits both.
  before=$(lab_figures 5000 showing)
  steps=$(lab_figures 10000 fuzzing)
  after=$(lab_figures 5000 showing)
  judge lab.fuzz ms '10,000 steps, and the screen shown afresh as often' "$(value "$steps" fuzz)" \
    "$(add "$(value "$before" fresh)" "$(value "$after" fresh)")" 3
  echo "$((1 - missed)) of 1 goals met"
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
