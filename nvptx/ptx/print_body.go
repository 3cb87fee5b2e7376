package ptx

import (
	"fmt"
	"strconv"
)

// body prints the statements; LLVM leaves a line free after the declarations at the top.
func (p *printer) body(f *Func) {
	top := true
	for i, s := range f.Body {
		if top && !isDeclaration(s) {
			top = false
			if i > 0 {
				p.s("\n")
			}
		}
		p.stmt(s)
	}
}

func isDeclaration(s Stmt) bool {
	switch s.(type) {
	case *RegDecl, *Var:
		return true
	}
	return false
}

func (p *printer) stmt(s Stmt) {
	switch s := s.(type) {
	case *Inst:
		p.s("\t")
		p.instruction(s)
		p.comment(instComment(s))
		p.s("\n")
	case *LabelDef:
		p.label(s)
	case *RegDecl:
		p.regDecl(s)
	case *Var:
		p.s("\t")
		p.variable(s)
		p.s(";")
		p.comment(s.Comment)
		p.s("\n")
	case *Scope:
		p.scope(s)
	case *Loc:
		p.loc(s)
	case *Pragma:
		p.pragma(s)
	case *Comment:
		p.fullComment(s.Text)
	case *CallProto:
		p.callProto(s)
	case *Targets:
		p.targets(s)
	default:
		panic(fmt.Sprintf("BUG: cannot print statement %T", s))
	}
}

func (p *printer) loc(l *Loc) {
	fmt.Fprintf((*byteWriter)(&p.buf), "\t.loc\t%d %d %d", l.File, l.Line, l.Column)
	if in := l.Inlined; in != nil {
		p.s(", function_name ", in.Label)
		if in.Offset != 0 {
			p.s("+", strconv.Itoa(in.Offset))
		}
		fmt.Fprintf((*byteWriter)(&p.buf), ", inlined_at %d %d %d", in.File, in.Line, in.Column)
	}
	p.comment(l.Comment)
	p.s("\n")
}

type byteWriter []byte

func (b *byteWriter) Write(data []byte) (int, error) {
	*b = append(*b, data...)
	return len(data), nil
}

func instComment(in *Inst) string {
	switch {
	case in.Role == Plain:
		return in.Comment
	case in.Comment == "":
		return in.Role.String()
	}
	return in.Role.String() + ": " + in.Comment
}

func (p *printer) label(s *LabelDef) {
	name := p.f.Labels[s.Label]
	p.s(name, ":")
	if s.Comment != "" {
		for i := len(name) + 1; i < commentColumn; i++ {
			p.s(" ")
		}
		p.s("// ", s.Comment)
	}
	p.s("\n")
}

func (p *printer) regDecl(d *RegDecl) {
	p.s("\t.reg ")
	if d.Vector > 0 {
		p.s(".", vectorMod(d.Vector), " ")
	}
	p.s(".", d.Type.String(), " \t", d.Name)
	if d.Count > 0 {
		p.s("<", strconv.Itoa(d.Count), ">")
	}
	for _, n := range d.More {
		p.s(", ", n)
	}
	p.s(";\n")
}

func (p *printer) scope(s *Scope) {
	if s.Open {
		p.s("\t{")
	} else {
		p.s("\t}")
	}
	p.comment(s.Comment)
	p.s("\n")
}

func (p *printer) callProto(s *CallProto) {
	p.s("\t", s.Name, " : .callprototype (")
	p.formals(s.Rets, ", ")
	if len(s.Rets) > 0 {
		p.s(") _ (")
	} else {
		p.s(")_ (") // as LLVM has it
	}
	p.formals(s.Params, ", ")
	p.s(")")
	if s.NoReturn {
		p.s(" .noreturn")
	}
	p.s(";\n")
}

