// Package workbench is the collection of loops on which the experiments of modulo scheduling run:
// the loops of a C collection of our own (folder loops, compiled by the VLIW code generator up to
// their dependence graphs) and loops from a seeded generator of dependence graphs (generate.go).
//
// Start at Collection and Generate. Both give graphs for one machine, whose latencies are in them;
// the loops are the same for every machine.
package workbench

import (
	"github.com/pkg/errors"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// Loop is one loop.
type Loop struct {
	Suite string // file of the C collection, or "generated"
	Name  string // function and loop, or a number
	Graph *ddg.Graph
	// How often it runs: N iterations in all, in E entries. For the C collection this is counted in
	// a run of its drivers.
	N, E int64
}

// Collection compiles the C collection for a machine with rotating registers, and runs its drivers
// to count iterations.
func Collection(mach *machine.Machine) ([]Loop, error) {
	var loops []Loop
	for _, name := range Suites() {
		s, err := compileSuite(name, mach)
		if err != nil {
			return nil, err
		}
		_, profiles, err := s.run(mach)
		if err != nil {
			return nil, err
		}
		for _, l := range s.loops {
			p, ok := profiles[loopKey(l.Func, l.Name)]
			if !ok || p.entries == 0 {
				return nil, errors.Errorf("%s.ll:%v: the drivers never enter loop %s of %s", name, l.Pos, l.Name, l.Func)
			}
			loops = append(loops, Loop{Suite: name, Name: l.Func + "." + l.Name, Graph: l.Graph, N: p.iterations, E: p.entries})
		}
	}
	return loops, nil
}
