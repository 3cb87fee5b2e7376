package dialect

import (
	"sort"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/scan"
)

// flagSet says which flags llir's grammar takes at an instruction.
type flagSet uint8

const (
	fOverflow flagSet = 1 << iota // nuw nsw
	fExact                        // exact
	fMath                         // fast-math
	fInBounds                     // inbounds
	fMemory                       // atomic volatile
	fWeak                         // weak
	fAlloca                       // inalloca swifterror
)

// flagWords are the flags of instructions in llir's grammar.
var flagWords = map[string]flagSet{
	"nuw": fOverflow, "nsw": fOverflow, "exact": fExact, "inbounds": fInBounds,
	"fast": fMath, "nnan": fMath, "ninf": fMath, "nsz": fMath, "arcp": fMath, "contract": fMath, "afn": fMath, "reassoc": fMath,
	"atomic": fMemory, "volatile": fMemory, "weak": fWeak, "inalloca": fAlloca, "swifterror": fAlloca,
}

// result says whether an instruction has one.
type result uint8

const (
	hasValue result = iota
	noValue
	byCallee // none if the callee returns void
)

// form is the shape of an instruction that no operand pattern describes.
type form uint8

const (
	byPattern form = iota
	formAlloca
	formLoad
	formStore
	formFence
	formCmpXchg
	formAtomicRMW
	formGEP
	formPtrToAddr
	formPhi
	formCall
	formInvoke
	formCallBr
	formLandingPad
	formPad
	formRet
	formBr
	formSwitch
	formIndirectBr
	formCatchSwitch
	formCatchRet
	formCleanupRet
	formShuffle
)

// opcode describes the operands of an instruction. The pattern is read from left to right:
// X is `T v`, V a value of the last type, T a type, P a predicate, > is `to`, and the comma itself;
// I stands for any number of `, N`.
type opcode struct {
	flags   flagSet
	pattern string
	form    form
	result  result
	term    bool
}

// opcodes lists all instructions that llir's grammar has or that are carried by one it has.
var opcodes = makeOpcodes()

func makeOpcodes() map[string]opcode {
	m := map[string]opcode{
		"fneg": {flags: fMath, pattern: "X"}, "freeze": {pattern: "X"},
		"icmp": {pattern: "PX,V"}, "fcmp": {flags: fMath, pattern: "PX,V"},
		"extractelement": {pattern: "X,X"}, "insertelement": {pattern: "X,X,X"}, "shufflevector": {form: formShuffle},
		"extractvalue": {pattern: "XI"}, "insertvalue": {pattern: "X,XI"},
		"select": {flags: fMath, pattern: "X,X,X"}, "va_arg": {pattern: "X,T"},

		"alloca": {form: formAlloca}, "load": {form: formLoad}, "store": {form: formStore, result: noValue},
		"fence": {form: formFence, result: noValue}, "cmpxchg": {form: formCmpXchg}, "atomicrmw": {form: formAtomicRMW},
		"getelementptr": {form: formGEP}, "ptrtoaddr": {form: formPtrToAddr}, "phi": {form: formPhi},

		"call": {form: formCall, result: byCallee}, "tail": {form: formCall, result: byCallee},
		"musttail": {form: formCall, result: byCallee}, "notail": {form: formCall, result: byCallee},
		"landingpad": {form: formLandingPad}, "catchpad": {form: formPad}, "cleanuppad": {form: formPad},

		"ret": {form: formRet, result: noValue, term: true}, "br": {form: formBr, result: noValue, term: true},
		"switch": {form: formSwitch, result: noValue, term: true}, "indirectbr": {form: formIndirectBr, result: noValue, term: true},
		"invoke": {form: formInvoke, result: byCallee, term: true}, "callbr": {form: formCallBr, result: byCallee, term: true},
		"resume": {pattern: "X", result: noValue, term: true}, "unreachable": {result: noValue, term: true},
		"catchswitch": {form: formCatchSwitch, term: true}, "catchret": {form: formCatchRet, result: noValue, term: true},
		"cleanupret": {form: formCleanupRet, result: noValue, term: true},
	}
	add := func(op opcode, words ...string) {
		for _, w := range words {
			m[w] = op
		}
	}
	add(opcode{flags: fOverflow, pattern: "X,V"}, "add", "sub", "mul", "shl")
	add(opcode{flags: fExact, pattern: "X,V"}, "udiv", "sdiv", "lshr", "ashr")
	add(opcode{flags: fMath, pattern: "X,V"}, "fadd", "fsub", "fmul", "fdiv", "frem")
	add(opcode{pattern: "X,V"}, "urem", "srem", "and", "or", "xor")
	add(opcode{pattern: "X>T"}, "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
		"ptrtoint", "inttoptr", "bitcast", "addrspacecast")
	return m
}

