package reader

import (
	"slices"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/fromllir"
	"opt-go/frontend/version"
)

// callShape is the common part of llir's call, invoke and callbr.
type callShape struct {
	callee  value.Value
	ret     types.Type
	args    []value.Value
	bundles []*llir.OperandBundle
	blocks  []value.Value // destinations, normal ones first
	space   types.AddrSpace
	argList map[int][]value.Value // arguments that are !DIArgList, by number
	nodes   []bundleNode          // operands of bundles that are nodes of metadata
	values  []int                 // operands of bundles that are metadata which holds a value, by number
}

// bundleNode is a node of metadata that is an operand of a bundle.
type bundleNode struct {
	operand int // number over all bundles of the call
	text    string
}

// carrierArgList begins the tags of the operand bundles that hold the values of !DIArgList
// arguments.
const carrierArgList = "optgo.arglist."

func (f *funcReader) call(in *llir.InstCall) {
	if g, ok := in.Callee.(*llir.Func); ok && g == f.gepCall {
		f.carriedGEP(in)
		return
	}
	i := f.begin(ir.Call, f.resultType(in.Typ))
	i.Flags = fromllir.FastMath(in.FastMathFlags)
	switch in.Tail {
	case enum.TailTail:
		i.Flags |= ir.TailCall
	case enum.TailMustTail:
		i.Flags |= ir.MustTail
	case enum.TailNoTail:
		i.Flags |= ir.NoTail
	}
	if k := i.Type().Kind; k == ir.LabelKind || k == ir.MetadataKind {
		f.errorf("Invalid result type for LLVM function")
	}
	f.callInfo(i, in.CallingConv, in.ReturnAttrs, in.FuncAttrs)
	f.shape(callShape{callee: in.Callee, ret: in.Typ, args: in.Args, bundles: in.OperandBundles, space: in.AddrSpace})
}

func (f *funcReader) invoke(in *llir.TermInvoke) {
	i := f.begin(ir.Invoke, f.resultType(in.Typ))
	f.callInfo(i, in.CallingConv, in.ReturnAttrs, in.FuncAttrs)
	f.shape(callShape{callee: in.Invokee, ret: in.Typ, args: in.Args, bundles: in.OperandBundles, space: in.AddrSpace,
		blocks: []value.Value{in.NormalRetTarget, in.ExceptionRetTarget}})
}

func (f *funcReader) callBr(in *llir.TermCallBr) {
	i := f.begin(ir.CallBr, f.resultType(in.Typ))
	f.callInfo(i, in.CallingConv, in.ReturnAttrs, in.FuncAttrs)
	i.Info.Indirect = len(in.OtherRetTargets)
	f.shape(callShape{callee: in.Callee, ret: in.Typ, args: in.Args, bundles: in.OperandBundles, space: in.AddrSpace,
		blocks: append([]value.Value{in.NormalRetTarget}, in.OtherRetTargets...)})
}

// carriedGEP takes a getelementptr off a call of @optgo.getelementptr(T* null, base, indices…).
// It takes a shufflevector of scalable vectors off a call with its operands as well.
func (f *funcReader) carriedGEP(in *llir.InstCall) {
	if s := f.stmtAt(f.stmt); s != nil && f.text.Op(*s) == "shufflevector" {
		f.shuffle(f.typeOf(in), in.Args[0], in.Args[1], in.Args[2])
		return
	}
	i := f.begin(ir.GetElementPtr, f.typeOf(in), in.Args[1:]...)
	i.ElemTy = f.types.convert(in.Args[0].Type().(*types.PointerType).ElemType)
}

func (f *funcReader) callInfo(i *ir.Instr, cc enum.CallingConv, ret []llir.ReturnAttribute, fn []llir.FuncAttribute) {
	i.Info = &ir.CallInfo{CC: fromllir.CallConv(cc)}
	i.Info.Attrs.Fn = f.funcAttrs(fn)
	var raw []string
	if s := f.stmtAt(f.stmt); s != nil {
		raw = f.text.ReturnAttrs(*s)
	}
	i.Info.Attrs.Ret = f.returnAttrs(ret, raw)
}

