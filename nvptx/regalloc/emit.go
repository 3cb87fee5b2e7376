package regalloc

import (
	"maps"
	"slices"
	"strconv"

	"opt-go/nvptx/ptx"
)

// prefix returns the name and the declared type of the registers of a type. The number after the
// name of a 32-bit or narrower register is that of the physical register; %rd3 and %fd3 are the
// pair of %r6 and %r7.
func prefix(t ptx.Type) (string, ptx.Type) {
	switch {
	case t == ptx.Pred:
		return "%p", ptx.Pred
	case t == ptx.F32:
		return "%f", ptx.F32
	case t == ptx.F64:
		return "%fd", ptx.F64
	case t == ptx.B8:
		return "%rb", ptx.B8
	case t.Bits() <= 16:
		return "%rs", ptx.B16
	case t.Bits() == 32:
		return "%r", ptx.B32
	case t.Bits() == 64:
		return "%rd", ptx.B64
	}
	return "%rq", ptx.B128
}

// emitter builds the output function.
type emitter struct {
	out   *ptx.Func
	units []int           // by register of the code: where it is; -1: nowhere
	regs  []ptx.Reg       // by register of the code: its number in out
	files map[string]file // by prefix
	preds int
}

// file has the registers of one prefix.
type file struct {
	typ    ptx.Type  // declared
	number []ptx.Reg // by the number after the prefix: its number in out; NoReg: it is not used
}

// emit writes the function with the registers of the intervals.
func (a *allocation) emit(w *rewritten, ivs []*interval) *ptx.Func {
	f := a.f
	out := &ptx.Func{Linkage: f.Linkage, Entry: f.Entry, Name: f.Name, Rets: f.Rets, Params: f.Params, Directives: f.Directives,
		Defined: true, Comment: f.Comment, Line: f.Line, Labels: f.Labels}
	e := &emitter{out: out, units: make([]int, len(w.regs)), regs: make([]ptx.Reg, len(w.regs)), files: map[string]file{}}
	for r := range e.units {
		e.units[r], e.regs[r] = -1, ptx.NoReg
	}
	used := make([]bool, a.o.Regs)
	for _, iv := range ivs {
		e.units[iv.reg] = iv.unit
		for k := range w.regs[iv.reg].units {
			used[iv.unit+k] = true
		}
	}
	for _, is := range used {
		if is {
			a.result.Registers++
		}
	}
	body := e.rename(w.code)
	out.Body = e.declarations()
	if n := a.result.LocalBytes; n > 0 {
		out.Body = append(out.Body, &ptx.Var{Space: ptx.Local, Type: ptx.B8, Align: 16, Name: a.localName, Dims: []int{n}})
	}
	if n := a.result.SharedBytes * a.result.Warps; n > 0 {
		out.Body = append(out.Body, &ptx.Var{Space: ptx.Shared, Type: ptx.B8, Align: 8, Name: a.sharedName, Dims: []int{n}})
	}
	out.Body = append(out.Body, body...)
	return out
}

// rename copies the statements and replaces the registers in refs by those of the output function.
// The copies are contiguous in memory, in the order in which they are printed.
func (e *emitter) rename(c *code) []ptx.Stmt {
	insts, args := 0, 0
	for k, o := range c.of {
		if o.is(isInst) {
			insts++
			args += len(c.stmts[k].(*ptx.Inst).Args)
		}
	}
	body := slices.Clone(c.stmts)
	copies, operands := make([]ptx.Inst, 0, insts), make([]ptx.Operand, 0, args)
	for k, s := range body {
		in, ok := s.(*ptx.Inst)
		if !ok {
			continue
		}
		from := len(operands)
		operands = append(operands, in.Args...)
		copies = append(copies, *in)
		in = &copies[len(copies)-1]
		in.Args = operands[from:len(operands):len(operands)]
		e.operands(in, c.reads(int32(k)), c.writes(int32(k)), c.regs)
		body[k] = in
	}
	return body
}

// operands replaces the registers of an instruction, given as reads and writes, by those of the
// output function.
func (e *emitter) operands(in *ptx.Inst, reads, writes []ptx.Reg, regs []register) {
	guard := ptx.NoReg
	if in.Guard.Present() {
		guard, reads = reads[0], reads[1:]
	}
	list := &reads
	next := func(ptx.Reg) ptx.Operand {
		r := (*list)[0]
		*list = (*list)[1:]
		return e.name(r, regs[r])
	}
	for k, o := range in.Args {
		list = &reads
		if k < in.NumResults() && !in.Foreign {
			list = &writes
		}
		switch o.(type) {
		case ptx.Int, ptx.SymRef, ptx.Label, ptx.Special:
		default:
			in.Args[k] = ptx.MapRegs(o, next)
		}
	}
	if guard != ptx.NoReg {
		in.Guard = ptx.GuardOn(e.name(guard, regs[guard]), in.Guard.Not)
	}
}

func (e *emitter) name(r ptx.Reg, info register) ptx.Reg {
	if e.regs[r] != ptx.NoReg {
		return e.regs[r]
	}
	p, t := prefix(info.typ)
	n := 0
	if info.units == 0 {
		e.preds++
		n = e.preds
	} else {
		if e.units[r] < 0 {
			panic("BUG: a register without a place is used")
		}
		n = e.units[r] / info.units
	}
	f := e.files[p]
	for len(f.number) <= n {
		f.number = append(f.number, ptx.NoReg)
	}
	g := f.number[n]
	if g == ptx.NoReg {
		e.out.Regs = append(e.out.Regs, ptx.RegInfo{Name: p + strconv.Itoa(n), Type: t})
		g = ptx.Reg(len(e.out.Regs) - 1)
		f.number[n] = g
	}
	e.files[p] = file{t, f.number}
	e.regs[r] = g
	return g
}

// declarations are the .reg lines.
func (e *emitter) declarations() []ptx.Stmt {
	var out []ptx.Stmt
	for _, p := range slices.Sorted(maps.Keys(e.files)) {
		out = append(out, &ptx.RegDecl{Type: e.files[p].typ, Name: p, Count: len(e.files[p].number)})
	}
	return out
}

// count records the counts of the last round.
func (a *allocation) count(w *rewritten) {
	for r := range a.base.regs {
		if h := a.homes[r]; h != nil {
			a.result.Spilled[h.kind][h.place]++
		}
	}
	if w.base != ptx.NoReg {
		a.result.Reserved++
	}
	if w.tid != ptx.NoReg {
		a.result.Reserved++
	}
	for k := range w.count {
		for p, n := range w.count[k] {
			a.result.Reloads[k][p], a.result.Stores[k][p] = n.reloads, n.stores
		}
	}
}
