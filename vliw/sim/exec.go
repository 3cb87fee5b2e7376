package sim

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim/alu"
	"opt-go/vliw/sim/memory"
)

// write is a result that its bundle delivers when all have read.
type write struct {
	at    int32
	value uint64
	ready int64
	op    *op
}

// store is a store that its bundle performs when all have read.
type store struct {
	addr  uint64
	bytes []byte
	value uint64
	op    *op
}

// step is what a bundle does last.
type step struct {
	pc       int32
	taken    *op // the branch, call or ret that is taken
	value    uint64
	rotates  bool
	stage    int8 // new stage predicate: 0, 1, or keep
	control  []*op
	controls []uint64 // operand of each
}

const keepStage = -1

// run executes bundles until the first function returns, exit, or a fault.
//
// Results are written at the end of the bundle that issues them, with the
// cycle from which on they may be read. Nobody can tell: reading a register
// with a result in flight is a fault, and results land in the order of issue.
func (s *Sim) run() {
	for !s.done && s.fault == nil {
		s.step()
	}
}

// step executes one bundle.
func (s *Sim) step() {
	b := &s.bundles[s.pc]
	if b.fellOff {
		s.stop(b.pos, "execution runs off the end of the function")
		return
	}
	if s.cfg.MaxCycles > 0 && s.now >= s.cfg.MaxCycles {
		s.stop(b.pos, "stopped after %d cycles", s.now)
		return
	}
	s.counts.executed[s.pc]++
	s.next.pc, s.next.taken, s.next.rotates, s.next.stage = s.pc+1, nil, false, keepStage
	for i := b.first; i < b.end; i++ {
		s.issue(&s.ops[i])
	}
	if s.fault != nil {
		return
	}
	if s.cfg.Trace != nil {
		s.traceBundle(b)
	}
	s.finish()
}

// issue reads the operands of one operation and remembers its effect.
func (s *Sim) issue(o *op) {
	if o.hasGuard {
		on := s.read(o.guard, o)
		if on == o.offValue {
			s.counts.nullified++
			if o.flags&asm.Trip != 0 && o.class == classControl {
				s.counts.marked[s.pc]++ // a branch says that an iteration ends whether or not it is taken
			}
			if o.flags&asm.Unc != 0 {
				s.result(o, 0)
			}
			return
		}
	}
	var v [3]uint64
	for i := uint8(0); i < o.numArgs; i++ {
		v[i] = s.read(o.args[i], o)
	}
	if s.fault != nil {
		return
	}
	if o.occupancy > 0 {
		s.occupy(o)
	}
	if o.flags&asm.Trip != 0 && (!o.hasLastStage || s.read(o.lastStage, o) != 0) {
		s.counts.marked[s.pc]++
	}
	switch o.class {
	case classCompute:
		s.result(o, o.eval(v[0], v[1], v[2]))
	case classLoad:
		s.load8(o, v[0]+o.offset)
	case classStore:
		s.remember(o, v[0]+o.offset, v[1])
	case classDivide:
		s.divide(o, v[0], v[1])
	case classControl:
		s.issueControl(o, v[max(int(o.numArgs), 1)-1])
	}
}

// read returns the value of a register that must have landed.
func (s *Sim) read(r ref, o *op) uint64 {
	i := s.at(r)
	if s.ready[i] > s.now {
		s.refuseRead(i, o)
	}
	return s.vals[i]
}

func (s *Sim) refuseRead(i int32, o *op) {
	if s.ready[i] == undefined {
		s.stop(o.in.Pos, "%s reads %s, which is undefined", o.code, s.regName(i))
		return
	}
	s.stop(o.in.Pos, "%s reads %s before its latency has passed: ready in cycle %d", o.code, s.regName(i), s.ready[i])
}

func (s *Sim) result(o *op, value uint64) {
	s.written = append(s.written, write{at: s.at(o.dst), value: value, ready: s.now + o.latency, op: o})
}

