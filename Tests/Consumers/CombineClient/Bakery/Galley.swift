// The only file of this target that is compiled without changes. The plugin UIKitSources ports all
// other files of the folder.
