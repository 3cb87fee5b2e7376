package codegen

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// insertSpillCode moves registers to the frame: a store behind every definition, a load before every use. Constants are computed again
// instead. The registers of the inserted code are entered into temps.
func (f *finisher) insertSpillCode(spilled []Reg, temps map[Reg]bool) {
	p := &spiller{f: f, temps: temps, home: map[Reg]int32{}, again: map[Reg]*inst{}}
	for _, r := range spilled {
		p.home[r] = 0
	}
	p.findConstants()
	for _, r := range spilled {
		if p.again[r] == nil {
			p.home[r] = f.frame.add(8, 8)
		}
	}
	for _, b := range f.blocks {
		p.block(b)
	}
}

type spiller struct {
	f     *finisher
	temps map[Reg]bool
	home  map[Reg]int32 // frame slots
	again map[Reg]*inst // constants
	out   []inst
}

// findConstants looks for spilled registers with one definition that can be repeated anywhere.
func (p *spiller) findConstants() {
	defs := map[Reg]int{}
	for _, b := range p.f.blocks {
		b.eachOp(func(in *inst) {
			if _, ours := p.home[in.dst]; !ours || in.dst == 0 {
				return
			}
			if defs[in.dst]++; defs[in.dst] > 1 || !isRepeatable(in) {
				p.again[in.dst] = nil
				return
			}
			copied := *in
			p.again[in.dst] = &copied
		})
	}
}

func isRepeatable(in *inst) bool {
	if in.guard != 0 {
		return false
	}
	switch in.op {
	case machine.OpLi, machine.OpLa, machine.OpFliS, machine.OpFliD, machine.OpPset:
		return true
	case machine.OpAdd:
		return in.args[0].reg == spReg && in.args[1].slot != 0
	}
	return false
}

func (p *spiller) block(b *block) {
	p.out = make([]inst, 0, len(b.insts))
	for n := range b.insts {
		in := b.insts[n]
		p.reload(&in)
		slot, ours := p.home[in.dst]
		switch {
		case !ours || in.dst == 0:
			p.out = append(p.out, in)
		case p.again[in.dst] != nil:
			// computed where it is needed
		default:
			in.dst = p.temp(in.dst)
			p.out = append(p.out, in)
			p.store(in.dst, slot)
		}
	}
	if _, ours := p.home[b.term.cond]; ours && b.term.cond != 0 {
		b.term.cond = p.load(b.term.cond)
	}
	b.insts = p.out
}

// reload replaces the spilled registers that an operation reads.
func (p *spiller) reload(in *inst) {
	in.args = append([]operand(nil), in.args...)
	loaded := map[Reg]Reg{}
	in.eachUse(func(r *Reg) {
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

func (p *spiller) temp(like Reg) Reg { return p.tempIn(p.f.fileOf(like)) }

func (p *spiller) tempIn(file machine.File) Reg {
	t := p.f.newReg(file)
	p.temps[t] = true
	return t
}

func (p *spiller) load(r Reg) Reg {
	if in := p.again[r]; in != nil {
		copied := *in
		copied.dst = p.temp(r)
		p.out = append(p.out, copied)
		return copied.dst
	}
	slot := p.home[r]
	access := func(op machine.Op, size int64) Reg {
		t := p.tempIn(machine.Info(op).Dst)
		p.out = append(p.out, inst{op: op, dst: t, args: []operand{memOp(spReg, 0).at(slot)}, flags: asm.Spill, mem: &memRef{slot: slot, size: size}})
		return t
	}
	switch p.f.fileOf(r) {
	case machine.Float:
		return access(machine.OpFldD, 8)
	case machine.Pred:
		bit := access(machine.OpLd1u, 1)
		t := p.temp(r)
		p.out = append(p.out, inst{op: machine.OpCmpNe, dst: t, args: []operand{regOp(bit), immOp(0)}})
		return t
	}
	return access(machine.OpLd8, 8)
}

func (p *spiller) store(r Reg, slot int32) {
	op, size := machine.OpSt8, int64(8)
	switch p.f.fileOf(r) {
	case machine.Float:
		op = machine.OpFstD
	case machine.Pred:
		bit := p.tempIn(machine.Int)
		p.out = append(p.out, inst{op: machine.OpSel, dst: bit, args: []operand{regOp(r), immOp(1), immOp(0)}})
		r, op, size = bit, machine.OpSt1, 1
	}
	p.out = append(p.out, inst{op: op, args: []operand{memOp(spReg, 0).at(slot), regOp(r)}, flags: asm.Spill, mem: &memRef{slot: slot, size: size, store: true}})
}
