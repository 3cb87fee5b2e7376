package analysis

import "opt-go/frontend/ir"

// SwiftError reports whether v is the address of a swifterror value, a parameter or an alloca. A register takes its place, so that it may only be
// loaded from, stored to and passed on as it is: no phi or select may choose between two of them.
func SwiftError(v ir.Value) bool {
	switch p := v.(type) {
	case *ir.Param:
		return p.Attrs().Has("swifterror")
	case *ir.Instr:
		return p.Op() == ir.Alloca && p.HasFlag(ir.SwiftError)
	}
	return false
}
