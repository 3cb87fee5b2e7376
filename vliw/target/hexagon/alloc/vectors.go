package alloc

import "opt-go/vliw/target/hexagon/code"

// Vectors in the frame. Their slots are aligned, and so is the stack pointer, where it stays for
// the whole function; else the slots are relative to r30, and accesses take any address. An offset
// of vmem reaches 7 vectors only, so the address is computed.

// vectorSlot computes the address of a part of a slot.
func (a *allocator) vectorSlot(p *plan, off int64) (code.Instr, code.Operand) {
	at := a.newFresh(code.Word)
	return code.Instr{Op: code.OpAddi, Dst: at, Args: []code.Operand{code.RegOp(code.SP), {Slot: p.slot, Imm: off}}}, code.RegOp(at)
}

// vectorParts are the operands for the vectors of a register.
func vectorParts(p *plan, r code.Reg) []code.Operand {
	if p.class == code.VecPair {
		return []code.Operand{{Reg: r, Half: code.Low}, {Reg: r, Half: code.High}}
	}
	return []code.Operand{code.RegOp(r)}
}

func (a *allocator) saveVectors(p *plan, d code.Reg) []code.Instr {
	op := code.OpStV
	if a.f.Frame.Dynamic {
		op = code.OpStVU
	}
	var out []code.Instr
	for k, part := range vectorParts(p, d) {
		off := int64(k) * code.VecBytes
		address, at := a.vectorSlot(p, off)
		out = append(out, address, code.Instr{Op: op, Args: []code.Operand{at, code.ImmOp(0), part}, Mem: p.mem(off, code.VecBytes, true)})
	}
	return out
}

func (a *allocator) reloadVectors(p *plan, d code.Reg) []code.Instr {
	op := code.OpLdV
	if a.f.Frame.Dynamic {
		op = code.OpLdVU
	}
	load := func(off int64, to code.Reg) []code.Instr {
		address, at := a.vectorSlot(p, off)
		return []code.Instr{address, {Op: op, Dst: to, Args: []code.Operand{at, code.ImmOp(0)}, Mem: p.mem(off, code.VecBytes, false)}}
	}
	if p.class == code.Vec {
		return load(0, d)
	}
	low, high := a.newFresh(code.Vec), a.newFresh(code.Vec)
	out := append(load(0, low), load(code.VecBytes, high)...)
	return append(out, code.Instr{Op: code.OpVcombine, Dst: d, Args: []code.Operand{code.RegOp(high), code.RegOp(low)}})
}

// throughMask moves a predicate to a vector of its bits, eight alike for each, or back.
func (a *allocator) throughMask(op code.Op, to, from code.Reg) []code.Instr {
	ones := a.newFresh(code.Word)
	return []code.Instr{{Op: code.OpLi, Dst: ones, Args: []code.Operand{code.ImmOp(-1)}},
		{Op: op, Dst: to, Args: []code.Operand{code.RegOp(from), code.RegOp(ones)}}}
}
