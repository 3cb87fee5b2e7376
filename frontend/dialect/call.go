package dialect

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// intrinsic is the first call of an @llvm.… function that was not declared at that point.
type intrinsic struct {
	name scan.Token
	ret  ty // of the call; a function type when the call spells it out
	args []ty
}

// call carries [tail] call …; the word before it stays.
func (c *carrier) call() {
	c.fn.mustTail = c.isWord("musttail")
	if !c.isWord("call") {
		c.advance()
	}
	c.expectWord("call", "here")
	for grammar.FlagWords[c.word()]&grammar.FastMath != 0 {
		c.advance()
	}
	c.callee()
}

// invoke carries invoke … to label %b unwind label %b.
func (c *carrier) invoke() {
	c.advance()
	c.fn.mustTail = false
	c.callee()
	c.expectWord("to", "after the callee of 'invoke'")
	c.label()
	c.expectWord("unwind", "in 'invoke'")
	c.label()
}

// callBr carries callbr … to label %b [label %b, …].
func (c *carrier) callBr() {
	c.advance()
	c.fn.mustTail = false
	c.callee()
	c.expectWord("to", "after the callee of 'callbr'")
	c.label()
	c.labels("'callbr'")
}

// callee carries the common part of calls: [cc] [ret attrs] [addrspace(n)] T callee(args) [attrs]
// [bundles].
func (c *carrier) callee() {
	st := &c.fn.st
	c.callingConv()
	st.RetLo = int32(len(c.t.Words))
	c.returnAttrs()
	st.RetHi = int32(len(c.t.Words))
	if c.isWord("addrspace") {
		st.Space = true
		c.addrspace()
	}
	t := c.typ()
	c.fn.voidCallee = t.kind == grammar.VoidKind || t.kind == grammar.FuncKind && t.retVoid
	c.fn.arglists = c.fn.arglists[:0]
	name := c.Tok
	c.fn.toIntrinsic = name.Kind == scan.Global && strings.HasPrefix(scan.BareName(c.Src[name.Off+1:name.End]), "llvm.")
	switch {
	case name.Kind == scan.Global:
		c.useGlobal(name)
		c.renumberGlobal(name)
		c.advance()
		if strings.HasPrefix(c.Src[name.Off+1:name.End], "llvm.dbg.") {
			c.debugCall(name)
		}
		if strings.HasPrefix(c.Src[name.Off+1:name.End], "llvm.") && c.globalSymbol(name).Def == 0 {
			c.intrinsicCall(name, t)
			break
		}
		c.args(nil)
	case name.Kind == scan.Word && !grammar.PlainValues[c.cur()]:
		c.constantCallee(t)
		c.args(nil)
	default:
		c.value(ty{kind: grammar.PtrKind, plain: true})
		c.args(nil)
	}
	for c.Tok.Kind == scan.String || c.Tok.Kind == scan.Attrs || c.Tok.Kind == scan.Word && !c.endsCall() {
		c.attr(onFunc)
	}
	c.bundles()
}

// endsCall reports whether a word after the arguments is no attribute: it
// begins the next instruction, or the targets of an invoke.
func (c *carrier) endsCall() bool {
	w := c.cur()
	return w == "to" || grammar.IsStatementWord(w)
}

// intrinsicCall carries the arguments of a call of an intrinsic that is not declared so far.
func (c *carrier) intrinsicCall(name scan.Token, t ty) {
	i := intrinsic{name: name, ret: t}
	c.args(&i.args)
	c.intrinsics = append(c.intrinsics, i)
}

// args carries (T attrs v, …); types takes the types of the arguments, if it is not nil.
func (c *carrier) args(types *[]ty) {
	c.expect('(', "before the arguments of a call")
	forwards := false
	for n := 0; !c.isPunct(')'); n++ {
		if c.Tok.Kind == scan.Ellipsis {
			if !c.fn.mustTail || !c.fn.variadic {
				c.fail(c.off(), "unexpected ellipsis in argument list for a call that is no musttail call in a function of variable arguments")
			}
			forwards = true
			c.advance()
			break
		}
		off := c.Tok.Off
		if c.isWord("metadata") {
			if !c.fn.toIntrinsic {
				c.errorf(c.off(), "Function has metadata parameter but isn't an intrinsic")
			}
			c.metadataArg(n)
			if types != nil {
				*types = append(*types, ty{off: off, end: off + int32(len("metadata")), kind: grammar.MetadataKind})
			}
		} else {
			t := c.arg()
			if types != nil {
				*types = append(*types, t)
			}
		}
		if !c.accept(',') {
			break
		}
	}
	if c.fn.mustTail && c.fn.variadic && !forwards {
		c.expected("'...'", "at end of argument list for musttail call in varargs function")
	}
	c.expect(')', "after the arguments of a call")
}

// arg carries T attrs v.
func (c *carrier) arg() ty {
	t := c.typ()
	for c.Tok.Kind == scan.String || c.Tok.Kind == scan.Word && !grammar.IsValueWord(c.cur()) {
		c.attr(onParam)
	}
	c.value(t)
	return t
}

