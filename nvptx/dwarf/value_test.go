package dwarf_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestRegisters: variables of optimized code have locations, those that llc's have.
func TestRegisters(t *testing.T) {
	ours := located(t, compile(t, source(t, "optimized")))
	want := []string{"half/by", "half/q", "half/x", "sums/a", "sums/i", "sums/last", "sums/n", "sums/out", "sums/sum", "sums/x"}
	if !slices.Equal(ours, want) {
		t.Errorf("variables with locations: %v, want %v", ours, want)
	}
	for _, v := range located(t, byLLVM(t, "optimized")) {
		if !slices.Contains(ours, v) {
			t.Errorf("only llc locates %s", v)
		}
	}
}

// located lists the variables with locations, as function/variable.
func located(t *testing.T, m *ptx.Module) (list []string) {
	for _, l := range read(t, m) {
		path, attrs, _ := strings.Cut(l, ": ")
		if !strings.Contains(" "+attrs, " 0x2=there") {
			continue
		}
		var names []string
		for part := range strings.SplitSeq(path, "/") {
			if name := regexp.MustCompile(`:(\w+)\)*$`).FindStringSubmatch(part); name != nil { // a block has none
				names = append(names, name[1])
			}
		}
		list = append(list, names[len(names)-2]+"/"+names[len(names)-1])
	}
	slices.Sort(list)
	return list
}

// labelsAndSections are the lines that describe variables.
var labelsAndSections = regexp.MustCompile(`(?m)^\$L__(tmp|func_)\w+:\n|^\t\.section(.|\n)*|, debug$|^$\n`)

// TestSameCode: what is told to a debugger changes no code.
func TestSameCode(t *testing.T) {
	for _, text := range []string{source(t, "optimized"), source(t, "inlined"), source(t, "pieces")} {
		sameCode(t, text)
	}
}

func sameCode(t *testing.T, text string) {
	t.Helper()
	with := labelsAndSections.ReplaceAllString(compile(t, text).String(), "")
	without := labelsAndSections.ReplaceAllString(compile(t, strings.Replace(text, "emissionKind: FullDebug", "emissionKind: LineTablesOnly", 1)).String(), "")
	if with != without || len(with) < 1500 {
		t.Errorf("with variables:\n%s\nwithout:\n%s", with, without)
	}
}

// place is an instruction's line in the PTX.
type place struct{ from, to, register string }

// lists reads all lists of locations.
func lists(t *testing.T, m *ptx.Module) (all []place) {
	c := section(t, m, ".debug_loc")
	for c.at < len(c.bytes) {
		from, to := c.symbols[c.at], c.symbols[c.at+8]
		if c.at += 16; from == "" {
			continue
		}
		n := int(c.fixed(2))
		expr := c.bytes[c.at : c.at+n]
		c.at += n
		p := place{from, to, fmt.Sprintf("%x", expr)}
		if expr[0] == 0x90 && !bytes.Contains(expr, []byte{0x93}) { // no pieces
			p.register = asciiName(expr[1:])
		}
		all = append(all, p)
	}
	return all
}

// asciiName decodes the number of a register.
func asciiName(uleb []byte) string {
	var bits uint64
	for k, b := range uleb {
		bits |= uint64(b&0x7f) << (7 * k)
	}
	return strings.TrimLeft(string(binary.BigEndian.AppendUint64(nil, bits)), "\x00")
}

// TestValues: where the program stores a variable, its location is the register that is stored. The
// lists are found by what is stored: sum in line 21, once for each copy of the loop's body.
func TestValues(t *testing.T) {
	m := compile(t, source(t, "optimized"))
	text := m.String()
	all := lists(t, m)
	stores := regexp.MustCompile(`(?m)^\t\.loc\t1 (\d+) .*\n\tst\.global\.u32 \t\[.*\], (%r\d+);`).FindAllStringSubmatchIndex(text, -1)
	if len(stores) < 3 {
		t.Fatalf("%d stores in:\n%s", len(stores), text)
	}
	for _, s := range stores {
		line, register := text[s[2]:s[3]], text[s[4]:s[5]]
		found := slices.ContainsFunc(all, func(p place) bool {
			return p.register == register && strings.Index(text, p.from+":") < s[0] && s[0] < strings.Index(text, p.to+":")
		})
		if last := !strings.Contains(text[s[1]:], "st.global"); !found && !last { // last has no register where several paths meet
			t.Errorf("%s is stored in line %s and is no variable there", register, line)
		}
	}
	// A register is not written where it is a variable, but by what gives it the value.
	for _, p := range all {
		from, to := strings.Index(text, p.from+":"), strings.Index(text, p.to+":")
		if from < 0 || to < from {
			t.Errorf("there is no range from %s to %s", p.from, p.to)
			continue
		}
		if p.register[0] == '%' {
			if write := regexp.MustCompile(`\t(?:add|mov|selp|or|ld\.\w+)\.\w+ \t` + p.register + `,.*`).FindString(text[from:to]); write != "" {
				t.Errorf("%s is a variable where it is written: %s", p.register, write)
			}
		}
	}
}

// TestOneRegister: a single register is a location of its own, whatever the length of its name.
func TestOneRegister(t *testing.T) {
	found := registersOf(t, compile(t, source(t, "optimized")))
	for _, name := range []string{"%r1", "%rd1"} {
		if !slices.Contains(found, name) {
			t.Errorf("no location is %s: %v", name, found)
		}
	}
}

// registersOf are the registers that are the only location of a variable.
func registersOf(t *testing.T, m *ptx.Module) (list []string) {
	t.Helper()
	c := section(t, m, ".debug_info")
	for k := 0; k+2 < len(c.bytes); k++ {
		if n := int(c.bytes[k]); c.bytes[k+1] == 0x90 && n > 1 && n < 12 && k+1+n <= len(c.bytes) {
			list = append(list, asciiName(c.bytes[k+2:k+1+n]))
		}
	}
	return list
}