// shaped carries an instruction of a form of its own.
func (c *carrier) shaped(f form) {
	switch f {
	case formAlloca:
		c.alloca()
	case formLoad:
		c.load()
	case formStore:
		c.store()
	case formFence:
		c.fence()
	case formCmpXchg:
		c.cmpxchg()
	case formAtomicRMW:
		c.atomicRMW()
	case formGEP:
		c.gep()
	case formShuffle:
		c.shuffle()
	case formPtrToAddr:
		c.ptrToAddr()
	case formPhi:
		c.phi()
	case formCall:
		c.call()
	case formInvoke:
		c.invoke()
	case formCallBr:
		c.callBr()
	case formLandingPad:
		c.landingPad()
	case formPad:
		c.pad()
	case formRet:
		c.ret()
	case formBr:
		c.br()
	case formSwitch:
		c.switchTerm()
	case formIndirectBr:
		c.indirectBr()
	case formCatchSwitch:
		c.catchSwitch()
	case formCatchRet:
		c.catchRet()
	case formCleanupRet:
		c.cleanupRet()
	}
}

// isStatementWord reports whether a word begins an instruction.
func isStatementWord(w string) bool {
	_, ok := opcodes[w]
	return ok || w == "uselistorder"
}

// statement carries one instruction, terminator or debug record and reports whether it ends the block.
func (c *carrier) statement() (term bool) {
	c.shortenGap()
	fn := &c.fn
	off := c.Tok.Off
	n := int32(len(c.t.flags))
	a := int32(len(c.t.attachments))
	fn.st = extra{flagLo: n, flagHi: n, retLo: n, retHi: n, attachLo: a, attachHi: a}
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
	op, ok := opcodes[c.cur()]
	if !ok {
		c.fail(c.off(), "unknown instruction '%s'", c.cur())
	}
	if op.form == byPattern {
		c.advance()
		c.operands(op, c.Text(word))
	} else {
		c.shaped(op.form)
	}
	c.attachments()
	isVoid := op.result == noValue || op.result == byCallee && fn.voidCallee
	if named && isVoid {
		c.fail(int(off), "'%s' has no result to name", c.Text(word))
	}
	if !named && !isVoid {
		c.unnamed(int(word.Off))
	}
	c.endStatement(off)
	return op.term
}

// endStatement records the statement in the side table.
func (c *carrier) endStatement(off int32) {
	st := &c.fn.st
	st.attachHi = int32(len(c.t.attachments))
	s := Stmt{Off: off}
	if st.op != "" || st.record || st.space || st.flagLo < st.flagHi || st.retLo < st.retHi || st.attachLo < st.attachHi {
		c.t.extras = append(c.t.extras, *st)
		s.extra = int32(len(c.t.extras))
	}
	c.fn.stmts = append(c.fn.stmts, s)
}

// flags carries the words before the operands: those that llir takes here stay, the rest goes to Text.flags.
// The predicates of comparisons end them.
func (c *carrier) flags(known flagSet) {
	var seen [2]string // of those that may stand once only
	for c.Tok.Kind == scan.Word && !c.atType() {
		word := c.Tok
		w := c.cur()
		if predicates[w] {
			break
		}
		if isStatementWord(w) {
			c.expected("a type", "here")
		}
		if flagWords[w]&known&(fOverflow|fExact) != 0 || w == "disjoint" || w == "nneg" {
			if w == seen[0] || w == seen[1] {
				c.expected("a type", "here")
			}
			seen[0], seen[1] = w, seen[0]
		}
		c.advance()
		if c.isPunct('(') {
			c.skipBalanced()
		}
		if flagWords[w]&known != 0 {
			if w == "inbounds" && c.isWord(w) { // LLVM takes it any number of times, llir once
				c.drop(int(word.Off), c.off())
			}
			continue
		}
		if !newFlags[w] && flagWords[w] == 0 && c.Tok.Kind != scan.Word && c.Tok.Kind != scan.Punct {
			c.Tok = word // no flag that is known, and no type behind it: a misspelled type
			c.expected("a type", "here")
		}
		c.carryFlag(int(word.Off))
	}
	c.fn.st.flagHi = int32(len(c.t.flags))
}

