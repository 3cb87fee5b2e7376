package clean

import "opt-go/nvptx/ptx"

// opposites maps a comparison to the one that holds where it does not; integers.
var opposites = map[string]string{
	"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "lo": "hs", "hs": "lo", "hi": "ls", "ls": "hi",
}

// repeatWhileTrue turns "setp.eq p, i, 31; @!p bra LOOP" into "setp.ne p, i, 31; @p bra LOOP" where
// i counts from a constant and nothing else reads p. ptxas completely unrolls short loops that end
// so and leaves others as they are; loops whose number of iterations is not known had better stay:
// what it makes of them is longer where they are left early.
func (f *Func) repeatWhileTrue(code []Item) {
	latches := negatedLatches(code)
	if len(latches) == 0 {
		return
	}
	reads := make([]int32, len(f.Regs))
	writes := make([][]*ptx.Inst, len(f.Regs))
	for _, it := range code {
		if it.Inst != nil {
			it.Inst.Sources(func(r ptx.Reg) { reads[r]++ })
			it.Inst.Results(func(r ptx.Reg) { writes[r] = append(writes[r], it.Inst) })
		}
	}
	for _, in := range latches {
		p := in.Guard.Reg()
		if reads[p] != 1 || len(writes[p]) != 1 {
			continue
		}
		c := writes[p][0]
		if c.Op != "setp" || c.Guard.Present() || len(c.Args) != 3 || len(c.Mods) != 2 || !isInt(c.Args[2]) {
			continue
		}
		counter, ok := c.Args[1].(ptx.Reg)
		if o := opposites[c.Mods[0]]; o != "" && ok && countsFromConstant(counter, writes[counter]) {
			c.Mods = []string{o, c.Mods[1]}
			in.Guard = ptx.GuardOn(p, false)
		}
	}
}

// negatedLatches lists the branches backwards where a predicate is false.
func negatedLatches(code []Item) (list []*ptx.Inst) {
	passed := make([]bool, labels(code))
	for _, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			passed[l.Label] = true
		}
		if in := it.Inst; in != nil && in.Op == "bra" && in.Guard.Present() && in.Guard.Not && passed[in.Args[0].(ptx.Label)] {
			list = append(list, in)
		}
	}
	return list
}

// countsFromConstant reports a register that is set to a constant and then steps by one.
func countsFromConstant(r ptx.Reg, writes []*ptx.Inst) bool {
	if len(writes) != 2 {
		return false
	}
	first, step := writes[0], writes[1]
	return first.Op == "mov" && isInt(first.Args[1]) && !first.Guard.Present() &&
		step.Op == "add" && step.Args[1] == ptx.Operand(r) && isInt(step.Args[2]) && !step.Guard.Present()
}

func isInt(o ptx.Operand) bool {
	_, ok := o.(ptx.Int)
	return ok
}
