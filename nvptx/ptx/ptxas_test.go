package ptx

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"opt-go/nvptx/ptx/table"
	"opt-go/tools/oracle"
)

// samples builds instructions of a form: the first alternative of each slot, then each other
// alternative and each optional slot by itself.
func samples(f *table.Form, fn *sampler, choose func(Match) bool) []*Inst {
	base := make([]string, len(f.Slots))
	for i, s := range f.Slots {
		if !s.Optional {
			base[i] = s.Alts[0]
		}
	}
	choices := [][]string{base}
	for i, s := range f.Slots {
		for _, alt := range s.Alts {
			if alt != base[i] {
				c := append([]string{}, base...)
				c[i] = alt
				choices = append(choices, c)
			}
		}
	}
	var out []*Inst
	for _, c := range choices {
		in := &Inst{Op: f.Op}
		for _, mod := range c {
			if mod != "" {
				in.Mods = append(in.Mods, mod)
			}
		}
		m := Match{f, c}
		if !choose(m) {
			continue
		}
		checker := &argChecker{m: m, addressSize: 64}
		for _, s := range f.Shapes {
			if s.Optional && m.Get("op") != "cas" {
				break
			}
			in.Args = append(in.Args, sampleOperand(checker, s, fn))
		}
		out = append(out, in)
	}
	return out
}

func sampleOperand(c *argChecker, s table.Shape, fn *sampler) Operand {
	t := c.typeOf(s)
	bits := max(t.Bits(), 16)
	switch s.Kind {
	case '_':
		return Sink{}
	case 'd', 'D', 's', 'm':
		if s.Type == "b8" {
			bits = 8
		}
		return fn.NewReg(BitType(bits))
	case 'W', 'w':
		return fn.NewReg(BitType(bits))
	case 'R':
		return Pair{fn.NewReg(BitType(bits)), fn.NewReg(Pred)}
	case 'p', 'P', 'q':
		return fn.NewReg(Pred)
	case 'V', 'v':
		one := fn.NewReg(BitType(bits))
		if v := c.m.Get("vec"); v != "" {
			vec := Vec{}
			for i := byte('0'); i < v[1]; i++ {
				vec = append(vec, fn.NewReg(BitType(bits)))
			}
			return vec
		}
		return one
	case 'X', 'x', 'y':
		count, typ, _ := strings.Cut(s.Type, "*")
		vec := Vec{}
		n, _ := strconv.Atoi(count)
		for range n {
			vec = append(vec, fn.NewReg(TypeByName(typ)))
		}
		return vec
	case 'T':
		point := Texel{Image: fn.NewReg(B64)}
		n, _ := strconv.Atoi(s.Type)
		for range n {
			point.At = append(point.At, fn.NewReg(B32))
		}
		return point
	case 'k':
		if fn.k = !fn.k; fn.k { // the first operand of the two
			return fn.NewReg(BitType(bits))
		}
		return Vec{fn.NewReg(BitType(bits / 2)), fn.NewReg(BitType(bits / 2))}
	case 'i':
		switch {
		case s.Type != "":
			return Int(0)
		case c.m.Has("cp_fenceproxy"):
			return Int(128)
		}
		if n, ok := sampleInts[c.m.Form.Op]; ok {
			return n
		}
		return Int(16)
	case 'a':
		if c.m.Form.Op == "tcgen05" && !c.m.Has("done") && !c.m.Has("alloc") {
			return At(fn.NewReg(B32), 0) // of tensor memory
		}
		return At(fn.NewReg(B64), 0)
	case 't':
		point := Texel{Image: fn.NewReg(B64)}
		for range coordinates[c.m.Get("geom")] {
			point.At = append(point.At, fn.NewReg(B32))
		}
		return point
	}
	return nil
}

// sampleInts are immediates that opcodes take that refuse 16.
var sampleInts = map[string]Int{"applypriority": 128, "discard": 128, "fence": 128, "setmaxnreg": 32, "pmevent": 1, "tensormap": 1, "wgmma": 1, "st": 0, "tcgen05": 1, "mma": 0}

// sampler makes registers for the samples; k alternates between the operands of a packing mov.
type sampler struct {
	*Func
	k bool
}

// chips lists targets that today's ptxas supports, with the first PTX version of each.
var chips = []struct {
	name    string
	version Version
}{
	{"sm_50", Version{Major: 4, Minor: 0}}, {"sm_52", Version{Major: 4, Minor: 1}}, {"sm_53", Version{Major: 4, Minor: 2}}, {"sm_60", Version{Major: 5, Minor: 0}}, {"sm_61", Version{Major: 5, Minor: 0}}, {"sm_70", Version{Major: 6, Minor: 0}},
	{"sm_72", Version{Major: 6, Minor: 1}}, {"sm_75", Version{Major: 6, Minor: 3}}, {"sm_80", Version{Major: 7, Minor: 0}}, {"sm_86", Version{Major: 7, Minor: 1}}, {"sm_89", Version{Major: 7, Minor: 8}}, {"sm_90", Version{Major: 7, Minor: 8}},
	{"sm_90a", Version{Major: 8, Minor: 0}}, {"sm_100", Version{Major: 8, Minor: 6}}, {"sm_100a", Version{Major: 8, Minor: 6}}, {"sm_103a", Version{Major: 8, Minor: 8}}, {"sm_120a", Version{Major: 8, Minor: 7}},
}

