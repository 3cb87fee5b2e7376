package sel

import (
	"strings"

	"opt-go/frontend/ir"
)

// Intrinsic is how calls of one intrinsic are selected.
type Intrinsic struct {
	Effect  bool       // it is emitted even if its result has no users
	Lower   Handler    // nil: nothing is emitted
	Through Structural // answers for the result without code, where it can
}

// Intrinsic finds the row of a called intrinsic: by its whole name, else without the suffix of a
// pointer, else without type suffixes.
func (m *Module) Intrinsic(i *ir.Instr) (Intrinsic, bool) {
	if i.Op() != ir.Call {
		return Intrinsic{}, false
	}
	f, ok := i.Callee().(*ir.Func)
	if !ok || !f.IsIntrinsic() {
		return Intrinsic{}, false
	}
	if row, ok := m.tables.Intrinsic(f.Name()); ok {
		return row, true
	}
	if k := strings.LastIndex(f.Name(), ".p"); k >= 0 { // tensor-core names append only ".p" for a pointer operand after the element type
		if row, ok := m.tables.Intrinsic(f.Name()[:k]); ok {
			return row, true
		}
	}
	return m.tables.Intrinsic(f.IntrinsicID())
}

// Effectful makes a row with an effect from what emits it.
func Effectful(lower Handler) Intrinsic { return Intrinsic{Effect: true, Lower: lower} }
