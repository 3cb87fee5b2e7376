package dwarf_test

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

func optimized(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/optimized.ll")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestRegisters: variables of optimized code have locations, those that llc's have.
func TestRegisters(t *testing.T) {
	ours := located(t, compile(t, optimized(t)))
	want := []string{"half/by", "half/q", "half/x", "sums/a", "sums/i", "sums/last", "sums/n", "sums/out", "sums/sum", "sums/x"}
	if !slices.Equal(ours, want) {
		t.Errorf("variables with locations: %v, want %v", ours, want)
	}
	llc := oracle.Tool(t, "llc-22")
	text, err := exec.Command(llc, "-mcpu=sm_70", "-mattr=+ptx63", "testdata/optimized.ll", "-o", "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	m, err := parse.Module("llc.ptx", string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range located(t, m) {
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
		for _, part := range regexp.MustCompile(`/0x[0-9a-f]+:(\w+)`).FindAllStringSubmatch(path, -1) {
			names = append(names, part[1])
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
	text := optimized(t)
	with := labelsAndSections.ReplaceAllString(compile(t, text).String(), "")
	without := labelsAndSections.ReplaceAllString(compile(t, strings.Replace(text, "emissionKind: FullDebug", "emissionKind: LineTablesOnly", 1)).String(), "")
	if with != without || len(with) < 3000 {
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
		if expr[0] == 0x90 {
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

// TestValues: where the program stores a variable, its location is the register that is stored. The lists are
// found by what is stored: sum in line 21, once for each copy of the loop's body.
func TestValues(t *testing.T) {
	m := compile(t, optimized(t))
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
	found := map[string]bool{}
	m := compile(t, optimized(t))
	c := section(t, m, ".debug_info")
	for k := 0; k+2 < len(c.bytes); k++ {
		if n := int(c.bytes[k]); c.bytes[k+1] == 0x90 && n > 1 && n < 12 && k+1+n <= len(c.bytes) {
			found[asciiName(c.bytes[k+2:k+1+n])] = true
		}
	}
	for _, name := range []string{"%r1", "%rd1"} {
		if !found[name] {
			t.Errorf("no location is %s: %v", name, found)
		}
	}
}
