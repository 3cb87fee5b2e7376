package reader

import (
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/version"
)

// funcReader converts the body of one function, in two phases, because φs and unreachable code
// refer to values that come later: first every instruction is made without operands, then the
// operands are filled in.
type funcReader struct {
	*reader
	fn    *ir.Func
	in    *llir.Func
	side  *carried.Func // nil without a text
	names []string      // of the locals by llir's number; nil where llir knows the names
	slab  ir.Slab
	vals  map[value.Value]ir.Value    // llir's parameters, blocks and instructions
	gone  map[value.Value]value.Value // pointer bitcasts, which vanish, and what they convert
	list  []pending
	ops   []value.Value // operands of all pending instructions, one after the other
	preds []value.Value // incoming blocks of φs
	cur   *pending      // being made
	stmt  int           // number of the current statement
	vbuf  []ir.Value
	bbuf  []*ir.Block

	atEnd      *ir.Instr // the first of the debug records that end the block so far
	sawOldExpr bool      // a constant expression must be expanded to instructions
}

// pending is an instruction whose operands are still llir's.
type pending struct {
	i              *ir.Instr
	stmt           int
	lo, hi         int // in ops
	predLo, predHi int // in preds
	call           *callShape
	clauses        []*llir.Clause // landingpad
}

// bodies converts the bodies of all functions.
func (r *reader) bodies() {
	fr := newFuncReader(r)
	for i, f := range r.in.Funcs {
		if len(f.Blocks) == 0 || f == r.gepCall || r.inChunk != nil && r.inChunk(i) {
			continue
		}
		fr.read(r.globals[f].(*ir.Func), f, r.textFunc(i), nil)
	}
}

func newFuncReader(r *reader) *funcReader {
	return &funcReader{reader: r, vals: map[value.Value]ir.Value{}}
}

// keepVals is the number of values from which a function gets a map of its own: clearing one costs
// its capacity.
const keepVals = 1024

// read converts a body. The reader can be used for one function after the other.
func (f *funcReader) read(fn *ir.Func, in *llir.Func, side *carried.Func, names []string) {
	f.fn, f.in, f.side, f.names = fn, in, side, names
	f.slab = ir.Slab{}
	if len(f.vals) > keepVals {
		f.vals = map[value.Value]ir.Value{}
	}
	clear(f.vals)
	clear(f.gone)
	clear(f.list)
	f.list, f.ops, f.preds = f.list[:0], f.ops[:0], f.preds[:0]
	f.cur, f.stmt, f.sawOldExpr = nil, 0, false
	f.body()
}

func (f *funcReader) body() {
	n := 0
	for _, b := range f.in.Blocks {
		n += len(b.Insts)
	}
	terms := len(f.in.Blocks)
	f.slab.Reserve(ir.BadOp, n, 0)
	f.slab.Reserve(ir.Br, terms, 0)
	n += terms
	f.list = slices.Grow(f.list, n) // cur points into it
	f.ops = slices.Grow(f.ops, 2*n)
	for k, p := range f.in.Params {
		f.vals[p] = f.fn.Params[k]
	}
	k := 0
	for b := range f.fn.Blocks() {
		f.vals[f.in.Blocks[k]] = b
		k++
	}
	k = 0
	for b := range f.fn.Blocks() {
		f.block(f.in.Blocks[k], b)
		k++
	}
	before := len(f.diags)
	f.checkWritten()
	if len(f.diags) > before {
		return // what is wrong with the operands would be said again
	}
	f.reserveOperands()
	for k := range f.list {
		f.fill(&f.list[k])
	}
	f.expandExprs()
	f.fn.IsCompact()
}

// reserveOperands makes room for the operands of all pending instructions, no more.
func (f *funcReader) reserveOperands() {
	code, terms := 0, 0
	for k := range f.list {
		p := &f.list[k]
		if p.i.IsTerminator() {
			terms += p.hi - p.lo
		} else {
			code += p.hi - p.lo
		}
	}
	f.slab.Reserve(ir.BadOp, 0, code)
	f.slab.Reserve(ir.Br, 0, terms)
}

