package timing

import (
	"slices"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// Op is an instruction as the model sees it.
type Op struct {
	Reads, Writes []int32 // registers, by their place in the frame; predicates follow all others
	Free          bool    // the assembler takes it away
	Memory        bool    // accesses memory
	Slow          bool    // runs on the special-function units, or as a sequence
	Divides       int     // an integer division: of so many bits
	Jumps         bool    // the next instruction is fetched late
}

// NewOp describes an instruction; form is nil if it has none. Slot numbers registers.
func NewOp(in *ptx.Inst, form *table.Form, slot func(ptx.Reg) int32) Op {
	o := Op{Free: isFree(in), Slow: slowOpcodes[in.Op]}
	if in.Op == "div" || in.Op == "rem" {
		switch in.Mods[len(in.Mods)-1] {
		case "u64", "s64":
			o.Divides = 64
		case "u32", "s32", "u16", "s16":
			o.Divides = 32
		}
	}
	o.registers(in, form, slot)
	return o
}

// isFree reports whether an instruction is one that the assembler takes away: a copy from register
// to register, for which its register allocation has no use, and the conversion between generic and
// global addresses, which are the same.
func isFree(in *ptx.Inst) bool {
	switch {
	case in.Role != ptx.Plain:
		return false // put there by a register allocator
	case in.Op == "mov":
		_, from := in.Args[1].(ptx.Reg)
		_, to := in.Args[0].(ptx.Vec)
		return from && !to
	case in.Op == "cvta":
		return slices.Contains(in.Mods, "global")
	}
	return false
}

var slowOpcodes = map[string]bool{
	"div": true, "rem": true, "rcp": true, "sqrt": true, "rsqrt": true, "sin": true, "cos": true, "lg2": true, "ex2": true, "tanh": true,
}

// registers lists those that an instruction reads and writes.
func (u *Op) registers(in *ptx.Inst, form *table.Form, slot func(ptx.Reg) int32) {
	add := func(list *[]int32, a ptx.Operand) {
		ptx.WalkOperands([]ptx.Operand{a}, func(o ptx.Operand) {
			switch o := o.(type) {
			case ptx.Reg:
				*list = append(*list, slot(o))
			case ptx.Not:
				*list = append(*list, slot(o.Reg))
			}
		})
	}
	if in.Guard.Present() {
		u.Reads = append(u.Reads, slot(in.Guard.Reg()))
	}
	for i, a := range in.Args {
		if form != nil && i < len(form.Shapes) && writesOperand(form.Shapes, i) {
			add(&u.Writes, a)
		} else {
			add(&u.Reads, a)
		}
	}
}

func writesOperand(shapes []table.Shape, i int) bool {
	switch shapes[i].Kind {
	case 'd', 'D', 'W', 'V', 'R', 'p', 'P':
		return true
	case 'k':
		return i == 0
	}
	return false
}
