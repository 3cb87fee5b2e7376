package codegen

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// finishFrame saves what belongs to the caller, lays the frame out, and puts its offsets into the code.
func (f *finisher) finishFrame() {
	type saved struct {
		reg  Reg
		slot int32
	}
	var save []saved
	for _, r := range f.usedSaved() {
		save = append(save, saved{r, f.frame.add(8, 8)})
	}
	f.frame.layout()
	access := func(store bool, s saved) inst {
		op, args := machine.OpLd8, []operand{memOp(spReg, f.frame.offset(s.slot))}
		dst := s.reg
		isFloat := s.reg.machineReg().File == machine.Float
		if isFloat {
			op = machine.OpFldD
		}
		if store {
			op, dst = machine.OpSt8, 0
			if isFloat {
				op = machine.OpFstD
			}
			args = append(args, regOp(s.reg))
		}
		return inst{op: op, dst: dst, args: args, flags: asm.Spill, mem: &memRef{slot: s.slot, size: 8, store: store}}
	}
	f.resolveSlots()
	if f.frame.size == 0 {
		return
	}
	var enter, leave []inst
	enter = append(enter, inst{op: machine.OpSub, dst: spReg, args: []operand{regOp(spReg), immOp(f.frame.size)}})
	if f.frame.dynamic {
		leave = append(leave, inst{op: machine.OpMov, dst: spReg, args: []operand{regOp(f.fp())}})
	}
	for _, s := range save {
		enter = append(enter, access(true, s))
		leave = append(leave, access(false, s))
	}
	if f.frame.dynamic {
		enter = append(enter, inst{op: machine.OpMov, dst: f.fp(), args: []operand{regOp(spReg)}})
	}
	leave = append(leave, inst{op: machine.OpAdd, dst: spReg, args: []operand{regOp(spReg), immOp(f.frame.size)}})
	f.blocks[0].insts = append(enter, f.blocks[0].insts...)
	for _, b := range f.blocks {
		if b.term.kind == termRet {
			b.insts = append(b.insts, leave...)
		}
	}
}

// usedSaved lists the callee-saved registers that the function writes.
func (f *finisher) usedSaved() []Reg {
	written := map[Reg]bool{}
	if f.frame.dynamic {
		written[f.fp()] = true
	}
	for _, b := range f.blocks {
		b.eachOp(func(in *inst) { written[in.dst] = true })
	}
	var out []Reg
	for _, file := range []machine.File{machine.Int, machine.Float} {
		for n := machine.FirstSaved; n <= machine.LastSaved && n < f.mach.Regs[file].Static; n++ {
			if r := fixed(machine.Reg{File: file, Num: uint16(n)}); written[r] {
				out = append(out, r)
			}
		}
	}
	return out
}

// resolveSlots replaces frame slots by offsets from sp, or from fp where sp moves.
func (f *finisher) resolveSlots() {
	for _, b := range f.blocks {
		b.eachOp(func(in *inst) {
			uses := false
			dynamicTop := false
			for k := range in.args {
				if slot := in.args[k].slot; slot != 0 {
					in.args[k].imm += f.frame.offset(slot)
					in.args[k].slot = 0
					uses = true
					dynamicTop = dynamicTop || f.frame.slots[slot-1].area
				}
			}
			if !uses || !f.frame.dynamic || dynamicTop {
				return
			}
			for k := range in.args {
				if in.args[k].reg == spReg {
					in.args[k].reg = f.fp()
				}
			}
		})
	}
}
