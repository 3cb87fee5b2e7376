package ir

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// ParseLayout reads a datalayout string. It rejects what LLVM rejects, with LLVM's messages.
func ParseLayout(text string) (*DataLayout, error) {
	d := DefaultLayout()
	d.Text = text
	if text == "" {
		return d, nil
	}
	for _, spec := range strings.Split(text, "-") {
		if err := d.parseSpec(spec); err != nil {
			return nil, errors.Wrapf(err, "datalayout %q", text)
		}
	}
	return d, nil
}

// layoutFields are the fields of a specification after its head, consumed one by one.
type layoutFields struct {
	rest []string
	err  error // the first one
}

func (f *layoutFields) fail(msg string) {
	if f.err == nil {
		f.err = errors.New(msg)
	}
}

// next consumes a field; the error names a missing one.
func (f *layoutFields) next(what string) string {
	if len(f.rest) == 0 {
		f.fail("Missing " + what + " in datalayout string")
		return "0"
	}
	s := f.rest[0]
	f.rest = f.rest[1:]
	return s
}

func (f *layoutFields) number(s string) int {
	n, err := strconv.ParseUint(s, 10, 32)
	if err != nil {
		f.fail("not a number, or does not fit in an unsigned int")
	}
	return int(n)
}

// bytes reads a number of bits that are whole bytes.
func (f *layoutFields) bytes(s string) uint64 {
	n := f.number(s)
	if n%8 != 0 {
		f.fail("number of bits must be a byte width multiple")
	}
	return uint64(n) / 8
}

func isPowerOf2(n uint64) bool { return n > 0 && n&(n-1) == 0 }

// space reads an address space.
func (f *layoutFields) space(s string) int {
	n := f.number(s)
	if n >= 1<<24 {
		f.fail("Invalid address space, must be a 24-bit integer")
	}
	return n
}

func (d *DataLayout) parseSpec(spec string) error {
	parts := strings.Split(spec, ":")
	head := parts[0]
	f := &layoutFields{rest: parts[1:]}
	switch {
	case head == "":
		f.fail("Expected token before separator in datalayout string")
		return f.err
	case slices.Contains(f.rest, ""):
		f.fail("Trailing separator in datalayout string")
		return f.err
	}
	tail := head[1:]
	switch head[0] {
	case 's': // obsolete: stack objects
	case 'e', 'E':
		d.BigEndian = head[0] == 'E'
	case 'p':
		d.parsePointer(f, tail)
	case 'i', 'v', 'f', 'a':
		d.parseAlign(f, head[0], tail)
	case 'n':
		d.parseInts(f, head)
	case 'S':
		if d.StackAlign = f.bytes(tail); d.StackAlign != 0 && !isPowerOf2(d.StackAlign) {
			f.fail("Alignment is neither 0 nor a power of 2")
		}
	case 'F':
		if tail == "" || tail[0] != 'i' && tail[0] != 'n' {
			f.fail("Unknown function pointer alignment type in datalayout string")
		} else if n := f.bytes(tail[1:]); n != 0 && !isPowerOf2(n) {
			f.fail("Alignment is neither 0 nor a power of 2")
		}
	case 'P':
		d.FuncSpace = f.space(tail)
	case 'A':
		d.AllocaSpace = f.space(tail)
	case 'G':
		d.GlobalSpace = f.space(tail)
	case 'm':
		d.parseMangling(f, tail)
	default:
		f.fail("Unknown specifier in datalayout string")
	}
	return f.err
}

func (d *DataLayout) parseMangling(f *layoutFields, tail string) {
	if tail != "" {
		f.fail("Unexpected trailing characters after mangling specifier in datalayout string")
		return
	}
	s := f.next("mangling specifier")
	if len(s) != 1 || len(f.rest) > 0 || !strings.Contains("elomwxa", s) {
		f.fail("Unknown mangling in datalayout string")
		return
	}
	d.Mangling = s[0]
}

// parseInts reads n8:16:32, the native integer types, or ni:1:2, the non-integral address spaces.
func (d *DataLayout) parseInts(f *layoutFields, head string) {
	if head == "ni" {
		for ok := true; ok; ok = len(f.rest) > 0 {
			n := f.space(f.next("address space"))
			if n == 0 {
				f.fail("Address space 0 can never be non-integral")
			}
			d.NonIntegral = append(d.NonIntegral, n)
		}
		return
	}
	for _, s := range append([]string{head[1:]}, f.rest...) {
		n := f.number(s)
		if n == 0 {
			f.fail("Zero width native integer type in datalayout string")
		}
		d.NativeInts = append(d.NativeInts, n)
	}
}

