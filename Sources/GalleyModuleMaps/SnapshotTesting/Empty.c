// The package manager builds a target only if it has a source file.