// shape queues arguments, bundle operands, destinations and callee, in this order.
func (f *funcReader) shape(c callShape) {
	info := f.cur.i.Info
	info.Space = int(c.space)
	for k, a := range c.args {
		if arg, ok := a.(*llir.Arg); ok && len(arg.Attrs) > 0 {
			info.Attrs.SetParam(k, f.paramAttrs(arg.Attrs, arg.Value.Type()))
		}
	}
	f.elementType(c, info)
	f.ops = append(f.ops, c.args...)
	n := len(c.args)
	for _, b := range c.bundles {
		if num, ok := strings.CutPrefix(b.Tag, carrierArgList); ok {
			k, err := strconv.Atoi(num)
			if err != nil || k >= len(c.args) {
				panic("frontend: carrier bundle " + b.Tag)
			}
			if c.argList == nil {
				c.argList = map[int][]value.Value{}
			}
			c.argList[k] = b.Inputs
			continue
		}
		if b.Tag == carried.BundleNodes || b.Tag == carried.BundleValues {
			f.out.NeedVersion(version.BundleMetadata)
			c.bundleMetadata(b, f.ops[len(f.ops)-(n-len(c.args)):])
			continue
		}
		info.Bundles = append(info.Bundles, ir.Bundle{Tag: b.Tag, First: n, Count: len(b.Inputs)})
		f.ops = append(f.ops, b.Inputs...)
		n += len(b.Inputs)
	}
	f.ops = append(f.ops, c.blocks...)
	f.ops = append(f.ops, c.callee)
	f.cur.call = &c
}

// bundleMetadata takes a list of operands that are metadata off its carrier; operands are those of
// the bundles before it.
func (c *callShape) bundleMetadata(b *llir.OperandBundle, operands []value.Value) {
	for _, in := range b.Inputs {
		k := int(in.(*constant.Int).X.Int64())
		if b.Tag == carried.BundleValues {
			c.values = append(c.values, k)
			continue
		}
		c.nodes = append(c.nodes, bundleNode{k, string(operands[k].(*constant.CharArray).X)})
	}
}

// elementTypes maps the prefix of an intrinsic's name to the argument that needs elementtype. Typed
// pointers have the type without the attribute.
var elementTypes = []struct {
	prefix string
	arg    int
}{
	{"llvm.experimental.gc.statepoint.", 2}, {"llvm.preserve.array.access.index.", 0}, {"llvm.preserve.struct.access.index.", 0},
	{"llvm.aarch64.ldaxr.", 0}, {"llvm.aarch64.ldxr.", 0}, {"llvm.aarch64.stlxr.", 1}, {"llvm.aarch64.stxr.", 1},
	{"llvm.arm.ldaex.", 0}, {"llvm.arm.ldrex.", 0}, {"llvm.arm.stlex.", 1}, {"llvm.arm.strex.", 1},
}

// elementType gives a call of one of these intrinsics the attribute.
func (f *funcReader) elementType(c callShape, info *ir.CallInfo) {
	callee, ok := c.callee.(*llir.Func)
	if !ok || f.text == nil || !f.text.Typed || f.text.Opaque || !strings.HasPrefix(callee.GlobalName, "llvm.") {
		return
	}
	for _, e := range elementTypes {
		if !strings.HasPrefix(callee.GlobalName, e.prefix) || e.arg >= len(c.args) || info.Attrs.Param(e.arg).Has("elementtype") {
			continue
		}
		arg := c.args[e.arg]
		if a, ok := arg.(*llir.Arg); ok {
			arg = a.Value
		}
		if p, ok := arg.Type().(*types.PointerType); ok {
			info.Attrs.SetParam(e.arg, append(slices.Clone(info.Attrs.Param(e.arg)), f.typeAttr("elementtype", p.ElemType, p)))
		}
	}
}

// finishCall determines the function type and the metadata arguments, once the operands in vbuf are
// known.
func (f *funcReader) finishCall(p *pending) {
	c, i := p.call, p.i
	f.labelArguments(p)
	args := f.vbuf[:len(c.args)]
	for k, list := range c.argList {
		args[k] = f.argListOperand(list)
	}
	bundled := f.vbuf[len(c.args):]
	for _, n := range c.nodes {
		bundled[n.operand] = f.md.operand(n.text)
	}
	for _, k := range c.values {
		bundled[k] = ir.NewMDValue(f.ctx, f.fn, bundled[k])
	}
	callee := f.vbuf[len(f.vbuf)-1]
	i.Info.FuncType = f.callType(p, args, callee)
	for k, a := range args {
		_, isMD := a.(*ir.MDOperand)
		if k < len(i.Info.FuncType.Fields) && i.Info.FuncType.Fields[k].Kind == ir.MetadataKind && !isMD {
			args[k] = ir.NewMDValue(f.ctx, f.fn, a)
		}
	}
	if a, ok := callee.(*ir.InlineAsm); ok {
		a.FuncType = i.Info.FuncType
		a.Unwind = f.asmUnwinds(p.stmt)
	}
}

