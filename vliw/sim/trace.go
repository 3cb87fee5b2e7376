package sim

import (
	"fmt"

	"opt-go/vliw/asm"
)

// traceBundle prints the bundle that has just read its operands, and what it
// is about to write.
func (s *Sim) traceBundle(b *bundle) {
	w := s.cfg.Trace
	fmt.Fprintf(w, "%8d  %s:%d ", s.now, s.funcs[b.fn].Name, b.pos.Line)
	text := &asm.Bundle{}
	for i := b.first; i < b.end; i++ {
		text.Ops = append(text.Ops, *s.ops[i].in)
	}
	fmt.Fprintf(w, " %s\n", text.String())
	for i := range s.written {
		r := &s.written[i]
		fmt.Fprintf(w, "          %s = %#x in cycle %d\n", s.regName(r.at), r.value, r.ready)
	}
	for i := range s.stored {
		st := &s.stored[i]
		fmt.Fprintf(w, "          [%#x] = %#x (%d bytes)\n", st.addr, st.value, len(st.bytes))
	}
	if s.next.rotates {
		fmt.Fprintf(w, "          rotate")
		if s.next.stage != keepStage {
			fmt.Fprintf(w, ", rp0 = %d", s.next.stage)
		}
		fmt.Fprintf(w, ", LC = %d, EC = %d\n", s.lc, s.ec)
	}
}