// parsePointer reads p[space]:size:abi[:pref[:index]]. Versions after 19 put flags before the
// space.
func (d *DataLayout) parsePointer(f *layoutFields, tail string) {
	as := 0
	if plain := strings.TrimLeft(tail, "eu"); plain != tail {
		d.newer, tail = true, plain
	}
	if tail != "" {
		number, name, named := strings.Cut(tail, "(")
		if number != "" {
			as = f.space(number)
		}
		if named {
			d.nameSpace(f, name)
		}
	}
	s := pointerSpec{size: f.number(f.next("size specification for pointer"))}
	s.abi = f.bytes(f.next("alignment specification for pointer"))
	s.pref, s.index = s.abi, s.size
	if len(f.rest) > 0 {
		s.pref = f.bytes(f.next(""))
	}
	if len(f.rest) > 0 {
		s.index = f.number(f.next(""))
	}
	switch {
	case s.size == 0:
		f.fail("Invalid pointer size of 0 bytes")
	case !isPowerOf2(s.abi):
		f.fail("Pointer ABI alignment must be a power of 2")
	case !isPowerOf2(s.pref):
		f.fail("Pointer preferred alignment must be a power of 2")
	case s.index == 0:
		f.fail("Invalid index size of 0 bytes")
	case s.pref < s.abi:
		f.fail("Preferred alignment cannot be less than the ABI alignment")
	case s.index > s.size:
		f.fail("Index width cannot be larger than pointer width")
	}
	d.pointers[as] = s
}

// NeedsNewer reports whether the text of the layout has names of address spaces or flags of
// pointers, which LLVM 19 does not have.
func (d *DataLayout) NeedsNewer() bool { return d.newer || d.spaceNames != nil }

// nameSpace checks the name of an address space, which LLVM 22 allows in brackets after the number.
func (d *DataLayout) nameSpace(f *layoutFields, name string) {
	switch name, closed := strings.CutSuffix(name, ")"); {
	case !closed || name == "":
		f.fail("Expected `( address space name )`")
	case len(name) == 1 && strings.Contains("AGP", name):
		f.fail("Cannot use predefined address space names P/G/A in data layout")
	case d.spaceNames[name]:
		f.fail("address space name `" + name + "` already used")
	default:
		if d.spaceNames == nil {
			d.spaceNames = map[string]bool{}
		}
		d.spaceNames[name] = true
	}
}

// parseAlign reads i64:abi[:pref], the same for f and v, and a:abi[:pref].
func (d *DataLayout) parseAlign(f *layoutFields, kind byte, tail string) {
	bits := 0
	if tail != "" {
		bits = f.number(tail)
	}
	if kind == 'a' && bits != 0 {
		f.fail("Sized aggregate specification in datalayout string")
	}
	abi := f.bytes(f.next("alignment specification"))
	pref := abi
	if len(f.rest) > 0 {
		pref = f.bytes(f.next(""))
	}
	switch {
	case kind != 'a' && abi == 0:
		f.fail("ABI alignment specification must be >0 for non-aggregate types")
	case abi > math.MaxUint16 || abi != 0 && !isPowerOf2(abi):
		f.fail("Invalid ABI alignment, must be a power of 2 of 16 bits")
	case kind == 'i' && bits == 8 && abi != 1:
		f.fail("Invalid ABI alignment, i8 must be naturally aligned")
	case pref > math.MaxUint16 || pref != 0 && !isPowerOf2(pref):
		f.fail("Invalid preferred alignment, must be a power of 2 of 16 bits")
	case bits >= 1<<24:
		f.fail("Invalid bit width, must be a 24-bit integer")
	case pref < abi:
		f.fail("Preferred alignment cannot be less than the ABI alignment")
	}
	if kind == 'a' {
		d.aggAlign, d.aggPref = abi, pref
		return
	}
	d.setAlign(kind, alignSpec{bits, abi, pref})
}

// setAlign keeps the lists in the order of widths.
func (d *DataLayout) setAlign(kind byte, s alignSpec) {
	list := map[byte]*[]alignSpec{'i': &d.ints, 'f': &d.floats, 'v': &d.vectors}[kind]
	at, found := slices.BinarySearchFunc(*list, s.bits, func(a alignSpec, bits int) int { return a.bits - bits })
	if found {
		(*list)[at] = s
		return
	}
	*list = slices.Insert(*list, at, s)
}
