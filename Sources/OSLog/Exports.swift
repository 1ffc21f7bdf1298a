// The module that has what `os` has, under its other name.
@_exported import os