// newFlags are the flags that came after LLVM 14.
var newFlags = makeSet("nneg disjoint samesign nusw inrange elementwise")

// carryFlag moves the flag that starts at off and ends before the current token out of the text.
func (c *carrier) carryFlag(off int) {
	c.t.flags = append(c.t.flags, c.raw(off, int(c.Last)))
	c.drop(off, int(c.Last))
}

var predicates = makeSet("eq ne ugt uge ult ule sgt sge slt sle false oeq ogt oge olt ole one ord ueq une uno true")

// operands carries the operands of an instruction that has a pattern.
func (c *carrier) operands(op opcode, name string) {
	if op.pattern == "" {
		return
	}
	c.flags(op.flags)
	var t ty
	var whole ty // of the first operand
	first := true
	var local span // of the first operand of icmp in the output, if it is a named value
	for i := range len(op.pattern) {
		switch op.pattern[i] {
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
				c.swapBehind(local, t)
			} else {
				c.value(t)
			}
		case 'T':
			if t := c.typ(); t.kind == kVoid {
				c.fail(int(t.off), "void type only allowed for function results")
			}
		case ',':
			c.expect(',', "between operands")
		case '>':
			c.expectWord("to", "in a conversion")
		case 'P':
			if !predicates[c.word()] {
				c.expected("a predicate", "of a comparison")
			}
			c.advance()
		case 'I':
			c.indices(whole, name)
		default:
			panic("BUG: operand pattern " + op.pattern)
		}
	}
}

// firstOperand refuses first operands of types that llir fails on.
func (c *carrier) firstOperand(off int, t ty, name string) {
	_, isFloat := fpWidths[t.kind]
	switch name {
	case "icmp":
		if isFloat || t.kind == kArray || t.kind == kStruct {
			c.fail(off, "icmp requires integer operands")
		}
	case "fcmp":
		if t.kind == kInt || t.kind == kPtr || t.kind == kOtherPtr {
			c.fail(off, "fcmp requires floating point operands")
		}
	case "extractelement", "insertelement", "shufflevector":
		if t.kind != kNamed && c.Src[t.off] != '<' {
			c.fail(off, "invalid %s operands", name)
		}
	}
}

// indices carries `, N` repeated, which name a member of a type.
func (c *carrier) indices(whole ty, name string) {
	n, known := 0, memberOK
	t := c.Src[whole.off:whole.end]
	if whole.kind == kInt || whole.kind == kPtr || whole.kind == kOtherPtr {
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

// attachments takes `, !kind node` out of the text, any number of times.
func (c *carrier) attachments() {
	for c.isPunct(',') {
		comma := c.off()
		c.advance()
		if c.Tok.Kind != scan.MDName {
			c.expected("metadata", "after the operands of an instruction")
		}
		c.t.attachments = append(c.t.attachments, c.attachment())
		c.drop(comma, int(c.Last))
	}
}

// sortByPosition orders errors by position; each note stays behind its error.
func sortByPosition(l diag.List) {
	key := make([]diag.Position, len(l))
	for i, d := range l {
		key[i] = d.Pos
		if d.Severity == diag.Note && i > 0 {
			key[i] = key[i-1]
		}
	}
	idx := make([]int, len(l))
	for i := range idx {
		idx[i] = i
	}
	sort.SliceStable(idx, func(a, b int) bool {
		p, q := key[idx[a]], key[idx[b]]
		return p.Line < q.Line || p.Line == q.Line && p.Col < q.Col
	})
	out := make(diag.List, len(l))
	for i, j := range idx {
		out[i] = l[j]
	}
	copy(l, out)
}
