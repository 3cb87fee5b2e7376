package alloc

import "opt-go/vliw/target/hexagon/code"

// maxAlloc is the largest frame that allocframe makes.
const maxAlloc = 8 * (1<<11 - 1)

// finishFrame saves the registers that belong to the caller, lays the frame out, and replaces slots
// by offsets.
func finishFrame(f *code.Func) {
	var written code.Units
	for _, b := range f.Blocks {
		b.Each(func(in *code.Instr) { written.Add(in.Defs()) })
	}
	type saved struct {
		pair code.Reg
		slot int32
	}
	var save []saved
	for n := 8; n < 14; n++ { // r17:16 to r27:26
		if r := code.D(n); written.Meets(code.UnitsOf(r)) {
			save = append(save, saved{r, f.Frame.AddSaved()})
		}
	}
	f.Frame.Used = f.Calls
	f.Frame.Layout()
	if !f.Frame.Used {
		return
	}
	var enter, leave []code.Instr
	size := f.Frame.Size
	sp := code.RegOp(code.SP)
	if size > maxAlloc {
		enter = append(enter, code.Instr{Op: code.OpAlloc, Args: []code.Operand{code.ImmOp(0)}},
			code.Instr{Op: code.OpAddi, Dst: code.SP, Args: []code.Operand{sp, code.ImmOp(-size)}})
	} else {
		enter = append(enter, code.Instr{Op: code.OpAlloc, Args: []code.Operand{code.ImmOp(size)}})
	}
	if f.Frame.Align > code.StackAlign {
		enter = append(enter, code.Instr{Op: code.OpAndi, Dst: code.SP, Args: []code.Operand{sp, code.ImmOp(-f.Frame.Align)}})
	}
	for _, s := range save {
		base, off := f.Frame.Place(s.slot)
		if base == code.SP {
			off -= size // from r29 to r30
		}
		f.Frame.Saved = append(f.Frame.Saved, code.Saved{Pair: s.pair, Offset: off - 8})
		at := code.Operand{Slot: s.slot}
		enter = append(enter, code.Instr{Op: code.OpStd, Args: []code.Operand{sp, at, code.RegOp(s.pair)}, Mem: &code.Access{Slot: s.slot, Size: 8, Store: true}})
		leave = append(leave, code.Instr{Op: code.OpLdd, Dst: s.pair, Args: []code.Operand{sp, at}, Mem: &code.Access{Slot: s.slot, Size: 8}})
	}
	first := f.Blocks[0]
	first.Insts = append(enter, first.Insts...)
	for _, b := range f.Blocks {
		if n := len(b.Insts); n > 0 && b.Insts[n-1].Op == code.OpRet {
			ret := b.Insts[n-1]
			ret.Op = code.OpDealloc
			b.Insts = append(append(b.Insts[:n-1:n-1], leave...), ret)
		}
		b.Each(func(in *code.Instr) { resolveSlots(f, in) })
	}
}

func resolveSlots(f *code.Func, in *code.Instr) {
	for k := range in.Args {
		if slot := in.Args[k].Slot; slot != 0 {
			base, off := f.Frame.Place(slot)
			in.Args[k].Slot = 0
			in.Args[k].Imm += off
			in.Args[0] = code.RegOp(base)
		}
	}
}
