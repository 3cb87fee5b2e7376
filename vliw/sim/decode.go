package sim

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim/alu"
	"opt-go/vliw/sim/libc"
	"opt-go/vliw/sim/memory"
)

// program is the assembly in the form that the cycle loop reads.
type program struct {
	funcs   []*asm.Func
	bundles []bundle // of all functions, consecutively
	ops     []op     // of all bundles
	entry   map[string]int32
	symbols map[string]uint64 // addresses of globals, functions, externs
	externs []extern
	blocks  map[blockName]int32 // → bundle
	codeEnd int32               // bundles, all functions together
	starts  []bool              // per bundle: a block starts here
}

// blockName names a block of the module.
type blockName struct{ fn, label string }

// bundle is a range of ops. A function ends with an additional bundle that only faults: execution
// must not reach it.
type bundle struct {
	first, end int32
	fn         int32
	pos        asm.Pos
	fellOff    bool
}

// class decides what the cycle loop does with an operation.
type class uint8

const (
	classCompute class = iota
	classDivide        // faults on zero
	classLoad
	classStore
	classControl // everything that the bundle does last
)

// op is one operation, decoded.
type op struct {
	eval      alu.Evaluator
	args      [3]ref
	guard     ref
	dst       ref
	offset    uint64 // of the address
	latency   int64
	occupancy int64 // cycles beyond the first in which the unit is held
	target    int32 // bundle of the label, function or extern (negative: ^index)
	size      uint8 // bytes accessed
	numArgs   uint8
	class     class
	unit      machine.Unit
	code      machine.Op
	lastStage ref // of a marked wtop: an iteration counts if this is on
	hasGuard  bool

	hasLastStage bool

	offValue uint64 // guard value with which the operation does nothing
	hasDst   bool
	signed   bool // of loads
	flags    asm.Flags
	in       *asm.Inst
}

// load lays out data and code and decodes the functions.
func (s *Sim) load() error {
	p := &s.program
	p.entry, p.symbols, p.blocks = map[string]int32{}, map[string]uint64{}, map[blockName]int32{}
	for _, g := range s.mod.Globals {
		rights := byte(memory.MayRead | memory.MayWrite)
		if g.ReadOnly {
			rights = memory.MayRead
		}
		p.symbols[g.Name] = s.mem.Data.Grow(g.Size(), int64(max(g.Align, 1)), rights)
	}
	s.placeCode()
	if err := s.findExterns(); err != nil {
		return err
	}
	s.initGlobals()
	constants := map[uint64]ref{}
	s.vals = make([]uint64, s.regs.total)
	for fn, f := range p.funcs {
		for _, b := range f.Blocks {
			for i := range b.Bundles {
				s.decodeBundle(int32(fn), &b.Bundles[i], constants)
			}
		}
		s.decodeTrips(f)
		end := int32(len(p.ops))
		p.bundles = append(p.bundles, bundle{first: end, end: end, fn: int32(fn), pos: f.Pos, fellOff: true})
	}
	s.ready = make([]int64, len(s.vals)) // constants are ready from cycle 0 on
	s.counts.init(len(p.bundles))
	return nil
}

// decodeTrips assigns to every marked wtop the predicate of its loop's last stage, with which it
// counts: wtop itself has no guard, and executes before the first iteration has reached that stage.
func (s *Sim) decodeTrips(f *asm.Func) {
	for _, l := range f.Loops { // an inner loop comes later and overrides
		if l.Stages == 0 {
			continue
		}
		first, end := s.loopBundles(f, l)
		for i := s.bundles[first].first; first < end && i < s.bundles[end-1].end; i++ {
			if o := &s.ops[i]; o.code == machine.OpWtop && o.flags&asm.Trip != 0 {
				o.lastStage, o.hasLastStage = s.regs.ref(machine.RP(l.Stages-1)), true
			}
		}
	}
}

// placeCode numbers the bundles before anything refers to them.
func (s *Sim) placeCode() {
	s.funcs = s.mod.Funcs
	at := int32(0)
	for _, f := range s.funcs {
		s.entry[f.Name] = at
		s.symbols[f.Name] = codeAddr(at)
		for _, b := range f.Blocks {
			s.blocks[blockName{f.Name, b.Label}] = at
			at += int32(len(b.Bundles))
		}
		at++ // the bundle that faults
	}
	s.codeEnd = at
	s.starts = make([]bool, at)
	for _, n := range s.blocks {
		s.starts[n] = true
	}
}

func codeAddr(bundle int32) uint64 { return memory.CodeBase + memory.CodeStep*uint64(bundle) }

