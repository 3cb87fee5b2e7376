package passes_test

import (
	"flag"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/internal/irinterp"
	"opt-go/passes/pass"
)

var aliasN = flag.Int("alias-n", 300, "random functions whose alias answers are held against executions")

// access is a load or store that was executed, at an address.
type executedAccess struct {
	i       *ir.Instr
	address uint64
	size    uint64
}

// TestAliasHoldsInExecutions executes random functions and checks the alias analysis against the
// accesses that were made: locations that do not alias did not overlap, locations that must alias
// began at one address, and partial aliases had the reported distance. Only executions without a
// repeated block count, since the answers are about one iteration.
func TestAliasHoldsInExecutions(t *testing.T) {
	d := difftest.Trial{T: t, Seed: difftest.Seed()}
	m := d.Read(d.Transform(irgen.Memory(d.Seed, *aliasN, true), "mem2reg,instsimplify"))
	checked := 0
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		c := pass.NewContext(difftest.Target(m), nil, nil, nil)
		aa := pass.Get(c, f, alias.AA).Batch()
		for _, args := range difftest.Arguments {
			done, ok := straightAccesses(f, args)
			if !ok {
				continue
			}
			for k, x := range done {
				for _, y := range done[:k] {
					checked++
					checkPair(t, aa, f, x, y)
				}
			}
		}
	}
	if checked < *aliasN {
		t.Errorf("only %d pairs of accesses were checked", checked)
	}
}

// straightAccesses returns the accesses of an execution that is defined and repeats no block.
func straightAccesses(f *ir.Func, args []uint64) (done []executedAccess, ok bool) {
	ok = true
	seen := map[*ir.Instr]bool{}
	b := irinterp.ExecuteTraced(f, args, 2000, func(i *ir.Instr, address uint64) {
		ok = ok && !seen[i]
		seen[i] = true
		if i.Op() == ir.Load || i.Op() == ir.Store {
			done = append(done, executedAccess{i, address, f.Module().Layout.StoreSize(i.AccessType())})
		}
	})
	return done, ok && b.Defined()
}

func checkPair(t *testing.T, aa *alias.Batch, f *ir.Func, x, y executedAccess) {
	t.Helper()
	lx, _ := alias.LocationOf(x.i)
	ly, _ := alias.LocationOf(y.i)
	r, off, known := aa.AliasOffset(lx, ly)
	overlap := x.address < y.address+y.size && y.address < x.address+x.size
	wrong := r == alias.NoAlias && overlap || r == alias.MustAlias && x.address != y.address ||
		r == alias.PartialAlias && (!overlap || known && int64(y.address-x.address) != off)
	if wrong {
		t.Errorf("%s (offset %d) of\n  %s at %#x\n  %s at %#x\nin\n%s", r, off, x.i, x.address, y.i, y.address, f)
	}
	if y.i.Op() == ir.Store && overlap && aa.ModRef(y.i, lx)&analysis.Mod == 0 {
		t.Errorf("%s is said not to write what %s accesses", y.i, x.i)
	}
}

// TestRememberingAnswersTheSame: a Batch that caches single pointers answers as one that recomputes
// them, and once it has cached the pointers it allocates nothing for a pair of getelementptrs of
// one base.
func TestRememberingAnswersTheSame(t *testing.T) {
	d := difftest.Trial{T: t, Seed: difftest.Seed()}
	m := d.Read(d.Transform(irgen.Memory(d.Seed, *aliasN/3, true), "mem2reg,instsimplify"))
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		aa := pass.Get(pass.NewContext(difftest.Target(m), nil, nil, nil), f, alias.AA)
		var locs []alias.Location
		for i := range f.Instrs() {
			if loc, ok := alias.LocationOf(i); ok {
				locs = append(locs, loc)
			}
		}
		b := aa.Remembering()
		for k, x := range locs {
			for _, y := range locs[:k] {
				r, off, known := b.AliasOffset(x, y)
				if r2, off2, known2 := aa.Batch().AliasOffset(x, y); r != r2 || off != off2 || known != known2 {
					t.Errorf("%v %d and %v %d\n  %s\n  %s\nin\n%s", r, off, r2, off2, x.Ptr, y.Ptr, f)
				}
			}
			if k%50 == 49 {
				b.Forget()
			}
		}
	}
	f := d.Read("define void @f(ptr %a, i64 %n) {\n %p = getelementptr i32, ptr %a, i64 %n\n %q = getelementptr i64, ptr %a, i64 %n\n" +
		" store i32 0, ptr %p\n store i32 0, ptr %q\n ret void\n}\n").Func("f")
	var locs []alias.Location
	for i := range f.Instrs() {
		if loc, ok := alias.LocationOf(i); ok {
			locs = append(locs, loc)
		}
	}
	b := pass.Get(pass.NewContext(difftest.Target(m), nil, nil, nil), f, alias.AA).Remembering()
	b.Alias(locs[0], locs[1])
	if n := testing.AllocsPerRun(10, func() { b.Alias(locs[0], locs[1]) }); n > 0 {
		t.Errorf("%g allocations for a pair whose pointers are known", n)
	}
}
