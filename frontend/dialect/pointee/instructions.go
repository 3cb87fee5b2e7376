package pointee

import (
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// function walks over a function's header, and when all globals are known over its body.
func (c *pointees) function(def bool) {
	c.Next()
	for !c.startsType() {
		switch {
		case c.Tok.Kind == scan.EOF:
			panic(giveUp{})
		case c.is('('):
			c.skipBalanced()
		default:
			c.Next()
		}
	}
	ret := c.typ()
	if c.Tok.Kind != scan.Global {
		panic(giveUp{})
	}
	at, name := c.Tok.Off, c.Src[c.Tok.Off+1:c.Tok.End]
	c.Next()
	start := c.Scanner
	params, note := c.params(def, false)
	space := c.programSpace()
	for {
		switch {
		case c.isWord("addrspace"):
			space = c.addrspace()
			continue
		case c.isWord("prefix") || c.isWord("prologue") || c.isWord("personality"):
			c.Next()
			c.afterwards(func() { c.typedValue() })
			continue
		case c.is('('):
			c.skipBalanced()
			continue
		case def && c.is('{'):
		case !def && c.atEntity():
		default:
			c.Next()
			continue
		}
		break
	}
	sig := c.types.list(shFunc, ret, params, note)
	c.define(name, c.types.over(shPtr, sig, space))
	if name := scan.BareName(name); strings.HasPrefix(name, "llvm.") {
		c.uncalled[name] = declaration{at, sig}
	}
	if !def {
		return
	}
	body := c.Scanner
	c.skipBalanced()
	c.later = append(c.later, func() {
		c.locals, c.numbers, c.nextID, c.forward = map[string]*ptype{}, map[int]*ptype{}, 0, c.forward[:0]
		c.ret = ret
		c.Scanner = start
		c.params(true, true)
		c.Scanner = body
		c.body()
	})
}

// params walks over the parameters of a function, and notes their names if asked.
func (c *pointees) params(def, note bool) (types []*ptype, variadic string) {
	c.skip('(')
	for !c.is(')') {
		if c.Tok.Kind == scan.Ellipsis {
			c.Next()
			variadic = "..."
			break
		}
		t := c.typ()
		types = append(types, t)
		c.paramAttrs(t)
		switch {
		case c.Tok.Kind == scan.Local:
			if note {
				c.defineLocal(c.Tok, t)
			}
			c.Next()
		case def && note:
			c.unnamed(t)
		}
		if !c.accept(',') {
			break
		}
	}
	c.skip(')')
	return types, variadic
}

// pointeeAttrs are the attributes whose type must be the pointee of the parameter.
var pointeeAttrs = grammar.MakeSet("byval byref inalloca preallocated elementtype")

// paramAttrs walks over the attributes of a parameter or argument of type t.
func (c *pointees) paramAttrs(t *ptype) {
	for c.Tok.Kind == scan.String || c.Tok.Kind == scan.Word && !grammar.IsValueWord(c.cur()) {
		at, w := c.Tok.Off, c.cur()
		c.Next()
		switch {
		case c.accept('='):
			c.Next()
		case w == "align" && c.Tok.Kind == scan.Int:
			c.Next()
		case w == "swifterror" && t.shape == shPtr && t.elem.shape != shPtr:
			c.errorf(at, "Attribute 'swifterror' only applies to parameters with pointer to pointer type!")
		case c.is('(') && pointeeAttrs[w]:
			c.Next()
			if attr := c.typ(); t.shape == shPtr && t.elem != attr {
				c.errorf(at, "Attribute '%s' type does not match parameter!", w)
			}
			c.skip(')')
		case c.is('('):
			c.skipBalanced()
		}
	}
}

func (c *pointees) defineLocal(tok scan.Token, t *ptype) {
	name := c.Src[tok.Off+1 : tok.End]
	if scan.IsNumber(name) {
		n := scan.ParseNumber(name)
		c.numbers[n] = t
		c.nextID = n + 1
		return
	}
	c.locals[scan.BareName(name)] = t
}

func (c *pointees) unnamed(t *ptype) {
	c.numbers[c.nextID] = t
	c.nextID++
}

// body walks over the blocks of a function.
func (c *pointees) body() {
	c.skip('{')
	block := true // a block begins here
	for !c.is('}') {
		switch {
		case c.Tok.Kind == scan.Label:
			if name := c.Src[c.Tok.Off : c.Tok.End-1]; scan.IsNumber(name) {
				c.nextID = scan.ParseNumber(name) + 1
			}
			c.Next()
			block = false
			continue
		case c.isWord("uselistorder") || c.isWord("uselistorder_bb"):
			c.useListOrder()
			c.skipBalanced()
			continue
		case block:
			c.nextID++
		}
		block = c.statement()
	}
	for _, u := range c.forward {
		if got, _ := c.lookup(u.tok); got != nil && got != u.want {
			c.wrongType(u.tok, got, u.want)
		}
	}
}

// statement walks over an instruction and reports whether it ends a block.
func (c *pointees) statement() (term bool) {
	name := c.Tok
	if name.Kind == scan.Local {
		c.Next()
		c.skip('=')
	}
	op, ok := grammar.Opcodes[c.cur()]
	if c.Tok.Kind != scan.Word || !ok {
		panic(giveUp{})
	}
	t := c.instruction(op)
	c.skipStatement()
	switch {
	case name.Kind == scan.Local:
		c.defineLocal(name, t)
	case op.Result == grammar.HasValue || op.Result == grammar.ByCallee && (t == nil || t.text != "void"):
		c.unnamed(t)
	}
	return op.Term
}

// useListOrder walks over a directive up to its indexes. The value has the type that is written.
func (c *pointees) useListOrder() {
	ofBlock := c.isWord("uselistorder_bb")
	if c.Next(); !ofBlock && !c.isWord("label") {
		c.typedValue()
	}
	for !c.is('{') {
		if c.Tok.Kind == scan.EOF {
			panic(giveUp{})
		}
		c.Next()
	}
}

// skipStatement skips everything after the operands, such as attachments and alignments.
func (c *pointees) skipStatement() {
	for c.Tok.Kind != scan.EOF && c.Tok.Kind != scan.Label && !c.is('}') {
		switch {
		case c.Tok.Kind == scan.Local && c.isPunctAt(c.Scanner, '='):
			return
		case c.Tok.Kind == scan.Word && grammar.IsStatementWord(c.cur()) || c.isWord("uselistorder_bb"):
			return
		case c.is('(') || c.is('[') || c.is('{'):
			c.skipBalanced()
			continue
		}
		c.Next()
	}
}

// instruction walks over an instruction's operands and returns the type of its result, nil if that
// is not known.
func (c *pointees) instruction(op grammar.Opcode) *ptype {
	at, w := c.Tok.Off, c.cur()
	c.Next()
	switch op.Form {
	case grammar.ByPattern:
		return c.pattern(op, w, at)
	case grammar.FormAlloca:
		return c.alloca()
	case grammar.FormLoad:
		c.skipFlags()
		at = c.Tok.Off
		t := c.typ()
		c.skip(',')
		if p := c.typedValue(); p.shape == shPtr && p.elem != t {
			c.errorf(at, "explicit pointee type doesn't match operand's pointee type (%s vs %s)", t, p.elem)
		}
		return t
	case grammar.FormStore:
		c.skipFlags()
		at = c.Tok.Off
		t := c.typedValue()
		c.skip(',')
		c.access(at, c.typedValue(), t, "stored value")
	case grammar.FormCmpXchg, grammar.FormAtomicRMW:
		return c.atomic(op.Form)
	case grammar.FormGEP:
		c.skipFlags()
		at = c.Tok.Off
		t := c.typ()
		c.skip(',')
		return c.gepOperands(at, t)
	case grammar.FormPhi:
		return c.phi()
	case grammar.FormCall, grammar.FormInvoke, grammar.FormCallBr:
		if w == "tail" || w == "musttail" || w == "notail" {
			c.Next()
		}
		return c.call()
	case grammar.FormLandingPad:
		t := c.typ()
		c.acceptWord("cleanup")
		for c.acceptWord("catch") || c.acceptWord("filter") {
			c.typedValue()
		}
		return t
	case grammar.FormPad, grammar.FormCatchSwitch:
		return c.types.word("token")
	case grammar.FormRet:
		c.returned()
	case grammar.FormBr, grammar.FormSwitch, grammar.FormIndirectBr:
		if !c.isWord("label") {
			c.typedValue()
		}
	}
	return nil
}

// skipFlags skips the words before a type.
func (c *pointees) skipFlags() {
	for c.Tok.Kind == scan.Word && !c.startsType() {
		c.Next()
	}
}

// pattern walks over the operands of an instruction that grammar.Opcodes describes by a pattern.
func (c *pointees) pattern(op grammar.Opcode, w string, at int32) *ptype {
	c.skipFlags()
	var types []*ptype
	for i := range len(op.Pattern) {
		switch op.Pattern[i] {
		case 'X':
			types = append(types, c.typedValue())
		case 'V':
			c.value(types[0])
		case 'T':
			return c.typ() // comes last, and is the result
		case ',':
			c.skip(',')
		case '>':
			c.skipWord("to")
		case 'I':
			return c.aggregateOp(w, at, types)
		}
	}
	if len(types) == 0 {
		return nil
	}
	return c.result(w, at, types)
}

// aggregateOp walks over the indices of extractvalue and insertvalue.
func (c *pointees) aggregateOp(w string, at int32, types []*ptype) *ptype {
	t := types[0]
	for t != nil && c.is(',') {
		s := c.Scanner
		if s.Next(); s.Tok.Kind != scan.Int {
			break
		}
		c.Next()
		t = c.member(t, scan.ParseNumber(c.cur()))
		c.Next()
	}
	if w == "extractvalue" {
		return t
	}
	if t != nil && t != types[1] {
		c.errorf(at, "insertvalue operand and field disagree in type: '%s' instead of '%s'", types[1], t)
	}
	return types[0]
}

func (c *pointees) alloca() *ptype {
	c.skipFlags()
	t := c.typ()
	space := ""
	for c.accept(',') {
		switch {
		case c.isWord("align"):
			c.Next()
			c.Next()
		case c.isWord("addrspace"):
			space = c.addrspace()
		case c.startsType():
			c.typedValue()
		default: // metadata
			return c.types.over(shPtr, t, space)
		}
	}
	return c.types.over(shPtr, t, space)
}

func (c *pointees) access(at int32, p, t *ptype, what string) {
	if p.shape == shPtr && p.elem != t {
		c.errorf(at, "%s and pointer type do not match", what)
	}
}

// atomic walks over cmpxchg and atomicrmw.
func (c *pointees) atomic(f grammar.Form) *ptype {
	op := ""
	for c.Tok.Kind == scan.Word && !c.startsType() {
		op = c.cur()
		c.Next()
	}
	p := c.typedValue()
	c.skip(',')
	at := c.Tok.Off
	t := c.typedValue()
	if f == grammar.FormAtomicRMW {
		if op == "xchg" && t.shape == shPtr {
			c.errorf(at, "atomicrmw xchg operand must be an integer or floating point type")
		}
		c.access(at, p, t, "atomicrmw value")
		return t
	}
	c.access(at, p, t, "compare value")
	c.skip(',')
	at = c.Tok.Off
	c.access(at, p, c.typedValue(), "new value")
	return c.types.list(shStruct, nil, []*ptype{t, c.types.word("i1")}, "")
}

func (c *pointees) phi() *ptype {
	c.skipFlags()
	t := c.typ()
	for c.accept('[') {
		c.value(t)
		c.skip(',')
		c.Next()
		c.skip(']')
		if s := c.Scanner; !c.is(',') || !c.isPunctAt(s, '[') {
			break
		}
		c.Next()
	}
	return t
}

func (c *pointees) returned() {
	at := c.Tok.Off
	t := c.typ()
	if t.text == "void" {
		return
	}
	c.value(t)
	if t != c.ret {
		c.errorf(at, "value doesn't match function result type '%s'", c.ret)
	}
}

// call walks over a call from its flags on and returns the type of the result.
func (c *pointees) call() *ptype {
	space := c.programSpace()
	for !c.startsType() {
		switch {
		case c.isWord("addrspace"):
			space = c.addrspace()
		case c.is('('):
			c.skipBalanced()
		case c.Tok.Kind == scan.EOF:
			panic(giveUp{})
		default:
			c.Next()
		}
	}
	t := c.typ()
	callee := c.Scanner
	c.skipCallee()
	sig := t
	if t.shape == shFunc {
		c.args(t)
	} else {
		sig = c.types.list(shFunc, t, c.args(nil), "")
	}
	c.bundles()
	end := c.Scanner
	c.Scanner = callee
	c.callee(c.types.over(shPtr, sig, space))
	c.Scanner = end
	return sig.elem
}

// bundles walks over the attributes after the arguments of a call, and its operand bundles.
func (c *pointees) bundles() {
	for c.Tok.Kind == scan.String || c.Tok.Kind == scan.Attrs || c.Tok.Kind == scan.Word && !c.isWord("to") && !grammar.IsStatementWord(c.cur()) {
		c.Next()
		switch {
		case c.accept('='):
			c.Next()
		case c.is('('):
			c.skipBalanced()
		}
	}
	if !c.accept('[') {
		return
	}
	for c.Tok.Kind == scan.String {
		c.Next()
		c.args(nil)
		c.accept(',')
	}
	c.skip(']')
}

// callee compares the callee's type with how it is called. Intrinsics without a declaration are as
// they are called.
func (c *pointees) callee(want *ptype) {
	if c.Tok.Kind == scan.Global {
		name := scan.BareName(c.cur()[1:])
		if d, ok := c.uncalled[name]; ok {
			delete(c.uncalled, name)
			c.intrinsic(d.at, name, d.sig)
		}
	}
	if c.Tok.Kind == scan.Global || c.Tok.Kind == scan.Local || c.Tok.Kind == scan.Word && !c.isWord("asm") {
		c.value(want)
	}
}

func (c *pointees) skipCallee() {
	if c.isWord("asm") {
		c.inlineAsm()
		return
	}
	plain := c.Tok.Kind != scan.Word || grammar.PlainValues[c.cur()]
	for c.Next(); !plain && !c.is('('); c.Next() {
		if c.Tok.Kind == scan.EOF {
			panic(giveUp{})
		}
		plain = c.Tok.Kind == scan.Global // dso_local_equivalent @f
	}
	if !plain {
		c.skipBalanced()
	}
}

// args walks over the arguments of a call of type sig, or, if that is nil, returns their types.
func (c *pointees) args(sig *ptype) (types []*ptype) {
	c.skip('(')
	for n := 0; !c.is(')'); n++ {
		if c.Tok.Kind == scan.Ellipsis {
			c.Next()
			break
		}
		at := c.Tok.Off
		t := c.typ()
		types = append(types, t)
		if t.text == "metadata" {
			c.metadataArg()
		} else {
			c.paramAttrs(t)
			c.value(t)
		}
		if sig != nil && n < len(sig.elems) && t != sig.elems[n] {
			c.errorf(at, "argument is not of expected type '%s'", sig.elems[n])
		}
		if !c.accept(',') {
			break
		}
	}
	c.skip(')')
	return types
}

func (c *pointees) metadataArg() {
	if c.startsType() {
		c.typedValue()
		return
	}
	for c.Tok.Kind != scan.EOF && !c.is(',') && !c.is(')') {
		if c.is('(') || c.is('{') {
			c.skipBalanced()
			continue
		}
		c.Next()
	}
}
