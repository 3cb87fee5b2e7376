package report

import (
	"bytes"
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
)

// spaceNames names the address spaces of GPUs.
var spaceNames = map[int]string{0: "generic", 1: "global", 3: "shared", 4: "const", 5: "local", 101: "param"}

// listing is the final IR of a function under construction.
type listing struct {
	f      *ir.Func
	src    *sources
	out    *Function
	lineOf map[ir.Value]int // of instructions, from 1
	at     map[*ir.Block]int
}

// addCode fills in the final IR, its blocks, and what the analyses say of it.
func addCode(c *pass.Context, f *ir.Func, src *sources, out *Function, entry *FunctionEntry) {
	l := &listing{f: f, src: src, out: out, lineOf: map[ir.Value]int{}, at: map[*ir.Block]int{}}
	l.text()
	l.facts(divergence.Explain(c, f), entry)
	l.blocks(pass.Get(c, f, analysis.Loops), entry)
	pass.Drop(f)
}

// text cuts the function's text into lines, and notes where instructions and blocks are.
func (l *listing) text() {
	type mark struct {
		v      ir.Value
		offset int
	}
	var marks []mark
	text := l.f.AppendCode(nil, false, func(v ir.Value, offset int) { marks = append(marks, mark{v, offset}) })
	l.out.Code = make([]CodeLine, 0, bytes.Count(text, newline))
	offset, k := 0, 0
	for len(text) > 0 {
		line, rest, _ := bytes.Cut(text, newline)
		for k < len(marks) && marks[k].offset <= offset {
			if b, ok := marks[k].v.(*ir.Block); ok {
				l.at[b] = len(l.out.Code) + 1
			} else {
				l.lineOf[marks[k].v] = len(l.out.Code) + 1
			}
			k++
		}
		l.out.Code = append(l.out.Code, CodeLine{Text: string(line)})
		offset += len(line) + 1
		text = rest
	}
}

// facts says where instructions come from, and what the divergence analysis found out.
func (l *listing) facts(e *divergence.Explanation, entry *FunctionEntry) {
	for i := range l.f.Instrs() {
		n := l.lineOf[i]
		if n == 0 {
			continue // a debug record
		}
		entry.Instructions++
		line := &l.out.Code[n-1]
		line.File, line.Line = l.src.place(i)
		line.Origin = int(i.Pos.Line)
		if line.Divergent = e.IsDivergent(i); line.Divergent {
			if i.IsTerminator() {
				entry.Divergent++
			}
			l.cause(e, i, line)
		}
		if a, ok := e.Access(i); ok {
			space := spaceNames[a.Space]
			if space == "" {
				space = fmt.Sprintf("space %d", a.Space)
			}
			line.Access = &Access{Op: i.Op().String(), Space: space, Bytes: a.Bytes, Pattern: a.Pattern, Transactions: a.Transactions, Least: a.Least}
			if a.Transactions > a.Least {
				entry.Uncoalesced++
			}
		}
	}
}

func (l *listing) cause(e *divergence.Explanation, i *ir.Instr, line *CodeLine) {
	c, ok := e.Cause(i)
	if !ok {
		return
	}
	line.Why = c.Why
	switch by := c.By.(type) {
	case *ir.Instr:
		line.By = l.lineOf[by]
	case *ir.Param:
		line.By, line.Value = 1, by.Ident()
		if own, ok := e.Cause(by); ok && line.Why == "" {
			line.Why = own.Why
		}
	}
}

func (l *listing) blocks(loops *analysis.LoopForest, entry *FunctionEntry) {
	index := map[*ir.Block]int{}
	for b := range l.f.Blocks() {
		index[b] = len(index)
	}
	entry.Blocks = len(index)
	for b := range l.f.Blocks() {
		out := Block{Name: b.Ident(), First: l.at[b], Succs: []int{}, Header: -1}
		last := out.First
		for i := range b.Instrs() {
			last = max(last, l.lineOf[i])
		}
		out.Lines = last - out.First + 1
		for _, s := range b.Succs() {
			out.Succs = append(out.Succs, index[s])
		}
		if loop := loops.For(b); loop != nil {
			out.Depth, out.Header = loop.Depth, index[loop.Header]
		}
		out.Divergent = l.out.Code[l.lineOf[b.Term()]-1].Divergent
		l.out.Blocks = append(l.out.Blocks, out)
	}
}