// stmtAt returns the side table's entry of statement n, or nil.
func (f *funcReader) stmtAt(n int) *carried.Stmt {
	if f.side == nil || n >= len(f.side.Stmts) {
		return nil
	}
	return &f.side.Stmts[n]
}

// offset returns where statement n begins in the text, -1 when unknown.
func (f *funcReader) offset(n int) int {
	if s := f.stmtAt(n); s != nil {
		return int(s.Off)
	}
	return -1
}

// block makes the instructions of a block.
func (f *funcReader) block(in *llir.Block, b *ir.Block) {
	b.Pos = f.pos(f.offset(f.stmt))
	f.atEnd = nil
	for _, x := range in.Insts {
		f.at = f.offset(f.stmt)
		f.inst(x)
		f.finish(b, x)
	}
	f.at = f.offset(f.stmt)
	f.term(in.Term)
	f.finish(b, in.Term)
}

// begin makes the instruction that cur describes.
func (f *funcReader) begin(op ir.Op, ty *ir.Type, operands ...value.Value) *ir.Instr {
	lo := len(f.ops)
	f.ops = append(f.ops, operands...)
	i := f.slab.Instr(op, ty)
	f.list = append(f.list, pending{i: i, stmt: f.stmt, lo: lo})
	f.cur = &f.list[len(f.list)-1]
	return i
}

// named is the interface of llir's instructions with a result.
type named interface {
	value.Named
	IsUnnamed() bool
	ID() int64 // of an unnamed one
}

// finish appends the new instruction to the block with its name, its position and its side table
// entry.
func (f *funcReader) finish(b *ir.Block, in any) {
	if f.cur == nil { // vanished
		f.stmt++
		return
	}
	i := f.cur.i
	f.cur.hi, f.cur.predHi = len(f.ops), len(f.preds)
	if i.Op() == ir.Phi && f.atEnd != nil {
		i.InsertBefore(f.atEnd)
		f.recordAtPhi = true
		f.warnf("ignoring invalid debug info: a debug record before a φ")
	} else {
		b.Append(i)
	}
	if v, ok := in.(named); ok && !i.Type().IsVoid() {
		i.SetNameUnchecked(f.localName(v))
		f.vals[v] = i
	}
	if s := f.stmtAt(f.stmt); s != nil {
		i.Pos = f.pos(int(s.Off))
		f.textFlags(i, *s)
		switch list := f.text.Attachments(*s); len(list) {
		case 0:
		case 1:
			f.slab.Attach(i, f.md.attachment(list[0]))
		default:
			i.SetAttachments(f.md.attachments(list))
		}
		f.noteRecord(i, f.text.IsRecord(*s))
	}
	if md, ok := in.(interface{ MDAttachments() []*metadata.Attachment }); ok {
		if list := md.MDAttachments(); len(list) > 0 {
			i.SetAttachments(append(i.Attachments(), f.md.llirAttachments(list)...))
		}
	}
	if since := sinceVersion(i); since > version.Oldest {
		f.out.NeedVersion(since)
	}
	f.cur = nil
	f.stmt++
}

// sinceVersion returns the LLVM version that reads what is said beside an instruction: flags,
// attributes and attachments.
func sinceVersion(i *ir.Instr) int {
	since := version.Oldest
	if i.Flags&ir.FastMath != 0 {
		since = ir.FastMathVersion(i)
	}
	if !i.Op().IsCall() {
		return since
	}
	if i.Type().Kind == ir.StructKind && i.Info.Attrs.Fn.Has("vector-function-abi-variant") {
		since = max(since, version.StructVariants)
	}
	if n := i.MD("memprof"); n != nil && hasFullContexts(n) {
		since = max(since, version.FullContexts)
	}
	return since
}

