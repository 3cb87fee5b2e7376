package report

import (
	"strings"

	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/nest"
	"opt-go/vliw/ssp"
)

// Pipelined adds a loop or nest; it is the function of vliw.Options.Pipelined.
func (c *Collector) Pipelined(p vliw.Pipeline) {
	model := modulo.NewModel(p.Machine)
	var out Pipeline
	name := ""
	if p.Loop != nil {
		name, out = p.Loop.Func, loopPipeline(p.Loop, model)
	} else {
		name, out = p.Nest.Func, nestPipeline(p.Nest, model)
	}
	out.Issue, out.Units = model.IssueWidth, model.Units
	if h := c.byName[name]; h != nil {
		h.out.Pipelines = append(h.out.Pipelines, out)
		c.entries[name].Pipelines++
	}
}

// VLIW adds the assembly.
func (c *Collector) VLIW(m *asm.Module, text string) {
	c.index.Target = m.Machine
	lines := splitLines(text)
	var h *history
	for k, line := range lines {
		if name, ok := strings.CutPrefix(line, ".func "); ok {
			h = c.byName[strings.Trim(strings.Fields(name)[0], `"`)]
			if h != nil && k > 0 && strings.HasPrefix(lines[k-1], ";") {
				h.out.Assembly = append(h.out.Assembly, lines[k-1])
			}
		}
		if h != nil {
			h.out.Assembly = append(h.out.Assembly, line)
		}
		if line == ".end" {
			h = nil
		}
	}
}

var roles = map[ddg.Role]string{ddg.SpillStore: "spill", ddg.SpillLoad: "reload"}

// operation describes an operation; unit is where the schedule put it.
func operation(op *ddg.Op, cycle, unit int, model *modulo.Model) Op {
	class := &model.Classes[op.Class]
	out := Op{Name: op.Name, Opcode: op.Opcode, Cycle: cycle, Unit: unit, Busy: class.Busy, Role: roles[op.Role]}
	if class.Mark {
		out.Unit, out.Busy = -1, 0
	}
	return out
}

func loopPipeline(k *loops.Kernel, model *modulo.Model) Pipeline {
	s := k.Schedule
	out := Pipeline{Name: k.Name, Summary: k.Summary, Line: int(k.Pos.Line), II: s.II, Stages: s.Stages, Files: []File{}}
	for n := range k.Graph.Ops {
		op := operation(&k.Graph.Ops[n], s.Cycle[n], s.Unit[n], model)
		op.Line = int(k.Origin[n].Line)
		out.Ops = append(out.Ops, op)
	}
	lives := modulo.Lifetimes(k.Graph, s)
	for _, a := range k.Allocations {
		file := File{Name: machine.File(a.Class).String(), Size: a.Size, Used: a.Used, MaxLive: a.MaxLive, Lives: []Lifetime{}}
		for _, l := range lives {
			if l.Class == a.Class {
				file.Lives = append(file.Lives, Lifetime{Op: int(l.Value), Start: l.Start, End: l.End, Register: a.Number[l.Value]})
			}
		}
		out.Files = append(out.Files, file)
	}
	return out
}

// shownTrips are the trip counts of the run of a nest that the page shows: two groups, and two
// iterations of each inner loop.
func shownTrips(f *ssp.Final) []int {
	trips := []int{2 * f.Group}
	for range f.Turns {
		trips = append(trips, 2)
	}
	return trips
}

func nestPipeline(k *nest.Kernel, model *modulo.Model) Pipeline {
	s := k.Final.Schedule
	out := Pipeline{Name: k.Name, Summary: k.Summary, Line: int(k.Pos.Line), II: s.T, Stages: s.Stages(1), Files: []File{}}
	opOf := map[ssp.Variant]int{}
	for n := range s.Nest.Ops {
		op := &s.Nest.Ops[n]
		o := operation(&op.Op, s.Cycle[n], s.Unit[n], model)
		o.Level = op.Level
		out.Ops = append(out.Ops, o)
		if op.Variant != ssp.NoVariant {
			opOf[op.Variant] = n
		}
	}
	trips := shownTrips(k.Final)
	for _, a := range k.Allocations {
		file := File{Name: machine.File(a.Class).String(), Size: a.Size, Used: a.Used, MaxLive: a.MaxLive, Lives: []Lifetime{}}
		variants, lives := s.Lifetimes(a.Class, ssp.Machine)
		for n, v := range variants {
			file.Lives = append(file.Lives, Lifetime{Op: opOf[v], Start: lives[n].Start, End: lives[n].End, Register: a.Register[v]})
		}
		arcs, around, err := a.Cylinder(trips, ssp.Machine)
		if err != nil {
			panic("BUG: report: a schedule that was emitted cannot be replayed: " + err.Error())
		}
		file.Around = around
		for _, x := range arcs {
			file.Arcs = append(file.Arcs, Arc{opOf[x.Variant], x.Iteration, x.Start, x.End, x.Register})
		}
		out.Files = append(out.Files, file)
	}
	final := k.Final
	out.Nest = &Nest{Level: k.Level, Group: final.Group, Prologue: final.Prologue, Epilogue: final.Epilogue, First: s.First, Last: s.Last, Trips: trips, Turns: []Turn{}}
	for _, t := range final.Turns {
		out.Nest.Turns = append(out.Nest.Turns, Turn{t.Level, t.Stage})
	}
	return out
}