// oldestTarget is the first target, with its smallest version, at which the table says the form
// exists.
func oldestTarget(m Match) (name string, v Version) {
	for _, c := range chips {
		chip, _ := table.ParseChip(c.name)
		v, met := c.version, true
		for _, needs := range m.Needs() {
			ok := false
			for _, n := range needs {
				n.Until = Version{} // the oldest one is asked for
				if (table.Needs{n}).Met(Version{Major: 99, Minor: 0}, chip) && !ok {
					ok = true
					if v.Less(n.Version) {
						v = n.Version
					}
				}
			}
			met = met && ok
		}
		if met {
			return c.name, v
		}
	}
	panic("no such target")
}

// TestTableAgainstPtxas checks an instruction of every form and alternative that a new target has
// with ptxas.
func TestTableAgainstPtxas(t *testing.T) {
	for _, target := range []string{"sm_90a", "sm_100a", "sm_120a"} {
		chip, _ := table.ParseChip(target)
		v := Version{Major: 8, Minor: 8}
		judge(t, oracle.Tool(t, "ptxas"), target, v, func(m Match) bool {
			for _, n := range m.Needs() {
				if !n.Met(v, chip) {
					return false
				}
			}
			return true
		})
	}
}

// TestMinimaAgainstPtxas does the same at the oldest PTX version and target that the table allows.
func TestMinimaAgainstPtxas(t *testing.T) {
	ptxas := oracle.Tool(t, "ptxas")
	type target struct {
		chip string
		v    Version
	}
	var targets []target
	seen := map[target]bool{}
	for _, op := range table.Opcodes() {
		for _, f := range table.Forms(op) {
			fn := &sampler{Func: &Func{}}
			samples(f, fn, func(m Match) bool {
				chip, v := oldestTarget(m)
				if k := (target{chip, v}); !seen[k] {
					seen[k] = true
					targets = append(targets, k)
				}
				return false
			})
		}
	}
	for _, k := range targets {
		t.Run(k.chip+"/"+k.v.String(), func(t *testing.T) {
			if newest := (Version{Major: 8, Minor: 8}); newest.Less(k.v) {
				t.Skipf("ptxas of PTX %s takes no newer text", newest)
			}
			judge(t, ptxas, k.chip, k.v, func(m Match) bool {
				chip, v := oldestTarget(m)
				return chip == k.chip && v == k.v
			})
		})
	}
}

// judge prints samples of the chosen forms in one kernel, and reports the lines that ptxas rejects.
func judge(t *testing.T, ptxas, target string, v Version, choose func(Match) bool) {
	m := NewModule(v, target)
	fn := &sampler{Func: m.NewEntry("samples")}
	for _, op := range table.Opcodes() {
		for _, f := range table.Forms(op) {
			for _, in := range samples(f, fn, choose) {
				if !unfit(f, in, m.SM()) {
					fn.Emit(in)
				}
			}
		}
	}
	fn.Emit(Op("ret"))
	if err := Verify(m); err != nil {
		t.Fatalf("our own verifier: %v", err)
	}
	text := m.String()
	file := filepath.Join(t.TempDir(), "samples.ptx")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(ptxas, "-arch", target, "-o", os.DevNull, file).CombinedOutput()
	if err == nil {
		return
	}
	t.Errorf("%v", err)
	lines := strings.Split(text, "\n")
	found := regexp.MustCompile(`line (\d+);.*`).FindAllStringSubmatch(string(out), -1)
	for _, msg := range found {
		if strings.Contains(msg[0], "Advisory") {
			continue
		}
		n, _ := strconv.Atoi(msg[1])
		t.Errorf("%s: %s", lines[n-1], msg[0])
	}
	if len(found) == 0 {
		t.Errorf("%s", out)
	}
}

// unfit reports whether a sample cannot stand alone in the kernel: control flow needs labels, 8-bit
// halves have no registers, a pointless .sat and 32-bit addresses are refused, and votes and
// shuffles without .sync are gone since sm_70.
func unfit(f *table.Form, in *Inst, sm int) bool {
	switch in.Op {
	case "call", "brx", "bra", "elect":
		return true
	case "cvt":
		return len(in.Mods) == len(f.Slots) && !satMatters(Match{f, in.Mods})
	case "cvta", "alloca", "stacksave", "stackrestore":
		return in.HasMod("u32")
	case "vote", "shfl":
		return !in.HasMod("sync") && sm >= 70
	}
	return f.Shapes != nil && f.Shapes[0].Kind == 'k' && strings.HasSuffix(in.Opcode(), "b16")
}
