# Reads a manifest as `swift package dump-package` prints it and says, one a line as
# "target<tab>message", which targets break the rules of the house.
#
# Variables: $cores, an object from each core to the list of what it may depend on;
#            $c_homes, the targets that may depend on a C module.

def name: (.byName // .target // .product)[0];

(.targets | map(.name)) as $order
| (.targets | map(select(.type == "system") | .name)) as $c_targets
| .targets | to_entries[] | .key as $index | .value as $target
| $target.name as $target_name
| ($cores[$target_name] // null) as $allowed
| (
    ($target.dependencies[]
      | name as $dependency
      | (
          if $allowed != null and (.product != null or ($allowed | index($dependency) | not)) then
            "the core \($target_name) depends on \($dependency), and it may depend on "
            + (if $allowed == [] then "nothing" else "only \($allowed | join(", "))" end)
            + ": remove the dependency"
          else empty end
        ),
        (
          if ($c_targets | index($dependency)) and ($c_homes | index($target_name) | not) then
            "\($target_name) depends on the C module \($dependency): only "
            + "\($c_homes | join(" and ")) may; put the call there"
          else empty end
        ),
        (
          if ($order | index($dependency)) != null and ($order | index($dependency)) >= $index then
            "\($target_name) depends on \($dependency), which stands below it: a target names "
            + "only targets above it; move one of the two"
          else empty end
        )
    ),
    (if $allowed != null and $target.type != "regular" then
      "the core \($target_name) is of type \($target.type): a core is a plain target"
    else empty end),
    (if $allowed != null then
      ($target.settings[]? | .kind | keys[0]
        | select(. == "linkedLibrary" or . == "linkedFramework" or . == "unsafeFlags")
        | "the core \($target_name) has the setting \(.): a core links nothing; remove it")
    else empty end)
  )
| "\($target_name)\t\(.)"
