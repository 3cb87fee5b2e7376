package asm

import (
	"fmt"
	"math"

	"opt-go/vliw/machine"
)

// Check reports the first error in a module that can be detected without a machine: duplicate or
// unknown names, operands that the operation does not take, guards and flags where none are
// allowed, bad loop records. Parse includes this check.
func Check(m *Module) error {
	c := &checker{globals: map[string]bool{}, code: map[string]map[string]bool{}}
	err := c.names(m)
	for _, g := range m.Globals {
		if err == nil {
			err = c.global(g)
		}
	}
	for _, f := range m.Funcs {
		if err == nil {
			err = c.function(f)
		}
	}
	if err != nil {
		return err.in(m, "")
	}
	return nil
}

// CheckMachine reports the first thing in a module that the machine cannot do:
// registers it does not have, rotation without rotating files, a bundle with
// more operations than issue slots or units.
func CheckMachine(m *Module, mach *machine.Machine) error {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for i := range b.Bundles {
				if err := checkBundleFits(&b.Bundles[i], mach); err != nil {
					return err.in(m, fmt.Sprintf("function %s, block %s: ", f.Name, b.Label))
				}
			}
		}
	}
	return nil
}

// complaint is an error without its file name.
type complaint struct {
	pos Pos
	msg string
}

func complain(pos Pos, format string, args ...any) *complaint {
	return &complaint{pos: pos, msg: fmt.Sprintf(format, args...)}
}

// in makes it an error of the module.
func (c *complaint) in(m *Module, where string) error {
	file := m.File
	if file == "" {
		file = "assembly"
	}
	return &Error{File: file, Pos: c.pos, Msg: where + c.msg}
}

func checkBundleFits(b *Bundle, mach *machine.Machine) *complaint {
	var used [machine.NumUnits]int
	if len(b.Ops) > mach.Issue {
		return complain(b.Pos, "%d operations in one bundle, machine %s issues %d", len(b.Ops), mach.Name, mach.Issue)
	}
	for i := range b.Ops {
		in := &b.Ops[i]
		unit := machine.Info(in.Op).Unit
		if used[unit]++; used[unit] > mach.Units[unit] {
			return complain(in.Pos, "resource conflict: %s is operation %d on the %s units of this bundle, machine %s has %d",
				in.Op, used[unit], unit, mach.Name, mach.Units[unit])
		}
		if in.Op.Is(machine.Rotates|machine.SetsLoop) && !mach.HasRotation() {
			return complain(in.Pos, "%s needs rotating registers, machine %s has none", in.Op, mach.Name)
		}
		if err := checkRegsExist(in, mach); err != nil {
			return err
		}
	}
	return nil
}

func checkRegsExist(in *Inst, mach *machine.Machine) *complaint {
	missing := func(r machine.Reg) bool { return r.Valid() && !mach.HasReg(r) }
	bad := machine.Reg{}
	switch {
	case missing(in.Guard.Reg):
		bad = in.Guard.Reg
	case missing(in.Dst):
		bad = in.Dst
	default:
		for i := range in.Args {
			if missing(in.Args[i].Reg) {
				bad = in.Args[i].Reg
			}
		}
	}
	if !bad.Valid() {
		return nil
	}
	kind, count := "static", mach.Regs[bad.File].Static
	if bad.Rotating {
		kind, count = "rotating", mach.Regs[bad.File].Rotating
	}
	return complain(in.Pos, "no register %s: machine %s has %d %s %s registers", bad, mach.Name, count, kind, bad.File)
}

// checker holds the names of the module.
type checker struct {
	globals map[string]bool
	code    map[string]map[string]bool // function → its labels; nil for an extern
}

