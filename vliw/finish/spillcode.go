package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// insertSpillCode moves registers to the frame: a store after every definition, a load before every
// use. Constants are computed again instead. The registers of the inserted code are entered into
// temps.
func (f *Stage) insertSpillCode(spilled []mir.Reg, temps map[mir.Reg]bool) {
	p := &spiller{f: f, temps: temps, home: map[mir.Reg]int32{}, again: map[mir.Reg]*mir.Inst{}}
	for _, r := range spilled {
		p.home[r] = 0
	}
	p.findConstants()
	for _, r := range spilled {
		if p.again[r] == nil {
			size := int64(8)
			if f.FileOf(r) == machine.Float {
				_, _, size = f.Mach.SpillOps(machine.Float)
			}
			p.home[r] = f.Frame.Add(size, size)
		}
	}
	for _, b := range f.Blocks {
		p.block(b)
	}
}

type spiller struct {
	f     *Stage
	temps map[mir.Reg]bool
	home  map[mir.Reg]int32     // frame slots
	again map[mir.Reg]*mir.Inst // constants
	out   []mir.Inst
}

// findConstants looks for spilled registers with one definition that can be repeated anywhere.
func (p *spiller) findConstants() {
	defs := map[mir.Reg]int{}
	for _, b := range p.f.Blocks {
		b.EachOp(func(in *mir.Inst) {
			if _, ours := p.home[in.Dst]; !ours || in.Dst == 0 {
				return
			}
			if defs[in.Dst]++; defs[in.Dst] > 1 || !isRepeatable(in) {
				p.again[in.Dst] = nil
				return
			}
			copied := *in
			p.again[in.Dst] = &copied
		})
	}
}

func isRepeatable(in *mir.Inst) bool {
	if in.Guard != 0 {
		return false
	}
	switch in.Op {
	case machine.OpLi, machine.OpLa, machine.OpFliS, machine.OpFliD, machine.OpPset:
		return true
	case machine.OpAdd:
		return in.Args[0].Reg == mir.SP && in.Args[1].Slot != 0
	}
	return false
}

func (p *spiller) block(b *mir.Block) {
	p.out = make([]mir.Inst, 0, len(b.Insts))
	for n := range b.Insts {
		in := b.Insts[n]
		p.plain(&in)
		inPlace := isInPlace(&in)
		p.reload(&in)
		slot, ours := p.home[in.Dst]
		switch {
		case !ours || in.Dst == 0:
			p.out = append(p.out, in)
		case p.again[in.Dst] != nil:
			// computed where it is needed
		default:
			if inPlace {
				in.Dst = in.Args[0].Reg
			} else {
				in.Dst = p.temp(in.Dst)
			}
			p.out = append(p.out, in)
			p.store(in.Dst, slot)
		}
	}
	if _, ours := p.home[b.Term.Cond]; ours && b.Term.Cond != 0 {
		b.Term.Cond = p.load(b.Term.Cond)
	}
	b.Insts = p.out
}

// plain makes a plain load of the check of a spilled value: the value is not in the register of its
// advanced load any more.
func (p *spiller) plain(in *mir.Inst) {
	if _, ours := p.home[in.Dst]; !ours || in.Dst == 0 {
		return
	}
	if in.Op.IsCheck() {
		in.Op, in.Args = machine.LoadOf(in.Op), in.Args[:1]
	}
	in.Flags &^= asm.Advanced
}

// reload replaces the spilled registers that an operation reads.
func (p *spiller) reload(in *mir.Inst) {
	in.Args = append([]mir.Operand(nil), in.Args...)
	loaded := map[mir.Reg]mir.Reg{}
	in.EachUse(func(r *mir.Reg) {
		if _, ours := p.home[*r]; !ours {
			return
		}
		t, done := loaded[*r]
		if !done {
			t = p.load(*r)
			loaded[*r] = t
		}
		*r = t
	})
}

func (p *spiller) temp(like mir.Reg) mir.Reg { return p.tempIn(p.f.FileOf(like)) }

func (p *spiller) tempIn(file machine.File) mir.Reg {
	t := p.f.NewReg(file)
	p.temps[t] = true
	return t
}

func (p *spiller) load(r mir.Reg) mir.Reg {
	if in := p.again[r]; in != nil {
		copied := *in
		copied.Dst = p.temp(r)
		p.out = append(p.out, copied)
		return copied.Dst
	}
	slot := p.home[r]
	access := func(op machine.Op, size int64) mir.Reg {
		t := p.tempIn(machine.Info(op).Dst)
		p.out = append(p.out, mir.Inst{Op: op, Dst: t, Args: []mir.Operand{mir.MemOp(mir.SP, 0).At(slot)}, Flags: asm.Spill, Mem: &mir.MemRef{Slot: slot, Size: size}})
		return t
	}
	switch p.f.FileOf(r) {
	case machine.Float:
		op, _, size := p.f.Mach.SpillOps(machine.Float)
		return access(op, size)
	case machine.Pred:
		bit := access(machine.OpLd1u, 1)
		t := p.temp(r)
		p.out = append(p.out, mir.Inst{Op: machine.OpCmpNe, Dst: t, Args: []mir.Operand{mir.RegOp(bit), mir.ImmOp(0)}})
		return t
	}
	return access(machine.OpLd8, 8)
}

func (p *spiller) store(r mir.Reg, slot int32) {
	op, size := machine.OpSt8, int64(8)
	switch p.f.FileOf(r) {
	case machine.Float:
		_, op, size = p.f.Mach.SpillOps(machine.Float)
	case machine.Pred:
		bit := p.tempIn(machine.Int)
		p.out = append(p.out, mir.Inst{Op: machine.OpSel, Dst: bit, Args: []mir.Operand{mir.RegOp(r), mir.ImmOp(1), mir.ImmOp(0)}})
		r, op, size = bit, machine.OpSt1, 1
	}
	p.out = append(p.out, mir.Inst{Op: op, Args: []mir.Operand{mir.MemOp(mir.SP, 0).At(slot), mir.RegOp(r)}, Flags: asm.Spill, Mem: &mir.MemRef{Slot: slot, Size: size, Store: true}})
}
