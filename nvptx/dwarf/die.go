package dwarf

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/nvptx/ptx"
)

// A form is how the value of an attribute is encoded (DWARF 2, section 7.5.4).
type form uint64

const (
	formAddr   form = 0x01
	formData2  form = 0x05
	formData4  form = 0x06
	formString form = 0x08
	formBlock1 form = 0x0a
	formData1  form = 0x0b
	formFlag   form = 0x0c
	formSData  form = 0x0d
	formUData  form = 0x0f
	formRef4   form = 0x13
)

// attribute is an attribute of an entry: its bytes, or the name of a symbol, or another entry.
type attribute struct {
	name   string // of table
	form   form
	bytes  []byte
	symbol string // .b64 symbol after the bytes, or .b32 of a section
	after  []byte // after the symbol
	ref    *entry
}

// entry is a debugging information entry with its children.
type entry struct {
	tag      string
	attrs    []attribute
	children []*entry
	offset   int // in its unit
	abbrev   int
}

func (e *entry) add(a attribute) { e.attrs = append(e.attrs, a) }

func (e *entry) text(name, value string) {
	if value != "" {
		e.add(attribute{name: name, form: formString, bytes: append([]byte(value), 0)})
	}
}

// number adds an unsigned number in the shortest form.
func (e *entry) number(name string, v uint64) {
	switch {
	case v < 1<<8:
		e.add(attribute{name: name, form: formData1, bytes: []byte{byte(v)}})
	case v < 1<<16:
		e.add(attribute{name: name, form: formData2, bytes: []byte{byte(v), byte(v >> 8)}})
	default:
		e.add(attribute{name: name, form: formData4, bytes: []byte{byte(v), byte(v >> 8), byte(v >> 16), byte(v >> 24)}})
	}
}

func (e *entry) flag(name string) {
	e.add(attribute{name: name, form: formFlag, bytes: []byte{1}})
}

func (e *entry) refer(name string, to *entry) {
	if to != nil {
		e.add(attribute{name: name, form: formRef4, ref: to})
	}
}

func (e *entry) label(name, symbol string) {
	e.add(attribute{name: name, form: formAddr, symbol: symbol})
}

// size is the number of bytes of an attribute's value.
func (a *attribute) size() int {
	n := len(a.bytes) + len(a.after)
	switch {
	case a.ref != nil, a.form == formData4 && a.symbol != "":
		n += 4
	case a.symbol != "":
		n += 8
	}
	return n
}

