// Package dwarf describes the functions, variables and types of a module to a debugger, as DWARF in
// the sections of PTX (PTX ISA, "Debugging Directives": .section .debug_abbrev, .debug_info). ptxas
// takes version 2, and completes the line table from .file and .loc.
//
//   - die.go: debugging information entries (DIEs), their encoding and abbreviations;
//   - unit.go: compile units, functions, blocks and variables;
//   - types.go: types.
//
// The facts come from the IR's metadata, whose nodes DWARF's entries mirror; what code has become of
// them (labels, places in memory) the caller tells through Code. A variable that has no place in
// memory is described without location.
package dwarf
