package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// finishFrame saves the callee-saved registers, lays the frame out, and replaces slots by offsets
// in the code.
func (f *Stage) finishFrame() {
	type saved struct {
		reg  mir.Reg
		slot int32
	}
	var save []saved
	for _, r := range f.usedSaved() {
		_, _, size := f.Mach.SpillOps(r.MachineReg().File)
		save = append(save, saved{r, f.Frame.Add(size, size)})
	}
	f.Frame.Layout()
	access := func(store bool, s saved) mir.Inst {
		op, storeOp, size := f.Mach.SpillOps(s.reg.MachineReg().File)
		args := []mir.Operand{mir.MemOp(mir.SP, f.Frame.Offset(s.slot))}
		dst := s.reg
		if store {
			op, dst = storeOp, 0
			args = append(args, mir.RegOp(s.reg))
		}
		return mir.Inst{Op: op, Dst: dst, Args: args, Flags: asm.Spill, Mem: &mir.MemRef{Slot: s.slot, Size: size, Store: store}}
	}
	f.resolveSlots()
	if f.Frame.Size == 0 {
		return
	}
	var enter, leave []mir.Inst
	enter = append(enter, mir.Inst{Op: machine.OpSub, Dst: mir.SP, Args: []mir.Operand{mir.RegOp(mir.SP), mir.ImmOp(f.Frame.Size)}})
	if f.Frame.Dynamic {
		leave = append(leave, mir.Inst{Op: machine.OpMov, Dst: mir.SP, Args: []mir.Operand{mir.RegOp(f.Fp())}})
	}
	for _, s := range save {
		enter = append(enter, access(true, s))
		leave = append(leave, access(false, s))
	}
	if f.Frame.Dynamic {
		enter = append(enter, mir.Inst{Op: machine.OpMov, Dst: f.Fp(), Args: []mir.Operand{mir.RegOp(mir.SP)}})
	}
	leave = append(leave, mir.Inst{Op: machine.OpAdd, Dst: mir.SP, Args: []mir.Operand{mir.RegOp(mir.SP), mir.ImmOp(f.Frame.Size)}})
	f.Blocks[0].Insts = append(enter, f.Blocks[0].Insts...)
	for _, b := range f.Blocks {
		if b.Term.Kind == mir.TermRet {
			b.Insts = append(b.Insts, leave...)
		}
	}
}

// usedSaved lists the callee-saved registers that the function writes.
func (f *Stage) usedSaved() []mir.Reg {
	written, c := map[mir.Reg]bool{}, f.Mach.Convention()
	if f.Frame.Dynamic {
		written[f.Fp()] = true
	}
	for _, b := range f.Blocks {
		b.EachOp(func(in *mir.Inst) { written[in.Dst] = true })
	}
	var out []mir.Reg
	for _, file := range []machine.File{machine.Int, machine.Float} {
		if file == machine.Int && c.FreeSaves {
			continue
		}
		for n := c.Saved[file].First; c.Saved[file].Has(n) && n < f.Mach.Regs[file].Static; n++ {
			if r := mir.Fixed(machine.Reg{File: file, Num: uint16(n)}); written[r] {
				out = append(out, r)
			}
		}
	}
	return out
}

// resolveSlots replaces frame slots by offsets from sp, or from fp where sp moves.
func (f *Stage) resolveSlots() {
	for _, b := range f.Blocks {
		b.EachOp(func(in *mir.Inst) {
			uses := false
			dynamicTop := false
			for k := range in.Args {
				if slot := in.Args[k].Slot; slot != 0 {
					in.Args[k].Imm += f.Frame.Offset(slot)
					in.Args[k].Slot = 0
					uses = true
					dynamicTop = dynamicTop || f.Frame.Slots[slot-1].Area
				}
			}
			if !uses || !f.Frame.Dynamic || dynamicTop {
				return
			}
			for k := range in.Args {
				if in.Args[k].Reg == mir.SP {
					in.Args[k].Reg = f.Fp()
				}
			}
		})
	}
}
