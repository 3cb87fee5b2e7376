package serve

import (
	"debug/dwarf"
	"debug/elf"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// where returns FILE:LINE of the first of several return addresses of a program whose source has
// line information, is no header, and is not in the stub of a kernel: the call in the user's code.
// Where only headers have lines it is the last of them; "" if there is no line at all.
func where(b *body) string {
	n := min(int(b.u32()), 64)
	addrs := make([]uint64, 0, n)
	for range n {
		addrs = append(addrs, b.u64())
	}
	f, err := elf.Open(string(b.data))
	if err != nil {
		return ""
	}
	defer f.Close()
	d, err := f.DWARF()
	if err != nil {
		return ""
	}
	symbols, _ := f.Symbols() // without them stubs are not known
	stubs := stubNames(symbols)
	inHeader, inStub := "", ""
	for _, a := range addrs {
		for _, fr := range framesOf(d, a-1, functionAt(symbols, a-1)) { // the call is before the return address
			switch base, _, _ := strings.Cut(fr.function, "<"); {
			case stubs[base]:
				inStub = fr.line
			case !fr.header:
				return fr.line
			default:
				inHeader = fr.line
			}
		}
	}
	if inHeader == "" {
		return inStub
	}
	return inHeader
}

// stubMark is what clang adds to the name of a kernel to name its stub, the function on the host
// that launches it.
const stubMark = "__device_stub__"

// stubNames returns the names, as in the source, of the kernels whose stubs are among the symbols.
func stubNames(symbols []elf.Symbol) map[string]bool {
	names := map[string]bool{}
	for _, s := range symbols {
		if name := stubOf(s.Name); name != "" {
			names[name] = true
		}
	}
	return names
}

// stubOf returns the kernel's name in that of a stub, _ZN2ns17__device_stub__abEi or
// __device_stub__ab; "" for other symbols.
func stubOf(symbol string) string {
	before, after, found := strings.Cut(symbol, stubMark)
	if !found {
		return ""
	}
	digits := before[len(strings.TrimRight(before, "0123456789")):]
	n, err := strconv.Atoi(digits)
	if err != nil {
		return after
	}
	return after[:max(0, min(len(after), n-len(stubMark)))]
}

// functionAt names the function of an address: a kernel where that is the kernel's stub.
func functionAt(symbols []elf.Symbol, pc uint64) string {
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && s.Value <= pc && pc < s.Value+s.Size {
			if kernel := stubOf(s.Name); kernel != "" {
				return kernel
			}
			return s.Name
		}
	}
	return ""
}

// frame is one call of those that an address stands for.
type frame struct {
	function string // without its arguments' types
	line     string // FILE:LINE in it
	header   bool
}

// framesOf returns the calls at an address of a function, the innermost first: that of the line
// table, and one for each function that the compiler has inlined there.
func framesOf(d *dwarf.Data, pc uint64, function string) []frame {
	r := d.Reader()
	unit, err := r.SeekPC(pc)
	if err != nil {
		return nil
	}
	lines, err := d.LineReader(unit)
	if err != nil || lines == nil {
		return nil
	}
	var e dwarf.LineEntry
	if lines.SeekPC(pc, &e) != nil || e.File == nil || e.Line == 0 {
		return nil
	}
	inlined := inlinedAt(d, r, pc)
	list := make([]frame, 0, len(inlined)+1)
	add := func(file string, line, depth int) {
		name := function
		if depth > 0 {
			name = nameOf(d, inlined[depth-1])
		}
		file = sourceName(unit, file)
		list = append(list, frame{name, fmt.Sprintf("%s:%d", file, line), isHeader(file)})
	}
	add(e.File.Name, e.Line, len(inlined))
	files := lines.Files()
	for depth := len(inlined) - 1; depth >= 0; depth-- {
		file, _ := inlined[depth].Val(dwarf.AttrCallFile).(int64)
		line, _ := inlined[depth].Val(dwarf.AttrCallLine).(int64)
		if line > 0 && file >= 0 && int(file) < len(files) && files[file] != nil {
			add(files[file].Name, int(line), depth)
		}
	}
	return list
}

// inlinedAt returns the inlined functions that contain an address, the outermost first; r is after
// the entry of the unit.
func inlinedAt(d *dwarf.Data, r *dwarf.Reader, pc uint64) (list []*dwarf.Entry) {
	for {
		e, err := r.Next()
		if err != nil || e == nil || e.Tag == dwarf.TagCompileUnit {
			return list
		}
		if !e.Children {
			if e.Tag == dwarf.TagInlinedSubroutine && contains(d, e, pc) {
				list = append(list, e)
			}
			continue
		}
		switch e.Tag {
		case dwarf.TagNamespace, dwarf.TagStructType, dwarf.TagClassType: // have functions in them
		case dwarf.TagSubprogram, dwarf.TagLexDwarfBlock:
			if !contains(d, e, pc) {
				r.SkipChildren()
			}
		case dwarf.TagInlinedSubroutine:
			if contains(d, e, pc) {
				list = append(list, e)
			} else {
				r.SkipChildren()
			}
		default:
			r.SkipChildren()
		}
	}
}

func contains(d *dwarf.Data, e *dwarf.Entry, pc uint64) bool {
	ranges, err := d.Ranges(e)
	if err != nil {
		return false
	}
	for _, r := range ranges {
		if r[0] <= pc && pc < r[1] {
			return true
		}
	}
	return false
}

// nameOf is the name of an inlined function, which its entry outside of its callers, or that one's
// declaration, has.
func nameOf(d *dwarf.Data, e *dwarf.Entry) string {
	for range 3 {
		if name, ok := e.Val(dwarf.AttrName).(string); ok {
			return name
		}
		at, ok := e.Val(dwarf.AttrAbstractOrigin).(dwarf.Offset)
		if !ok {
			if at, ok = e.Val(dwarf.AttrSpecification).(dwarf.Offset); !ok {
				return ""
			}
		}
		r := d.Reader()
		r.Seek(at)
		var err error
		if e, err = r.Next(); err != nil || e == nil {
			return ""
		}
	}
	return ""
}

// isHeader reports whether a file is one that sources include, of CUDA's or of the program's.
func isHeader(file string) bool {
	for _, ext := range []string{".h", ".hpp"} {
		if strings.HasSuffix(file, ext) {
			return true
		}
	}
	return strings.Contains(file, "/include/")
}

// sourceName undoes what debug/dwarf does to absolute names: it puts the folder of the compilation
// before them.
func sourceName(unit *dwarf.Entry, name string) string {
	dir, _ := unit.Val(dwarf.AttrCompDir).(string)
	rest, joined := strings.CutPrefix(name, dir)
	if joined && !exists(name) && exists(rest) {
		return rest
	}
	return name
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
