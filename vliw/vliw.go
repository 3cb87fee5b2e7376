// Package vliw is the interface of the VLIW backend: Compile translates a module of LLVM IR to VLIW
// assembly.
//
// vliw.go reads the options; compile.go runs the stages on every function. Each stage is a package
// and works on a mir.Func:
//
//	isel    IR → operations on virtual registers, φs kept; strength-reduced addresses, trip counts, loop nests
//	loops   innermost loops: bodies become one block with predicates; dependences; pipelined kernels
//	nest    outer loops of nests: single-dimension software pipelining
//	finish  all other code: φs, superblocks, registers, block layout, bundles, assembly
//
// Supporting packages: mir (the code under construction), affine (linear forms of addresses),
// machine (descriptions), ddg, modulo, rotate and ssp (graphs, schedules and registers of software
// pipelines), asm (the text), sim (the simulator, which the compiler never imports).
//
// A function is recompiled if a pipeline is slower than the loop that it replaces (loops.Choices),
// or a real machine cannot execute its kernel. An unsupported construct is one diagnostic that
// names the construct and its line (mir.Refuse), never wrong code.
//
// The package must not import the reader (frontend), whose parser it would link.
package vliw

import (
	"strconv"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/asm"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
	"opt-go/vliw/nest"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// Options steer Compile. The zero value selects the default machine with its default number of
// registers.
type Options struct {
	Machine   *machine.Machine  // nil: the built-in machine called Name
	Name      string            // "": machine.Default
	Regs      int               // registers per file for pipelined loops (-regs); 0: the machine's own number
	Scheduler modulo.Scheduler  // of loops (-sched)
	Spill     *Spill            // nil: DefaultSpill
	Fuse      bool              // llvm.fmuladd is one fused operation, not two (-fp-contract=on)
	SSP       Level             // the loop of a nest to pipeline (-ssp)
	Distance  ssp.Metric        // distances of vector lifetimes in nests (-distance)
	Fit       rotate.Fit        // how registers of nests are chosen (-fit); distance ssp.Simple leaves no choice
	Blocks    bool              // straight-line code block by block, without superblocks, for experiments
	Verify    bool              // check every schedule, every register and the text with checkers that share nothing with what made them (-verify-each)
	Remark    func(pass.Remark) // called for every decision; may be nil
	Lower     *Lowering         // replaces operations that a real machine lacks; nil: there is none
	Pipelined func(Pipeline)    // called with every loop and nest of the result that is pipelined; may be nil
}

// Lowering is what a real machine needs of the stages: it lacks operations, and registers for
// copies. All functions are needed.
type Lowering struct {
	Selected  func(*mir.Func) // called after selection
	Pipelined func(*mir.Func) // called after loops have been pipelined, with the operations that this added
	// Crowded names the pipelined loops of finished code that the machine cannot execute one
	// operation after the other, for want of registers to copy operands. They are compiled again,
	// without pipelines.
	Crowded func(*asm.Func) []string
	// Rotating is a machine with fewer rotating integer registers, but not fewer than a function
	// needs, where a function chooses how many rotate; nil: it has as many as the machine.
	Rotating func(m *machine.Machine, need int) *machine.Machine
}

// Pipeline is a loop or a nest that has been software-pipelined: one of the two is set.
type Pipeline struct {
	Machine *machine.Machine
	Loop    *loops.Kernel
	Nest    *nest.Kernel
}

// Level is the loop of a nest that is pipelined: 1 is the outermost, and where a nest has no such
// level or it cannot be, the innermost is.
type Level int

// The levels without a number.
const (
	Innermost Level = 0
	Auto      Level = -1 // that with the fewest estimated cycles
)

// LevelByName returns the level that the flag -ssp names.
func LevelByName(name string) (Level, error) {
	switch name {
	case "off":
		return Innermost, nil
	case "auto":
		return Auto, nil
	}
	n, err := strconv.Atoi(name)
	if err != nil || n < 1 {
		return 0, errors.New("must be off, auto or a loop level from 1")
	}
	return Level(n), nil
}

// String returns the name of the level in the flag -ssp.
func (l Level) String() string {
	switch l {
	case Innermost:
		return "off"
	case Auto:
		return "auto"
	}
	return strconv.Itoa(int(l))
}

// Spill are the heuristics of spilling in pipelined loops (Zalamea et al.; -spill, -spill-cc,
// -spill-qf, -spill-tf).
type Spill struct {
	Variables bool // whole variables instead of single uses
	CC        bool // prefer what lives across the critical cycle
	QF, TF    float64
}

// DefaultSpill is what the command line starts from.
func DefaultSpill() Spill {
	d := rotate.DefaultSpill()
	return Spill{Variables: d.Candidate == rotate.Variables, CC: d.CC, QF: d.QF, TF: d.TF}
}

// Compile compiles a module. The module stays as it is. An error about the input is a diag.List;
// others are about the options.
func Compile(m *ir.Module, o Options) (*asm.Module, error) {
	opt, err := o.resolve()
	if err != nil {
		return nil, err
	}
	out, err := compile(ir.CloneModule(m), opt)
	if err == nil && o.Verify && o.Lower == nil {
		verify(out, opt.machine)
	}
	return out, err
}

// verify holds the assembly against the machine, and against what its own text says when it is read
// again.
func verify(m *asm.Module, mach *machine.Machine) {
	text := m.String()
	again, err := asm.Parse(m.File, text)
	if err == nil {
		err = asm.CheckMachine(again, mach)
	}
	if err == nil {
		err = asm.CheckTiming(again, mach)
	}
	if err == nil && again.String() != text {
		err = errors.New("printed again, the text is another")
	}
	if err != nil {
		panic("BUG: the assembly: " + err.Error())
	}
}

// resolve makes every choice.
func (o *Options) resolve() (settings, error) {
	opt := settings{machine: o.Machine, regs: o.Regs, fuse: o.Fuse, blocks: o.Blocks, verify: o.Verify, remark: o.Remark, lower: o.Lower, scheduled: o.Pipelined, scheduler: o.Scheduler, spill: rotate.DefaultSpill()}
	if opt.machine == nil {
		name := o.Name
		if name == "" {
			name = machine.Default
		}
		m, err := machine.Lookup(name)
		if err != nil {
			return opt, err
		}
		opt.machine = m
	}
	if err := opt.machine.Validate(); err != nil {
		return opt, err
	}
	if o.Regs != 0 {
		m, err := opt.machine.WithRegs(o.Regs)
		if err != nil {
			return opt, err
		}
		opt.machine = m
	}
	ssp, err := o.nests()
	if err != nil {
		return opt, err
	}
	opt.nests = ssp
	if o.Spill != nil {
		if o.Spill.QF < 0 || o.Spill.QF > 1 || o.Spill.TF < 0 {
			return opt, errors.Errorf("spill factors QF %g and TF %g: QF must be 0 to 1, TF at least 0", o.Spill.QF, o.Spill.TF)
		}
		opt.spill.CC, opt.spill.QF, opt.spill.TF = o.Spill.CC, o.Spill.QF, o.Spill.TF
		opt.spill.Candidate = rotate.Uses
		if o.Spill.Variables {
			opt.spill.Candidate = rotate.Variables
		}
	}
	return opt, nil
}

// CheckNests reports whether the options of single-dimension software pipelining (SSP, Distance,
// Fit) make sense together.
func (o Options) CheckNests() error {
	_, err := o.nests()
	return err
}

// nests returns the choices of single-dimension software pipelining.
func (o *Options) nests() (nest.Choice, error) {
	var out nest.Choice
	switch {
	case o.SSP == Auto:
		out.Mode = nest.Auto
	case o.SSP > Innermost:
		out.Mode, out.Level = nest.AtLevel, int(o.SSP)
	case o.SSP < Auto:
		return out, errors.Errorf("-ssp=%v: there is no such level", o.SSP)
	}
	out.Strategy = ssp.Strategy{Metric: o.Distance, Fit: o.Fit}
	if o.Distance == ssp.Simple {
		if o.Fit != rotate.FirstFit {
			return out, errors.Errorf("-distance=simple -fit=%s: it gives each value the registers next to those of the one before, there is nothing to choose", o.Fit)
		}
		out.Strategy.Fit = rotate.EndFit // as in ssp.Strategies; it has no effect
	}
	return out, nil
}

// NestGraph is a loop of a nest in the form of the pipeliner.
type NestGraph = nest.Graph

// Nests returns every loop of every loop nest of a module in the form of the pipeliner, or the
// reason why a loop has none. The options must not switch nests off.
func Nests(m *ir.Module, o Options) ([]NestGraph, error) {
	opt, err := o.resolve()
	if err != nil {
		return nil, err
	}
	var out []NestGraph
	opt.seeNest = func(g NestGraph) { out = append(out, g) }
	_, err = compile(ir.CloneModule(m), opt)
	return out, err
}

// Loop is a loop at the entry of the pipeliner: after selection and if-conversion, before
// scheduling and spilling.
type Loop = loops.Loop

// Loops compiles a module and pipelines every loop that can be, whether that pays or not. It
// returns these loops in the form of the pipeliner.
func Loops(m *ir.Module, o Options) (*asm.Module, []Loop, error) {
	opt, err := o.resolve()
	if err != nil {
		return nil, nil, err
	}
	var seen []Loop
	opt.always, opt.seeLoop = true, func(l Loop) { seen = append(seen, l) }
	out, err := compile(ir.CloneModule(m), opt)
	return out, seen, err
}
