package codegen

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

// checkedIterations is how many iterations of a loop are replayed beyond those that fill its pipeline.
const checkedIterations = 6

// check proves a schedule and its registers with checkers that share nothing with what made them: dependences and units of every row, then
// the rotating file by playing the loop with tags for values. A violation is our fault, and a panic.
func (p *pipe) check(g *ddg.Graph, s *modulo.Schedule, allocations []*rotate.Allocation) {
	if !p.f.opt.verify {
		return
	}
	err := modulo.Verify(g, modulo.NewModel(p.f.mach), s)
	if err == nil && len(allocations) > 0 {
		err = rotate.Verify(g, s, allocations, s.Stages+checkedIterations)
	}
	if err != nil {
		panic(fmt.Sprintf("BUG: the schedule of loop %s: %v", p.b.loop.rec.Name, err))
	}
	p.f.remark(false, p.b.term.pos, passName, "loop %s: schedule and registers verified", p.b.loop.rec.Name)
}