func (p *printer) targets(s *Targets) {
	kind := ".branchtargets"
	if len(s.Funcs) > 0 {
		kind = ".calltargets"
	}
	p.s("\t", s.Name, ": ", kind, " ")
	for i, l := range s.Labels {
		if i > 0 {
			p.s(", ")
		}
		p.s(p.f.Labels[l])
	}
	for i, f := range s.Funcs {
		if i > 0 {
			p.s(", ")
		}
		p.s(f)
	}
	p.s(";\n")
}

// instruction prints guard, opcode and operands with the semicolon.
func (p *printer) instruction(in *Inst) {
	if in.Guard.Present() {
		p.s("@")
		if in.Guard.Not {
			p.s("!")
		}
		p.s(p.f.Regs[in.Guard.Reg()].Name, " ")
	}
	p.s(in.Op)
	for _, m := range in.Mods {
		p.s(".", m)
	}
	if in.Op == "call" {
		p.call(in.Args)
		p.s(";")
		return
	}
	for i, a := range in.Args {
		if i == 0 {
			p.s(" \t")
		} else {
			p.s(", ")
		}
		p.operand(a)
	}
	p.s(";")
}

// call prints the operands of a call over several lines, as LLVM does:
// "(rets), ", callee ", ", "(", one argument a line, ")", prototype.
func (p *printer) call(args []Operand) {
	for i, a := range args {
		list, isList := a.(List)
		switch {
		case i == 0 && !isList:
			p.s(" \n\t")
		case i == 0:
			p.s(" ")
		case isList:
			p.s(", \n\t")
		case i > 0:
			if _, afterRets := args[i-1].(List); afterRets && i == 1 {
				p.s(", \n\t")
			} else {
				p.s("\n\t, ")
			}
		}
		if !isList || i == 0 {
			p.operand(a)
			continue
		}
		p.s("(\n")
		for j, o := range list {
			p.s("\t")
			p.operand(o)
			if j < len(list)-1 {
				p.s(", ")
			}
			p.s("\n")
		}
		p.s("\t)")
	}
}

func (p *printer) operand(o Operand) {
	switch o := o.(type) {
	case Reg:
		p.s(p.f.Regs[o].Name)
	case Special:
		p.s(o.String())
	case Int:
		p.int(int64(o))
	case Hex:
		fmt.Fprintf((*byteWriter)(&p.buf), "0x%04X", uint64(o))
	case F32Bits:
		fmt.Fprintf((*byteWriter)(&p.buf), "0f%08X", uint32(o))
	case F64Bits:
		fmt.Fprintf((*byteWriter)(&p.buf), "0d%016X", uint64(o))
	case SymRef:
		p.s(o.Name)
		p.offset(o.Off)
	case Label:
		p.s(p.f.Labels[o])
	case Addr:
		p.address(o)
	case Texel:
		p.s("[")
		p.operand(o.Image)
		p.s(", ")
		if o.Sampler != nil {
			p.operand(o.Sampler)
			p.s(", ")
		}
		p.sequence("{", o.At, "}")
		p.s("]")
	case Vec:
		p.sequence("{", o, "}")
	case List:
		p.sequence("(", o, ")")
	case Pair:
		p.operand(o.First)
		p.s("|")
		p.operand(o.Second)
	case Not:
		p.s("!", p.f.Regs[o.Reg].Name)
	case Sink:
		p.s("_")
	default:
		panic(fmt.Sprintf("BUG: cannot print operand %T", o))
	}
}

func (p *printer) sequence(open string, elems []Operand, end string) {
	p.s(open)
	for i, e := range elems {
		if i > 0 {
			p.s(", ")
		}
		p.operand(e)
	}
	p.s(end)
}

func (p *printer) address(a Addr) {
	p.s("[")
	p.operand(a.Base)
	if a.ShowZero && a.Off == 0 {
		p.s("+0")
	} else if a.Off != 0 {
		// ptxas takes "+-4" as well as "-4"; LLVM writes the former.
		p.s("+")
		p.int(a.Off)
	}
	p.s("]")
}
