package sim

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/sim/memory"
)

// frame is the state of the caller that ret restores, and the callee-saved registers that must be
// unchanged.
type frame struct {
	back  int32 // bundle to return to
	sp    uint64
	saved [2][machine.LastSaved - machine.FirstSaved + 1]uint64
}

// maxFrames bounds the return stack.
const maxFrames = 1 << 17

// issueControl notes what the bundle will do last.
func (s *Sim) issueControl(o *op, value uint64) {
	switch o.code {
	case machine.OpBr, machine.OpBrind, machine.OpCall, machine.OpCallr, machine.OpRet:
		s.take(o, value)
	case machine.OpCtop:
		s.loopBranch(o, s.lc > 0)
	case machine.OpWtop:
		s.loopBranch(o, value != 0)
	case machine.OpRtop:
		s.stepBranch(o)
	case machine.OpLtop:
		s.levelBranch(o)
	case machine.OpRot:
		s.requestRotation(o, keepStage)
	case machine.OpRotp:
		s.requestRotation(o, int8(value))
	case machine.OpTrap:
		s.stop(o.in.Pos, "trap")
	case machine.OpSetlc, machine.OpSetec, machine.OpClrrrb, machine.OpInitrp, machine.OpSetlk:
		s.next.control = append(s.next.control, o)
		s.next.controls = append(s.next.controls, value)
	default:
		panic("BUG: no meaning for operation " + o.code.String())
	}
}

func (s *Sim) take(o *op, value uint64) {
	if s.next.taken != nil {
		s.stop(o.in.Pos, "%s is the second taken branch of the bundle", o.code)
		return
	}
	s.next.taken, s.next.value, s.next.pc = o, value, o.target
}

func (s *Sim) requestRotation(o *op, stage int8) {
	if s.next.rotates {
		s.stop(o.in.Pos, "%s is the second rotation of the bundle", o.code)
		return
	}
	s.next.rotates, s.next.stage = true, stage
}

// loopBranch is ctop and wtop: more says that another iteration starts.
func (s *Sim) loopBranch(o *op, more bool) {
	if o.code == machine.OpCtop && !s.lcKnown {
		s.stop(o.in.Pos, "ctop reads LC, which is undefined")
		return
	}
	if !s.ecKnown {
		s.stop(o.in.Pos, "%s reads EC, which is undefined", o.code)
		return
	}
	switch {
	case more:
		if o.code == machine.OpCtop {
			s.lc--
		}
		s.counts.started[s.pc]++
		s.requestRotation(o, 1)
		s.take(o, 0)
	case s.ec > 1:
		s.ec--
		s.requestRotation(o, 0)
		s.take(o, 0)
	default: // the loop is over, and with it the iteration it began with
		s.counts.left[s.pc]++
		s.counts.started[s.pc]++
		if s.ec == 1 {
			s.ec = 0
			s.requestRotation(o, 0)
		}
	}
}

// stepBranch is rtop: a step of the pipeline of a nest ends. It rotates in every case, and a new
// iteration starts while LC is not used up.
func (s *Sim) stepBranch(o *op) {
	if !s.lcKnown {
		s.stop(o.in.Pos, "rtop reads LC, which is undefined")
		return
	}
	if s.lc > 0 {
		s.lc--
		s.counts.started[s.pc]++
		s.requestRotation(o, 1)
	} else {
		s.requestRotation(o, 0)
	}
	s.levelBranch(o)
}

// levelBranch is ltop: it decrements a level counter, or resets it and falls through.
func (s *Sim) levelBranch(o *op) {
	c := &s.levels[o.in.Args[0].Imm]
	switch {
	case !c.known:
		s.stop(o.in.Pos, "%s reads level counter %d, which is undefined", o.code, o.in.Args[0].Imm)
	case c.left > 0:
		c.left--
		s.take(o, 0)
	default:
		c.left = c.start
	}
}

// setLoopState does setlc, setec, setlk, clrrrb and initrp.
func (s *Sim) setLoopState() {
	for i, o := range s.next.control {
		value := s.next.controls[i]
		switch o.code {
		case machine.OpSetlc:
			s.lc, s.lcKnown = int64(value), true
		case machine.OpSetec:
			s.ec, s.ecKnown = int64(value), true
		case machine.OpSetlk:
			s.levels[o.in.Args[0].Imm] = levelCounter{known: true, start: int64(value), left: int64(value)}
		case machine.OpClrrrb:
			s.clearBase()
		case machine.OpInitrp:
			for n := range int(s.regs.size[machine.Pred]) {
				at := s.at(s.regs.ref(machine.RP(n)))
				s.vals[at], s.ready[at] = 0, s.now+1
				if n < 64 {
					s.vals[at] = value >> n & 1
				}
			}
			s.landed = max(s.landed, s.now+1)
		}
	}
	s.next.control, s.next.controls = s.next.control[:0], s.next.controls[:0]
}

