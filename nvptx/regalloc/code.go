package regalloc

import (
	"opt-go/nvptx/ptx"
)

// code is a function's body on its way: statements in the order in which they are written, with registers that a round of
// spilling may have added.
type code struct {
	stmts  []ptx.Stmt // without declarations of registers
	regs   []register // by ptx.Reg: those of the function, then temporaries
	blocks []block
}

// register is what the allocator knows of a virtual register.
type register struct {
	typ   ptx.Type // as declared
	units int      // 32-bit registers that it takes; 0: a predicate, which is in a file of its own
	temp  bool     // it carries a spilled value to or from an instruction
	of    ptx.Reg  // of a temporary: the spilled register
	// reused: more than one instruction has to do with the temporary. It may give way: then it is brought in again.
	reused bool
	// pinned: spill code needs it: the base address of the warp's slots, or the thread's number.
	pinned bool
}

// unitsOf counts 32-bit registers. A 16-bit value takes a whole one, as it does in hardware.
func unitsOf(t ptx.Type) int {
	if t == ptx.Pred {
		return 0
	}
	return max(1, t.Bits()/32)
}

// newCode takes the statements of a function, which it does not change.
func newCode(f *ptx.Func) *code {
	c := &code{regs: make([]register, len(f.Regs))}
	for r, info := range f.Regs {
		c.regs[r] = register{typ: info.Type, units: unitsOf(info.Type)}
	}
	for _, s := range f.Body {
		if _, ok := s.(*ptx.RegDecl); !ok {
			c.stmts = append(c.stmts, s)
		}
	}
	c.blocks = findBlocks(c.stmts)
	return c
}

// block is a basic block: the statements [from, to).
type block struct {
	from, to int32
	succs    []int32
	preds    []int32
}

// findBlocks cuts the statements into basic blocks. Calls do not end a block.
func findBlocks(stmts []ptx.Stmt) []block {
	var bs []block
	start := 0
	closeAt := func(end int) {
		if end > start {
			bs = append(bs, block{from: int32(start), to: int32(end)})
			start = end
		}
	}
	at := map[ptx.Label]int32{}
	lists := map[string]*ptx.Targets{}
	for k, s := range stmts {
		switch s := s.(type) {
		case *ptx.LabelDef:
			if k > 0 && !isLabel(stmts[k-1]) {
				closeAt(k)
			}
			at[s.Label] = int32(len(bs))
		case *ptx.Targets:
			lists[s.Name] = s
		case *ptx.Inst:
			if s.EndsBlock() {
				closeAt(k + 1)
			}
		}
	}
	closeAt(len(stmts))
	for n := range bs {
		b := &bs[n]
		last, _ := stmts[b.to-1].(*ptx.Inst)
		if last != nil {
			for _, l := range last.BranchTargets(lists) {
				b.succs = append(b.succs, at[l])
			}
		}
		if (last == nil || !last.IsTerminator()) && n+1 < len(bs) {
			b.succs = append(b.succs, int32(n+1))
		}
	}
	for n := range bs {
		for _, s := range bs[n].succs {
			bs[s].preds = append(bs[s].preds, int32(n))
		}
	}
	return bs
}

func isLabel(s ptx.Stmt) bool {
	_, ok := s.(*ptx.LabelDef)
	return ok
}

// effects lists the opcodes that do something besides their result, or whose result depends on who else executes them.
var effects = map[string]bool{
	"atom": true, "bar": true, "barrier": true, "shfl": true, "vote": true, "match": true, "activemask": true,
	"redux": true, "elect": true, "alloca": true, "stacksave": true, "call": true,
}

// isPure says that an instruction may go when nobody wants its result.
func isPure(in *ptx.Inst) bool {
	switch {
	case !in.HasResult(), in.Foreign, effects[in.Op], in.UsesCarry():
		return false
	case in.Op == "ld":
		return !in.HasMod("volatile") && !in.HasMod("acquire") && !in.HasMod("relaxed") && !in.HasMod("mmio")
	}
	return true
}

// deadStatements finds pure instructions whose results nobody reads, and then those that only they needed.
func deadStatements(stmts []ptx.Stmt, regs int) []bool {
	reads := make([]int32, regs)
	writers := make([][]int32, regs)
	for k, s := range stmts {
		if in, ok := s.(*ptx.Inst); ok {
			in.Sources(func(r ptx.Reg) { reads[r]++ })
			in.Results(func(r ptx.Reg) { writers[r] = append(writers[r], int32(k)) })
		}
	}
	dead := make([]bool, len(stmts))
	var work []int32
	for k := len(stmts) - 1; k >= 0; k-- {
		work = append(work, int32(k))
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			in, ok := stmts[n].(*ptx.Inst)
			if !ok || dead[n] || !isPure(in) || wanted(in, reads) {
				continue
			}
			dead[n] = true
			in.Sources(func(r ptx.Reg) {
				if reads[r]--; reads[r] == 0 {
					work = append(work, writers[r]...)
				}
			})
		}
	}
	return dead
}

func wanted(in *ptx.Inst, reads []int32) bool {
	some := false
	in.Results(func(r ptx.Reg) { some = some || reads[r] > 0 })
	return some
}

// weights gives each statement its weight, eight for each loop around it. A loop is what a branch backwards spans.
func (c *code) weights() []int {
	change := make([]int, len(c.blocks)+1)
	for b, bl := range c.blocks {
		for _, t := range bl.succs {
			if int(t) <= b {
				change[t]++
				change[b+1]--
			}
		}
	}
	out := make([]int, len(c.stmts))
	depth := 0
	for b, bl := range c.blocks {
		depth += change[b]
		for k := bl.from; k < bl.to; k++ {
			out[k] = 1 << (3 * min(depth, 8))
		}
	}
	return out
}

// uses counts reads and writes of each register, weighted.
func (c *code) uses(weights []int) []int {
	out := make([]int, len(c.regs))
	for k, s := range c.stmts {
		if in, ok := s.(*ptx.Inst); ok {
			in.Sources(func(r ptx.Reg) { out[r] += weights[k] })
			in.Results(func(r ptx.Reg) { out[r] += weights[k] })
		}
	}
	return out
}
