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
// A function is recompiled if a pipeline is slower than the loop that it replaces (loops.Choices).
// An unsupported construct is one diagnostic that names the construct and its line (mir.Refuse),
// never wrong code.
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
	"opt-go/vliw/modulo"
	"opt-go/vliw/nest"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// Options steer Compile. The zero value selects the default machine with its default number of
// registers.
type Options struct {
	Machine *machine.Machine  // nil: the built-in machine called Name
	Name    string            // "": machine.Default
	Regs    int               // registers per file for pipelined loops (-regs); 0: the machine's own number
	Sched   string            // hrms (also ""), ims or list (-sched)
	Spill   *Spill            // nil: DefaultSpill
	Fuse    bool              // llvm.fmuladd is one fused operation, not two (-fp-contract=on)
	SSP     string            // loop nests: off (also ""), auto, or the level to pipeline, 1 for the outermost (-ssp)
	Dist    string            // distances of vector lifetimes in nests: aggr (also ""), cons or simple (-distance)
	Fit     string            // how registers of nests are chosen: first (also ""), best or end (-fit); simple leaves no choice
	Blocks  bool              // straight-line code block by block, without superblocks, for experiments
	Verify  bool              // check every schedule, every register and the text with checkers that share nothing with what made them (-verify-each)
	Remark  func(pass.Remark) // called for every decision; may be nil
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
	if err == nil && o.Verify {
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
	opt := settings{machine: o.Machine, regs: o.Regs, fuse: o.Fuse, blocks: o.Blocks, verify: o.Verify, remark: o.Remark, spill: rotate.DefaultSpill()}
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
	if o.Sched != "" {
		s, err := modulo.SchedulerByName(o.Sched)
		if err != nil {
			return opt, err
		}
		opt.scheduler = s
	}
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

// CheckNests reports whether the options of single-dimension software pipelining (SSP, Dist, Fit)
// make sense.
func (o Options) CheckNests() error {
	_, err := o.nests()
	return err
}

// nests reads the options of single-dimension software pipelining.
func (o *Options) nests() (nest.Choice, error) {
	var out nest.Choice
	switch o.SSP {
	case "", "off":
	case "auto":
		out.Mode = nest.Auto
	default:
		n, err := strconv.Atoi(o.SSP)
		if err != nil || n < 1 {
			return out, errors.Errorf("-ssp=%s: must be off, auto or a loop level from 1", o.SSP)
		}
		out.Mode, out.Level = nest.AtLevel, n
	}
	strategy, err := o.strategy()
	out.Strategy = strategy
	return out, err
}

// strategy is how the registers of nests are packed: one of ssp.Strategies.
func (o *Options) strategy() (ssp.Strategy, error) {
	out := ssp.Strategy{Metric: ssp.Aggressive, Fit: rotate.FirstFit}
	if o.Dist != "" {
		metric, ok := ssp.MetricByName(o.Dist)
		if !ok {
			return out, errors.Errorf("-distance=%s: must be aggr, cons or simple", o.Dist)
		}
		out.Metric = metric
	}
	if o.Fit != "" {
		fit, ok := rotate.FitByName(o.Fit)
		if !ok {
			return out, errors.Errorf("-fit=%s: must be first, best or end", o.Fit)
		}
		out.Fit = fit
	}
	if out.Metric == ssp.Simple {
		if out.Fit != rotate.FirstFit {
			return out, errors.Errorf("-distance=simple -fit=%s: it gives each value the registers next to those of the one before, there is nothing to choose", o.Fit)
		}
		return ssp.Strategy{Metric: ssp.Simple}, nil
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
