package isel

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/inlineasm"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Inline assembly is one instruction of many operands, which is alone in its packet and which no
// access moves across.

// assembler selects one piece of inline assembly.
type assembler struct {
	s        *selector
	i        *ir.Instr
	asm      *code.Asm
	operands []inlineasm.Operand
	args     []code.Operand
	refs     []code.AsmPiece // what stands for each operand in the text
	fixed    []fixedCopy     // to named registers, after all other values are computed
	results  []value         // of the call, by output
	modifier int             // of m0 and m1 that are taken
}

type fixedCopy struct {
	to code.Reg
	v  value
}

func (s *selector) inlineAssembly(i *ir.Instr, text *ir.InlineAsm) {
	operands, clobbers, err := inlineasm.Parse(text.Constraints)
	if err != nil {
		mir.Refuse(i.Pos, "inline assembly with %s on Hexagon", err)
	}
	s.mod.assemblies++
	pieces, err := inlineasm.Split(text.Asm, s.mod.assemblies)
	if err != nil {
		mir.Refuse(i.Pos, "inline assembly with %s on Hexagon", err)
	}
	a := &assembler{s: s, i: i, operands: operands, asm: &code.Asm{Clobbers: clobbers}}
	a.bind(s.leaves(i.Type(), i.Pos))
	a.write(pieces)
	for _, c := range a.fixed {
		s.moveTo(c.to, c.v)
	}
	in := s.emit(code.OpDescribed, 0, a.args...)
	in.Asm, in.Desc = a.asm, &code.Info{Slots: 0xf, Traits: code.Effect | code.Alone}
	if in.Defs().Meets(code.UnitsOf(code.LR)) {
		s.f.Calls = true // the return address is saved
	}
	clear(s.consts) // control registers may have changed
	out := make([]value, len(a.results))
	for k, v := range a.results {
		if out[k] = v; v.Reg != 0 && !v.Reg.Virtual() {
			d := s.f.NewReg(classOfFixed(v.Reg))
			s.moveFrom(d, v.Reg)
			out[k] = code.RegOp(d)
		}
	}
	s.define(i, out...)
}

func classOfFixed(r code.Reg) code.Class {
	if c := r.ClassOf(); c != code.Control {
		return c
	}
	return code.Word
}

// moveTo and moveFrom copy to and from a named register.
func (s *selector) moveTo(r code.Reg, v value) {
	if r.ClassOf() == code.Control {
		s.emit(code.OpSetControl, r, v)
		return
	}
	s.copyTo(r, v)
}

func (s *selector) moveFrom(d, r code.Reg) {
	if r.ClassOf() == code.Control {
		s.emit(code.OpGetControl, d, code.RegOp(r))
		return
	}
	s.copyTo(d, code.RegOp(r))
}

// bind finds the registers of all operands; leaves are the scalars of the result.
func (a *assembler) bind(leaves []leaf) {
	arg := 0
	for k := range a.operands {
		o := &a.operands[k]
		switch {
		case o.Argument():
			a.input(o, arg)
			arg++
		case len(a.results) < len(leaves):
			a.output(o, leaves[len(a.results)].Type)
		default:
			mir.Refuse(a.i.Pos, "inline assembly with an output of several scalars on Hexagon")
		}
	}
	if arg != a.i.NumArgs() || len(a.results) != len(leaves) {
		mir.Refuse(a.i.Pos, "inline assembly with operands of several scalars on Hexagon")
	}
}

// output makes the register of a result. One that is written early reads itself: no input is in it.
func (a *assembler) output(o *inlineasm.Operand, t *ir.Type) {
	class := shape.Class(t)
	r := a.register(o)
	if r == 0 {
		if class == code.Pred || !o.InRegister() || !o.Kind.Holds(class) {
			mir.Refuse(a.i.Pos, "inline assembly with a result of type %s in such a place on Hexagon", t)
		}
		r = a.s.f.NewReg(class)
		if o.Early {
			if class.IsVector() {
				a.s.copyTo(r, a.s.vectorConstant(class))
			} else {
				a.s.copyTo(r, a.s.number(class, 0))
			}
			a.args = append(a.args, code.RegOp(r))
		}
	} else if classOfFixed(r) != class {
		mir.Refuse(a.i.Pos, "inline assembly with a result of type %s in %s", t, r)
	}
	a.asm.Results = append(a.asm.Results, r)
	a.refs = append(a.refs, code.AsmPiece{Result: len(a.asm.Results)})
	a.results = append(a.results, code.RegOp(r))
}