// bundles carries ["tag"(T v, …), …] and adds the bundles that hold DIArgLists.
func (c *carrier) bundles() {
	lists := c.fn.arglists
	if !c.isPunct('[') {
		if len(lists) > 0 {
			c.flush(int(c.Last))
			c.out = append(c.out, " ["...)
			c.arglistBundles(lists)
			c.out = append(c.out, ']')
			c.sync()
		}
		return
	}
	c.advance()
	if len(lists) > 0 {
		c.flush(c.off())
		c.arglistBundles(lists)
		c.out = append(c.out, ',')
		c.sync()
	}
	var md bundleMetadata
	for !c.isPunct(']') {
		if strings.HasPrefix(c.cur(), `"optgo.`) {
			c.fail(c.off(), "operand bundles that begin with 'optgo.' are reserved")
		}
		c.expectKind(scan.String, "the tag of an operand bundle", "here")
		c.expect('(', "after the tag of an operand bundle")
		c.bundleOperands(&md)
		if !c.accept(',') {
			break
		}
	}
	c.flush(int(c.Last))
	c.marker(carried.BundleNodes, md.nodes)
	c.marker(carried.BundleValues, md.values)
	c.sync()
	c.expect(']', "after operand bundles")
}

// bundleMetadata says which operands of a call's bundles are metadata, by number over all of its
// bundles.
type bundleMetadata struct {
	operands      int // seen so far
	nodes, values []int
}

// bundleOperands carries the operands of a bundle, T v, …). A node of metadata becomes its text as
// a string, and metadata that holds a value becomes the value: llir knows neither here.
func (c *carrier) bundleOperands(md *bundleMetadata) {
	for !c.isPunct(')') {
		switch {
		case !c.isWord("metadata"):
			c.typedValue()
		case c.bundleNode():
			md.nodes = append(md.nodes, md.operands)
		default:
			c.typedValue()
			md.values = append(md.values, md.operands)
		}
		md.operands++
		if !c.accept(',') {
			break
		}
	}
	c.expect(')', "after the operands of a bundle")
}

// bundleNode carries metadata !…, of a bundle as [N x i8] c"!…". Before a value it takes the word
// `metadata` off and returns false.
func (c *carrier) bundleNode() bool {
	off := c.off()
	c.advance()
	if c.Tok.Kind != scan.MDName && c.Tok.Kind != scan.MDID && c.Tok.Kind != scan.Bang {
		c.drop(off, c.off())
		return false
	}
	if c.cur() == "!DIArgList" {
		c.fail(c.off(), "a '!DIArgList' is an argument, not an operand of a bundle")
	}
	raw := c.node()
	c.flush(off)
	c.out = fmt.Appendf(c.out, `[%d x i8] c"`, len(raw))
	c.out = scan.AppendEscaped(c.out, raw)
	c.out = append(c.out, '"')
	c.mark = int(c.Last)
	c.sync()
	return true
}

// marker writes a bundle that lists operand numbers, after other bundles.
func (c *carrier) marker(tag string, numbers []int) {
	if len(numbers) == 0 {
		return
	}
	c.out = fmt.Appendf(c.out, `, "%s"(`, tag)
	for k, n := range numbers {
		if k > 0 {
			c.out = append(c.out, ", "...)
		}
		c.out = fmt.Appendf(c.out, "i32 %d", n)
	}
	c.out = append(c.out, ')')
}

// arglistBundles writes "optgo.arglist.I"(T a, …) for each list.
func (c *carrier) arglistBundles(lists []arglist) {
	for i, l := range lists {
		if i > 0 {
			c.out = append(c.out, ", "...)
		}
		c.out = append(c.out, `"optgo.arglist.`...)
		c.out = strconv.AppendInt(c.out, int64(l.arg), 10)
		c.out = append(c.out, `"(`...)
		c.out = append(c.out, l.text...)
		c.out = append(c.out, ')')
	}
}

// constantCallee carries a callee that is a constant expression. llir computes
// a function type from the arguments and wants the expression to have it, so
// the call spells out the type and the expression gets a pointer to it.
func (c *carrier) constantCallee(t ty) {
	s, st := c.save(), c.fn.st
	c.calleeValue(ty{kind: grammar.PtrKind, plain: true})
	var types []ty
	c.args(&types)
	c.restore(s)
	c.fn.st = st
	c.fn.arglists = c.fn.arglists[:0]

	c.flush(c.off())
	lo := len(c.out)
	c.render(t)
	if t.kind != grammar.FuncKind {
		c.appendParams(types)
	}
	sig := string(c.out[lo:])
	c.out = c.out[:lo]
	if t.kind != grammar.FuncKind {
		c.appendParams(types)
		c.out = append(c.out, ' ')
	}
	c.sync()
	c.calleeValue(ty{kind: grammar.OtherPtrKind, text: sig + "*"})
}

// calleeValue carries a constant expression, converted to type t.
func (c *carrier) calleeValue(t ty) {
	w := c.cur()
	form, known := grammar.Exprs[w]
	switch {
	case known && form == grammar.ExprCast:
		c.calleeCast(w, t)
	case w == "getelementptr":
		c.gepExpr(t)
	case w == "blockaddress" || w == "dso_local_equivalent" || w == "no_cfi":
		c.wordValue(t)
	default:
		c.unknownExpr(t)
	}
}

// calleeCast carries cast (T v to U) with t in the place of U.
func (c *carrier) calleeCast(w string, t ty) {
	c.advance()
	c.expect('(', "after '"+w+"'")
	c.typedValue()
	c.expectWord("to", "in '"+w+"'")
	c.flush(c.off())
	lo := len(c.out)
	c.typ()
	c.flush(int(c.Last))
	c.out = c.out[:lo]
	c.render(t)
	c.sync()
	c.expect(')', "at the end of '"+w+"'")
}
