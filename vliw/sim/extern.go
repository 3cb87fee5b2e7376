package sim

import (
	"io"

	"opt-go/vliw/machine"
	"opt-go/vliw/sim/libc"
)

// extern is a function that the assembly declares but does not define.
type extern struct {
	name string
	run  libc.Routine // nil: unknown, must not be called
}

// callRuntime runs a routine between two bundles. To the program it is a call
// that leaves every register undefined that a call may.
func (s *Sim) callRuntime(o *op, e *extern) {
	c := &libc.Call{Host: caller{s, o}, Mem: s.mem, Lib: &s.lib}
	s.now++ // the arguments that the calling bundle computes have landed
	e.run(c)
	if s.fault != nil {
		return
	}
	s.now += int64(s.mach.RuntimeCycles)
	s.counts.stalled[s.pc] += int64(s.mach.RuntimeCycles)
	s.kill(s.regs.returned)
	for f := machine.Int; f <= machine.Float; f++ {
		for n := range machine.NumResultRegs {
			reg, _ := machine.ResultReg(f, n)
			s.ready[s.regs.index(reg)] = undefined
		}
	}
	if c.SetInt {
		s.define(machine.R(1), c.IntResult)
	}
	if c.SetHigh {
		s.define(machine.R(2), c.HighResult)
	}
	if c.SetFloat {
		s.define(machine.F(0), c.FloatResult)
	}
	if c.SetSecond {
		s.define(machine.F(1), c.SecondResult)
	}
	s.pc++
}

// caller is the simulator's interface to a runtime routine.
type caller struct {
	s *Sim
	o *op // the call
}

// Argument reads an argument register.
func (c caller) Argument(f machine.File, n int) uint64 {
	reg, ok := machine.ArgReg(f, n)
	if !ok {
		panic("BUG: a runtime routine with too many arguments")
	}
	return c.s.read(c.s.regs.ref(reg), c.o)
}

// StackSlot reads a slot of the caller's frame.
func (c caller) StackSlot(n int) (uint64, error) {
	sp := c.s.vals[c.s.regs.index(machine.SP)]
	return c.s.mem.Load(sp+uint64(n*machine.StackSlot), machine.StackSlot)
}

// Fail ends the run at the call.
func (c caller) Fail(text string) { c.s.stop(c.o.in.Pos, "%s", text) }

// Failed reports whether the run has ended in a fault.
func (c caller) Failed() bool { return c.s.fault != nil }

// Exit ends the run with a status.
func (c caller) Exit(status int) { c.s.done, c.s.exited, c.s.exitCode = true, true, status }

// Now is the number of cycles since the start.
func (c caller) Now() int64 { return c.s.now }

// Stdout is where the program prints.
func (c caller) Stdout() io.Writer { return c.s.cfg.Stdout }

// CallBack runs a function of the program until it returns.
func (c caller) CallBack(addr uint64, args ...uint64) (result uint64, ok bool) {
	s := c.s
	n, ok := s.bundleAt(addr)
	if !ok || s.entry[s.funcs[s.bundles[n].fn].Name] != n {
		return 0, false
	}
	if s.fault != nil || s.done {
		return 0, true
	}
	back, depth := s.pc, len(s.frames)
	s.frames = append(s.frames, frame{back: back})
	s.saveFrame(&s.frames[depth])
	s.kill(s.regs.volatile)
	for k, a := range args {
		reg, _ := machine.ArgReg(machine.Int, k)
		s.define(reg, a)
	}
	s.now++
	s.pc = n
	for len(s.frames) > depth && !s.done && s.fault == nil {
		s.step()
	}
	if s.fault != nil || s.done {
		return 0, true
	}
	s.pc = back
	return s.vals[s.regs.index(machine.R(1))], true
}