func (c *checker) names(m *Module) *complaint {
	known := func(name string) bool {
		_, isCode := c.code[name]
		return isCode || c.globals[name]
	}
	for _, g := range m.Globals {
		if known(g.Name) {
			return complain(g.Pos, "%s is defined twice", g.Name)
		}
		c.globals[g.Name] = true
	}
	for _, f := range m.Funcs {
		if known(f.Name) {
			return complain(f.Pos, "%s is defined twice", f.Name)
		}
		labels := map[string]bool{}
		for _, b := range f.Blocks {
			if labels[b.Label] {
				return complain(b.Pos, "label %s is defined twice in function %s", b.Label, f.Name)
			}
			labels[b.Label] = true
		}
		c.code[f.Name] = labels
	}
	for _, name := range m.Externs {
		if !known(name) {
			c.code[name] = nil
		}
	}
	return nil
}

func (c *checker) global(g *Global) *complaint {
	if g.Align < 0 || g.Align&(g.Align-1) != 0 {
		return complain(g.Pos, "align=%d of global %s is not a power of two", g.Align, g.Name)
	}
	for i := range g.Init {
		for _, s := range []Sym{g.Init[i].Sym, g.Init[i].Base} {
			if s.Name == "" {
				continue
			}
			if err := c.sym(s, g.Pos); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *checker) sym(s Sym, at Pos) *complaint {
	labels, isCode := c.code[s.Name]
	switch {
	case !isCode && !c.globals[s.Name]:
		return complain(at, "unknown symbol %s", s.Name)
	case s.Block != "" && !labels[s.Block]:
		return complain(at, "function %s has no block %s", s.Name, s.Block)
	case isCode && s.Offset != 0:
		return complain(at, "offset %d from code %s", s.Offset, s.Name)
	}
	return nil
}

func (c *checker) function(f *Func) *complaint {
	if len(f.Blocks) == 0 {
		return complain(f.Pos, "function %s has no blocks", f.Name)
	}
	if err := checkLoops(f); err != nil {
		return err
	}
	for _, b := range f.Blocks {
		for i := range b.Bundles {
			for k := range b.Bundles[i].Ops {
				if err := c.inst(f, &b.Bundles[i].Ops[k]); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// checkLoops requires that records nest and that outer loops precede inner ones.
func checkLoops(f *Func) *complaint {
	var open []*Loop
	for _, l := range f.Loops {
		if l.First < 0 || l.Last < l.First || l.Last >= len(f.Blocks) {
			return complain(l.Pos, "loop %s covers blocks %d to %d of %d", l.Name, l.First, l.Last, len(f.Blocks))
		}
		for len(open) > 0 && open[len(open)-1].Last < l.First {
			open = open[:len(open)-1]
		}
		if len(open) > 0 {
			if outer := open[len(open)-1]; l.First < outer.First || l.Last > outer.Last {
				return complain(l.Pos, "loops %s and %s overlap without nesting", outer.Name, l.Name)
			}
		}
		open = append(open, l)
	}
	return nil
}

func (c *checker) inst(f *Func, in *Inst) *complaint {
	if in.Op <= machine.OpInvalid || in.Op >= machine.NumOps {
		return complain(in.Pos, "invalid opcode %d", in.Op)
	}
	info := machine.Info(in.Op)
	if in.Dst.File != info.Dst {
		return complain(in.Pos, "the result of %s must be of the file %s, not %s", info.Name, info.Dst, in.Dst.File)
	}
	if len(in.Args) != len(info.Args) {
		return complain(in.Pos, "%s takes %d operands, not %d", info.Name, len(info.Args), len(in.Args))
	}
	for i := range in.Args {
		if err := c.arg(f, in, i, info.Args[i]); err != nil {
			return err
		}
	}
	return checkMarks(in)
}

// checkMarks checks the guard and the flags.
func checkMarks(in *Inst) *complaint {
	if in.Guard.Reg.Valid() {
		if in.Guard.Reg.File != machine.Pred {
			return complain(in.Pos, "the guard %s is not a predicate", in.Guard.Reg)
		}
		if in.Op.Is(machine.Unguarded) {
			return complain(in.Pos, "%s cannot be guarded", in.Op)
		}
	}
	isMemory := in.Op.Is(machine.IsLoad | machine.IsStore)
	canDismiss := in.Op.Is(machine.IsLoad) || in.Op.Is(machine.IsDiv) && in.Op.Is(machine.MayTrap)
	switch {
	case in.Flags&Spill != 0 && !isMemory:
		return complain(in.Pos, "!spill on %s, which is neither load nor store", in.Op)
	case in.Flags&Dismiss != 0 && !canDismiss:
		return complain(in.Pos, "!dismiss on %s, which is neither a load nor an integer division", in.Op)
	case in.Flags&Unc != 0 && !in.Op.Is(machine.IsCompare):
		return complain(in.Pos, "!unc on %s, which is not a compare", in.Op)
	case in.Flags&^(Spill|Dismiss|Unc|Trip) != 0:
		return complain(in.Pos, "unknown flag bits %#x", in.Flags)
	}
	return nil
}

// argForms says which forms each operand kind takes, and for a register of
// which file.
var argForms = [...]struct {
	form      Kind
	immediate bool // KindImm too
	file      machine.File
}{
	machine.ArgIntImm: {KindReg, true, machine.Int},
	machine.ArgInt:    {KindReg, false, machine.Int},
	machine.ArgFloat:  {KindReg, false, machine.Float},
	machine.ArgPred:   {KindReg, false, machine.Pred},
	machine.ArgImm:    {KindImm, true, machine.NoFile},
	machine.ArgImm64:  {KindImm, true, machine.NoFile},
	machine.ArgF32:    {KindFloat, false, machine.NoFile},
	machine.ArgF64:    {KindFloat, false, machine.NoFile},
	machine.ArgMem:    {KindMem, false, machine.Int},
	machine.ArgLabel:  {KindLabel, false, machine.NoFile},
	machine.ArgSym:    {KindSym, false, machine.NoFile},
}

func (c *checker) arg(f *Func, in *Inst, i int, kind machine.ArgKind) *complaint {
	a, want := &in.Args[i], argForms[kind]
	isImm := a.Kind == KindImm && want.immediate
	if a.Kind != want.form && !isImm {
		return complain(in.Pos, "operand %d of %s has the wrong form", i+1, in.Op)
	}
	switch {
	case (a.Kind == KindReg || a.Kind == KindMem) && a.Reg.File != want.file:
		return complain(in.Pos, "operand %d of %s must be a register of the file %s, not %s", i+1, in.Op, want.file, a.Reg)
	case (isImm && kind != machine.ArgImm64 || a.Kind == KindMem) && int64(int32(a.Imm)) != a.Imm:
		return complain(in.Pos, "%d in %s does not fit 32 bits", a.Imm, in.Op)
	case kind == machine.ArgF32 && uint64(a.Imm) > math.MaxUint32:
		return complain(in.Pos, "the constant of %s is not the bits of an f32", in.Op)
	case in.Op == machine.OpPset && a.Imm != 0 && a.Imm != 1:
		return complain(in.Pos, "pset takes 0 or 1, not %d", a.Imm)
	case isImm && kind == machine.ArgImm && in.Op.CountsLevel() && (a.Imm < 0 || a.Imm >= machine.LevelCounters):
		return complain(in.Pos, "%s names level counter %d of %d", in.Op, a.Imm, machine.LevelCounters)
	case a.Kind == KindLabel && !c.code[f.Name][a.Sym.Block]:
		return complain(in.Pos, "function %s has no block %s", f.Name, a.Sym.Block)
	case a.Kind == KindSym:
		return c.callTarget(in, a.Sym)
	}
	return nil
}

func (c *checker) callTarget(in *Inst, s Sym) *complaint {
	_, isCode := c.code[s.Name]
	if in.Op == machine.OpCall && (!isCode || s.Block != "") {
		return complain(in.Pos, "call of %s, which is not a function of this module nor .extern", s)
	}
	return c.sym(s, in.Pos)
}
