// Package rule is what the checkers of the verifier share: the report that they write to, and
// questions about operands that several of them ask.
package rule

import (
	"strings"

	"opt-go/frontend/ir"
)

// Problem is a violation of a rule of the IR.
type Problem struct {
	Pos    ir.Pos    // of the instruction or global in the text that was read
	Func   *ir.Func  // nil outside functions
	Instr  *ir.Instr // nil when it is about no instruction
	Msg    string    // the rule, in LLVM's words where LLVM has it
	Things []string  // the values concerned, as they are printed
	Word   string    // the attribute that is wrong, "" if it is about none
	Debug  bool      // only debug information is wrong; LLVM drops it then, with a warning
}

// String returns the message with the values concerned, each on a line of its own, as LLVM prints
// it.
func (p Problem) String() string {
	var b strings.Builder
	b.WriteString(p.Msg)
	for _, t := range p.Things {
		b.WriteString("\n  " + t)
	}
	return b.String()
}

// Report collects the problems of a module, or of a function, while it is verified. All checkers of
// a verifier share one.
type Report struct {
	Module   *ir.Module
	Layout   *ir.DataLayout
	Func     *ir.Func // that is being checked, nil outside functions
	Whole    bool     // all of the module is checked, with its metadata
	Problems []Problem

	printer *ir.MessagePrinter // numbered for printed
	printed *ir.Func
}

// Fail reports a broken rule about things: instructions, values, types, nodes. The first
// instruction or global gives the position.
func (r *Report) Fail(msg string, things ...any) {
	p := Problem{Func: r.Func, Msg: msg}
	for _, t := range things {
		switch t := t.(type) {
		case *ir.Instr:
			if p.Instr == nil {
				p.Instr, p.Pos = t, t.Pos
			}
		case ir.GlobalValue:
			if p.Pos == (ir.Pos{}) {
				p.Pos = t.Base().Pos
			}
		case *ir.Block:
			if p.Pos == (ir.Pos{}) {
				p.Pos = t.Pos
			}
		}
		p.Things = append(p.Things, r.text(t))
	}
	if p.Pos == (ir.Pos{}) && r.Func != nil {
		p.Pos = r.Func.Pos
	}
	r.Problems = append(r.Problems, p)
}

// FailAttr is Fail for an attribute.
func (r *Report) FailAttr(key, msg string, things ...any) {
	r.Fail(msg, things...)
	r.Problems[len(r.Problems)-1].Word = key
}

// FailDebug is Fail for debug information.
func (r *Report) FailDebug(msg string, things ...any) {
	r.Fail(msg, things...)
	r.Problems[len(r.Problems)-1].Debug = true
}

// text prints a thing for a message.
func (r *Report) text(t any) string {
	if r.printer == nil || r.printed != r.Func {
		r.printer, r.printed = ir.NewMessagePrinter(r.Module, r.Func), r.Func
	}
	return r.printer.Text(t)
}