// uleb and sleb encode numbers in 7 bits a byte.
func uleb(v uint64) (out []byte) {
	for {
		b := byte(v & 0x7f)
		if v >>= 7; v == 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

func sleb(v int64) (out []byte) {
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

// abbreviations are the shapes of entries: tag, whether there are children, attributes and forms.
// They are numbered from 1.
type abbreviations struct {
	numbers map[string]int
	lines   []string
}

func (a *abbreviations) of(e *entry) int {
	var key strings.Builder
	fmt.Fprintf(&key, "%s %t", e.tag, len(e.children) > 0)
	for _, at := range e.attrs {
		fmt.Fprintf(&key, " %s:%d", at.name, at.form)
	}
	if n := a.numbers[key.String()]; n > 0 {
		return n
	}
	n := len(a.numbers) + 1
	a.numbers[key.String()] = n
	has := byte(0)
	if len(e.children) > 0 {
		has = 1
	}
	a.lines = append(a.lines, byteLine(append(append(uleb(uint64(n)), uleb(codes[e.tag])...), has), e.tag))
	for _, at := range e.attrs {
		a.lines = append(a.lines, byteLine(append(uleb(codes[at.name]), uleb(uint64(at.form))...), at.name))
	}
	a.lines = append(a.lines, byteLine([]byte{0, 0}, ""))
	return n
}

// place gives an entry and those below it their offsets from at on, and returns the end.
func (e *entry) place(at int, abbrevs *abbreviations) int {
	e.offset, e.abbrev = at, abbrevs.of(e)
	at += len(uleb(uint64(e.abbrev)))
	for k := range e.attrs {
		at += e.attrs[k].size()
	}
	for _, c := range e.children {
		at = c.place(at, abbrevs)
	}
	if len(e.children) > 0 {
		at++
	}
	return at
}

// lines writes an entry and those below it.
func (e *entry) lines(out []string) []string {
	out = append(out, byteLine(uleb(uint64(e.abbrev)), e.tag))
	for _, a := range e.attrs {
		switch {
		case a.ref != nil:
			out = append(out, withComment(".b32 "+strconv.Itoa(a.ref.offset), a.name))
			continue
		case len(a.bytes) > 0:
			out = append(out, byteLine(a.bytes, a.name))
		}
		if a.symbol != "" {
			size := ".b64 "
			if a.form == formData4 {
				size = ".b32 "
			}
			out = append(out, withComment(size+a.symbol, a.name))
		}
		if len(a.after) > 0 {
			out = append(out, byteLine(a.after, ""))
		}
	}
	for _, c := range e.children {
		out = c.lines(out)
	}
	if len(e.children) > 0 {
		out = append(out, byteLine([]byte{0}, "end of children"))
	}
	return out
}

// String is the line of a string in .debug_str.
func String(s string) string { return byteLine(append([]byte(s), 0), strconv.Quote(s)) }

func byteLine(b []byte, comment string) string {
	words := make([]string, len(b))
	for k, x := range b {
		words[k] = strconv.Itoa(int(x))
	}
	return withComment(".b8 "+strings.Join(words, ","), comment)
}

func withComment(line, comment string) string {
	if comment == "" {
		return line
	}
	return fmt.Sprintf("%-40s// %s", line, comment)
}

// sections encodes compile units.
func sections(units []*entry) []*ptx.Section {
	const header = 11 // length, version, offset of the abbreviations, size of addresses
	abbrevs := abbreviations{numbers: map[string]int{}}
	var info []string
	for _, u := range units {
		end := u.place(header, &abbrevs)
		info = append(info, withComment(".b32 "+strconv.Itoa(end-4), "length of the unit"), byteLine([]byte{2, 0}, "version"),
			".b32 .debug_abbrev", byteLine([]byte{8}, "bytes of an address"))
		info = u.lines(info)
	}
	return []*ptx.Section{
		{Name: ".debug_abbrev", Lines: append(abbrevs.lines, byteLine([]byte{0}, ""))},
		{Name: ".debug_info", Lines: info},
	}
}

// codes are the numbers of tags and attributes by their names (DWARF 2, figures 14 and 15; the
// newer ones have the numbers of their versions).
var codes = map[string]uint64{
	"DW_TAG_array_type": 0x01, "DW_TAG_class_type": 0x02, "DW_TAG_enumeration_type": 0x04, "DW_TAG_formal_parameter": 0x05,
	"DW_TAG_lexical_block": 0x0b, "DW_TAG_member": 0x0d, "DW_TAG_pointer_type": 0x0f, "DW_TAG_reference_type": 0x10,
	"DW_TAG_compile_unit": 0x11, "DW_TAG_structure_type": 0x13, "DW_TAG_subroutine_type": 0x15, "DW_TAG_typedef": 0x16,
	"DW_TAG_union_type": 0x17, "DW_TAG_unspecified_parameters": 0x18, "DW_TAG_inheritance": 0x1c, "DW_TAG_inlined_subroutine": 0x1d, "DW_TAG_ptr_to_member_type": 0x1f,
	"DW_TAG_subrange_type": 0x21, "DW_TAG_base_type": 0x24, "DW_TAG_const_type": 0x26, "DW_TAG_enumerator": 0x28,
	"DW_TAG_subprogram": 0x2e, "DW_TAG_template_type_parameter": 0x2f, "DW_TAG_template_value_parameter": 0x30,
	"DW_TAG_variable": 0x34, "DW_TAG_volatile_type": 0x35, "DW_TAG_restrict_type": 0x37, "DW_TAG_namespace": 0x39,
	"DW_TAG_unspecified_type": 0x3b, "DW_TAG_rvalue_reference_type": 0x42,

	"DW_AT_location": 0x02, "DW_AT_name": 0x03, "DW_AT_byte_size": 0x0b, "DW_AT_bit_offset": 0x0c, "DW_AT_bit_size": 0x0d,
	"DW_AT_stmt_list": 0x10, "DW_AT_low_pc": 0x11, "DW_AT_high_pc": 0x12, "DW_AT_language": 0x13, "DW_AT_comp_dir": 0x1b,
	"DW_AT_const_value": 0x1c, "DW_AT_containing_type": 0x1d, "DW_AT_producer": 0x25, "DW_AT_accessibility": 0x32,
	"DW_AT_address_class": 0x33, "DW_AT_artificial": 0x34, "DW_AT_count": 0x37, "DW_AT_data_member_location": 0x38,
	"DW_AT_decl_file": 0x3a, "DW_AT_decl_line": 0x3b, "DW_AT_declaration": 0x3c, "DW_AT_encoding": 0x3e, "DW_AT_external": 0x3f,
	"DW_AT_inline": 0x20, "DW_AT_abstract_origin": 0x31, "DW_AT_call_column": 0x57, "DW_AT_call_file": 0x58, "DW_AT_call_line": 0x59,
	"DW_AT_frame_base": 0x40, "DW_AT_specification": 0x47, "DW_AT_type": 0x49,
	"DW_AT_calling_convention": 0x36, "DW_AT_object_pointer": 0x64, "DW_AT_MIPS_linkage_name": 0x2007,
}
