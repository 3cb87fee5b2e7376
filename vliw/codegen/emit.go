package codegen

import (
	"fmt"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// branches are the operations that end a block, given what follows it in the layout.
func (f *finisher) branches(b *block) []inst {
	next := f.following(b)
	br := func(to *block, cond Reg, neg bool) inst {
		return inst{op: machine.OpBr, guard: cond, neg: neg, pos: b.term.pos,
			args: []operand{{kind: asm.KindLabel, sym: asm.Sym{Block: to.label}}}}
	}
	t := &b.term
	if t.kind == termJump {
		if t.succs[0] == next {
			return nil
		}
		return []inst{br(t.succs[0], 0, false)}
	}
	switch next {
	case t.succs[1]:
		return []inst{br(t.succs[0], t.cond, t.neg)}
	case t.succs[0]:
		return []inst{br(t.succs[1], t.cond, !t.neg)}
	}
	return []inst{br(t.succs[0], t.cond, t.neg), br(t.succs[1], 0, false)}
}

// following is the block behind b in the layout, nil for the last.
func (f *finisher) following(b *block) *block {
	if f.nextOf == nil {
		f.nextOf = map[*block]*block{}
		for i := range len(f.blocks) - 1 {
			f.nextOf[f.blocks[i]] = f.blocks[i+1]
		}
	}
	return f.nextOf[b]
}

// emit makes the assembly.
func (f *finisher) emit() *asm.Func {
	out := &asm.Func{Name: f.name, Local: f.src.Linkage.IsLocal(), Comments: []string{prototype(f.src)}}
	for _, b := range f.blocks {
		ab := &asm.Block{Label: b.label, Comments: b.comments}
		for _, row := range b.bundles {
			var ops []asm.Inst
			for k := range row.ops {
				ops = append(ops, convert(&row.ops[k]))
			}
			ab.Bundles = append(ab.Bundles, asm.Bundle{Ops: ops})
		}
		if b.term.kind == termKernel && f.following(b) != b.term.succs[1] || b.term.kind == termFall && f.following(b) != b.term.succs[0] {
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

func convert(in *inst) asm.Inst {
	out := asm.Inst{Op: in.op, Dst: in.dst.machineReg(), Flags: in.flags}
	if in.guard != 0 {
		out.Guard = asm.Guard{Reg: in.guard.machineReg(), Negate: in.neg}
	}
	for _, a := range in.args {
		out.Args = append(out.Args, asm.Arg{Kind: a.kind, Reg: a.reg.machineReg(), Imm: a.imm, Sym: a.sym})
	}
	return out
}

// emitLoops enters the records of loops whose blocks stand together.
func (f *finisher) emitLoops(out *asm.Func) {
	place := make([]int, f.numBlocks()) // of the blocks in the layout, from 1
	for i, b := range f.blocks {
		place[b.id] = i + 1
	}
	for _, l := range f.loops {
		first, last, n := len(f.blocks), -1, 0
		for b := range l.blocks {
			if i := place[b.id] - 1; i >= 0 {
				first, last = min(first, i), max(last, i)
				n++
			}
		}
		if n == 0 || last-first+1 != n {
			continue
		}
		rec := l.rec
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

// emitTables makes the tables of the function's code as it is.
func (f *finisher) emitTables() []*asm.Global {
	var out []*asm.Global
	for _, b := range f.blocks {
		t := b.term.table
		if t == nil {
			continue
		}
		g := &asm.Global{Name: t.name, Align: 8, ReadOnly: true, Local: true}
		for _, k := range t.places {
			g.Init = append(g.Init, asm.Datum{Sym: asm.Sym{Name: f.name, Block: b.term.succs[k].label}})
		}
		out = append(out, g)
	}
	return out
}
