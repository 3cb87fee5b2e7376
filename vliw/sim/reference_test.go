package sim

import (
	"go/parser"
	"go/token"
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// reference executes a straight line of integer operations by a direct implementation: results wait
// in a queue until their cycle comes. It returns the registers in the cycle after the last landing,
// or false if the code breaks the rules.
func reference(m *machine.Machine, bundles []asm.Bundle) (map[machine.Reg]uint64, bool) {
	type pending struct {
		reg   machine.Reg
		value uint64
		lands int
	}
	regs := map[machine.Reg]uint64{}
	var queue []pending
	inFlight := func(r machine.Reg) (last int) {
		for _, p := range queue {
			if p.reg == r {
				last = max(last, p.lands)
			}
		}
		return last
	}
	for cycle := 0; cycle < len(bundles) || len(queue) > 0; cycle++ {
		var still []pending
		for _, p := range queue {
			if p.lands == cycle {
				regs[p.reg] = p.value
			} else {
				still = append(still, p)
			}
		}
		queue = still
		if cycle >= len(bundles) {
			continue
		}
		var issued []pending
		for _, in := range bundles[cycle].Ops {
			var v [2]uint64
			for i, a := range in.Args {
				value, defined := regs[a.Reg]
				if a.Kind == asm.KindImm {
					value = uint64(a.Imm)
				} else if !defined || inFlight(a.Reg) > 0 {
					return nil, false
				}
				v[i] = value
			}
			value := v[0] + v[1]
			if in.Op == machine.OpMul {
				value = v[0] * v[1]
			}
			issued = append(issued, pending{in.Dst, value, cycle + m.LatencyOf(in.Op)})
		}
		for _, p := range issued {
			if inFlight(p.reg) >= p.lands {
				return nil, false
			}
			queue = append(queue, p)
		}
	}
	return regs, true
}

// randomBundles makes a line of code that mostly keeps the rules.
func randomBundles(rng *rand.Rand) []asm.Bundle {
	bundles := make([]asm.Bundle, 12)
	for r := range 4 {
		bundles[r/2].Ops = append(bundles[r/2].Ops, asm.Inst{
			Op: machine.OpAdd, Dst: machine.R(9 + r), Args: []asm.Arg{asm.ImmArg(int64(r)), asm.ImmArg(rng.Int64N(100))},
		})
	}
	for i := 2; i < len(bundles); i++ {
		for range rng.IntN(3) {
			op := []machine.Op{machine.OpAdd, machine.OpMul}[rng.IntN(2)]
			in := asm.Inst{Op: op, Dst: machine.R(9 + rng.IntN(10))}
			for range 2 {
				in.Args = append(in.Args, asm.RegArg(machine.R(9+rng.IntN(4))))
			}
			bundles[i].Ops = append(bundles[i].Ops, in)
		}
	}
	return bundles
}

// TestAgainstDelayedWrites: writing at issue and forbidding early reads is the
// same as writing when the latency has passed.
func TestAgainstDelayedWrites(t *testing.T) {
	m, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	legal := 0
	for range 3000 {
		bundles := randomBundles(rng)
		want, ok := reference(m, bundles)
		drained := append(bundles, make([]asm.Bundle, 8)...)
		drained = append(drained, asm.Bundle{Ops: []asm.Inst{{Op: machine.OpRet, Args: []asm.Arg{}}}})
		mod := &asm.Module{File: "r.s", Funcs: []*asm.Func{{Name: "f", Blocks: []*asm.Block{{Label: "a", Bundles: drained}}}}}
		s, err := New(mod, Config{Machine: m, StackBytes: 4096})
		if err != nil {
			t.Fatal(err)
		}
		_, err = s.Call("f", nil)
		if ok != (err == nil) {
			t.Fatalf("reference says %v, simulator %v\n%s", ok, err, mod)
		}
		if !ok {
			continue
		}
		legal++
		for reg, value := range want {
			if got := s.vals[s.regs.index(reg)]; got != value {
				t.Fatalf("%s = %d, want %d\n%s", reg, got, value, mod)
			}
		}
	}
	if legal < 200 || legal > 2800 {
		t.Errorf("%d of 3000 programs keep the rules: the test has lost its bite", legal)
	}
}

// TestRotationWithoutLoopBranch pipelines by rotp and an ordinary branch, as
// the code between the inner loops of a nest does: stage 0 loads, stage 1 adds.
func TestRotationWithoutLoopBranch(t *testing.T) {
	text := `.func sum
entry:
    { p1 = cmp.sgt r1, 0 | r3 = li 0 }
    { clrrrb }
    { initrp 0 }
    { rotp p1 }
step:
    { (rp0) rr0 = ld8 [r2+0] | (rp0) r2 = add r2, 8 | r1 = sub r1, 1 }
    { p1 = cmp.sgt r1, 0 | (rp1) r3 = add r3, rr1 }
    { p2 = por p1, rp0 | rotp p1 }
    { (p2) br step }
done:
    { r1 = mov r3 | ret }
.end
`
	for _, n := range tripCounts {
		var data []byte
		want := int64(0)
		for i := range n {
			data = append(data, byte(i+3), 1, 0, 0, 0, 0, 0, 0)
			want += int64(i + 3 + 256)
		}
		s := start(t, text, "p2m2l4", nil)
		r, err := s.Call("sum", []Arg{intArg(int64(n)), alloc(t, s, data)})
		if err != nil {
			t.Fatalf("n=%d: %v", n, err)
		}
		if int64(r.Int) != want {
			t.Errorf("n=%d: %d, want %d", n, r.Int, want)
		}
	}
}

// TestTripMark: an unrolled loop without rotation counts iterations by marks.
func TestTripMark(t *testing.T) {
	text := `.func f
entry:
    nop
.loop unrolled ii=3 sc=2
body:
    { r1 = sub r1, 2 !trip }
    { p0 = cmp.sgt r1, 0 | r9 = li 1 !trip }
    { (p0) br body }
.endloop unrolled
done:
    { ret }
.end
`
	s := start(t, text, "p2m2l4-norot", nil)
	if _, err := s.Call("f", []Arg{intArg(10)}); err != nil {
		t.Fatal(err)
	}
	if l := s.Stats().Loops[0]; l.Trips != 10 || l.Cycles != 15 {
		t.Errorf("got %+v", l)
	}
}

// TestImports: the simulator checks the compiler and must not share its code.
func TestImports(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			name := strings.Trim(spec.Path.Value, `"`)
			ours := name == "opt-go/vliw/asm" || name == "opt-go/vliw/machine" || strings.HasPrefix(name, "opt-go/vliw/sim/")
			if strings.HasPrefix(name, "opt-go/") && !ours {
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
