package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev/algebra"
	"opt-go/passes/analysis/valuetracking"
)

// maxReuse bounds how many values are visited to find out where poison comes from.
const maxReuse = 16

// CanReuse reports whether an instruction whose expression is e may stand for it elsewhere: it is
// poison only where e is. Flags that would make it so in more cases may be dropped; the
// instructions that have to lose theirs are returned.
func (s *Evolution) CanReuse(e *Expr, i *ir.Instr) (drop []*ir.Instr, ok bool) {
	if valuetracking.UndefinedIfPoison(i) {
		return nil, true
	}
	spoils := map[*Expr]bool{}
	algebra.CollectPoison(e, true, spoils)
	poison := map[ir.Value]bool{}
	for x := range spoils {
		poison[x.Value] = true
	}
	work, seen := []ir.Value{i}, map[ir.Value]bool{}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if len(seen) > maxReuse {
			return nil, false
		}
		if poison[v] || valuetracking.NotPoison(v) {
			continue
		}
		d, isInstr := v.(*ir.Instr)
		if !isInstr || d.HasFlag(ir.Disjoint) { // an or that counts as a sum is none without its flag
			return nil, false
		}
		if makesPoison(d) {
			return nil, false
		}
		flags := d.Flags & ir.PoisonFlags
		if flags != 0 {
			drop = append(drop, d)
		}
		for _, o := range d.Operands() {
			if _, block := o.(*ir.Block); !block {
				work = append(work, o)
			}
		}
	}
	return drop, true
}

// calmIntrinsics are no more poison than their operands.
var calmIntrinsics = map[string]bool{"llvm.smax": true, "llvm.smin": true, "llvm.umax": true, "llvm.umin": true, "llvm.bswap": true,
	"llvm.ctpop": true, "llvm.bitreverse": true, "llvm.fshl": true, "llvm.fshr": true, "llvm.uadd.sat": true, "llvm.usub.sat": true,
	"llvm.sadd.sat": true, "llvm.ssub.sat": true}

// makesPoison reports whether i may be poison when its operands are not, even without its flags.
func makesPoison(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Phi, ir.Freeze:
		return false
	case ir.Call:
		return !calmIntrinsics[i.IntrinsicID()] || len(i.Info.Attrs.Ret) > 0
	}
	flags := i.Flags & ir.PoisonFlags
	i.Flags &^= flags
	makes := valuetracking.MayCreatePoison(i)
	i.Flags |= flags
	return makes
}
