package coroutine

import "opt-go/frontend/ir"

// reloadDebugUses tells the debugger where a value is that lies in the frame: records that a
// suspension separates from the definition speak of the reload in their block, if that comes
// before them, and otherwise of nothing, for a value of another function cannot be named.
func (sp *splitter) reloadDebugUses(v ir.Value, reloads map[spot]*ir.Instr) {
	def := definedIn(v)
	for _, m := range append([]*ir.MDOperand(nil), sp.f.MDUses(v)...) {
		call := m.Call()
		if call == nil || call.Block() == nil || !sp.c.before(def, call.Block()) {
			continue
		}
		if r := reloads[spot{call.Block(), false}]; r != nil && r.ComesBefore(call) {
			m.SetValue(r)
		} else {
			m.SetValue(ir.NewPoison(v.Type()))
		}
	}
}
