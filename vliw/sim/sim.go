// Package sim runs VLIW assembly cycle by cycle on a machine description. It checks the compiler,
// so it is independent of it: of this module it imports only vliw/asm, vliw/machine and the folders
// below it. It stops with a Fault on each error that docs/vliw-machine.md defines: a resource
// conflict, a read before a result has landed or of an undefined register, writes that land out of
// order, memory out of bounds, a broken calling convention.
//
// Start with New, then Call; Stats reports what happened. The cycle loop is exec.go, decode.go
// translates the text to its tables, and extern.go calls C's library. Its subpackages are alu (the
// arithmetic of the operations), memory (the address space) and libc.
package sim

import (
	"encoding/binary"
	"io"
	"math"

	"github.com/pkg/errors"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim/libc"
	"opt-go/vliw/sim/memory"
)

// Config is what a run needs beside the program.
type Config struct {
	Machine    *machine.Machine
	Stdout     io.Writer // of printf and its like; nil discards
	Trace      io.Writer // a line per cycle and per result; nil for none
	StackBytes int       // 0: 8 MiB
	MaxCycles  int64     // 0: no limit
}

// undefined is the ready time of a register that has not been written.
const undefined = math.MaxInt64

// Sim is one loaded program and the state of its machine. It is not safe for
// concurrent use.
type Sim struct {
	mod  *asm.Module
	mach *machine.Machine
	cfg  Config
	mem  *memory.Memory

	program // the decoded text

	// Registers: all files in one array, see regfile; constants follow them.
	regs  regfile
	vals  []uint64
	ready []int64 // first cycle in which the register may be read
	rrb   [numBanks]int32

	lc, ec           int64
	lcKnown, ecKnown bool
	levels           [machine.LevelCounters]levelCounter

	pc       int32
	now      int64
	landed   int64 // first cycle with no result in flight
	frames   []frame
	busy     [machine.NumUnits][]int64 // per unit, first cycle in which it is free
	fault    *Fault
	done     bool
	exited   bool
	exitCode int

	next    step    // what the current bundle does when it has read everything
	written []write // results of the current bundle
	stored  []store
	grown   int // mem.Grown at the end of the last bundle

	counts counters
	lib    libc.State // of the C library
}

// levelCounter is one counter of setlk, rtop and ltop.
type levelCounter struct {
	known       bool
	start, left int64
}

// New loads a program. The error says what the machine cannot do, or which
// function is missing.
func New(mod *asm.Module, cfg Config) (*Sim, error) {
	if err := asm.CheckMachine(mod, cfg.Machine); err != nil {
		return nil, err
	}
	if cfg.StackBytes == 0 {
		cfg.StackBytes = 8 << 20
	}
	s := &Sim{mod: mod, mach: cfg.Machine, cfg: cfg, mem: memory.New(cfg.StackBytes)}
	s.regs = layoutRegisters(cfg.Machine)
	if err := s.load(); err != nil {
		return nil, err
	}
	for u := range s.busy {
		s.busy[u] = make([]int64, cfg.Machine.Units[u])
	}
	return s, nil
}

// Alloc copies data to a fresh heap block and returns its address.
func (s *Sim) Alloc(data []byte) (uint64, error) {
	addr := s.mem.Alloc(int64(len(data)), memory.HeapAlign)
	if addr == 0 {
		return 0, errors.Errorf("no memory for %d bytes", len(data))
	}
	if len(data) > 0 {
		copy(s.mem.Heap.Bytes[addr-s.mem.Heap.Base:], data)
	}
	return addr, nil
}

// Read copies n bytes of the program's memory.
func (s *Sim) Read(addr uint64, n int64) ([]byte, error) {
	b, err := s.mem.Find(addr, n, memory.MayRead)
	if err != nil {
		return nil, err
	}
	return append([]byte(nil), b...), nil
}

// GlobalAddr is the address of a global, false if there is none of that name.
func (s *Sim) GlobalAddr(name string) (uint64, bool) {
	addr, ok := s.symbols[name]
	return addr, ok && addr >= memory.DataBase
}

// Arg is an argument of the called function: the bits, and whether they go to
// the integer or the float registers.
type Arg struct {
	File machine.File
	Bits uint64
}

// ProgramArgs are the arguments argc and argv of a program's main; words[0] is the program's name.
func (s *Sim) ProgramArgs(words ...string) ([]Arg, error) {
	var argv []byte
	for _, w := range words {
		at, err := s.Alloc(append([]byte(w), 0))
		if err != nil {
			return nil, err
		}
		argv = binary.LittleEndian.AppendUint64(argv, at)
	}
	at, err := s.Alloc(append(argv, make([]byte, 8)...))
	return []Arg{{File: machine.Int, Bits: uint64(len(words))}, {File: machine.Int, Bits: at}}, err
}

// Result is the outcome of a call.
type Result struct {
	Int, Float uint64 // r1 and f0; meaningless where the function returns nothing
	HasInt     bool   // r1 is defined
	HasFloat   bool   // f0 is defined
	Exited     bool   // the program called exit
	ExitCode   int
}

// Call runs a function to its end. Memory and statistics carry over from call
// to call.
func (s *Sim) Call(name string, args []Arg) (Result, error) {
	start, ok := s.entry[name]
	if !ok {
		return Result{}, errors.Errorf("no function %s in the assembly", name)
	}
	s.resetRegisters()
	s.pc, s.fault, s.done, s.exited = start, nil, false, false
	s.frames = append(s.frames[:0], frame{})
	s.next, s.written, s.stored = step{}, s.written[:0], s.stored[:0] // a fault may have left some
	if err := s.placeArgs(args); err != nil {
		return Result{}, err
	}
	s.saveFrame(&s.frames[0])
	s.run()
	if s.fault != nil {
		return Result{}, s.fault
	}
	r1, f0 := s.regs.index(machine.R(1)), s.regs.index(machine.F(0))
	return Result{
		Int: s.vals[r1], HasInt: s.ready[r1] != undefined,
		Float: s.vals[f0], HasFloat: s.ready[f0] != undefined,
		Exited: s.exited, ExitCode: s.exitCode,
	}, nil
}

// placeArgs follows the calling convention.
func (s *Sim) placeArgs(args []Arg) error {
	var used [machine.NumFiles]int
	var onStack []uint64
	for _, a := range args {
		reg, ok := machine.ArgReg(a.File, used[a.File])
		used[a.File]++
		if !ok {
			onStack = append(onStack, a.Bits)
			continue
		}
		s.define(reg, a.Bits)
	}
	room := uint64(len(onStack)*machine.StackSlot+machine.StackAlign-1) &^ (machine.StackAlign - 1)
	sp := memory.StackTop - machine.StackAlign - room
	s.define(machine.SP, sp)
	for i, bits := range onStack {
		slot, err := s.mem.Find(sp+uint64(i*machine.StackSlot), machine.StackSlot, memory.MayWrite)
		if err != nil {
			return errors.Wrap(err, "arguments on the stack")
		}
		memory.Put(slot, bits)
	}
	return nil
}
