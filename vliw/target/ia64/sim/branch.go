package sim

import "opt-go/vliw/sim/memory"

// The previous function state: the fields of ar.pfs.
const (
	pfsLocals   = 7
	pfsRotating = 14
	pfsBaseR    = 18
	pfsBaseF    = 25
	pfsBaseP    = 32
	pfsEpilog   = 52
)

// packed is the frame as ar.pfs keeps it.
func (s *Sim) packed() uint64 {
	f := &s.frame
	return uint64(f.size) | uint64(f.locals)<<pfsLocals | uint64(f.rotating/8)<<pfsRotating | uint64(f.baseR)<<pfsBaseR | uint64(f.baseF)<<pfsBaseF | uint64(f.baseP)<<pfsBaseP | s.ec<<pfsEpilog
}

// enter calls: the frame of the callee is the outgoing registers of the caller.
func (s *Sim) enter(to, back int) {
	s.pfs = s.packed()
	s.b[0] = codeAddress(back)
	s.bottom += s.frame.locals
	s.frame = frame{size: s.frame.size - s.frame.locals}
	s.goTo(to)
	if s.depth++; s.depth > maxDepth {
		s.fail("calls nest too deeply")
	}
}

// leave returns to the frame that ar.pfs describes.
func (s *Sim) leave(to uint64) {
	field := func(at, bits int) int { return int(s.pfs >> at & (1<<bits - 1)) }
	s.frame = frame{size: field(0, 7), locals: field(pfsLocals, 7), rotating: 8 * field(pfsRotating, 4), baseR: field(pfsBaseR, 7), baseF: field(pfsBaseF, 7), baseP: field(pfsBaseP, 6)}
	s.ec = s.pfs >> pfsEpilog & 63
	s.bottom -= s.frame.locals
	if s.depth--; s.bottom < 0 {
		s.fail("a return without a call")
		return
	}
	if to == codeAddress(returnHere) {
		s.goTo(0)
		return
	}
	s.jumpTo(to)
}

// jumpTo goes to an address of code.
func (s *Sim) jumpTo(at uint64) {
	n := int64(at-memory.CodeBase) / memory.CodeStep
	if at%memory.CodeStep != 0 || at < memory.CodeBase || n >= int64(len(s.p.bundles)+len(s.routines)) {
		s.fail("a jump to %#x, which is no code", at)
		return
	}
	s.goTo(int(n))
}

func alloc(s *Sim, in *inst) {
	n := func(k int) int { return int(in.src[k].n) }
	size, locals, rotating := n(1)+n(2)+n(3), n(1)+n(2), n(4)
	switch {
	case size > 96 || rotating > size || rotating%8 != 0:
		s.fail("alloc of a frame that does not exist")
		return
	case s.frame.baseR != 0 || s.frame.baseF != 0 || s.frame.baseP != 0:
		s.fail("alloc with a rotated base")
		return
	}
	for s.bottom+size > len(s.stack) {
		s.stack = append(s.stack, make([]word, len(s.stack))...)
	}
	for k := s.frame.size; k < size; k++ {
		s.stack[s.bottom+k] = word{v: garbage}
	}
	s.frame.size, s.frame.locals, s.frame.rotating = size, locals, rotating
	s.setInt(int(in.dst[0].n), s.pfs)
}

func jump(s *Sim, in *inst)         { s.goTo(in.target) }
func jumpRegister(s *Sim, in *inst) { s.jumpTo(s.b[in.src[0].n]) }

func call(s *Sim, in *inst) { s.callTo(in.target) }

func callRegister(s *Sim, in *inst) {
	s.jumpTo(s.b[in.src[0].n])
	if s.fault == nil {
		s.callTo(s.next)
	}
}

// callTo calls from the current bundle.
func (s *Sim) callTo(target int) {
	if s.static[12].v%16 != 0 {
		s.fail("call with sp = %#x, which is not aligned", s.static[12].v)
	}
	s.enter(target, s.pc+1)
}

func ret(s *Sim, in *inst) {
	s.leave(s.b[in.src[0].n])
}

// counted is br.ctop.
func counted(s *Sim, in *inst) {
	switch {
	case s.lc > 0:
		s.lc--
		s.top(in, true, true)
	case s.ec > 1:
		s.ec--
		s.top(in, false, true)
	case s.ec == 1:
		s.ec = 0
		s.top(in, false, false)
	default:
		s.setPred(63, false)
	}
}

// countedTurn is br.cloop: it does not rotate.
func countedTurn(s *Sim, in *inst) {
	if s.lc > 0 {
		s.lc--
		s.goTo(in.target)
	}
}

// whileTop is br.wtop: its predicate stands for the loop count. It acts where the predicate is
// false, too.
func whileTop(s *Sim, in *inst) {
	switch {
	case s.getPred(int(in.pred)):
		s.top(in, false, true)
	case s.ec > 1:
		s.ec--
		s.top(in, false, true)
	case s.ec == 1:
		s.ec = 0
		s.top(in, false, false)
	default:
		s.setPred(63, false)
	}
}

// top ends an iteration of a kernel: the next stage predicate, rotation, the branch.
func (s *Sim) top(in *inst, stage, taken bool) {
	s.setPred(63, stage)
	s.rotate()
	if taken {
		s.goTo(in.target)
	}
}

func clearBase(s *Sim, _ *inst) { s.frame.baseR, s.frame.baseF, s.frame.baseP = 0, 0, 0 }
func trap(s *Sim, _ *inst)      { s.fail("trap") }
