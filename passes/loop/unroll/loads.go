package unroll

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
)

// loadReuse lets a load take the value of an earlier one from the same address, by scalar
// evolution, in the copies of a body: LLVM's loadCSE. A generation of memory ends at each write and
// where control flow joins; a load of an older generation is taken only where MemorySSA shows that
// nothing between the two writes its memory.
type loadReuse struct {
	w      *unrolling
	l      *analysis.Loop
	s      *scev.Evolution
	loads  map[*scev.Expr][]earlierLoad // the last one is valid: of blocks that dominate the current one
	mssa   *memssa.MemorySSA            // made when it is needed
	walker *memssa.Walker
}

type earlierLoad struct {
	i          *ir.Instr
	generation int
}

// reuseLoads works on the loop's blocks.
func (w *unrolling) reuseLoads(l *analysis.Loop, s *scev.Evolution) {
	r := &loadReuse{w: w, l: l, s: s, loads: map[*scev.Expr][]earlierLoad{}}
	type visit struct {
		b          *ir.Block
		generation int
		entered    []*scev.Expr // whose loads are forgotten when the blocks below are done
		done       bool
	}
	stack := []visit{{b: l.Header}}
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.done {
			for _, e := range v.entered {
				r.loads[e] = r.loads[e][:len(r.loads[e])-1]
			}
			stack = stack[:len(stack)-1]
			continue
		}
		v.done = true
		generation := v.generation
		v.entered = r.block(v.b, &generation)
		for _, k := range w.CFG.Dom.Children(v.b) {
			if l.Contains(k) {
				stack = append(stack, visit{b: k, generation: generation})
			}
		}
	}
}

func (r *loadReuse) block(b *ir.Block, generation *int) (entered []*scev.Expr) {
	if b.SinglePred() == nil {
		*generation++
	}
	for i := range b.Instrs() {
		if i.Op() != ir.Load || !i.IsSimple() {
			if analysis.MayWrite(i) {
				*generation++
			}
			continue
		}
		e := r.s.Of(i.Operand(0))
		if list := r.loads[e]; len(list) > 0 && r.same(list[len(list)-1], i, *generation) {
			if old := list[len(list)-1].i; loop.KeepsClosed(r.w.CFG.Loops, i, old) {
				r.s.Forget(i)
				if r.mssa != nil {
					r.mssa.Remove(i)
				}
				ir.ReplaceAllUses(i, old)
				i.Erase()
			}
			continue
		}
		r.loads[e] = append(r.loads[e], earlierLoad{i, *generation})
		entered = append(entered, e)
	}
	return entered
}

// same reports whether load i reads the same memory as the earlier one.
func (r *loadReuse) same(old earlierLoad, i *ir.Instr, generation int) bool {
	if old.i.Type() != i.Type() {
		return false
	}
	if old.generation == generation {
		return true
	}
	if r.mssa == nil {
		r.mssa = memssa.New(r.w.F, r.w.CFG.Dom, pass.Get(r.w.Context, r.w.F, alias.AA))
		r.walker = r.mssa.Walker()
	}
	return r.mssa.Dominates(r.walker.Clobber(r.mssa.Of(i)), r.mssa.Of(old.i))
}
