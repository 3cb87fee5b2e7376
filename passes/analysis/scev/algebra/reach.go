package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/expr"
)

// scopeBound returns the last of the instructions after which all operands are available.
func (s *Algebra) scopeBound(ops []*expr.Expr) *ir.Instr {
	var bound *ir.Instr
	seen := map[*expr.Expr]bool{}
	var visit func(e *expr.Expr)
	visit = func(e *expr.Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		var at *ir.Instr
		switch e.Kind {
		case expr.AddRec:
			at = e.Loop.Header.First()
		case expr.Unknown:
			at, _ = e.Value.(*ir.Instr)
		}
		if at != nil {
			if bound == nil || s.Dom.DominatesInstr(bound, at) && bound != at {
				bound = at
			}
			return
		}
		for _, o := range e.Ops {
			visit(o)
		}
	}
	for _, o := range ops {
		visit(o)
	}
	if bound == nil {
		return s.Func.Entry().First()
	}
	return bound
}

// Reaches reports whether an instruction is executed wherever the operands are available.
func (s *Algebra) Reaches(i *ir.Instr, ops []*expr.Expr) bool {
	return s.transfers(s.scopeBound(ops), i)
}

// transfers reports whether b is executed whenever a is: in one block, or from a preheader into the
// header.
func (s *Algebra) transfers(a, b *ir.Instr) bool {
	if a.Block() == b.Block() {
		return a == b || a.ComesBefore(b) && passesOn(a, b)
	}
	l := s.Forest.For(b.Block())
	return l != nil && l.Header == b.Block() && l.Preheader() == a.Block() && passesOn(a, nil) && passesOn(b.Block().First(), b)
}

// passesOn reports whether control surely passes from one instruction to another of its block; nil:
// out of the block.
func passesOn(from, to *ir.Instr) bool {
	for n := 0; from != to; from = from.Next() {
		if analysis.IsDebugOrPseudo(from) {
			continue
		}
		if n++; n > scanLimit || !from.IsTerminator() && !analysis.TransfersControl(from) {
			return false
		}
	}
	return true
}

// scanLimit bounds how many instructions are scanned in a row.
const scanLimit = 32