// hasFullContexts reports whether allocation contexts say how large whole contexts are, in nodes
// after the stack.
func hasFullContexts(n *ir.MDNode) bool {
	for _, f := range n.Fields {
		block, ok := f.Value.(*ir.MDNode)
		if !ok || len(block.Fields) == 0 {
			continue
		}
		for _, f := range block.Fields[1:] {
			if _, isNode := f.Value.(*ir.MDNode); isNode {
				return true
			}
		}
	}
	return false
}

// noteRecord keeps the first of the debug records at the current end of the block: a φ after them
// makes the records invalid, but not the program.
func (f *funcReader) noteRecord(i *ir.Instr, isRecord bool) {
	switch {
	case isRecord:
		f.records = true
		if f.atEnd == nil {
			f.atEnd = i
		}
	case i.Op() != ir.Phi:
		f.atEnd = nil
	}
}

// localName returns the name of an instruction, empty for a numbered one.
func (f *funcReader) localName(in named) string {
	if in.IsUnnamed() {
		if f.names == nil {
			return ""
		}
		return plainName(f.names[in.ID()])
	}
	switch in := in.(type) { // the most frequent ones without going through strings
	case *llir.InstLoad:
		return plainName(in.LocalName)
	case *llir.InstCall:
		return plainName(in.LocalName)
	case *llir.InstGetElementPtr:
		return plainName(in.LocalName)
	}
	return plainName(identName(in))
}

// plainName takes a name that is a number in quotes off its carrier.
func plainName(s string) string {
	if len(s) > len(dialect.NumericPrefix) && s[0] == 'o' {
		return strings.TrimPrefix(s, dialect.NumericPrefix)
	}
	return s
}

// identName takes the name off an identifier %x or %"x"; Name() of llir's is ambiguous for names
// such as %"42".
func identName(v value.Named) string { return bareName(v.Ident()) }

// fill converts the operands of an instruction.
func (f *funcReader) fill(p *pending) {
	f.stmt = p.stmt
	f.at = f.offset(p.stmt)
	f.vbuf = f.vbuf[:0]
	for _, v := range f.ops[p.lo:p.hi] {
		f.vbuf = append(f.vbuf, f.value(v))
	}
	if op := p.i.Op(); op.IsBinary() || op == ir.ICmp || op == ir.FCmp {
		f.vbuf[1] = retype(f.vbuf[1], f.vbuf[0].Type())
	}
	if p.i.Op() == ir.Phi {
		f.bbuf = f.bbuf[:0]
		for _, v := range f.preds[p.predLo:p.predHi] {
			f.bbuf = append(f.bbuf, f.vals[v].(*ir.Block))
		}
		f.slab.SetIncoming(p.i, f.vbuf, f.bbuf)
	} else {
		if p.call != nil {
			f.finishCall(p)
		}
		f.slab.SetOperands(p.i, f.vbuf...)
	}
	for _, c := range p.clauses {
		x := f.value(c.X)
		p.i.AddClause(x, x.Type().Kind == ir.ArrayKind) // the type counts, not the word, as in LLVM
	}
	f.check(p.i)
	f.defaultAlign(p)
}

// retype gives a constant that is written without a type, after another operand, that operand's
// type t: llir gave it the type that it assumes for that operand.
func retype(v ir.Value, t *ir.Type) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok || k.Type() == t {
		return v
	}
	switch k.Kind {
	case ir.ZeroConst, ir.NullConst:
		return ir.NewZero(t)
	case ir.UndefConst:
		return ir.NewUndef(t)
	case ir.PoisonConst:
		return ir.NewPoison(t)
	}
	return v
}

