// Package outline moves blocks of a function into a function of their own: LLVM's CodeExtractor.
//
//	f: br i1 %c, label %cold, label %exit      f:        br i1 %c, label %codeRepl, label %exit
//	   cold: call @g(i32 %x)              ⇒    codeRepl: call @f.cold(i32 %x)
//	         br label %exit                              br label %exit
//
//	                                           @f.cold:  newFuncRoot: br label %cold
//	                                                     cold: call @g(i32 %x)
//	                                                           br label %exit.exitStub
//	                                                     exit.exitStub: ret void
//
// What the blocks use becomes parameters; what they define for the rest of the function goes
// through memory that the caller gives. The result says by which of several exits they are left: i1
// for two, the first of which is true, i16 for more.
//
// Allowed says what cannot be moved: stack memory, exceptions that are handled outside, variable
// arguments, labels whose address is taken, and calls that must stay in their function. Debug
// information of the moved code is given up: it belongs to the subprogram of the old function.
// Memory is not made smaller by moving allocas along, as LLVM does.
package outline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// Region is blocks of a function that control enters by the first one only.
type Region struct {
	Blocks []*ir.Block
	in     map[*ir.Block]bool
	exits  []*ir.Block // outside, in the order of the branches to them
	inputs []ir.Value
	output []*ir.Instr
}

// New returns the region of some blocks, the first of which is the entry.
func New(blocks []*ir.Block) *Region {
	r := &Region{Blocks: blocks}
	r.note()
	return r
}

func (r *Region) note() {
	r.in = map[*ir.Block]bool{}
	for _, b := range r.Blocks {
		r.in[b] = true
	}
}

// Allowed reports whether the blocks may be moved.
func (r *Region) Allowed() bool {
	for k, b := range r.Blocks {
		if b.IsEntry() || b.AddressTaken() || k == 0 && b.IsEHPad() {
			return false
		}
		for _, s := range b.Succs() {
			if s.IsEHPad() && !r.in[s] {
				return false
			}
		}
		if k > 0 {
			for p := range b.EachPred() {
				if !r.in[p] {
					return false
				}
			}
		}
		for i := range b.Instrs() {
			if !movable(i) {
				return false
			}
		}
	}
	return true
}

func movable(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Alloca, ir.CallBr, ir.IndirectBr, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet, ir.VAArg, ir.Ret:
		return false
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.va_start", "llvm.localescape", "llvm.localrecover", "llvm.stacksave", "llvm.stackrestore", "llvm.returnaddress", "llvm.frameaddress",
			"llvm.eh.typeid.for", "llvm.sponentry", "llvm.addressofreturnaddress":
			return false
		}
		if analysis.CallHas(i, "returns_twice") || i.HasFlag(ir.MustTail) {
			return false
		}
	}
	return i.Type().Kind != ir.TokenKind && !analysis.HasConvergenceToken(i)
}

// Extract moves the blocks into a new internal function and returns it with the block that calls
// it; nil where a value that would be passed has no type of parameters.
func (r *Region) Extract(name string) (*ir.Func, *ir.Block) {
	f := r.Blocks[0].Func()
	r.separateEntry()
	r.separateExits()
	if !r.findValues() {
		return nil, nil
	}
	g := r.declare(f, name)
	repl := f.NewBlockBefore(r.Blocks[0], "codeRepl")
	r.fill(f, g)
	r.call(f, g, repl)
	for _, b := range r.Blocks {
		b.EraseInstrs()
	}
	for _, b := range r.Blocks {
		b.Erase()
	}
	return g, repl
}

// separateEntry makes the entry's φs take one value from outside.
func (r *Region) separateEntry() {
	b := r.Blocks[0]
	var outside []*ir.Block
	edges := 0
	for _, p := range b.UniquePreds() {
		if !r.in[p] {
			outside = append(outside, p)
			edges += p.EdgesTo(b)
		}
	}
	if edges > 1 && b.First().Op() == ir.Phi {
		(&rewrite.CFG{}).SplitPreds(b, outside, ".ce")
	}
}

