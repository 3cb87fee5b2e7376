package sim

import (
	"io"
	"strings"

	"opt-go/vliw/machine"
	"opt-go/vliw/sim/libc"
)

// named arguments of the routines that take others after them.
var fixedArguments = map[string]int{"printf": 1, "fprintf": 2, "sprintf": 2, "snprintf": 3}

// floatFirst are the routines whose first argument is a float and takes a slot before the integers.
var floatFirst = map[string]bool{"ldexp": true, "ldexpf": true, "scalbn": true, "scalbnf": true, "scalbln": true, "scalblnf": true,
	"frexp": true, "frexpf": true, "modf": true, "modff": true, "__powidf2": true, "__powisf2": true}

// singles are the routines of f32 whose name does not say so.
var singles = map[string]bool{"__powisf2": true, "__mulsc3": true, "__divsc3": true}

// isSingle reports whether the float arguments and results of a routine are f32.
func isSingle(name string) bool {
	base, ok := strings.CutSuffix(name, "f")
	return singles[name] || ok && libc.Lookup(base) != nil
}

const (
	argumentSlots = 8
	scratchBytes  = 16 // at the caller's sp
	firstFloat    = 8  // f8: the first float argument and result
	firstResult   = 8  // r8
)

// routine runs a function of the library: a call has just entered it.
func (s *Sim) routine(n int) {
	name := s.image.names[n]
	run := s.routines[n]
	if run == nil {
		s.fail("%s is not defined, and the simulator has no such routine", name)
		return
	}
	s.alat = nil // it may write anything
	pfs, back := s.pfs, s.b[0]
	c := &libc.Call{Host: caller{s, name}, Mem: s.mem, Lib: &s.lib}
	run(c)
	if s.fault != nil || s.done {
		return
	}
	for k := 14; k < firstStacked; k++ {
		s.static[k].v = garbage
	}
	for k := 0; k < 4; k++ {
		s.static[firstResult+k].v = garbage
	}
	if c.SetInt {
		s.setInt(firstResult, c.IntResult)
	}
	if c.SetHigh {
		s.setInt(firstResult+1, c.HighResult)
	}
	if c.SetFloat {
		s.setFloat(firstFloat, unpack(name, c.FloatResult), 1)
	}
	if c.SetSecond {
		s.setFloat(firstFloat+1, unpack(name, c.SecondResult), 1)
	}
	s.static[1].v = garbage // another module's gp
	s.pfs = pfs
	s.leave(back)
	s.pc = s.next
}

func unpack(name string, bits uint64) float {
	if isSingle(name) {
		return fromSingle(uint32(bits))
	}
	return fromDouble(bits)
}

// caller is the simulator as a routine sees it.
type caller struct {
	s    *Sim
	name string
}

// slot is argument slot n.
func (c caller) slot(n int) (uint64, error) {
	if n < argumentSlots {
		return c.s.plain(int64(firstStacked + n)), nil
	}
	return c.s.mem.Load(c.s.static[12].v+scratchBytes+uint64(n-argumentSlots)*8, 8)
}

// Argument reads an argument register.
func (c caller) Argument(f machine.File, n int) uint64 {
	if f == machine.Float {
		x := c.s.getFloat(firstFloat + n)
		if isSingle(c.name) {
			return uint64(x.single())
		}
		return x.double()
	}
	if floatFirst[c.name] {
		n++
	}
	v, err := c.slot(n)
	if err != nil {
		c.s.fail("%v", err)
	}
	return v
}

// StackSlot reads variadic argument n.
func (c caller) StackSlot(n int) (uint64, error) { return c.slot(fixedArguments[c.name] + n) }

// Fail ends the run at the call.
func (c caller) Fail(text string) { c.s.fail("%s", text) }

// Failed reports whether the run has ended in a fault.
func (c caller) Failed() bool { return c.s.fault != nil }

// Exit ends the run with a status.
func (c caller) Exit(status int) { c.s.done, c.s.exited, c.s.status = true, true, status }

// Now is the number of cycles since the start.
func (c caller) Now() int64 { return c.s.now }

// Stdout is where the program prints.
func (c caller) Stdout() io.Writer { return c.s.cfg.Stdout }

// CallBack calls a function of the program through its descriptor.
func (c caller) CallBack(addr uint64, args ...uint64) (result uint64, ok bool) {
	s := c.s
	entry, err := s.mem.Load(addr, 8)
	if err != nil {
		return 0, false
	}
	pc, next := s.pc, s.next
	own := s.frame
	s.frame = frame{size: 2 * argumentSlots, locals: argumentSlots} // the routine's own arguments stay
	for len(s.stack) < s.bottom+s.frame.size {
		s.stack = append(s.stack, make([]word, len(s.stack))...)
	}
	s.jumpTo(entry)
	if s.fault != nil {
		return 0, true
	}
	gp, err := s.mem.Load(addr+8, 8)
	if err != nil {
		return 0, false
	}
	s.static[1].v = gp
	s.run(s.next, args)
	s.frame, s.pc, s.next = own, pc, next
	return s.static[firstResult].v, true
}
