package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/ssp"
)

const nestPass = "loop-nest"

// NestGraph is a loop of a nest as the pipeliner sees it: the nest from this loop on.
type NestGraph struct {
	Func, Name string // as in the assembly's loop records
	Pos        ir.Pos
	Level      int // of the loop in its chain of loops, 1 for the outermost
	Levels     int // of the chain
	// Nest has this loop as level 1; nil if it could not be made, for the reason Why. It belongs to the caller. ddg.Op.Class is the
	// machine.Op, ddg.RegClass the machine.File. The values that are read behind the nest are copied out of it by operations without a result.
	Nest *ssp.Nest
	Why  string
}

// pipelineNests looks at the loops of nests.
func (f *function) pipelineNests() {
	for _, n := range f.nests {
		f.pipelineNest(n)
	}
	f.kept = nil
}

func (f *function) pipelineNest(n *loopNest) {
	for first := range n.loops {
		_, nest, why := f.nestGraph(n, first)
		if f.opt.Nest != nil {
			f.opt.Nest(NestGraph{Func: f.src.Name(), Name: n.codes[first].rec.Name, Pos: n.codes[first].header.term.pos, Level: first + 1,
				Levels: len(n.loops), Nest: nest, Why: why})
		}
		if why != "" {
			f.remark(true, n.position(first), nestPass, "level %d of nest %s cannot be pipelined: %s", first+1, n.codes[0].rec.Name, why)
		}
	}
}

func (n *loopNest) position(level int) ir.Pos { return n.loops[level].Header.FirstNonPhi().Pos }

// nestGraph is the graph of a nest from a level on, and whether that level may be pipelined.
func (f *function) nestGraph(n *loopNest, first int) (*nestBody, *ssp.Nest, string) {
	x, why := f.newNestBody(n, first)
	if why != "" {
		return nil, nil, why
	}
	nest, why := x.graph()
	if why != "" {
		return nil, nil, why
	}
	if err := nest.Validate(); err != nil {
		panic("BUG: loop nest " + nest.Name + " of " + f.src.Name() + ": " + err.Error())
	}
	if err := nest.Legal(1); err != nil {
		why = err.Error()
		if len(x.loose) > 0 {
			why += " (" + x.loose[0] + ")"
		}
	}
	return x, nest, why
}