// register is the register that a constraint names, m0 or m1 for modifiers.
func (a *assembler) register(o *inlineasm.Operand) code.Reg {
	if o.Kind != inlineasm.Modifier {
		return o.Fixed
	}
	a.modifier++
	if a.modifier > 2 {
		mir.Refuse(a.i.Pos, "inline assembly with more than two modifiers on Hexagon")
	}
	return [...]code.Reg{code.M0, code.M1}[a.modifier-1]
}

func (a *assembler) input(o *inlineasm.Operand, arg int) {
	s, v := a.s, a.i.Arg(arg)
	if o.Kind == inlineasm.Immediate {
		sym, n, ok := s.mod.evaluate(v, a.i.Pos)
		if !ok {
			mir.Refuse(a.i.Pos, "inline assembly with an operand that must be a constant")
		}
		text := strconv.FormatInt(n, 10)
		if sym != "" {
			text = code.SymbolOffset(sym, n)
		}
		a.refs = append(a.refs, code.AsmPiece{Text: text})
		return
	}
	if o.Indirect && o.Kind != inlineasm.Memory || !o.Indirect && o.Kind == inlineasm.Memory {
		mir.Refuse(a.i.Pos, "inline assembly with a value in memory, or the address of one in a register,")
	}
	if o.Tied >= 0 {
		a.tied(o.Tied, s.value(v))
		return
	}
	x := s.value(v)
	class := s.classOf(x)
	r := a.register(o)
	switch {
	case r == 0 && class == code.Pred, !o.Kind.Holds(class), r != 0 && classOfFixed(r) != class:
		mir.Refuse(a.i.Pos, "inline assembly with an operand of type %s in such a place on Hexagon", v.Type())
	case r != 0:
		a.fixed = append(a.fixed, fixedCopy{r, x})
		x = code.RegOp(r)
	}
	a.args = append(a.args, x)
	a.refs = append(a.refs, code.AsmPiece{Arg: len(a.args)})
}

// tied puts a value into the register of an output, which the assembly then reads, too.
func (a *assembler) tied(output int, v value) {
	at := a.refs[output].Result
	if at == 0 {
		mir.Refuse(a.i.Pos, "inline assembly with an input in the place of no result")
	}
	r := a.asm.Results[at-1]
	if classOfFixed(r) != a.s.classOf(v) && !r.Virtual() || r.Virtual() && a.s.f.ClassOf(r) != a.s.classOf(v) {
		mir.Refuse(a.i.Pos, "inline assembly with an input in the place of a result of another type")
	}
	if r.Virtual() {
		a.s.copyTo(r, v)
	} else {
		a.fixed = append(a.fixed, fixedCopy{r, v})
	}
	if !slices.ContainsFunc(a.args, func(o code.Operand) bool { return o.Reg == r }) {
		a.args = append(a.args, code.RegOp(r))
	}
	a.refs = append(a.refs, code.AsmPiece{Result: at})
}

// write puts the operands into the text.
func (a *assembler) write(pieces []inlineasm.Piece) {
	for _, p := range pieces {
		if p.Operand < 0 {
			a.asm.Pieces = append(a.asm.Pieces, code.AsmPiece{Text: p.Text})
			continue
		}
		if p.Operand >= len(a.refs) {
			mir.Refuse(a.i.Pos, "inline assembly that names operand %d", p.Operand)
		}
		ref := a.refs[p.Operand]
		if ref.Part = p.Part; p.Negative {
			n, err := strconv.ParseInt(ref.Text, 10, 64)
			if err != nil {
				mir.Refuse(a.i.Pos, "inline assembly that negates an operand that is no number")
			}
			ref.Text = strconv.FormatInt(-n, 10)
		}
		a.asm.Pieces = append(a.asm.Pieces, ref)
	}
}
