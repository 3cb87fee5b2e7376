// Package alloc gives the virtual registers of a function registers of the machine.
//
// Function (alloc.go) removes dead code (dead.go), then, until nothing has to be spilled: computes
// liveness (live.go) and interference (graph.go), merges copies (coalesce.go), and colours
// (colour.go): Chaitin's algorithm with Briggs' optimism. What gets no register is spilled
// (spill.go): constants are made again, predicates move to words, the others to the frame. At last
// the frame is laid out and saved registers are stored (frame.go).
//
// Code in packets, from the pipeliner, is read as the machine executes it: a packet reads before it
// writes.
package alloc

import "opt-go/vliw/target/hexagon/code"

// Function allocates. It reports false, and leaves the function useless, where a register that the
// code of packets reads or writes would have to be spilled.
func Function(f *code.Func) bool {
	RemoveDead(f)
	a := &allocator{f: f, fresh: map[code.Reg]bool{}}
	for {
		a.live = liveness(f)
		a.build()
		if a.coalesce() {
			continue
		}
		spilled := a.colour()
		if len(spilled) == 0 {
			break
		}
		if !a.spill(spilled) {
			return false
		}
	}
	a.rewrite()
	finishFrame(f)
	return true
}

// Merge removes dead code and merges copies before allocation, so that loops can be scheduled.
func Merge(f *code.Func) {
	RemoveDead(f)
	a := &allocator{f: f, fresh: map[code.Reg]bool{}}
	for {
		a.live = liveness(f)
		a.build()
		if !a.coalesce() {
			return
		}
	}
}

// allocator is the state of one function.
type allocator struct {
	f     *code.Func
	live  *live
	nodes []node
	edges map[uint64]struct{}
	fresh map[code.Reg]bool // made by spilling: must not be spilled again
	color []code.Reg
}

// rewrite replaces the virtual registers, and removes copies to themselves.
func (a *allocator) rewrite() {
	for _, b := range a.f.Blocks {
		b.Each(func(in *code.Instr) { a.rewriteInstr(in) })
		kept := b.Insts[:0]
		for _, in := range b.Insts {
			if in.Is(code.Copy) && in.Dst == in.Args[0].Reg {
				continue
			}
			kept = append(kept, in)
		}
		b.Insts = kept
	}
}

func (a *allocator) rewriteInstr(in *code.Instr) {
	in.EachDef(func(r *code.Reg) {
		if r.Virtual() {
			*r = a.color[*r-code.FirstVirtual]
		}
	})
	for k := range in.Args {
		o := &in.Args[k]
		if o.Reg.Virtual() {
			o.Reg = o.Half.Of(a.color[o.Reg-code.FirstVirtual])
			o.Half = code.Whole
		}
	}
}
