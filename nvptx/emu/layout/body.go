package layout

import "opt-go/nvptx/ptx"

// Body is where things are in the body of a function.
type Body struct {
	PCOf   []int                   // per label: index of the instruction that it precedes; -1: the label is nowhere
	Lists  map[string]*ptx.Targets // by name
	Length int                     // in instructions
}

// Body finds them.
func (f *Func) Body() Body {
	b := Body{PCOf: make([]int, len(f.Source.Labels)), Lists: map[string]*ptx.Targets{}}
	for i := range b.PCOf {
		b.PCOf[i] = -1
	}
	for _, s := range f.Source.Body {
		switch s := s.(type) {
		case *ptx.Inst:
			b.Length++
		case *ptx.LabelDef:
			b.PCOf[s.Label] = b.Length
		case *ptx.Targets:
			b.Lists[s.Name] = s
		}
	}
	return b
}

// Accesses are the registers, but for predicates, that an instruction reads and writes.
func (f *Func) Accesses(in *ptx.Inst) (reads, writes []int32) {
	add := func(to *[]int32) func(ptx.Reg) {
		return func(r ptx.Reg) {
			if t := f.Source.Regs[r].Type; t != ptx.Pred {
				for k := range halves(t) {
					*to = append(*to, f.Slots[r]+int32(k))
				}
			}
		}
	}
	in.Sources(add(&reads))
	in.Results(add(&writes))
	return reads, writes
}