// value converts an operand.
func (f *funcReader) value(v value.Value) ir.Value {
	switch v := v.(type) {
	case *constant.Int:
		return f.intConst(v)
	case constant.Constant:
		x := f.constant(v)
		if k, ok := x.(*ir.Const); ok && len(k.Elems) > 0 && constexpr.Unsupported(k) != ir.BadOp {
			f.sawOldExpr = true
		}
		return x
	case *llir.Arg:
		return f.value(v.Value)
	case *metadata.Value:
		return f.metadataValue(v)
	case *llir.InlineAsm:
		return f.inlineAsm(v)
	}
	for n := 0; len(f.gone) > 0; n++ {
		from, ok := f.gone[v]
		if !ok {
			break
		}
		if n > len(f.gone) { // a cycle of bitcasts in unreachable code
			return ir.NewPoison(f.types.convert(v.Type()))
		}
		if c, ok := from.(constant.Constant); ok {
			return f.constant(c)
		}
		v = from
	}
	if x, ok := f.vals[v]; ok {
		return x
	}
	f.errorf("use of a value '%s' that the function does not define", v.Ident())
	return ir.NewPoison(f.types.convert(v.Type()))
}

// typeOf returns the type that a value will have. llir's own answer is wrong where pointers are
// opaque (it has the type of an atomicrmw from the pointer) and for vectors (comparisons lose
// vscale), so those are worked out from operands.
func (f *funcReader) typeOf(v value.Value) *ir.Type { return f.typeOfDepth(v, 0) }

func (f *funcReader) typeOfDepth(v value.Value, depth int) *ir.Type {
	if depth > 1000 { // a cycle without φ, in unreachable code
		return f.types.convert(v.Type())
	}
	if x, ok := f.vals[v]; ok {
		return x.Type()
	}
	switch v := v.(type) {
	case *llir.InstICmp:
		return ir.CmpType(f.typeOfDepth(v.X, depth+1))
	case *llir.InstFCmp:
		return ir.CmpType(f.typeOfDepth(v.X, depth+1))
	case *llir.InstAtomicRMW:
		return f.typeOfDepth(v.X, depth+1)
	case *llir.InstCmpXchg:
		return f.ctx.Struct(false, f.types.convert(v.Typ.Fields[0]), f.ctx.I1)
	case *llir.InstShuffleVector:
		return f.typeOfDepth(v.Mask, depth+1).WithScalar(f.typeOfDepth(v.X, depth+1).Scalar())
	case *llir.InstGetElementPtr:
		return f.gepType(v.Src, v.Indices, depth+1)
	case *llir.InstAlloca:
		return f.ctx.Pointer(int(v.AddrSpace))
	case *llir.InstCall:
		if g, ok := v.Callee.(*llir.Func); ok && g == f.gepCall {
			if _, vector := v.Args[0].Type().(*types.VectorType); vector { // a shufflevector
				return f.resultType(v.Typ)
			}
			return f.gepType(v.Args[1], v.Args[2:], depth+1)
		}
	case *llir.Arg:
		return f.typeOfDepth(v.Value, depth+1)
	case constant.Constant:
		return f.constantType(v)
	}
	return f.types.convert(v.Type())
}

// constantType is the type of a constant, without converting large ones where llir's answer is
// right.
func (f *funcReader) constantType(c constant.Constant) *ir.Type {
	switch c := c.(type) {
	case *constant.Int:
		return f.types.int(c.Typ.BitSize)
	case *llir.Global:
		return f.globals[c].Type()
	case *llir.Func:
		return f.globals[c].Type()
	}
	return f.constant(c).Type()
}

// gepType is a pointer in the base's address space, or a vector of them when any operand is a
// vector.
func (f *funcReader) gepType(base value.Value, indices []value.Value, depth int) *ir.Type {
	t := f.typeOfDepth(base, depth)
	for _, i := range indices {
		if t.IsVector() {
			break
		}
		if it := f.typeOfDepth(i, depth); it.IsVector() {
			t = it.WithScalar(t)
		}
	}
	return t
}

// resultType converts a type that llir has taken from the text.
func (f *funcReader) resultType(t types.Type) *ir.Type { return f.types.convert(t) }
