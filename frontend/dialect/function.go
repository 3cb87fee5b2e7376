package dialect

import (
	"math"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// funcState is the state while one function is carried.
type funcState struct {
	header  string // name of the current global or function, as written
	name    string // the same, within a function only
	nameTok scan.Token
	space   int // address space of the function
	locals  names.Table
	nums    names.Numbers
	nextID  int // number of the next unnamed parameter, block or value

	// remap gives the dense number of each unnamed value when the text leaves
	// gaps. It is nil in the first pass, which finds them.
	remap map[int]int
	dense map[int]int // built in the first pass: number in the text → dense number
	gaps  bool

	bodyOff int32 // of the opening brace in the source

	stmts       []carried.Stmt
	uses        []carried.Use
	st          carried.Extra   // of the current statement
	align       uint64          // of the current statement, when it is taken out of the text
	flags       carried.FlagSet // likewise
	voidCallee  bool            // the current call returns nothing
	toIntrinsic bool            // the current call is of an intrinsic
	mustTail    bool            // the current call must be a tail call
	variadic    bool            // the function takes variable arguments
	arglists    []arglist
}

// arglist is a !DIArgList operand of the current call, carried as an operand bundle.
type arglist struct {
	arg  int
	text []byte // `T a, T b`, carried
}

// function carries define … { … } or declare ….
func (c *carrier) function(def bool) {
	f := carried.Func{}
	c.advance()
	if !def {
		c.functionAttachments(&f)
	}
	for rank := 0; grammar.PrefixRanks[c.word()] > rank && grammar.PrefixRanks[c.word()] <= grammar.MaxFuncRank; c.advance() {
		rank = grammar.PrefixRanks[c.word()]
	}
	c.callingConv()
	lo := len(c.t.Words)
	c.returnAttrs()
	f.ReturnAttrs = append([]string(nil), c.t.Words[lo:]...)
	c.t.Words = c.t.Words[:lo]
	c.typ()
	if c.Tok.Kind != scan.Global {
		c.expected("a function name", "after the return type")
	}
	tok := c.Tok
	c.fn.header = c.defineGlobal(tok)
	c.fn.name = c.fn.header
	c.fn.nameTok = tok
	f.Name, f.Off = c.fn.header, int(tok.Off)
	c.advance()

	s := c.save()
	marks := [...]int{len(c.diags), len(c.blockaddrs), len(c.t.UseListOrders), len(f.Attachments), len(c.useLists)}
	c.fn.remap = nil
	c.functionRest(&f, def)
	if c.fn.gaps {
		c.restore(s)
		c.diags, c.blockaddrs = c.diags[:marks[0]], c.blockaddrs[:marks[1]]
		c.t.UseListOrders, f.Attachments = c.t.UseListOrders[:marks[2]], f.Attachments[:marks[3]]
		c.useLists = c.useLists[:marks[4]]
		f.Extras = nil
		c.fn.remap = c.fn.dense
		c.renumbered[f.Name] = true
		c.functionRest(&f, def)
	}
	c.fn.name = ""
	c.t.Funcs = append(c.t.Funcs, f)
}

// functionRest carries a function from its parameters on.
func (c *carrier) functionRest(f *carried.Func, def bool) {
	fn := &c.fn
	fn.locals.Reset()
	fn.nums.Reset()
	fn.nextID, fn.gaps, fn.dense = 0, false, nil
	fn.stmts = fn.stmts[:0]
	fn.uses = fn.uses[:0]
	c.params(def)
	fn.space = grammar.ProgramSpace(c.layout)
	c.functionFields(f, def)
	c.defineSpace(fn.nameTok, fn.space)
	fn.bodyOff = c.Tok.Off
	if !def {
		return
	}
	if !c.isPunct('{') {
		c.expected("'{'", "at the start of a function body")
	}
	c.flush(c.off())
	f.Body.Lo = len(c.out)
	c.advance()
	c.body()
	c.flush(int(c.Last))
	f.Body.Hi = len(c.out)
	f.Stmts = append([]carried.Stmt(nil), fn.stmts...)
	f.Uses = append([]carried.Use(nil), fn.uses...)
	f.Renumbered = fn.remap != nil
	f.AllNamed = fn.nextID == 0
	c.checkLocals()
}

// functionAttachments removes !dbg !7 after define or declare from the text.
func (c *carrier) functionAttachments(f *carried.Func) {
	for c.Tok.Kind == scan.MDName {
		if next := c.peek(); next.Kind == scan.Punct && next.Ch == '=' {
			return // a named metadata definition after a declaration
		}
		off := c.off()
		f.Attachments = append(f.Attachments, c.attachment())
		c.drop(off, int(c.Last))
	}
}

// params carries the parameter list.
func (c *carrier) params(def bool) {
	c.expect('(', "after the name of a function")
	c.fn.variadic = false
	for !c.isPunct(')') {
		if c.Tok.Kind == scan.Ellipsis {
			c.fn.variadic = true
			c.advance()
			break
		}
		switch t := c.typ(); t.kind {
		case grammar.VoidKind:
			c.fail(int(t.off), "void type only allowed for function results")
		case grammar.FuncKind:
			c.fail(int(t.off), "invalid type for function argument")
		}
		for c.Tok.Kind == scan.Word || c.Tok.Kind == scan.String {
			c.attr(onParam)
		}
		if c.Tok.Kind == scan.Local {
			c.renumberDef(c.Tok)
			c.defineLocal(c.Tok, false)
			c.advance()
		} else if def {
			c.unnamed(c.off())
		}
		if !c.accept(',') {
			break
		}
	}
	c.expect(')', "after the parameters of a function")
}

// fieldRanks are the words after the parameters of a function, with their place in LLVM's order;
// attributes come second.
var fieldRanks = grammar.MakeRanks("unnamed_addr local_unnamed_addr", "addrspace", "", "section", "partition", "comdat", "align", "gc",
	"prefix", "prologue", "personality")

// attrRank is the place of attributes among these.
const attrRank = 3

// functionFields carries the fields between the parameters and the body.
func (c *carrier) functionFields(f *carried.Func, def bool) {
	rank := 0
	for {
		r := fieldRanks[c.word()]
		switch {
		case c.Tok.Kind == scan.MDName:
		case c.isWord("align") && rank <= attrRank: // LLVM takes it for an attribute then
			r = attrRank
		case r == 0 && c.Tok.Kind == scan.Word && !c.atTopLevelWord() || c.Tok.Kind == scan.String || c.Tok.Kind == scan.Attrs:
			r = attrRank
		}
		if r > 0 && (r < rank || r == rank && r != attrRank) {
			c.expected("a function body or declaration", "here")
		}
		rank = max(rank, r)
		switch c.Tok.Kind {
		case scan.MDName:
			if !def {
				return
			}
			n := len(f.Attachments)
			c.functionAttachments(f)
			if n == len(f.Attachments) {
				return
			}
		case scan.String, scan.Attrs:
			c.attr(onFunc)
		case scan.Word:
			if c.atTopLevelWord() {
				return
			}
			c.functionField(f)
		default:
			return
		}
	}
}

func (c *carrier) functionField(f *carried.Func) {
	switch c.cur() {
	case "unnamed_addr", "local_unnamed_addr":
		c.advance()
	case "addrspace":
		f.Space = true
		c.addrspace()
		c.fn.space = c.lastSpace
	case "section", "partition", "gc":
		c.advance()
		c.expectKind(scan.String, "a string", "here")
	case "comdat":
		c.comdatRef()
	case "align":
		c.alignAttr()
	case "prefix", "prologue", "personality":
		c.advance()
		name := c.fn.name
		c.fn.name = ""
		c.typedValue()
		c.fn.name = name
	default:
		c.attr(onFunc)
	}
}

// body carries the blocks of a function and the closing brace.
func (c *carrier) body() {
	first := true
	for !c.isPunct('}') && !c.isWord("uselistorder") && !c.isWord("uselistorder_bb") {
		c.block()
		first = false
	}
	for !first && !c.isPunct('}') {
		if c.word() != "uselistorder" && c.word() != "uselistorder_bb" {
			c.expected("'}'", "after the blocks of a function")
		}
		c.useListOrder()
	}
	if first {
		c.fail(c.off(), "a function body needs at least one block")
	}
	c.advance()
}

// block carries one block.
func (c *carrier) block() {
	if c.Tok.Kind == scan.Label {
		c.renumberDef(c.Tok)
		c.defineLocal(c.Tok, true)
		c.advance()
	} else {
		c.unnamedBlock()
	}
	for !c.statement() {
		if c.Tok.Kind == scan.Label || c.isPunct('}') {
			c.fail(c.off(), "the block before this has no terminator")
		}
	}
}

// unnamedBlock counts a block without a label.
func (c *carrier) unnamedBlock() {
	if s := c.unnamed(c.off()); s != nil {
		s.IsBlock = true
	}
}

// --- names of locals ---

// unnamed defines the next unnamed parameter, block or value.
func (c *carrier) unnamed(off int) *names.Symbol {
	fn := &c.fn
	n := fn.nextID
	fn.nextID++
	if fn.dense != nil {
		fn.dense[n] = len(fn.dense)
	}
	s := fn.nums.Get(n)
	s.Def = int32(off) + 1
	return s
}

// defineLocal notes the definition of a parameter, value or block; the token is %x or x: .
func (c *carrier) defineLocal(tok scan.Token, block bool) {
	fn := &c.fn
	name := c.Src[tok.Off+1 : tok.End]
	if block {
		name = c.Src[tok.Off : tok.End-1]
	}
	var s *names.Symbol
	if scan.IsNumber(name) && scan.IsDigits(name) {
		n := scan.ParseNumber(name)
		c.numberedLocal(tok, n)
		s = fn.nums.Get(n)
	} else {
		c.carryNumeric(tok)
		s = fn.locals.Get(scan.BareName(name))
	}
	c.noNUL(tok)
	s.IsBlock = block
	if s.Def != 0 {
		c.errorf(int(tok.Off), "redefinition of value '%%%s'", strings.Trim(name, `"`))
		c.note(int(s.Def)-1, "first defined here")
		return
	}
	s.Def = tok.Off + 1
}

// numberedLocal checks the number of an unnamed local that is written out, and notes gaps.
func (c *carrier) numberedLocal(tok scan.Token, n int) {
	fn := &c.fn
	if n > math.MaxUint32 && tok.Kind == scan.Local {
		c.fail(int(tok.Off), "invalid value number (too large)")
	}
	if n < fn.nextID {
		if s := fn.nums.Get(n); s.Def == 0 {
			c.fail(int(tok.Off), "number %d is too small here; the next unnamed value is %%%d", n, fn.nextID)
		}
		return // a redefinition
	}
	if n > fn.nextID && fn.dense == nil {
		if c.firstGap.off == 0 {
			c.firstGap = numberGap{tok.Off + 1, fn.nextID}
		}
		fn.gaps = true
		fn.dense = make(map[int]int)
		for i := range fn.nextID {
			fn.dense[i] = i
		}
	}
	if fn.dense != nil {
		fn.dense[n] = len(fn.dense)
	}
	fn.nextID = n + 1
}

// renumberDef replaces the number of a definition when the text has gaps.
func (c *carrier) renumberDef(tok scan.Token) {
	if c.fn.remap != nil {
		c.renumber(tok)
	}
}

// renumber replaces the number in %7 or 7: by the dense one.
func (c *carrier) renumber(tok scan.Token) {
	lo, hi := int(tok.Off)+1, int(tok.End)
	if tok.Kind == scan.Label {
		lo, hi = int(tok.Off), int(tok.End)-1
	}
	if !scan.IsNumber(c.Src[lo:hi]) {
		return
	}
	if n, ok := c.fn.remap[scan.ParseNumber(c.Src[lo:hi])]; ok {
		c.replace(lo, hi, strconv.Itoa(n))
	}
}

// NumericPrefix begins the names that carry locals whose names are numbers in
// quotes (%"42"): llir takes those for the numbers of unnamed values.
const NumericPrefix = "optgo.n."

// carryNumeric puts NumericPrefix before a quoted name that is a number.
func (c *carrier) carryNumeric(tok scan.Token) {
	lo := int(tok.Off)
	if tok.Kind == scan.Local {
		lo++
	}
	if c.Src[lo] != '"' {
		return
	}
	if _, err := strconv.ParseInt(c.Src[lo+1:strings.LastIndexByte(c.Src[:tok.End], '"')], 10, 64); err == nil {
		c.insert(lo+1, NumericPrefix)
	}
}

// useLocal notes the use of %x as a value or as a block.
func (c *carrier) useLocal(tok scan.Token, block bool) {
	name := c.Src[tok.Off+1 : tok.End]
	var s *names.Symbol
	if scan.IsNumber(name) {
		s = c.fn.nums.Get(scan.ParseNumber(name))
		if c.fn.remap != nil {
			c.renumber(tok)
		}
	} else {
		c.carryNumeric(tok)
		s = c.fn.locals.Get(scan.BareName(name))
	}
	if s.Use == 0 {
		s.Use = tok.Off + 1
	}
	if block && s.AsBlock == 0 {
		s.AsBlock = tok.Off + 1
	} else if !block && s.AsValue == 0 {
		s.AsValue = tok.Off + 1
	}
}

// checkLocals reports undefined locals and blocks used as values and the reverse.
func (c *carrier) checkLocals() {
	before := len(c.diags)
	check := func(s *names.Symbol, name func() string) {
		switch {
		case s.Def == 0 && s.Use != 0 && s.AsBlock == s.Use:
			c.errorf(int(s.Use)-1, "use of undefined block '%%%s'", name())
		case s.Def == 0 && s.Use != 0:
			c.errorf(int(s.Use)-1, "use of undefined value '%%%s'", name())
		case s.Def != 0 && s.IsBlock && s.AsValue != 0:
			c.errorf(int(s.AsValue)-1, "'%%%s' is a block, not a value", name())
		case s.Def != 0 && !s.IsBlock && s.AsBlock != 0:
			c.errorf(int(s.AsBlock)-1, "'%%%s' is a value, not a block", name())
		default:
			return
		}
	}
	c.fn.locals.Each(func(name string, s *names.Symbol) { check(s, func() string { return name }) })
	c.fn.nums.Each(func(n int, s *names.Symbol) { check(s, func() string { return strconv.Itoa(n) }) })
	c.diags[before:].SortByPosition()
}