// findExterns assigns every .extern an address after the code. One that is called must be a runtime
// routine.
func (s *Sim) findExterns() error {
	for _, name := range s.mod.Externs {
		if _, here := s.symbols[name]; here {
			continue
		}
		s.symbols[name] = codeAddr(s.codeEnd + int32(len(s.externs)))
		s.externs = append(s.externs, extern{name: name, run: libc.Lookup(name)})
	}
	for _, f := range s.funcs {
		for _, b := range f.Blocks {
			for i := range b.Bundles {
				for k := range b.Bundles[i].Ops {
					if err := s.checkCall(&b.Bundles[i].Ops[k]); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

func (s *Sim) checkCall(in *asm.Inst) error {
	if in.Op != machine.OpCall {
		return nil
	}
	name := in.Args[0].Sym.Name
	if _, here := s.entry[name]; here || libc.Lookup(name) != nil {
		return nil
	}
	return &asm.Error{File: s.mod.File, Pos: in.Pos, Msg: "the simulator has no runtime routine " + name}
}

func (s *Sim) initGlobals() {
	for _, g := range s.mod.Globals {
		at := s.symbols[g.Name] - memory.DataBase
		for i := range g.Init {
			d := &g.Init[i]
			to := s.mem.Data.Bytes[at : at+uint64(d.Size())]
			switch {
			case d.Base.Name != "":
				memory.Put(to, s.address(d.Sym)-s.address(d.Base))
			case d.Sym.Name != "":
				memory.Put(to, s.address(d.Sym))
			default:
				copy(to, d.Bytes)
			}
			at += uint64(d.Size())
		}
	}
}

// address resolves a symbol, which the parser has checked.
func (s *Sim) address(sym asm.Sym) uint64 {
	if sym.Block != "" {
		return codeAddr(s.blocks[blockName{sym.Name, sym.Block}])
	}
	return s.symbols[sym.Name] + uint64(sym.Offset)
}

func (s *Sim) decodeBundle(fn int32, b *asm.Bundle, constants map[uint64]ref) {
	first := int32(len(s.ops))
	for i := range b.Ops {
		s.ops = append(s.ops, s.decodeOp(s.funcs[fn].Name, &b.Ops[i], constants))
	}
	s.bundles = append(s.bundles, bundle{first: first, end: int32(len(s.ops)), fn: fn, pos: b.Pos})
}

func (s *Sim) decodeOp(fn string, in *asm.Inst, constants map[uint64]ref) op {
	info := machine.Info(in.Op)
	o := op{
		eval: alu.Evaluators[in.Op], code: in.Op, unit: info.Unit, size: uint8(info.Size), flags: in.Flags, in: in,
		latency: int64(s.mach.LatencyOf(in.Op)), occupancy: int64(s.mach.OccupancyOf(in.Op)) - 1,
		class: classOf(in.Op), signed: in.Op == machine.OpLd1s || in.Op == machine.OpLd2s || in.Op == machine.OpLd4s,
	}
	if in.Guard.Reg.Valid() {
		o.hasGuard, o.guard = true, s.regs.ref(in.Guard.Reg)
		if in.Guard.Negate {
			o.offValue = 1
		}
	}
	if in.Dst.Valid() {
		o.hasDst, o.dst = true, s.regs.ref(in.Dst)
	}
	constant := func(bits uint64) ref {
		r, ok := constants[bits]
		if !ok {
			r = ref{num: int32(len(s.vals))}
			s.vals = append(s.vals, bits)
			constants[bits] = r
		}
		return r
	}
	for i := range in.Args {
		s.decodeArg(fn, &o, &in.Args[i], constant)
	}
	return o
}

// decodeArg adds one operand. Constants become registers that are always
// ready; labels and call targets become the target.
func (s *Sim) decodeArg(fn string, o *op, a *asm.Arg, constant func(uint64) ref) {
	var r ref
	switch a.Kind {
	case asm.KindReg:
		r = s.regs.ref(a.Reg)
	case asm.KindImm, asm.KindFloat:
		r = constant(uint64(a.Imm))
	case asm.KindMem:
		r = s.regs.ref(a.Reg)
		o.offset = uint64(a.Imm)
	case asm.KindLabel:
		o.target = s.blocks[blockName{fn, a.Sym.Block}]
		return
	case asm.KindSym:
		if o.code == machine.OpCall {
			o.target = s.codeTarget(s.symbols[a.Sym.Name])
			return
		}
		r = constant(s.address(a.Sym))
	}
	o.args[o.numArgs] = r
	o.numArgs++
}

// codeTarget turns a code address into a bundle, or ^index of an extern.
func (s *Sim) codeTarget(addr uint64) int32 {
	n := int32((addr - memory.CodeBase) / memory.CodeStep)
	if n >= s.codeEnd {
		return ^(n - s.codeEnd)
	}
	return n
}

func classOf(code machine.Op) class {
	switch {
	case code.Is(machine.IsLoad):
		return classLoad
	case code.Is(machine.IsStore):
		return classStore
	case code.Is(machine.IsDiv) && code.Is(machine.MayTrap):
		return classDivide
	case alu.Evaluators[code] == nil:
		return classControl
	}
	return classCompute
}
