package version

// languages are the names of source languages that DWARF 6 has without a version (DW_LNAME_…), with
// the language of DWARF 5 (DW_LANG_…) for each of their versions, the oldest first: of that version
// or one before the next.
var languages = map[string][]struct {
	since int
	name  string
}{
	"Ada":            {{0, "Ada83"}, {1995, "Ada95"}, {2005, "Ada2005"}, {2012, "Ada2012"}},
	"BLISS":          {{0, "BLISS"}},
	"C":              {{0, "C89"}, {199901, "C99"}, {201112, "C11"}, {201710, "C17"}},
	"C_plus_plus":    {{0, "C_plus_plus"}, {201103, "C_plus_plus_11"}, {201402, "C_plus_plus_14"}, {201703, "C_plus_plus_17"}, {202002, "C_plus_plus_20"}},
	"Cobol":          {{0, "Cobol74"}, {1985, "Cobol85"}},
	"Crystal":        {{0, "Crystal"}},
	"D":              {{0, "D"}},
	"Dylan":          {{0, "Dylan"}},
	"Fortran":        {{0, "Fortran77"}, {1990, "Fortran90"}, {1995, "Fortran95"}, {2003, "Fortran03"}, {2008, "Fortran08"}, {2018, "Fortran18"}},
	"Go":             {{0, "Go"}},
	"Haskell":        {{0, "Haskell"}},
	"Java":           {{0, "Java"}},
	"Julia":          {{0, "Julia"}},
	"Kotlin":         {{0, "Kotlin"}},
	"Modula2":        {{0, "Modula2"}},
	"Modula3":        {{0, "Modula3"}},
	"ObjC":           {{0, "ObjC"}},
	"ObjC_plus_plus": {{0, "ObjC_plus_plus"}},
	"OCaml":          {{0, "OCaml"}},
	"OpenCL_C":       {{0, "OpenCL"}},
	"Pascal":         {{0, "Pascal83"}},
	"PLI":            {{0, "PLI"}},
	"Python":         {{0, "Python"}},
	"RenderScript":   {{0, "RenderScript"}},
	"Rust":           {{0, "Rust"}},
	"Swift":          {{0, "Swift"}},
	"UPC":            {{0, "UPC"}},
	"Zig":            {{0, "Zig"}},
	"Assembly":       {{0, "Assembly"}},
	"C_sharp":        {{0, "C_sharp"}},
	"Mojo":           {{0, "Mojo"}},
	"HIP":            {{0, "HIP"}},
}

// Language returns the word of DWARF 5 for a source language that is named as DWARF 6 does, with
// its version, 0 if there is none. Languages that DWARF 5 does not know are C, as debuggers take
// them.
func Language(name string, v int) string {
	const prefix = "DW_LNAME_"
	word := "C"
	if len(name) > len(prefix) && name[:len(prefix)] == prefix {
		for _, l := range languages[name[len(prefix):]] {
			if v >= l.since {
				word = l.name
			}
		}
	}
	return "DW_LANG_" + word
}
