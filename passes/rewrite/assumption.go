package rewrite

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// DropAssumptions gives up what assumptions say about the values of uses, operands of bundles of
// llvm.assume: the values become undef, poison in LLVM 22, and the bundles are ignored (LLVM's
// dropDroppableUse).
//
//	"align"(ptr %a, i64 16, i64 0)  →  "ignore"(ptr undef, i64 16)
//
// An ignored bundle has at most two operands; only align has a third, the offset. Other uses by the
// same calls move.
func DropAssumptions(uses []*ir.Use, as pass.Version) {
	var calls []*ir.Instr
	for _, u := range uses {
		call := u.User()
		if as >= pass.LLVM22 {
			u.Set(ir.NewPoison(u.Value().Type()))
		} else {
			u.Set(ir.NewUndef(u.Value().Type()))
		}
		info := *call.Info
		info.Bundles = slices.Clone(info.Bundles)
		for k, b := range info.Bundles {
			if u.Index() >= b.First && u.Index() < b.First+b.Count {
				info.Bundles[k].Tag = "ignore"
			}
		}
		call.Info = &info
		calls = append(calls, call)
	}
	for _, call := range calls {
		trimIgnored(call)
	}
}

// trimIgnored leaves two operands to the ignored bundles of an assumption whose list of bundles
// DropAssumptions has copied.
func trimIgnored(call *ir.Instr) {
	bundles := call.Info.Bundles
	for k := range bundles {
		for b := &bundles[k]; b.Tag == "ignore" && b.Count > 2; b.Count-- {
			call.RemoveOperand(b.First + b.Count - 1)
			for j := k + 1; j < len(bundles); j++ {
				bundles[j].First--
			}
		}
	}
}
