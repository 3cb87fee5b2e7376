package ir

import "strings"

// Problem is a violation of a rule of the IR.
type Problem struct {
	Pos    Pos      // of the instruction or global in the text that was read
	Func   *Func    // nil outside functions
	Instr  *Instr   // nil when it is about no instruction
	Msg    string   // the rule, in LLVM's words where LLVM has it
	Things []string // the values concerned, as they are printed
	Word   string   // the attribute that is wrong, "" if it is about none
	Debug  bool     // only debug information is wrong; LLVM drops it then, with a warning
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
	Module   *Module
	Layout   *DataLayout
	Func     *Func // that is being checked, nil outside functions
	Whole    bool  // all of the module is checked, with its metadata
	Problems []Problem

	printer *MessagePrinter // numbered for printed
	printed *Func
}

// Fail reports a broken rule about things: instructions, values, types, nodes. The first
// instruction or global gives the position.
func (r *Report) Fail(msg string, things ...any) {
	p := Problem{Func: r.Func, Msg: msg}
	for _, t := range things {
		switch t := t.(type) {
		case *Instr:
			if p.Instr == nil {
				p.Instr, p.Pos = t, t.Pos
			}
		case GlobalValue:
			if p.Pos == (Pos{}) {
				p.Pos = t.Base().Pos
			}
		case *Block:
			if p.Pos == (Pos{}) {
				p.Pos = t.Pos
			}
		}
		p.Things = append(p.Things, r.text(t))
	}
	if p.Pos == (Pos{}) && r.Func != nil {
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
		r.printer, r.printed = NewMessagePrinter(r.Module, r.Func), r.Func
	}
	return r.printer.Text(t)
}
