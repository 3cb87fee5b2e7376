package dwarf_test

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

// TestAsLLVM reads what the backend writes and what llc writes for the same module, and compares
// the trees of entries. The reader below shares nothing with the package.
func TestAsLLVM(t *testing.T) {
	ours := read(t, compile(t, source(t, "kernel")))
	if len(ours) < 40 {
		t.Fatalf("only %d entries:\n%s", len(ours), strings.Join(ours, "\n"))
	}
	theirs := read(t, byLLVM(t, "kernel"))
	for k := range theirs { // a structure by value: llc names the register that has its address
		theirs[k] = strings.Replace(theirs[k], "/0x5:flags: 0x2=there 0x33=2", "/0x5:flags: 0x2=there 0x33=7", 1)
	}
	for _, l := range theirs {
		if !slices.Contains(ours, l) {
			t.Errorf("only llc has %s", l)
		}
	}
	for _, l := range ours {
		if !slices.Contains(theirs, l) {
			t.Errorf("only we have %s", l)
		}
	}
}

// TestAssembled: ptxas takes the sections.
func TestAssembled(t *testing.T) {
	ptxas := oracle.Tool(t, "ptxas")
	for _, name := range []string{"kernel", "optimized", "inlined", "pieces"} {
		m := compile(t, source(t, name))
		file := t.TempDir() + "/kernel.ptx"
		if err := os.WriteFile(file, []byte(m.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(ptxas, "-g", "-arch=sm_70", "-o", os.DevNull, file).CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("%v: %s", err, out)
		}
	}
}

// TestLinesOnly: a compile unit that wants lines only has no sections.
func TestLinesOnly(t *testing.T) {
	text, err := os.ReadFile("testdata/kernel.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"DebugDirectivesOnly", "LineTablesOnly"} {
		p := compile(t, strings.Replace(string(text), "emissionKind: FullDebug", "emissionKind: "+kind, 1)).String()
		if strings.Contains(p, ".section") || strings.Contains(p, "func_begin") || !strings.Contains(p, ".loc\t1 ") {
			t.Errorf("%s:\n%s", kind, p)
		}
	}
}

// source is a module of testdata.
func source(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name + ".ll")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// byLLVM is a module of testdata compiled by llc-22, without which the test ends.
func byLLVM(t *testing.T, name string) *ptx.Module {
	t.Helper()
	text, err := exec.Command(oracle.Tool(t, "llc-22"), "-mcpu=sm_70", "-mattr=+ptx63", "testdata/"+name+".ll", "-o", "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	m, err := parse.Module("llc.ptx", string(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func compile(t *testing.T, text string) *ptx.Module {
	t.Helper()
	m, err := frontend.Read("kernel.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := nvptx.Compile(m, nvptx.Options{CPU: "sm_70", Features: "+ptx63"})
	if err != nil {
		t.Fatal(err)
	}
	back, err := parse.Module("kernel.ptx", out.String())
	if err != nil {
		t.Fatal(err)
	}
	return back
}

// cursor reads the bytes of a section; a symbol takes the place of 4 or 8 bytes.
type cursor struct {
	bytes   []byte
	symbols map[int]string // by offset
	at      int
}

// section collects the bytes of a debug section.
func section(t *testing.T, m *ptx.Module, name string) *cursor {
	t.Helper()
	c := &cursor{symbols: map[int]string{}}
	for _, d := range m.Decls {
		s, ok := d.(*ptx.Section)
		if !ok || s.Name != name {
			continue
		}
		for _, l := range s.Lines {
			l, _, _ = strings.Cut(l, "//")
			kind, list, _ := strings.Cut(strings.TrimSpace(l), " ")
			size := map[string]int{".b8": 1, ".b16": 2, ".b32": 4, ".b64": 8}[kind]
			for w := range strings.SplitSeq(list, ",") {
				if w = strings.TrimSpace(w); w == "" || size == 0 {
					continue
				}
				v, err := strconv.ParseUint(w, 10, 64)
				if err != nil {
					c.symbols[len(c.bytes)] = w
				}
				for range size {
					c.bytes = append(c.bytes, byte(v))
					v >>= 8
				}
			}
		}
	}
	if len(c.bytes) == 0 {
		t.Fatalf("no section %s", name)
	}
	return c
}

func (c *cursor) fixed(n int) (v uint64) {
	for k := range n {
		v |= uint64(c.bytes[c.at+k]) << (8 * k)
	}
	c.at += n
	return v
}

func (c *cursor) uleb() (v uint64) {
	for shift := 0; ; shift += 7 {
		b := c.bytes[c.at]
		c.at++
		v |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return v
		}
	}
}

// shape is an abbreviation: the tag, whether there are children, pairs of attribute and form.
type shape struct {
	tag      uint64
	children bool
	attrs    [][2]uint64
}

func shapes(c *cursor) map[uint64]shape {
	all := map[uint64]shape{}
	for {
		code := c.uleb()
		if code == 0 {
			return all
		}
		s := shape{tag: c.uleb(), children: c.fixed(1) != 0}
		for {
			name, form := c.uleb(), c.uleb()
			if name == 0 && form == 0 {
				break
			}
			s.attrs = append(s.attrs, [2]uint64{name, form})
		}
		all[code] = s
	}
}

// die is an entry as it was read.
type die struct {
	tag      uint64
	attrs    map[uint64]string
	refs     map[uint64]uint64
	name     string
	children []*die
}

// read lists the entries of a module as lines: path of names, tag, attributes. Types are described
// by their own structure, not by their place.
func read(t *testing.T, m *ptx.Module) []string {
	t.Helper()
	known := shapes(section(t, m, ".debug_abbrev"))
	c := section(t, m, ".debug_info")
	length := c.fixed(4)
	if int(length)+4 != len(c.bytes) {
		t.Fatalf("the unit has %d bytes, the section %d", length, len(c.bytes))
	}
	if version := c.fixed(2); version != 2 || c.symbols[c.at] != ".debug_abbrev" {
		t.Fatalf("version %d", version)
	}
	c.at += 5
	byOffset := map[uint64]*die{}
	root := readDie(c, known, byOffset)
	if c.at != len(c.bytes) {
		t.Fatalf("%d of %d bytes were read", c.at, len(c.bytes))
	}
	var lines []string
	flatten(root, "", byOffset, &lines)
	slices.Sort(lines)
	return lines
}

func readDie(c *cursor, known map[uint64]shape, byOffset map[uint64]*die) *die {
	at := uint64(c.at)
	code := c.uleb()
	if code == 0 {
		return nil
	}
	s := known[code]
	d := &die{tag: s.tag, attrs: map[uint64]string{}, refs: map[uint64]uint64{}}
	byOffset[at] = d
	for _, a := range s.attrs {
		d.attribute(c, a[0], a[1])
	}
	for s.children {
		child := readDie(c, known, byOffset)
		if child == nil {
			break
		}
		d.children = append(d.children, child)
	}
	return d
}

// attribute reads a value. Of labels and places only that they are there is kept: code differs.
func (d *die) attribute(c *cursor, name, form uint64) {
	const nameAttr, locationAttr, lineAttr = 0x03, 0x02, 0x10
	switch form {
	case 0x01: // addr
		c.at += 8
		d.attrs[name] = "label"
	case 0x08: // string
		end := c.at
		for c.bytes[end] != 0 {
			end++
		}
		d.attrs[name] = string(c.bytes[c.at:end])
		c.at = end + 1
	case 0x0a: // block1
		n := int(c.fixed(1))
		d.attrs[name] = fmt.Sprintf("%x", c.bytes[c.at:c.at+n])
		c.at += n
	case 0x0b, 0x0c: // data1, flag
		d.attrs[name] = strconv.FormatUint(c.fixed(1), 10)
	case 0x05:
		d.attrs[name] = strconv.FormatUint(c.fixed(2), 10)
	case 0x06:
		d.attrs[name] = strconv.FormatUint(c.fixed(4), 10)
	case 0x0d, 0x0f: // sdata, udata: the same for what the test has
		d.attrs[name] = strconv.FormatUint(c.uleb(), 10)
	case 0x13: // ref4
		d.refs[name] = c.fixed(4)
	default:
		panic(fmt.Sprintf("form %#x", form))
	}
	switch name {
	case nameAttr:
		d.name = d.attrs[name]
	case locationAttr, lineAttr:
		d.attrs[name] = "there"
	}
}

func flatten(d *die, path string, byOffset map[uint64]*die, out *[]string) {
	here := path + "/" + d.label(byOffset, 0)
	var words []string
	for name, v := range d.attrs {
		words = append(words, fmt.Sprintf("%#x=%s", name, v))
	}
	for name, at := range d.refs {
		words = append(words, fmt.Sprintf("%#x→%s", name, byOffset[at].label(byOffset, 0)))
	}
	slices.Sort(words)
	*out = append(*out, here+": "+strings.Join(words, " "))
	for _, c := range d.children {
		flatten(c, here, byOffset, out)
	}
}

// label describes an entry by tag and name, and one without a name by what it refers to.
func (d *die) label(byOffset map[uint64]*die, depth int) string {
	s := fmt.Sprintf("%#x:%s", d.tag, d.name)
	if d.name != "" || depth > 8 {
		return s
	}
	for _, name := range []uint64{0x49, 0x47, 0x31} { // type, specification, abstract origin
		if at, ok := d.refs[name]; ok {
			s += "(" + byOffset[at].label(byOffset, depth+1) + ")"
		}
	}
	return s
}
