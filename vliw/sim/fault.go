package sim

import (
	"fmt"

	"opt-go/vliw/asm"
)

// Fault is why a run stopped: what the program, or the compiler that made it,
// did wrong, and where.
type Fault struct {
	File  string
	Pos   asm.Pos
	Func  string
	Cycle int64
	Msg   string
}

// Error returns FILE:LINE:COL: error: MESSAGE, the function and the cycle.
func (f *Fault) Error() string {
	return fmt.Sprintf("%s:%d:%d: error: %s (function %s, cycle %d)",
		f.File, f.Pos.Line, f.Pos.Col, f.Msg, f.Func, f.Cycle)
}

// stop records the first fault of the run; the cycle loop looks at it at the
// end of the bundle.
func (s *Sim) stop(at asm.Pos, format string, args ...any) {
	if s.fault != nil {
		return
	}
	s.fault = &Fault{
		File: s.mod.File, Pos: at, Func: s.funcs[s.bundles[s.pc].fn].Name,
		Cycle: s.now, Msg: fmt.Sprintf(format, args...),
	}
}
