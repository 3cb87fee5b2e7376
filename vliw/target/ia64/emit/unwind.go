package emit

import (
	"fmt"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// saves notes that an instruction saves a register in its first result.
func (f *function) saves(in *code.Inst, what string) {
	if f.src.MovesSP {
		return
	}
	in.Unwind = fmt.Sprintf(".save %s, %s", what, in.Dst[0].Reg)
}

// describeFrame notes which instructions of block k take the stack frame, save float registers in
// it, and give it back.
func (f *function) describeFrame(k int) {
	size, saved := frameOf(f.src.Blocks[0])
	if f.src.MovesSP || size == 0 {
		return
	}
	for n := range f.out {
		in := &f.out[n]
		if len(in.Dst) == 0 {
			continue
		}
		switch r := in.Dst[0].Reg; {
		case in.Dst[0].Kind == code.Register && r == code.SP && k == 0 && size > 0:
			in.Unwind, size = fmt.Sprintf(".fframe %d", size), 0
		case in.Dst[0].Kind == code.Register && r == code.SP:
			in.Unwind = code.RestoreSP
		case in.Op == code.StfSpill && k == 0:
			if at, ok := saved[in.Src[0].Reg]; ok {
				in.Unwind = fmt.Sprintf(".spillsp %s, %d", in.Src[0].Reg, at)
				delete(saved, in.Src[0].Reg)
			}
		}
	}
}

// frameOf finds the size of the stack frame in the first block, and where the callee's float
// registers are saved in it: by the first store of each, since nothing has written them before.
func frameOf(b *asm.Block) (size int64, saved map[code.Reg]int64) {
	saved = map[code.Reg]int64{}
	for _, row := range b.Bundles {
		for n := range row.Ops {
			in := &row.Ops[n]
			switch {
			case in.Op == machine.OpSub && in.Dst == machine.SP && size == 0:
				size = in.Args[1].Imm
			case in.Op == machine.OpFspill && in.Args[0].Reg == machine.SP && !in.Args[1].Reg.Rotating && int(in.Args[1].Reg.Num) >= firstSavedF:
				r := code.F(18 + int(in.Args[1].Reg.Num) - firstSavedF)
				if _, again := saved[r]; !again {
					saved[r] = in.Args[0].Imm
				}
			}
		}
	}
	return size, saved
}
