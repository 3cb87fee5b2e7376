package dwarf

import (
	"fmt"

	"opt-go/nvptx/ptx"
)

// Operations of locations (DWARF 2, section 7.7.1).
const (
	opConsts = 0x11
	opRegX   = 0x90
	opPiece  = 0x93
)

// registerSpace is the address class of variables that are registers (ptx's .reg).
const registerSpace = 2

// location is the expression of a value. The number of a register is its name in ASCII, the first
// character highest, as ptxas reads it (NVIDIA, "PTX Writer's Guide to Interoperability", debug
// information).
func (v *Value) location() (out []byte) {
	for _, p := range v.Pieces {
		if p.Register != "" {
			out = append(append(out, opRegX), registerNumber(p.Register)...)
		}
		out = append(append(out, opPiece), uleb(uint64(p.Bytes))...)
	}
	if len(v.Pieces) > 0 {
		return out
	}
	if v.Register == "" {
		return append([]byte{opConsts}, sleb(v.Constant)...)
	}
	return append([]byte{opRegX}, registerNumber(v.Register)...)
}

// registerNumber is a name of up to nine characters, which 64 bits cannot hold, as uleb encodes
// numbers.
func registerNumber(name string) (out []byte) {
	bits, n := uint64(0), 0
	for k := len(name) - 1; k >= 0; k-- {
		for bits, n = bits|uint64(name[k])<<n, n+8; n >= 7; n -= 7 {
			out = append(out, byte(bits&0x7f)|0x80)
			bits >>= 7
		}
	}
	if bits != 0 {
		return append(out, byte(bits))
	}
	for len(out) > 1 && out[len(out)-1] == 0x80 {
		out = out[:len(out)-1]
	}
	out[len(out)-1] &^= 0x80
	return out
}

// held adds where a variable is in registers: a location where it is in one for all of the
// function, else a list.
func (u *unit) held(e *entry, values []Value) {
	switch {
	case len(values) == 0:
	case values[0].Whole:
		x := values[0].location()
		e.number("DW_AT_address_class", registerSpace)
		e.add(attribute{name: "DW_AT_location", form: formBlock1, bytes: append([]byte{byte(len(x))}, x...)})
	default:
		e.add(attribute{name: "DW_AT_location", form: formData4, symbol: u.lists.list(values)})
	}
}

// lists are the lists of locations of a module. They are found by their places, as labels in
// sections need PTX 7.0. The ends of a range are addresses: no compile unit has a base address.
type lists struct {
	size  int // bytes so far
	lines []string
}

// list adds a list and returns where it is.
func (l *lists) list(values []Value) string {
	at := fmt.Sprintf(".debug_loc+%d", l.size)
	for _, v := range values {
		x := v.location()
		l.lines = append(l.lines, ".b64 "+v.Begin, ".b64 "+v.End, byteLine([]byte{byte(len(x)), byte(len(x) >> 8)}, "bytes of the location"), byteLine(x, v.Register))
		l.size += 8 + 8 + 2 + len(x)
	}
	l.lines = append(l.lines, ".b64 0", ".b64 0")
	l.size += 8 + 8
	return at
}

// add adds the lists' section to others, if there are any.
func (l *lists) add(sections []*ptx.Section) []*ptx.Section {
	if l.size == 0 {
		return sections
	}
	return append(sections, &ptx.Section{Name: ".debug_loc", Lines: l.lines})
}
