// The one file of this target that is compiled as it is. All others of the folder are ported.
