// Package dwarf describes the functions, variables and types of a module to a debugger, as DWARF in
// the sections of PTX (PTX ISA, "Debugging Directives": .section .debug_abbrev, .debug_info). ptxas
// takes version 2, and completes the line table from .file and .loc.
//
//   - die.go: debugging information entries (DIEs), their encoding and abbreviations;
//   - unit.go: compile units and functions;
//   - body.go: blocks and variables of functions;
//   - inline.go: functions that are inlined, and the calls of them;
//   - value.go: variables in registers, their lists of locations (.debug_loc);
//   - types.go: types.
//
// The facts come from the IR's metadata, whose nodes DWARF's entries mirror; what code has become
// of them (labels, places in memory, registers) the caller tells through Code. A variable of which
// nothing is known is described without location, and one of an inlined call of which no code is
// left not at all.
package dwarf
