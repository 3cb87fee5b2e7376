package ir

import "opt-go/frontend/version"

// recordKind is the kind of a debug record, and of the intrinsic that represents it here.
type recordKind uint8

const (
	noRecord recordKind = iota
	valueRecord
	declareRecord
	declareValueRecord
	assignRecord
	labelRecord
)

var recordNames = [...]string{valueRecord: "value", declareRecord: "declare", declareValueRecord: "declare_value",
	assignRecord: "assign", labelRecord: "label"}

// recordFuncs are the debug intrinsics of a module that prints records, by recordKind; all nil for
// other modules.
type recordFuncs [len(recordNames)]*Func

func (r *recordFuncs) find(m *Module) {
	if !m.DebugRecords {
		return
	}
	for k := valueRecord; int(k) < len(recordNames); k++ {
		r[k] = m.Func("llvm.dbg." + recordNames[k])
	}
}

// kindOf returns the kind of record that calls of f are printed as.
func (r *recordFuncs) kindOf(f *Func) recordKind {
	if f == nil {
		return noRecord
	}
	for k := valueRecord; int(k) < len(r); k++ {
		if r[k] == f {
			return k
		}
	}
	return noRecord
}

// record writes a call of a debug intrinsic as #dbg_value(…), with the location as last operand.
func (p *printer) record(i *Instr) {
	p.s("    #dbg_")
	kind := p.records.kindOf(i.calledFunc())
	if kind == declareValueRecord && p.lacks(version.DeclareValue) {
		kind = valueRecord
	}
	p.s(recordNames[kind])
	p.c('(')
	for k := range i.NumArgs() {
		if m, ok := i.Arg(k).(*MDOperand); ok {
			p.mdOperand(m)
		} else {
			p.operand(i.Arg(k), true)
		}
		p.s(", ")
	}
	p.mdRef(i.DebugLoc())
	p.c(')')
}
