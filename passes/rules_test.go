package passes_test

import (
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/mutate"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irinterp"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/instcombine"
)

// TestRules proves the rules of the folders of testdata/rules, which are named after passes: the
// pass changes each function of each file there, and what it makes of the function refines it for
// all arguments: integers of a few bits, poison among them, and halves of all classes with the
// outcomes that LLVM leaves open. All are proved for the results of LLVM 22 too; a folder whose
// name ends with @22 has the rules that only these have.
func TestRules(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no rules found", err)
	}
	for _, file := range files {
		folder := filepath.Base(filepath.Dir(file))
		name, only22 := strings.CutSuffix(folder, "@22")
		pipeline := name
		if name == "instcombine" {
			pipeline += "<no-verify-fixpoint>"
		}
		t.Run(folder+"/"+strings.TrimSuffix(filepath.Base(file), ".ll"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !only22 {
				proveRules(t, pass.LLVM19, string(text), pipeline, true)
			}
			proveRules(t, pass.LLVM22, string(text), pipeline, only22)
		})
	}
}

func proveRules(t *testing.T, version pass.Version, text, pipeline string, mustChange bool) {
	d := difftest.Trial{T: t, Version: version}
	before, after := d.Read(text), d.Read(d.Transform(text, pipeline))
	for _, f := range before.Funcs {
		if !f.IsDecl() {
			proveRule(t, f, after.Func(f.Name()), mustChange)
		}
	}
}

// proveRule compares a function with what a pass has made of it, which may be the function itself
// unless it must be changed.
func proveRule(t *testing.T, f, g *ir.Func, mustChange bool) {
	if mustChange && f.String() == strings.ReplaceAll(g.String(), " local_unnamed_addr", "") {
		t.Errorf("@%s is unchanged", f.Name())
		return
	}
	prove := proveIntegers
	if ofHalves(f) {
		prove = proveHalves
	}
	prove(t, f, g)
}

// ofHalves reports whether a function works on floating-point numbers.
func ofHalves(f *ir.Func) bool {
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			for _, v := range i.Operands() {
				if v.Type().IsFloat() {
					return true
				}
			}
		}
	}
	return false
}

// maxRuleBits bounds the bits of all arguments together.
const maxRuleBits = 16

func proveIntegers(t *testing.T, f, g *ir.Func) {
	total := 0
	for _, p := range f.Params {
		if total += p.Type().Bits; !p.Type().IsInt() {
			t.Fatalf("@%s: a parameter of type %s", f.Name(), p.Type())
		}
	}
	if total > maxRuleBits {
		t.Fatalf("@%s: %d bits of arguments", f.Name(), total)
	}
	for n := range uint64(1) << total {
		args, rest := make([]uint64, max(1, len(f.Params))), n
		for k, p := range f.Params {
			args[k] = rest & (1<<p.Type().Bits - 1)
			rest >>= p.Type().Bits
		}
		for poison := range uint64(1) << len(f.Params) {
			if poisonIsRedundant(f, args, poison) {
				continue
			}
			why := irinterp.Refines(irinterp.ExecutePoison(f, args, poison, 1000), irinterp.ExecutePoison(g, args, poison, 1000))
			if why != "" {
				t.Errorf("@%s%v (poison: %b) %s\n%s\n%s", f.Name(), args, poison, why, f, g)
				return
			}
		}
	}
}

// poisonIsRedundant: an argument that is poison is tried with one number only.
func poisonIsRedundant(f *ir.Func, args []uint64, poison uint64) bool {
	for k := range f.Params {
		if poison>>k&1 != 0 && args[k] != 0 {
			return true
		}
	}
	return false
}

// proveHalves tries the numbers of halvesTried, and all integers of at most 6 bits.
func proveHalves(t *testing.T, f, g *ir.Func) {
	args := make([]uint16, len(f.Params))
	var try func(k int) bool
	try = func(k int) bool {
		if k == len(args) {
			why := irinterp.RefinesHalves(irinterp.PossibleHalves(f, args), irinterp.PossibleHalves(g, args))
			if why != "" {
				t.Errorf("@%s(%04x) %s\n%s\n%s", f.Name(), args, why, f, g)
			}
			return why == ""
		}
		if f.Params[k].Type().IsFloat() {
			for _, x := range halvesTried {
				if args[k] = x; !try(k + 1) {
					return false
				}
			}
			return true
		}
		for n := range uint16(1) << min(f.Params[k].Type().Bits, 6) {
			if args[k] = n; !try(k + 1) {
				return false
			}
		}
		return true
	}
	try(0)
}

// TestRulesEnd: no rules of instcombine undo each other. It ends on the inputs of the rules,
// changed at random, without reaching its bound of visits.
func TestRulesEnd(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no rules found", err)
	}
	nodes, err := passes.Parse("instcombine<no-verify-fixpoint>")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range moreOf(4) {
			d := difftest.Trial{T: t, Seed: uint64(seed)}
			m := d.Read(string(text))
			mutate.Module(m, rand.New(rand.NewSource(int64(seed))), 50, nil)
			r, err := passes.Run(m, nodes, passes.Options{Target: difftest.Target(m)})
			if err != nil {
				t.Fatalf("%s, seed %d: %v", file, seed, err)
			}
			for _, s := range r.Stats {
				if s.Name == instcombine.Bounded {
					t.Errorf("%s, seed %d: the bound of visits was reached on %d functions", file, seed, s.Value)
				}
			}
		}
	}
}
