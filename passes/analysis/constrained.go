package analysis

import (
	"strings"

	"opt-go/frontend/ir"
)

// ConstrainedFP returns what a llvm.experimental.constrained.* call says of its environment: how it rounds ("round.dynamic", …; "" where it
// says nothing) and what becomes of exceptions ("fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict").
func ConstrainedFP(i *ir.Instr) (round, except string, ok bool) {
	if !strings.HasPrefix(i.IntrinsicID(), "llvm.experimental.constrained.") {
		return "", "", false
	}
	for k := range i.NumArgs() {
		m, isMD := i.Arg(k).(*ir.MDOperand)
		if !isMD {
			continue
		}
		switch s, _ := m.Node.(ir.MDStr); {
		case strings.HasPrefix(string(s), "round."):
			round = string(s)
		case strings.HasPrefix(string(s), "fpexcept."):
			except = string(s)
		}
	}
	return round, except, true
}
