package ptx

import (
	"errors"
	"fmt"

	"opt-go/nvptx/ptx/table"
)

// maxVerifyErrors bounds how many errors Verify reports.
const maxVerifyErrors = 20

// Verify checks the module against the instruction table. It reports:
//
//   - an unknown opcode or modifier, or a combination the table does not have;
//   - operands of the wrong kind, register types and widths that do not agree;
//   - an instruction, special register or directive that needs a newer PTX version or sm than the
//     module's;
//   - a guard that is no predicate;
//   - a label used but not placed, or placed twice; a symbol that nothing declares;
//   - a call whose parameters do not fit the callee's or the prototype's;
//   - names defined twice at module level.
//
// Foreign instructions are left to the assembler.
//
// Each error names the function, and the line in parsed text, with the instruction.
func Verify(m *Module) error {
	v := &verifier{m: m, chip: m.Chip(), globals: map[string]Decl{}}
	v.declarations()
	for _, f := range m.Funcs() {
		if f.Defined {
			v.function(f)
		}
	}
	return errors.Join(v.errs...)
}

type verifier struct {
	m       *Module
	chip    Chip
	globals map[string]Decl
	errs    []error

	f      *Func
	locals map[string]*Var // variables of f that are in scope
	scopes [][]shadowed    // what the open scopes have hidden in locals
	protos map[string]*CallProto
	lists  map[string]*Targets
}

// shadowed is a name declared in a scope, and what it meant outside (nil: nothing).
type shadowed struct {
	name    string
	outside *Var
}