// occupy takes a unit that is free for an operation that is not pipelined.
func (s *Sim) occupy(o *op) {
	units := s.busy[o.unit]
	for i, free := range units {
		if free <= s.now {
			units[i] = s.now + o.occupancy + 1
			return
		}
	}
	s.stop(o.in.Pos, "resource conflict: %s finds all %d %s units busy", o.code, len(units), o.unit)
}

func (s *Sim) divide(o *op, a, b uint64) {
	switch {
	case !alu.DividesByZero(o.code, b):
		s.result(o, o.eval(a, b, 0))
	case o.flags&asm.Dismiss != 0:
		s.result(o, 0)
	default:
		s.stop(o.in.Pos, "%s divides by zero", o.code)
	}
}

func (s *Sim) load8(o *op, addr uint64) {
	s.counts.loads++
	if o.flags&asm.Spill != 0 {
		s.counts.spillLoads++
	}
	value, err := s.mem.Load(addr, int64(o.size))
	switch {
	case err == nil:
	case o.flags&asm.Dismiss != 0:
		value = 0
	default:
		s.stop(o.in.Pos, "%s: %v", o.code, err)
		return
	}
	if o.signed {
		shift := 64 - 8*uint(o.size)
		value = uint64(int64(value<<shift) >> shift)
	}
	s.result(o, value)
}

func (s *Sim) remember(o *op, addr, value uint64) {
	s.counts.stores++
	if o.flags&asm.Spill != 0 {
		s.counts.spillStores++
	}
	bytes, err := s.mem.Find(addr, int64(o.size), memory.MayWrite)
	if err != nil {
		s.stop(o.in.Pos, "%s: %v", o.code, err)
		return
	}
	for i := range s.stored {
		other := &s.stored[i]
		if addr < other.addr+uint64(len(other.bytes)) && other.addr < addr+uint64(o.size) {
			s.stop(o.in.Pos, "%s writes bytes at %#x that another store of the bundle writes", o.code, addr)
			return
		}
	}
	s.stored = append(s.stored, store{addr: addr, bytes: bytes, value: value, op: o})
}

// finish commits the effects of the bundle and advances to the next.
func (s *Sim) finish() {
	if s.grown != s.mem.Grown {
		s.grown = s.mem.Grown
		for i := range s.stored { // they could be accessed when the bundle began
			o := &s.stored[i]
			o.bytes, _ = s.mem.Find(o.addr, int64(len(o.bytes)), memory.MayWrite)
		}
	}
	for i := range s.stored {
		memory.Put(s.stored[i].bytes, s.stored[i].value)
	}
	for i := range s.written {
		s.land(&s.written[i])
	}
	s.stored, s.written = s.stored[:0], s.written[:0]
	if len(s.next.control) > 0 {
		s.setLoopState()
	}
	if s.next.rotates {
		s.rotate()
	}
	if s.next.stage != keepStage {
		s.setStage(uint64(s.next.stage))
	}
	if s.fault != nil {
		return
	}
	if s.next.taken != nil {
		s.transfer()
		return
	}
	s.now++
	s.pc = s.next.pc
}

func (s *Sim) land(w *write) {
	before := s.ready[w.at]
	if before > s.now && before != undefined && before >= w.ready {
		when := "earlier than"
		if before == w.ready {
			when = "in the same cycle as"
		}
		s.stop(w.op.in.Pos, "%s writes %s, landing in cycle %d, %s a write in flight (cycle %d)",
			w.op.code, s.regName(w.at), w.ready, when, before)
		return
	}
	s.vals[w.at], s.ready[w.at] = w.value, w.ready
	if w.ready > s.landed {
		s.landed = w.ready
	}
}

// setStage writes rp0 after the rotation.
func (s *Sim) setStage(value uint64) {
	i := s.at(s.regs.ref(machine.RP(0)))
	if s.ready[i] > s.now && s.ready[i] != undefined {
		s.stop(s.bundles[s.pc].pos, "the new stage predicate meets a write in flight to the same register (cycle %d)", s.ready[i])
		return
	}
	s.vals[i], s.ready[i] = value, s.now+1
	s.landed = max(s.landed, s.now+1)
}
