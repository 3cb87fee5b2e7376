// Package pack forms packets: it lays blocks out (layout.go), finds the dependences of each block
// (depend.go), and fills packets (pack.go), the instruction with the longest path to the end of its
// block first.
//
// The machine waits for late results by itself, so latencies are a matter of priority, not of
// correctness: what a packet must not do is read a register that it writes, but for predicates of
// jumps and for stored values, which may be those of the packet (.new).
package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// Function schedules all blocks that have no packets yet.
func Function(f *code.Func) {
	layout(f)
	from := map[*code.Block][]code.Instr{}
	for _, b := range f.Blocks {
		if len(b.Insts) > 0 {
			from[b] = tiedFirst(b.Insts)
			b.Packets, b.Insts = finalBlock(f, b.Insts), nil
		}
	}
	mendFar(f, from)
}

// tiedFirst makes the result of a sum its first operand, as the short form in duplexes has it.
func tiedFirst(insts []code.Instr) []code.Instr {
	for k := range insts {
		if in := &insts[k]; in.Op == code.OpAdd && in.Args[1].Reg == in.Dst {
			in.Args[0], in.Args[1] = in.Args[1], in.Args[0]
		}
	}
	return insts
}

// Block schedules the instructions of a block. A kernel comes as the pipeliner has planned it
// unless registers or spill code stand in the way. The result is nil where a jump on a new value
// does not come into the packet that makes it.
func Block(f *code.Func, insts []code.Instr) []code.Packet {
	s := &scheduler{Graph: Dependences(f, insts), insts: insts, preds: newPredicates(f, insts)}
	if out := s.planned(); out != nil {
		return out
	}
	return s.list()
}

// list fills one packet after the other.
func (s *scheduler) list() []code.Packet {
	s.heights()
	var out []code.Packet
	for s.left = len(s.insts); s.left > 0; {
		p := s.packet()
		if len(p) == 0 {
			return nil
		}
		out = append(out, p)
		s.cycle++
	}
	return out
}

// planned are the packets of a kernel by the cycles of its plan; nil if there is none, or if it
// does not hold any more.
func (s *scheduler) planned() []code.Packet {
	last := 0
	n := len(s.insts)
	s.at, s.done = make([]int, n), make([]bool, n)
	for k := range s.insts {
		s.at[k] = s.insts[k].Cycle
		s.done[k] = true
		switch {
		case s.insts[k].Is(code.LoopMark):
			s.at[k] = last
		}
		if s.at[k] == 0 {
			return nil
		}
		last = max(last, s.at[k])
	}
	out := make([]code.Packet, last)
	for k := range s.insts {
		for _, e := range s.In[k] {
			if s.at[e.To]+e.Delay > s.at[k] {
				return nil
			}
		}
		s.cycle = s.at[k]
		out[s.cycle-1] = append(out[s.cycle-1], s.marked(k))
	}
	out = slices.DeleteFunc(out, func(p code.Packet) bool { return len(p) == 0 })
	for _, p := range out {
		if !p.Fits() {
			return nil
		}
	}
	return out
}

// scheduler is the state of one block.
type scheduler struct {
	*Graph
	insts  []code.Instr
	height []int
	done   []bool
	at     []int // the cycle of what is done
	left   int
	cycle  int
	ready  []int // all whose predecessors are done
	waits  []int
	preds  predicates
	loose  bool // loads may be in the packets of stores before them (:mem_noshuf)
}

func (s *scheduler) heights() {
	n := len(s.insts)
	s.height, s.done, s.at, s.waits = make([]int, n), make([]bool, n), make([]int, n), make([]int, n)
	for k := n - 1; k >= 0; k-- {
		for _, e := range s.Out[k] {
			s.height[k] = max(s.height[k], s.height[e.To]+e.Prefer)
			s.waits[e.To]++
		}
	}
	for k := range n {
		if s.waits[k] == 0 {
			s.ready = append(s.ready, k)
		}
	}
}

// packet fills the next packet.
func (s *scheduler) packet() code.Packet {
	var p code.Packet
	var chosen []int
	for {
		k := s.next(p)
		if k < 0 {
			break
		}
		s.preds.done(&s.insts[k])
		p, chosen = append(p, s.marked(k)), append(chosen, k)
		s.done[k], s.at[k] = true, s.cycle
		s.left--
		s.ready = slices.DeleteFunc(s.ready, func(x int) bool { return x == k })
		for _, e := range s.Out[k] {
			if s.waits[e.To]--; s.waits[e.To] == 0 {
				s.ready = append(s.ready, e.To)
			}
		}
		if s.alone(k) {
			break
		}
	}
	if len(p) == 0 && !s.insts[s.ready[0]].Is(code.NewJump) {
		panic("BUG: no instruction fits an empty packet: " + s.insts[s.ready[0]].String())
	}
	return inOrder(p, chosen)
}

// inOrder puts the instructions into the order of the block, so that a jump comes after the
// conditional one.
func inOrder(p code.Packet, chosen []int) code.Packet {
	type pair struct {
		in code.Instr
		at int
	}
	var all []pair
	for k := range p {
		all = append(all, pair{p[k], chosen[k]})
	}
	slices.SortFunc(all, func(x, y pair) int { return x.at - y.at })
	for k := range p {
		p[k] = all[k].in
	}
	return p
}

// next picks the ready instruction of the greatest height that fits. One that makes a predicate
// waits where all registers of predicates are taken, unless nothing else can be done.
func (s *scheduler) next(p code.Packet) int {
	best, waits := -1, false
	for _, k := range s.ready {
		w := s.preds.waits(&s.insts[k])
		if best >= 0 && (w && !waits || w == waits && (s.height[k] < s.height[best] || s.height[k] == s.height[best] && k > best)) {
			continue
		}
		if (!w || len(p) == 0) && s.mayJoin(k, p) {
			best, waits = k, w
		}
	}
	return best
}

// mayJoin reports whether an instruction can be in the packet of this cycle.
func (s *scheduler) mayJoin(k int, p code.Packet) bool {
	if len(p) > 0 && s.alone(k) {
		return false
	}
	for _, e := range s.In[k] {
		if s.at[e.To]+e.Delay > s.cycle && !(s.loose && e.After && s.at[e.To] == s.cycle) {
			return false
		}
	}
	in := s.marked(k)
	if in.Is(code.NewJump) && !in.NewValue {
		return false
	}
	return append(p[:len(p):len(p)], in).Fits()
}

// alone reports the instructions that take a packet of their own.
func (s *scheduler) alone(k int) bool {
	return s.insts[k].Is(code.Alone)
}

// marked is an instruction with its .new operands.
func (s *scheduler) marked(k int) code.Instr {
	in := s.insts[k]
	for _, e := range s.In[k] {
		if e.After && s.done[e.To] && s.at[e.To] == s.cycle {
			in.After = true
		}
		if e.Fresh && s.done[e.To] && s.at[e.To] == s.cycle {
			if s.insts[e.To].Info().Dst == code.Pred {
				in.NewPred = true
			} else {
				in.NewValue = true
			}
		}
	}
	return in
}
