package hexagon

import (
	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// Target returns the facts about the core that passes need.
func Target() *target.Target {
	t := target.Generic()
	t.Name = "hexagon"
	t.AddressesAsPointers = true
	t.LegalAddress = legalAddress
	t.Reduction = target.Reduction{CompareImmediate: target.SignedImmediate(10), AddImmediate: target.SignedImmediate(16), Registers: 28}
	t.MaxVectorBits = func(int) int { return 64 }
	t.FastPopcount = true
	t.SwitchTableType = func(ty *ir.Type) bool { return ty.IsPtr() || ty.Kind == ir.FloatKind || ty.Kind == ir.DoubleKind }
	return t
}

// legalAddress: a register and an offset of 11 bits, times the size of the access; a register and
// another one, shifted by up to 3; or a symbol and an offset.
func legalAddress(m target.AddressMode) bool {
	if m.Symbol != nil {
		return !m.BaseReg && m.Scale == 0
	}
	if m.Scale != 0 {
		return m.Offset == 0 && (m.Scale == 1 || m.Scale == 2 || m.Scale == 4 || m.Scale == 8)
	}
	n := max(m.Bytes, 1)
	return m.Offset%n == 0 && m.Offset/n >= -1<<10 && m.Offset/n < 1<<10
}
