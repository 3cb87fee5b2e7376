package outline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// fill copies the blocks into the new function, which returns at their exits.
func (r *Region) fill(f, g *ir.Func) {
	m := ir.NewValueMap(f, g)
	root := g.NewBlock("newFuncRoot")
	for k, v := range r.inputs {
		m.Set(v, g.Params[k])
	}
	for _, p := range r.preds() {
		m.Set(p, root) // in the entry's φs
	}
	stubs := make([]*ir.Block, len(r.exits))
	for k, x := range r.exits {
		stubs[k] = g.NewBlock(x.Name() + ".exitStub")
		m.Set(x, stubs[k])
	}
	copies := ir.CloneBlocks(r.Blocks, m, "")
	ir.AtEnd(root).Br(copies[0])
	for k, s := range stubs {
		ir.AtEnd(s).Ret(r.number(k))
	}
	for _, b := range copies {
		for i := range b.Instrs() {
			if analysis.IsDebugOrPseudo(i) {
				i.Erase()
				continue
			}
			i.SetMD("dbg", nil)
		}
	}
	for k, i := range r.output {
		n := m.Get(i).(*ir.Instr)
		at := n.Next()
		if n.Op() == ir.Phi {
			at = n.Block().FirstInsertion()
		}
		ir.Before(at).Store(n, g.Params[len(r.inputs)+k], 0)
	}
	for _, s := range stubs {
		s.MoveAfter(g.LastBlock())
	}
}

// preds are the predecessors of the entry from outside.
func (r *Region) preds() (out []*ir.Block) {
	for _, p := range r.Blocks[0].UniquePreds() {
		if !r.in[p] {
			out = append(out, p)
		}
	}
	return out
}

// number is what the function returns at an exit; nil: nothing.
func (r *Region) number(k int) ir.Value {
	c := r.Blocks[0].Func().Ctx()
	switch {
	case len(r.exits) == 2:
		return ir.NewInt(c.I1, uint64(1-k))
	case len(r.exits) > 2:
		return ir.NewInt(c.Int(16), uint64(k))
	}
	return nil
}

// call makes the block that calls the function in place of the blocks.
func (r *Region) call(f, g *ir.Func, repl *ir.Block) {
	for _, p := range r.preds() {
		t := p.Term()
		for k := range t.NumSuccs() {
			if t.Succ(k) == r.Blocks[0] {
				t.SetSucc(k, repl)
			}
		}
	}
	b := ir.AtEnd(repl)
	args := slices.Clone(r.inputs)
	slots := make([]ir.Value, len(r.output))
	for k, i := range r.output {
		slots[k] = ir.Before(f.Entry().First()).Alloca(i.Type(), f.Module().Layout.AllocaSpace, 0, i.Name()+".loc")
		args = append(args, slots[k])
	}
	name := ""
	if len(r.exits) > 1 {
		name = "targetBlock"
	}
	for _, p := range slots {
		lifetime(b, "llvm.lifetime.start", p)
	}
	call := b.Call(g, name, args...)
	for k, i := range r.output {
		load := b.Load(i.Type(), slots[k], 0, i.Name()+".reload")
		ir.ReplaceUsesIf(i, load, func(u *ir.Use) bool { return !r.in[u.User().Block()] })
	}
	for _, p := range slots {
		lifetime(b, "llvm.lifetime.end", p)
	}
	switch len(r.exits) {
	case 0:
		b.Unreachable()
	case 1:
		b.Br(r.exits[0])
	case 2:
		b.CondBr(call, r.exits[0], r.exits[1])
	default:
		t := b.Insert(ir.NewInstr(ir.Switch, f.Ctx().Void, call, r.exits[0]), "")
		for k, x := range r.exits[1:] {
			t.AddCase(ir.NewInt(call.Type(), uint64(k+1)), x)
		}
	}
	for _, x := range r.exits {
		for phi := range x.Phis() {
			for k := range phi.NumIncoming() {
				if r.in[phi.IncomingBlock(k)] {
					phi.SetIncomingBlock(k, repl)
				}
			}
		}
	}
	if sp := f.MD("dbg"); sp != nil { // an inlinable call needs a location
		call.CopyDebugLoc(firstLocated(r.Blocks))
	}
}

// lifetime marks memory of the caller that lives for the call only.
func lifetime(b *ir.Builder, id string, p ir.Value) {
	c := b.Ctx()
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"),
		ir.ValAttr("memory", "argmem: readwrite")}
	f := b.Block().Func().Module().Intrinsic(id, c.Func(c.Void, []*ir.Type{c.I64, p.Type()}, false), attrs, p.Type())
	b.Call(f, "", ir.NewAllOnes(c.I64), p)
}

// firstLocated returns an instruction of the blocks with a location, or any.
func firstLocated(blocks []*ir.Block) *ir.Instr {
	for _, b := range blocks {
		for i := range b.Instrs() {
			if i.DebugLoc() != nil {
				return i
			}
		}
	}
	return blocks[0].First()
}
