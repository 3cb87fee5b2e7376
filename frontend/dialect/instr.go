package dialect

import (
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/float"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// shaped carries an instruction of a form of its own.
func (c *carrier) shaped(f grammar.Form) {
	switch f {
	case grammar.FormAlloca:
		c.alloca()
	case grammar.FormLoad:
		c.load()
	case grammar.FormStore:
		c.store()
	case grammar.FormFence:
		c.fence()
	case grammar.FormCmpXchg:
		c.cmpxchg()
	case grammar.FormAtomicRMW:
		c.atomicRMW()
	case grammar.FormGEP:
		c.gep()
	case grammar.FormShuffle:
		c.shuffle()
	case grammar.FormPtrToAddr:
		c.ptrToAddr()
	case grammar.FormPhi:
		c.phi()
	case grammar.FormCall:
		c.call()
	case grammar.FormInvoke:
		c.invoke()
	case grammar.FormCallBr:
		c.callBr()
	case grammar.FormLandingPad:
		c.landingPad()
	case grammar.FormPad:
		c.pad()
	case grammar.FormRet:
		c.ret()
	case grammar.FormBr:
		c.br()
	case grammar.FormSwitch:
		c.switchTerm()
	case grammar.FormIndirectBr:
		c.indirectBr()
	case grammar.FormCatchSwitch:
		c.catchSwitch()
	case grammar.FormCatchRet:
		c.catchRet()
	case grammar.FormCleanupRet:
		c.cleanupRet()
	}
}

// statement carries one instruction, terminator or debug record and reports whether it ends the
// block.
func (c *carrier) statement() (term bool) {
	c.shortenGap()
	fn := &c.fn
	off := c.Tok.Off
	n := int32(len(c.t.Words))
	a := int32(len(c.t.Attached))
	fn.st = carried.Extra{FlagLo: n, FlagHi: n, RetLo: n, RetHi: n, AttachLo: a, AttachHi: a}
	fn.align, fn.flags = 0, 0
	if c.Tok.Kind == scan.Record {
		c.record()
		c.endStatement(off)
		return false
	}
	named := c.Tok.Kind == scan.Local
	if named {
		if next := c.peek(); next.Kind != scan.Punct || next.Ch != '=' {
			c.advance()
			c.expected("'='", "after the name of an instruction's result")
		}
		c.renumberDef(c.Tok)
		c.defineLocal(c.Tok, false)
		c.advance()
		c.advance()
	}
	if c.Tok.Kind != scan.Word {
		c.expected("an instruction", "here")
	}
	word := c.Tok
	op, ok := grammar.Opcodes[c.cur()]
	if !ok {
		c.fail(c.off(), "unknown instruction '%s'", c.cur())
	}
	if op.Form == grammar.ByPattern {
		c.advance()
		c.operands(op, c.Text(word))
	} else {
		c.shaped(op.Form)
	}
	c.attachments()
	isVoid := op.Result == grammar.NoValue || op.Result == grammar.ByCallee && fn.voidCallee
	if named && isVoid {
		c.fail(int(off), "'%s' has no result to name", c.Text(word))
	}
	if !named && !isVoid {
		c.unnamed(int(word.Off))
	}
	c.endStatement(off)
	return op.Term
}

// endStatement records the statement in the side table.
func (c *carrier) endStatement(off int32) {
	st := &c.fn.st
	st.AttachHi = int32(len(c.t.Attached))
	s := carried.Stmt{Off: off, Flags: c.fn.flags}
	s.SetAlign(c.fn.align)
	if st.Op != "" || st.Record || st.Space || st.FlagLo < st.FlagHi || st.RetLo < st.RetHi || st.AttachLo < st.AttachHi {
		c.t.Extras = append(c.t.Extras, *st)
		s.Extra = int32(len(c.t.Extras))
	}
	c.fn.stmts = append(c.fn.stmts, s)
}

// flags carries the words before the operands: of those that llir takes here, the ones that a
// carried.FlagSet can hold go there, which saves llir a token and a list, and the others stay. The
// rest goes to Text.flags. The predicates of comparisons end them.
func (c *carrier) flags(known grammar.FlagSet) {
	var seen [2]string // of those that may stand once only
	for c.Tok.Kind == scan.Word && !c.atType() {
		word := c.Tok
		w := c.cur()
		if grammar.Predicates[w] {
			break
		}
		if grammar.IsStatementWord(w) {
			c.expected("a type", "here")
		}
		if grammar.FlagWords[w]&known&(grammar.Overflow|grammar.Exact) != 0 || w == "disjoint" || w == "nneg" {
			if w == seen[0] || w == seen[1] {
				c.expected("a type", "here")
			}
			seen[0], seen[1] = w, seen[0]
		}
		c.advance()
		if c.isPunct('(') {
			c.skipBalanced()
		}
		if grammar.FlagWords[w]&known != 0 {
			if f := carried.KnownFlag(w); f != 0 && c.Last == word.End { // no brackets follow
				c.fn.flags |= f
				c.drop(int(word.Off), c.off())
			}
			continue
		}
		if !grammar.NewFlags[w] && grammar.FlagWords[w] == 0 && c.Tok.Kind != scan.Word && c.Tok.Kind != scan.Punct {
			c.Tok = word // neither a known flag nor followed by a type: a misspelled type
			c.expected("a type", "here")
		}
		c.carryFlag(int(word.Off))
	}
	c.fn.st.FlagHi = int32(len(c.t.Words))
}

// carryFlag moves the flag that starts at off and ends before the current token out of the text.
func (c *carrier) carryFlag(off int) {
	c.t.Words = append(c.t.Words, c.raw(off, int(c.Last)))
	c.drop(off, int(c.Last))
}

// operands carries the operands of an instruction that has a pattern.
func (c *carrier) operands(op grammar.Opcode, name string) {
	if op.Pattern == "" {
		return
	}
	c.flags(op.Flags)
	var t ty
	var whole ty // of the first operand
	first := true
	var local span // of the first operand of icmp in the output, if it is a named value
	for i := range len(op.Pattern) {
		switch op.Pattern[i] {
		case 'X':
			off := c.off()
			if name == "icmp" {
				t, local = c.comparedValue()
			} else {
				t = c.typedValue()
			}
			if first {
				c.firstOperand(off, t, name)
				whole, first = t, false
			}
		case 'V':
			if local.end > 0 && c.atExpr() {
				c.carrySecond(local, t)
			} else {
				c.value(t)
			}
		case 'T':
			if t := c.typ(); t.kind == grammar.VoidKind {
				c.fail(int(t.off), "void type only allowed for function results")
			}
		case ',':
			c.expect(',', "between operands")
		case '>':
			c.expectWord("to", "in a conversion")
		case 'P':
			if !grammar.Predicates[c.word()] {
				c.expected("a predicate", "of a comparison")
			}
			c.advance()
		case 'I':
			c.indices(whole, name)
		default:
			panic("BUG: operand pattern " + op.Pattern)
		}
	}
}

// firstOperand rejects first operands of types that llir fails on.
func (c *carrier) firstOperand(off int, t ty, name string) {
	_, isFloat := float.Widths[t.kind]
	switch name {
	case "icmp":
		if isFloat || t.kind == grammar.ArrayKind || t.kind == grammar.StructKind {
			c.fail(off, "icmp requires integer operands")
		}
	case "fcmp":
		if t.kind == grammar.IntKind || t.kind == grammar.PtrKind || t.kind == grammar.OtherPtrKind {
			c.fail(off, "fcmp requires floating point operands")
		}
	case "extractelement", "insertelement", "shufflevector":
		if t.kind != grammar.NamedKind && c.Src[t.off] != '<' {
			c.fail(off, "invalid %s operands", name)
		}
	}
}

// indices carries `, N` repeated, which name a member of a type.
func (c *carrier) indices(whole ty, name string) {
	n, known := 0, memberOK
	t := c.Src[whole.off:whole.end]
	if whole.kind == grammar.IntKind || whole.kind == grammar.PtrKind || whole.kind == grammar.OtherPtrKind {
		c.fail(int(whole.off), "%s operand must be aggregate type", name)
	}
	for c.isPunct(',') {
		if c.peek().Kind == scan.MDName {
			break
		}
		c.advance()
		idx := c.expectKind(scan.Int, "an index", "after ','")
		if text := strings.TrimSpace(t); known == memberOK && text != "" && text[0] == '%' && c.isUndefinedName(text) {
			c.early(idx.Off, text, "invalid indices for "+name)
		}
		if known == memberOK {
			if t, known = c.member(t, scan.ParseNumber(c.Text(idx)), true); known == memberBad {
				c.errorf(int(idx.Off), "invalid indices for %s", name)
			}
		}
		n++
	}
	if n == 0 {
		c.expected("','", "before an index")
	}
}

// label carries `label %b`.
func (c *carrier) label() {
	c.expectWord("label", "here")
	if c.Tok.Kind != scan.Local {
		c.expected("the name of a block", "after 'label'")
	}
	c.useLocal(c.Tok, true)
	c.advance()
}

// attachments removes `, !kind node` from the text, any number of times.
func (c *carrier) attachments() {
	for c.isPunct(',') {
		comma := c.off()
		c.advance()
		if c.Tok.Kind != scan.MDName {
			c.expected("metadata", "after the operands of an instruction")
		}
		c.t.Attached = append(c.t.Attached, c.attachment())
		c.drop(comma, int(c.Last))
	}
}
