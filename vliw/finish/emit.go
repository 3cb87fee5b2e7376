package finish

import (
	"fmt"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// branches are the operations that end a block, given what follows it in the layout.
func (f *Stage) branches(b *mir.Block) []mir.Inst {
	next := f.following(b)
	br := func(to *mir.Block, cond mir.Reg, neg bool) mir.Inst {
		return mir.Inst{Op: machine.OpBr, Guard: cond, Neg: neg, Pos: b.Term.Pos,
			Args: []mir.Operand{{Kind: asm.KindLabel, Sym: asm.Sym{Block: to.Label}}}}
	}
	t := &b.Term
	if t.Kind == mir.TermJump {
		if t.Succs[0] == next {
			return nil
		}
		return []mir.Inst{br(t.Succs[0], 0, false)}
	}
	switch next {
	case t.Succs[1]:
		return []mir.Inst{br(t.Succs[0], t.Cond, t.Neg)}
	case t.Succs[0]:
		return []mir.Inst{br(t.Succs[1], t.Cond, !t.Neg)}
	}
	return []mir.Inst{br(t.Succs[0], t.Cond, t.Neg), br(t.Succs[1], 0, false)}
}

// returnOf is the operation that ends a block that leaves the function.
func returnOf(b *mir.Block) mir.Inst {
	in := mir.Inst{Op: machine.OpRet, Call: &mir.CallRegs{Uses: b.Term.Rets}, Pos: b.Term.Pos}
	if t := b.Term.Tail; t != nil {
		in.Op, in.Args = machine.OpTail, []mir.Operand{*t}
		if t.Kind == asm.KindReg {
			in.Op = machine.OpTailr
		}
	}
	return in
}

// following is the block after b in the layout, nil for the last.
func (f *Stage) following(b *mir.Block) *mir.Block {
	if f.nextOf == nil {
		f.nextOf = map[*mir.Block]*mir.Block{}
		for i := range len(f.Blocks) - 1 {
			f.nextOf[f.Blocks[i]] = f.Blocks[i+1]
		}
	}
	return f.nextOf[b]
}

// emit makes the assembly.
func (f *Stage) emit() *asm.Func {
	out := &asm.Func{Name: f.Name, MovesSP: f.Frame.Dynamic, Rotating: f.Mach.Regs[machine.Int].Rotating, Local: f.Src.Linkage.IsLocal(), Weak: mir.IsWeak(f.Src.Linkage), Section: f.Src.Section, Comments: []string{prototype(f.Src)}}
	for _, b := range f.Blocks {
		ab := &asm.Block{Label: b.Label, Comments: b.Comments, Rows: b.FixedCode}
		for _, row := range b.Bundles {
			var ops []asm.Inst
			for k := range row.Ops {
				ops = append(ops, convert(&row.Ops[k]))
			}
			ab.Bundles = append(ab.Bundles, asm.Bundle{Ops: ops})
		}
		if b.Term.Kind == mir.TermKernel && f.following(b) != b.Term.Succs[1] || b.Term.Kind == mir.TermFall && f.following(b) != b.Term.Succs[0] {
			panic("BUG: a kernel does not fall into its exit")
		}
		out.Blocks = append(out.Blocks, ab)
	}
	f.emitLoops(out)
	return out
}

func prototype(f *ir.Func) string {
	text := f.RetType().String() + " " + f.Name() + "("
	for k, p := range f.Params {
		if k > 0 {
			text += ", "
		}
		text += p.Type().String()
		if p.Name() != "" {
			text += " " + p.Name()
		}
	}
	if f.FuncType.VarArg {
		text += ", ..."
	}
	return text + ")"
}

func convert(in *mir.Inst) asm.Inst {
	out := asm.Inst{Op: in.Op, Dst: in.Dst.MachineReg(), Flags: in.Flags, From: asm.Pos{Line: int(in.Pos.Line), Col: int(in.Pos.Col)}}
	if in.Guard != 0 {
		out.Guard = asm.Guard{Reg: in.Guard.MachineReg(), Negate: in.Neg}
	}
	for _, a := range in.Args {
		out.Args = append(out.Args, asm.Arg{Kind: a.Kind, Reg: a.Reg.MachineReg(), Imm: a.Imm, Sym: a.Sym})
	}
	return out
}

// emitLoops enters the records of loops whose blocks are contiguous.
func (f *Stage) emitLoops(out *asm.Func) {
	place := make([]int, f.NumBlocks()) // of the blocks in the layout, from 1
	for i, b := range f.Blocks {
		place[b.ID] = i + 1
	}
	for _, l := range f.Loops {
		first, last, n := len(f.Blocks), -1, 0
		for b := range l.Blocks {
			if i := place[b.ID] - 1; i >= 0 {
				first, last = min(first, i), max(last, i)
				n++
			}
		}
		if n == 0 || last-first+1 != n {
			continue
		}
		rec := l.Rec
		rec.First, rec.Last = first, last
		out.Loops = append(out.Loops, &rec)
	}
	sort.SliceStable(out.Loops, func(i, j int) bool {
		a, b := out.Loops[i], out.Loops[j]
		if a.First != b.First {
			return a.First < b.First
		}
		return a.Last > b.Last
	})
	seen := map[string]bool{}
	for _, l := range out.Loops {
		for base, n := l.Name, 1; seen[l.Name]; n++ {
			l.Name = fmt.Sprintf("%s.%d", base, n)
		}
		seen[l.Name] = true
	}
}

// emitTables emits the tables of the function's final code.
func (f *Stage) emitTables() []*asm.Global {
	var out []*asm.Global
	for _, b := range f.Blocks {
		t := b.Term.Table
		if t == nil {
			continue
		}
		g := &asm.Global{Name: t.Name, Align: 8, ReadOnly: true, Local: true}
		for _, k := range t.Places {
			g.Init = append(g.Init, asm.Datum{Sym: asm.Sym{Name: f.Name, Block: b.Term.Succs[k].Label}})
		}
		out = append(out, g)
	}
	return out
}
