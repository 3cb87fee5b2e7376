package sim

import (
	"math"

	"opt-go/vliw/machine"
)

// bank is a part of a register file that rotates as one. Static registers and
// constants are in bank 0, whose base never moves.
type bank uint8

const (
	fixed    bank = iota
	numBanks      = 4 // fixed, and one per file, numbered as the file
)

// ref is a register operand, decoded: its position while the base is 0.
type ref struct {
	num  int32
	bank bank
}

// regfile is the layout of the registers in Sim.vals.
type regfile struct {
	start [machine.NumFiles]int32 // static part of the file
	size  [numBanks]int32         // of the rotating part
	limit [numBanks]int32         // end of the rotating part
	total int32

	volatile []span // dies at call, arguments excepted
	returned []span // dies at ret, results excepted
}

// span is the registers from..to-1 of Sim.vals.
type span struct{ from, to int32 }

func layoutRegisters(m *machine.Machine) regfile {
	var r regfile
	r.limit[fixed] = math.MaxInt32
	for f := machine.Int; f <= machine.Pred; f++ {
		r.start[f] = r.total
		static, rotating := int32(m.Regs[f].Static), int32(m.Regs[f].Rotating)
		r.total += static + rotating
		r.size[f], r.limit[f] = rotating, r.total
		r.addVolatile(f, static, r.total)
	}
	return r
}

// addVolatile lists what does not survive: of the int and float files all but
// the saved registers, the predicates wholly.
func (r *regfile) addVolatile(f machine.File, static, end int32) {
	start := r.start[f]
	if f == machine.Pred {
		r.volatile = append(r.volatile, span{start, end})
		r.returned = append(r.returned, span{start, end})
		return
	}
	first, _ := machine.ArgReg(f, 0)
	kept := start + int32(first.Num)
	saved := start + min(machine.FirstSaved, static)
	r.volatile = append(r.volatile, span{kept + machine.NumArgRegs, saved})
	r.returned = append(r.returned, span{kept + machine.NumResultRegs, saved})
	if after := start + min(machine.LastSaved+1, static); after < end {
		r.volatile = append(r.volatile, span{after, end})
		r.returned = append(r.returned, span{after, end})
	}
}

// ref decodes a register.
func (r *regfile) ref(reg machine.Reg) ref {
	if !reg.Rotating {
		return ref{num: r.start[reg.File] + int32(reg.Num)}
	}
	b := bank(reg.File)
	return ref{num: r.limit[b] - r.size[b] + int32(reg.Num), bank: b}
}

// index is the position of a static register.
func (r *regfile) index(reg machine.Reg) int32 { return r.ref(reg).num }

// at is the position of a register with the present base.
func (s *Sim) at(r ref) int32 {
	i := r.num + s.rrb[r.bank]
	if i >= s.regs.limit[r.bank] {
		i -= s.regs.size[r.bank]
	}
	return i
}

// rotate moves the base down by one, so that what was rr7 is now rr8.
func (s *Sim) rotate() {
	for b := bank(1); b < numBanks; b++ {
		if s.rrb[b]--; s.rrb[b] < 0 {
			s.rrb[b] = s.regs.size[b] - 1
		}
	}
}

// clearBase makes the base 0.
func (s *Sim) clearBase() { s.rrb = [numBanks]int32{} }

// define writes a static register without latency.
func (s *Sim) define(reg machine.Reg, bits uint64) {
	i := s.regs.index(reg)
	s.vals[i], s.ready[i] = bits, s.now
}

// resetRegisters makes the state of a fresh machine: everything undefined but
// the registers that the first function must save.
func (s *Sim) resetRegisters() {
	for i := int32(0); i < s.regs.total; i++ {
		s.vals[i], s.ready[i] = 0, undefined
	}
	for f := machine.Int; f <= machine.Float; f++ {
		for n := machine.FirstSaved; n <= machine.LastSaved && n < s.mach.Regs[f].Static; n++ {
			s.define(machine.Reg{File: f, Num: uint16(n)}, 0)
		}
	}
	s.clearBase()
	s.lcKnown, s.ecKnown = false, false
	clear(s.levels[:])
	s.landed = s.now
}

// kill makes registers undefined and puts the base back, as call and ret do.
func (s *Sim) kill(spans []span) {
	for _, sp := range spans {
		for i := sp.from; i < sp.to; i++ {
			s.ready[i] = undefined
		}
	}
	s.clearBase()
	s.lcKnown, s.ecKnown = false, false
	clear(s.levels[:])
}

// regName names the register at index i as the program would write it now.
func (s *Sim) regName(i int32) string {
	for f := machine.Pred; f >= machine.Int; f-- {
		if i < s.regs.start[f] {
			continue
		}
		n := i - s.regs.start[f]
		if int(n) < s.mach.Regs[f].Static {
			return machine.Reg{File: f, Num: uint16(n)}.String()
		}
		size := s.regs.size[f]
		n = (i - (s.regs.limit[f] - size) - s.rrb[f] + size) % size
		return machine.Reg{File: f, Rotating: true, Num: uint16(n)}.String()
	}
	return "?"
}