func (v *verifier) errorf(line int, format string, args ...any) {
	if len(v.errs) > maxVerifyErrors {
		return
	}
	where := v.m.File
	if where == "" {
		where = "ptx"
	}
	if line > 0 {
		where += fmt.Sprintf(":%d", line)
	}
	if v.f != nil {
		where += ": in " + v.f.Name
	}
	if len(v.errs) == maxVerifyErrors {
		v.errs = append(v.errs, fmt.Errorf("%s: more errors are not shown", where))
		return
	}
	v.errs = append(v.errs, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
}

func (v *verifier) declarations() {
	if v.m.AddressSize != 32 && v.m.AddressSize != 64 {
		v.errorf(0, ".address_size is %d", v.m.AddressSize)
	}
	if v.chip.SM == 0 {
		v.errorf(0, ".target names no sm_NN")
	}
	for _, d := range v.m.Decls {
		switch d := d.(type) {
		case *Var:
			v.declare(d.Name, d, d.Line, d.Linkage == Extern)
			v.variable(d)
		case *Func:
			v.declare(d.Name, d, d.Line, !d.Defined)
			v.header(d)
		case *Alias:
			v.since(d.Line, ".alias", "6.3 30")
			v.declare(d.Name, d, d.Line, true)
		}
	}
}

func (v *verifier) declare(name string, d Decl, line int, again bool) {
	if old, ok := v.globals[name]; ok {
		f, isFunc := old.(*Func)
		g, isVar := old.(*Var)
		if declared := isFunc && !f.Defined || isVar && g.Linkage == Extern; !again && !declared {
			v.errorf(line, "%s is defined twice", name)
		}
		if again {
			return
		}
	}
	v.globals[name] = d
}

func (v *verifier) variable(d *Var) {
	if a := d.Align; a&(a-1) != 0 {
		v.errorf(d.Line, "%s: alignment %d is no power of two", d.Name, a)
	}
	v.linkage(d)
	if d.Space == ParamSpace {
		v.paramAlign(d.Line, d.Name, d.Align, false)
	}
	if d.Init != nil && d.Space != Global && d.Space != Const {
		v.errorf(d.Line, "%s: only .global and .const variables have initialisers", d.Name)
	}
	if d.Init != nil {
		v.initializer(d, d.Init)
	}
	if d.Type == Pred {
		v.errorf(d.Line, "%s: no variable is .pred", d.Name)
	}
}

// initializer checks the addresses in an initializer: what they name, and that the type is no .bN;
// single bytes are masked from PTX 7.1 on.
func (v *verifier) initializer(d *Var, in *Init) {
	for i := range in.List {
		v.initializer(d, &in.List[i])
	}
	if in.Kind != InitAddr {
		return
	}
	if in.Mask != 0 {
		v.since(d.Line, "a mask in an initializer", "7.1 0")
	}
	if d.Type.Class() == Bits {
		v.errorf(d.Line, "%s: an address is no value of type .%s", d.Name, d.Type)
	}
	switch g := v.globals[in.Sym].(type) {
	case *Func:
	case *Var:
		if g.Space != Global && g.Space != Const {
			v.errorf(d.Line, "%s: the address of the .%s variable %s is not known before the launch", d.Name, g.Space, in.Sym)
		}
	default:
		v.errorf(d.Line, "%s: %s is not declared", d.Name, in.Sym)
	}
}

func (v *verifier) function(f *Func) {
	v.f = f
	defer func() { v.f = nil }()
	v.locals, v.protos, v.lists = map[string]*Var{}, map[string]*CallProto{}, map[string]*Targets{}
	placed := make([]bool, len(f.Labels))
	depth := 0
	for _, s := range f.Body {
		switch s := s.(type) {
		case *CallProto:
			v.protos[s.Name] = s
			v.prototype(s)
		case *Targets:
			v.lists[s.Name] = s
		case *Scope:
			if depth += s.delta(); depth < 0 {
				v.errorf(f.Line, "braces do not pair")
				return
			}
		case *LabelDef:
			if placed[s.Label] {
				v.errorf(s.Line, "label %s is placed twice", f.Labels[s.Label])
			}
			placed[s.Label] = true
		}
	}
	if depth != 0 {
		v.errorf(f.Line, "braces do not pair")
		return
	}
	for _, s := range f.Body {
		v.statement(s, placed)
	}
}

func (v *verifier) statement(s Stmt, placed []bool) {
	switch s := s.(type) {
	case *Inst:
		v.inst(s, placed)
	case *Var:
		v.variable(s)
		if n := len(v.scopes); n > 0 {
			v.scopes[n-1] = append(v.scopes[n-1], shadowed{s.Name, v.locals[s.Name]})
		}
		v.locals[s.Name] = s
	case *Scope:
		v.scope(s)
	case *Targets:
		for _, l := range s.Labels {
			if !placed[l] {
				v.errorf(s.Line, "label %s is not placed", v.f.Labels[l])
			}
		}
		for _, name := range s.Funcs {
			v.symbol(s.Line, name)
		}
	}
}

func (v *verifier) scope(s *Scope) {
	if s.Open {
		v.scopes = append(v.scopes, nil)
		return
	}
	n := len(v.scopes) - 1
	for i := len(v.scopes[n]) - 1; i >= 0; i-- {
		v.locals[v.scopes[n][i].name] = v.scopes[n][i].outside
	}
	v.scopes = v.scopes[:n]
}

func (v *verifier) inst(in *Inst, placed []bool) {
	fail := func(format string, args ...any) {
		v.errorf(in.Line, "%q: %s", v.f.Text(in), fmt.Sprintf(format, args...))
	}
	if !v.operandsExist(in) {
		v.errorf(in.Line, "%s: an operand is missing, or no register or label of this function", in.Opcode())
		return
	}
	if in.Guard.Present() && v.f.Regs[in.Guard.Reg()].Type != Pred {
		fail("the guard is no predicate")
	}
	if in.Foreign {
		return
	}
	for _, err := range Misfits(in, v.f.Regs, v.m.AddressSize, v.m.Version, v.chip, v.m.SeparateSamplers()) {
		fail("%s", err)
	}
	WalkOperands(in.Args, func(o Operand) {
		switch o := o.(type) {
		case Label:
			if !placed[o] {
				fail("label %s is not placed", v.f.Labels[o])
			}
		case SymRef:
			if in.Op != "brx" && !v.declared(o.Name) {
				fail("%s is not declared", o.Name)
			}
		}
	})
	switch in.Op {
	case "call":
		v.call(in, fail)
	case "brx":
		if l := v.lists[in.Args[1].(SymRef).Name]; l == nil || len(l.Labels) == 0 {
			fail("no .branchtargets list of this name")
		}
	}
}

// Misfits says why an instruction is none of the table's, or none that a PTX version and a
// processor have; nil if it is. Its registers exist.
//
// Apart says that the module names textures and samplers apart.
func Misfits(in *Inst, regs []RegInfo, addressSize int, version Version, chip Chip, apart bool) []error {
	m, err := Lookup(in, regs, addressSize)
	if err != nil {
		return []error{err}
	}
	var errs []error
	for _, n := range m.Needs() {
		if !n.Met(version, chip) {
			errs = append(errs, lacking(n, version, chip))
		}
	}
	WalkOperands(in.Args, func(o Operand) {
		switch o := o.(type) {
		case Special:
			if n := o.Needs(); !n.Met(version, chip) {
				errs = append(errs, fmt.Errorf("%s needs %s", o, n))
			}
		case Texel:
			if why := o.lacks(apart); why != "" && !samplerApart.Met(version, chip) {
				errs = append(errs, fmt.Errorf("%s needs %s", why, samplerApart))
			}
		}
	})
	return errs
}

// lacking says what a module would need: the version or the sm alone if the other is enough.
func lacking(n table.Needs, version Version, chip Chip) error {
	switch {
	case len(n) == 1 && version.Less(n[0].Version) && n.Met(n[0].Version, chip):
		return fmt.Errorf("needs PTX %s, the module says %s", n[0].Version, version)
	case len(n) == 1 && n.Met(version, n[0].Chip):
		return fmt.Errorf("needs %s, the module says %s", n[0].Chip, chip)
	}
	return fmt.Errorf("needs %s, the module says PTX %s and %s", n, version, chip)
}

// operandsExist guards the printing and checking of an instruction against numbers out of range.
func (v *verifier) operandsExist(in *Inst) bool {
	okReg := func(r Reg) bool { return r >= 0 && int(r) < len(v.f.Regs) }
	ok := !in.Guard.Present() || okReg(in.Guard.Reg())
	WalkOperands(in.Args, func(o Operand) {
		switch o := o.(type) {
		case Reg:
			ok = ok && okReg(o)
		case Not:
			ok = ok && okReg(o.Reg)
		case Label:
			ok = ok && o >= 0 && int(o) < len(v.f.Labels)
		case nil:
			ok = false
		}
	})
	return ok
}

// WalkOperands calls visit for every operand and every operand inside one (of vectors, lists,
// pairs, addresses).
func WalkOperands(ops []Operand, visit func(Operand)) {
	for _, o := range ops {
		walkOperand(o, visit)
	}
}

func walkOperand(o Operand, visit func(Operand)) {
	visit(o)
	switch o := o.(type) {
	case Vec:
		WalkOperands(o, visit)
	case List:
		WalkOperands(o, visit)
	case Pair:
		walkOperand(o.First, visit)
		walkOperand(o.Second, visit)
	case Addr:
		walkOperand(o.Base, visit)
	case Texel:
		walkOperand(o.Image, visit)
		if o.Sampler != nil {
			walkOperand(o.Sampler, visit)
		}
		WalkOperands(o.At, visit)
	}
}

func (v *verifier) symbol(line int, name string) {
	if !v.declared(name) {
		v.errorf(line, "%s is not declared", name)
	}
}

func (v *verifier) declared(name string) bool {
	if v.globals[name] != nil || v.locals[name] != nil || v.protos[name] != nil || v.lists[name] != nil {
		return true
	}
	for _, ps := range [][]Param{v.f.Params, v.f.Rets} {
		for i := range ps {
			if ps[i].Name == name {
				return true
			}
		}
	}
	return false
}