// labelArguments converts the label arguments of LLVM 14's callbr to label constraints, as LLVM
// does when it reads old bitcode: the last arguments are the addresses of the indirect
// destinations, for which newer versions only write `!i` in the constraints.
func (f *funcReader) labelArguments(p *pending) {
	c, i := p.call, p.i
	if f.text != nil && (!f.text.Typed || f.text.Opaque) {
		return // newer than that
	}
	asm, ok := f.vbuf[len(f.vbuf)-1].(*ir.InlineAsm)
	n := len(c.args) - i.Info.Indirect
	if !ok || i.Op() != ir.CallBr || i.Info.Indirect == 0 || n < 0 || strings.Contains(asm.Constraints, "!") {
		return
	}
	for k, label := range c.args[n:] {
		if arg, ok := label.(*llir.Arg); ok {
			label = arg.Value
		}
		b, ok := f.value(label).(*ir.Const)
		if !ok || b.Kind != ir.BlockAddressConst || b.Block != f.vals[c.blocks[1+k]] {
			return
		}
	}
	entries := strings.Split(asm.Constraints, ",")
	left := i.Info.Indirect
	for k := len(entries) - 1; k >= 0 && left > 0; k-- {
		if !strings.HasPrefix(entries[k], "~") {
			entries[k] = "!" + entries[k]
			left--
		}
	}
	asm.Constraints = strings.Join(entries, ",")
	for k := range c.args[n:] {
		i.Info.Attrs.SetParam(n+k, nil)
	}
	for k := range i.Info.Bundles {
		i.Info.Bundles[k].First -= i.Info.Indirect
	}
	f.vbuf = slices.Delete(f.vbuf, n, len(c.args))
	c.args = c.args[:n]
}

// callType finds the function type of a call: the callee's, if it fits and the call is not that of
// a variadic function, or the one that is written at the call. llir keeps only the result type of
// that, so a variadic type is looked up in the text.
func (f *funcReader) callType(p *pending, args []ir.Value, callee ir.Value) *ir.Type {
	c, i := p.call, p.i
	g, isFunc := callee.(*ir.Func)
	isFunc = isFunc && !g.FuncType.VarArg && fits(g.FuncType, i.Type(), args)
	if isFunc && !strings.Contains(f.statement(p.stmt), "...") {
		return g.FuncType
	}
	if t := f.writtenCallType(p.stmt); t != nil {
		return t
	}
	if isFunc {
		return g.FuncType
	}
	if ptr, ok := c.callee.Type().(*types.PointerType); ok {
		if sig, ok := ptr.ElemType.(*types.FuncType); ok {
			// A text that writes the result only means no variable arguments.
			if t := f.types.convert(sig); fits(t, i.Type(), args) && (f.text == nil || !t.VarArg) {
				return t
			}
		}
	}
	params := make([]*ir.Type, len(args))
	for k, a := range args {
		params[k] = a.Type()
	}
	return f.ctx.Func(i.Type(), params, false)
}

// fits reports whether a function of type t can be called for a result with these arguments. Values
// stand for metadata.
func fits(t, ret *ir.Type, args []ir.Value) bool {
	if t.Elem != ret || len(args) < len(t.Fields) || len(args) > len(t.Fields) && !t.VarArg {
		return false
	}
	for k, p := range t.Fields {
		if args[k].Type() != p && p.Kind != ir.MetadataKind {
			return false
		}
	}
	return true
}

func (f *funcReader) inlineAsm(a *llir.InlineAsm) ir.Value {
	return &ir.InlineAsm{Asm: a.Asm, Constraints: a.Constraint, SideEffect: a.SideEffect, AlignStack: a.AlignStack,
		Intel: a.IntelDialect, FuncType: f.ctx.Func(f.ctx.Void, nil, false)}
}

// metadataValue converts metadata in the place of an argument.
func (f *funcReader) metadataValue(v *metadata.Value) ir.Value {
	switch m := v.Value.(type) {
	case *metadata.String:
		if f.text != nil {
			if m.Value == "!DIArgList" {
				return f.md.argListPlaceholder()
			}
			return f.md.operand(m.Value)
		}
		return ir.NewMDNode(f.ctx, ir.MDStr(m.Value))
	case *metadata.DIArgList:
		return f.argListOperand(m.Fields)
	case value.Value:
		return ir.NewMDValue(f.ctx, f.fn, f.value(m))
	default:
		return f.md.operand(m.String())
	}
}

// argListPlaceholder stands for !DIArgList until finishCall puts the list there.
func (r *mdReader) argListPlaceholder() *ir.MDOperand {
	return ir.NewMDNode(r.mod.ctx, ir.MDNull{})
}

func (f *funcReader) argListOperand(list []value.Value) ir.Value {
	out := &ir.MDArgList{}
	for _, v := range list {
		if c, ok := v.(constant.Constant); ok {
			out.Args = append(out.Args, ir.NewMDValue(f.ctx, nil, f.constant(c)))
			continue
		}
		out.Args = append(out.Args, ir.NewMDValue(f.ctx, f.fn, f.value(v)))
	}
	return ir.NewMDNode(f.ctx, out)
}
