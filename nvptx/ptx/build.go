package ptx

// Constructors for instructions. They return *Inst, so that With, If, IfNot,
// Note and As can be chained:
//
//	ptx.Op("fma", ptx.F32, d, a, b, c).With("rn")      // fma.rn.f32 d, a, b, c
//	ptx.Bra(head).If(p)                                // @p bra head
//	ptx.Ld(ptx.Local, ptx.U32, d, at).As(ptx.Reload)

// Op makes an instruction whose only modifiers are types: Op("add", S32, d, a, b) is
// add.s32 d, a, b; Op("cvt", F32, S32, d, a).With("rn") is cvt.rn.f32.s32; Op("ret") is ret.
// parts are Types, then Operands. A Go int is not an operand: write Int(1).
func Op(op string, parts ...any) *Inst {
	in := &Inst{Op: op}
	for _, p := range parts {
		switch p := p.(type) {
		case Type:
			in.Mods = append(in.Mods, p.String())
		case Operand:
			in.Args = append(in.Args, p)
		default:
			panic("BUG: ptx.Op takes types and operands only")
		}
	}
	return in
}

// With puts modifiers before those that are there: Op("add", F32, …).With("rn", "ftz") is
// add.rn.ftz.f32.
func (in *Inst) With(mods ...string) *Inst {
	in.Mods = append(append(make([]string, 0, len(mods)+len(in.Mods)), mods...), in.Mods...)
	return in
}

// If guards the instruction with @p.
func (in *Inst) If(p Reg) *Inst {
	in.Guard = GuardOn(p, false)
	return in
}

// IfNot guards the instruction with @!p.
func (in *Inst) IfNot(p Reg) *Inst {
	in.Guard = GuardOn(p, true)
	return in
}

// Note sets the trailing comment.
func (in *Inst) Note(comment string) *Inst {
	in.Comment = comment
	return in
}

// As sets the role.
func (in *Inst) As(r Role) *Inst {
	in.Role = r
	return in
}

// Mov is mov.T d, a.
func Mov(t Type, d, a Operand) *Inst { return Op("mov", t, d, a) }

// Ld is ld.space.T d, [addr]; d is a register or a Vec, which adds .v2 or .v4.
// With("volatile") and the like put their modifiers before the space.
func Ld(s Space, t Type, d Operand, a Addr) *Inst {
	return &Inst{Op: "ld", Mods: memMods(s, t, d), Args: []Operand{d, a}}
}

// LdNC is ld.global.nc.T d, [addr].
func LdNC(t Type, d Operand, a Addr) *Inst {
	return &Inst{Op: "ld", Mods: append([]string{"global", "nc"}, memMods(Generic, t, d)...), Args: []Operand{d, a}}
}

// St is st.space.T [addr], v; v is a register, an immediate or a Vec.
func St(s Space, t Type, a Addr, v Operand) *Inst {
	return &Inst{Op: "st", Mods: memMods(s, t, v), Args: []Operand{a, v}}
}

func memMods(s Space, t Type, v Operand) []string {
	mods := make([]string, 0, 4)
	if s != Generic {
		mods = append(mods, s.String())
	}
	if vec, ok := v.(Vec); ok {
		mods = append(mods, vectorMod(len(vec)))
	}
	return append(mods, t.String())
}

func vectorMod(n int) string {
	switch n {
	case 2:
		return "v2"
	case 4:
		return "v4"
	case 8:
		return "v8"
	}
	panic("BUG: ptx vectors have 2, 4 or 8 elements")
}

// Setp is setp.cmp.T p, a, b.
func Setp(cmp string, t Type, p, a, b Operand) *Inst { return Op("setp", t, p, a, b).With(cmp) }

// Cvt is cvt.mods.dst.src d, a; mods are the rounding mode, ftz and sat.
func Cvt(dst, src Type, d, a Operand, mods ...string) *Inst {
	return Op("cvt", dst, src, d, a).With(mods...)
}

// Cvta is cvta.space.T d, a: from the space to a generic address.
func Cvta(s Space, t Type, d, a Operand) *Inst { return Op("cvta", t, d, a).With(s.String()) }

// CvtaTo is cvta.to.space.T d, a: from a generic address to the space.
func CvtaTo(s Space, t Type, d, a Operand) *Inst { return Op("cvta", t, d, a).With("to", s.String()) }

// Bra is bra target.
func Bra(target Label) *Inst { return Op("bra", target) }

// BraUni is bra.uni target.
func BraUni(target Label) *Inst { return Op("bra", target).With("uni") }

// Call is call.uni (rets), callee, (args), proto. callee is a SymRef or, for an indirect
// call, a register, which needs proto, the name of a CallProto, and no .uni; "" for none.
func Call(rets List, callee Operand, args List, proto string) *Inst {
	in := &Inst{Op: "call"}
	if _, direct := callee.(SymRef); direct {
		in.Mods = []string{"uni"}
	}
	if len(rets) > 0 {
		in.Args = append(in.Args, rets)
	}
	if args == nil {
		args = List{}
	}
	in.Args = append(in.Args, callee, args)
	if proto != "" {
		in.Args = append(in.Args, Sym(proto))
	}
	return in
}

// OpenScope and CloseScope bracket declarations, as around a call sequence.
func OpenScope(comment string) *Scope { return &Scope{Open: true, Comment: comment} }

// CloseScope ends what OpenScope began.
func CloseScope(comment string) *Scope { return &Scope{Comment: comment} }