// transfer continues at the target of the bundle's taken branch.
func (s *Sim) transfer() {
	o := s.next.taken
	switch o.code {
	case machine.OpBrind:
		s.branchIndirect(o)
	case machine.OpCallr:
		s.callIndirect(o)
	case machine.OpCall:
		s.call(o, o.target)
	case machine.OpRet:
		s.ret(o)
	default:
		s.pc = s.next.pc
		s.now++
	}
}

// bundleAt is the bundle at a code address; ok is false where there is none.
func (s *Sim) bundleAt(addr uint64) (n int32, ok bool) {
	offset := addr - memory.CodeBase
	if addr < memory.CodeBase || offset%memory.CodeStep != 0 || offset/memory.CodeStep >= uint64(len(s.bundles)) {
		return 0, false
	}
	return int32(offset / memory.CodeStep), true
}

func (s *Sim) branchIndirect(o *op) {
	n, ok := s.bundleAt(s.next.value)
	if !ok || s.bundles[n].fn != s.bundles[s.pc].fn || s.bundles[n].fellOff || !s.starts[n] {
		s.stop(o.in.Pos, "brind to %#x, which is no block of the function", s.next.value)
		return
	}
	s.pc = n
	s.now++
}

func (s *Sim) callIndirect(o *op) {
	addr := s.next.value
	if n, ok := s.bundleAt(addr); ok && s.entry[s.funcs[s.bundles[n].fn].Name] == n {
		s.call(o, n)
		return
	}
	index := (addr - codeAddr(int32(len(s.bundles)))) / memory.CodeStep
	if addr%memory.CodeStep != 0 || addr < codeAddr(int32(len(s.bundles))) || index >= uint64(len(s.externs)) {
		s.stop(o.in.Pos, "callr to %#x, which is no function", addr)
		return
	}
	if e := &s.externs[index]; e.run == nil {
		s.stop(o.in.Pos, "the simulator has no runtime routine %s", e.name)
		return
	}
	s.call(o, ^int32(index))
}

// mustBeDrained faults when a result is in flight across a call or ret.
func (s *Sim) mustBeDrained(o *op) bool {
	if s.landed <= s.now+1 {
		return true
	}
	for i := int32(0); i < s.regs.total; i++ {
		if s.ready[i] > s.now+1 && s.ready[i] != undefined {
			s.stop(o.in.Pos, "%s with a result in flight: %s lands in cycle %d", o.code, s.regName(i), s.ready[i])
			return false
		}
	}
	return true // what was in flight was overwritten or died
}

func (s *Sim) call(o *op, target int32) {
	if !s.mustBeDrained(o) {
		return
	}
	if sp := s.vals[s.regs.index(machine.SP)]; sp%machine.StackAlign != 0 {
		s.stop(o.in.Pos, "call with sp = %#x, which is not %d-byte aligned", sp, machine.StackAlign)
		return
	}
	if target < 0 {
		s.callRuntime(o, &s.externs[^target])
		return
	}
	if len(s.frames) >= maxFrames {
		s.stop(o.in.Pos, "%d calls deep", len(s.frames))
		return
	}
	s.frames = append(s.frames, frame{back: s.pc + 1})
	s.saveFrame(&s.frames[len(s.frames)-1])
	s.kill(s.regs.volatile)
	s.now++
	s.pc = target
}

// saved gives the values of the callee-saved registers of a file.
func (s *Sim) savedValues(f machine.File) []uint64 {
	n := min(machine.LastSaved+1, s.mach.Regs[f].Static) - machine.FirstSaved
	if n <= 0 {
		return nil
	}
	from := s.regs.start[f] + machine.FirstSaved
	return s.vals[from : int(from)+n]
}

func (s *Sim) saveFrame(f *frame) {
	f.sp = s.vals[s.regs.index(machine.SP)]
	copy(f.saved[0][:], s.savedValues(machine.Int))
	copy(f.saved[1][:], s.savedValues(machine.Float))
}

func (s *Sim) ret(o *op) {
	if !s.mustBeDrained(o) {
		return
	}
	f := &s.frames[len(s.frames)-1]
	if sp := s.vals[s.regs.index(machine.SP)]; sp != f.sp {
		s.stop(o.in.Pos, "ret with sp = %#x, it was %#x at entry", sp, f.sp)
		return
	}
	for i, file := range []machine.File{machine.Int, machine.Float} {
		for n, value := range s.savedValues(file) {
			if f.saved[i][n] != value {
				reg := machine.Reg{File: file, Num: uint16(machine.FirstSaved + n)}
				s.stop(o.in.Pos, "ret with %s = %#x, which the caller owns; it was %#x at entry", reg, value, f.saved[i][n])
				return
			}
		}
	}
	s.kill(s.regs.returned)
	s.now++
	s.pc = f.back
	s.frames = s.frames[:len(s.frames)-1]
	s.done = len(s.frames) == 0
}
