package code

import (
	"bufio"
	"fmt"
	"strconv"
)

// Loc is a line of the source; line 0: none.
type Loc struct{ File, Line, Column int32 }

// Source is a file of the source.
type Source struct{ Folder, Name string }

// Saved is a pair of the caller's registers, and where it is relative to the canonical frame
// address, which is that of the caller's end of the frame: r30 + 8.
type Saved struct {
	Pair   Reg
	Offset int64
}

// The first number in DWARF of a pair's registers is that of its low one.
func (s *Saved) print(w *bufio.Writer) {
	for _, h := range []Half{High, Low} {
		off := s.Offset
		if h == High {
			off += 4
		}
		fmt.Fprintf(w, "\t.cfi_offset\t%s, %d\n", h.Of(s.Pair), off)
	}
}

// printFrame tells unwinders of the frame, after the packet that makes it (DWARF 4, section 6.4).
func printFrame(w *bufio.Writer, f *Func) {
	fmt.Fprintf(w, "\t.cfi_def_cfa\tr30, 8\n\t.cfi_offset\tr31, -4\n\t.cfi_offset\tr30, -8\n")
	for k := range f.Frame.Saved {
		f.Frame.Saved[k].print(w)
	}
}

// makesFrame reports whether a packet has allocframe.
func (p Packet) makesFrame() bool {
	for k := range p {
		if p[k].Op == OpAlloc {
			return true
		}
	}
	return false
}

// line is that of the first instruction of a packet that has one.
func (p Packet) line() Loc {
	for k := range p {
		if p[k].Loc.Line != 0 {
			return p[k].Loc
		}
	}
	return Loc{}
}

// printSources numbers the files of the line table, which the assembler makes of .loc directives.
func printSources(w *bufio.Writer, m *Module) {
	for k, s := range m.Sources {
		fmt.Fprintf(w, "\t.file\t%d %s %s\n", k+1, strconv.Quote(s.Folder), strconv.Quote(s.Name))
	}
	if m.Unit != nil {
		w.WriteString(".Ltext_begin:\n")
	}
}

// unitAbbreviation describes the only entry of .debug_info, a compile unit without children (DWARF
// 4, sections 7.5.3 and 7.7): DW_AT_stmt_list, low_pc, high_pc, name and comp_dir, with their
// forms.
const unitAbbreviation = "1, 0x11, 0, 0x10, 0x17, 0x11, 0x01, 0x12, 0x06, 0x03, 0x08, 0x1b, 0x08, 0, 0, 0"

// printUnit writes the compile unit that leads debuggers to the line table.
func printUnit(w *bufio.Writer, m *Module) {
	if m.Unit == nil {
		return
	}
	fmt.Fprintf(w, "\t.text\n.Ltext_end:\n\t.section\t.debug_abbrev,\"\",@progbits\n\t.byte\t%s\n", unitAbbreviation)
	fmt.Fprintf(w, "\t.section\t.debug_info,\"\",@progbits\n\t.word\t.Lunit_end-.Lunit_begin\n.Lunit_begin:\n\t.half\t4\n\t.word\t.debug_abbrev\n\t.byte\t4, 1\n")
	fmt.Fprintf(w, "\t.word\t.debug_line\n\t.word\t.Ltext_begin\n\t.word\t.Ltext_end-.Ltext_begin\n\t.string\t%s\n\t.string\t%s\n.Lunit_end:\n", strconv.Quote(m.Unit.Name), strconv.Quote(m.Unit.Folder))
	w.WriteString("\t.section\t.debug_line,\"\",@progbits\n")
}
