package isel

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// finish moves the code into the ptx.Func: registers and labels get their names in the order in which they appear.
func (s *fsel) finish(code []item) {
	if s.frame.size > 0 {
		s.out.AddVar(&ptx.Var{Space: ptx.Local, Type: ptx.B8, Align: int(s.frame.align), Name: s.depot(), Dims: []int{int(s.frame.size)}})
	}
	regs := make([]ptx.Reg, len(s.regs))
	for k := range regs {
		regs[k] = ptx.NoReg
	}
	rename := func(r ptx.Reg) ptx.Reg {
		if regs[r] == ptx.NoReg {
			regs[r] = s.out.NewReg(s.regs[r])
		}
		return regs[r]
	}
	labels := s.nameLabels(code)
	lines := lineTable{m: s.m, out: s.out}
	lines.write(s.m.startOf(s.f))
	for _, it := range code {
		lines.before(it)
		if it.inst == nil {
			s.out.Emit(renameLabels(it.stmt, labels))
			continue
		}
		it.inst.Rename(rename)
		for k, o := range it.inst.Args {
			if l, ok := o.(ptx.Label); ok {
				it.inst.Args[k] = labels[l]
			}
		}
		s.out.Emit(it.inst)
	}
	if n := len(code); n == 0 || code[n-1].inst == nil || !code[n-1].inst.IsTerminator() {
		s.out.Emit(ptx.Op("ret")) // control cannot get here: ptxas wants to see an end
	}
}

func (s *fsel) nameLabels(code []item) map[ptx.Label]ptx.Label {
	labels := map[ptx.Label]ptx.Label{}
	for _, it := range code {
		if l, ok := it.stmt.(*ptx.LabelDef); ok {
			labels[l.Label] = s.out.NewLabel(fmt.Sprintf("$L__BB%d_%d", s.number, len(labels)+1))
		}
	}
	return labels
}

func renameLabels(st ptx.Stmt, labels map[ptx.Label]ptx.Label) ptx.Stmt {
	switch st := st.(type) {
	case *ptx.LabelDef:
		st.Label = labels[st.Label]
		if st.Comment != "" {
			st.Comment = "%" + ir.QuoteName(st.Comment)
		}
	case *ptx.Targets:
		for k := range st.Labels {
			st.Labels[k] = labels[st.Labels[k]]
		}
	}
	return st
}