// separateExits gives exits whose φs take several values from the blocks a block of their own
// before, which is moved along.
func (r *Region) separateExits() {
	r.exits = nil
	for _, b := range slices.Clone(r.Blocks) {
		for _, x := range b.Succs() {
			if r.in[x] || slices.Contains(r.exits, x) {
				continue
			}
			r.exits = append(r.exits, x)
			if x.First().Op() != ir.Phi {
				continue
			}
			var from []*ir.Block
			edges := 0
			for _, p := range x.UniquePreds() {
				if r.in[p] {
					from = append(from, p)
					edges += p.EdgesTo(x)
				}
			}
			if edges > 1 {
				n := (&rewrite.CFG{}).SplitPreds(x, from, ".split")
				r.Blocks = append(r.Blocks, n)
				r.in[n] = true
			}
		}
	}
}

// findValues collects what is passed in and out.
func (r *Region) findValues() bool {
	seen := map[ir.Value]bool{}
	for _, b := range r.Blocks {
		for i := range b.Instrs() {
			for k, v := range i.Operands() {
				if i.Op() == ir.Phi && !r.in[i.IncomingBlock(k)] && b != r.Blocks[0] || seen[v] {
					continue
				}
				d, isInstr := v.(*ir.Instr)
				_, isParam := v.(*ir.Param)
				if isParam || isInstr && !r.in[d.Block()] {
					if !v.Type().IsFirstClass() || v.Type().Kind == ir.TokenKind || v.Type().Kind == ir.MetadataKind {
						return false
					}
					seen[v] = true
					r.inputs = append(r.inputs, v)
				}
			}
			for u := range ir.Users(i) {
				if !r.in[u.Block()] {
					if i.Op() == ir.Invoke {
						return false
					}
					r.output = append(r.output, i)
					break
				}
			}
		}
	}
	return true
}

// declare makes the function without its body.
func (r *Region) declare(f *ir.Func, name string) *ir.Func {
	c := f.Ctx()
	var params []*ir.Type
	for _, v := range r.inputs {
		params = append(params, v.Type())
	}
	stack := c.Pointer(f.Module().Layout.AllocaSpace)
	for range r.output {
		params = append(params, stack)
	}
	ret := c.Void
	switch {
	case len(r.exits) == 2:
		ret = c.I1
	case len(r.exits) > 2:
		ret = c.Int(16)
	}
	g := f.Module().NewFunc(name, c.Func(ret, params, false))
	g.Linkage = ir.Internal
	g.Personality = f.Personality
	for _, a := range f.Attrs.Fn {
		if a.IsString && a.Key != "thunk" || slices.Contains(inherited, a.Key) {
			g.Attrs.Fn = append(g.Attrs.Fn, a)
		}
	}
	for k, v := range r.inputs {
		g.SetParamName(k, ir.NameOf(v))
	}
	for k, i := range r.output {
		g.SetParamName(len(r.inputs)+k, i.Name()+".out")
	}
	return g
}

// inherited are the attributes that are true of a part of a function where they are of the whole,
// or that say how it is compiled.
var inherited = []string{"alwaysinline", "cold", "convergent", "hot", "inlinehint", "minsize", "mustprogress", "nocf_check", "noduplicate", "noimplicitfloat",
	"nonlazybind", "noprofile", "norecurse", "noredzone", "nounwind", "null_pointer_is_valid", "optforfuzzing", "optnone", "optsize", "safestack", "sanitize_address",
	"sanitize_hwaddress", "sanitize_memory", "sanitize_memtag", "sanitize_thread", "shadowcallstack", "speculative_load_hardening", "ssp", "sspreq",
	"sspstrong", "strictfp", "uwtable", "vscale_range", "nosanitize_bounds", "nosanitize_coverage", "noinline"}
