package debugify

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// List is the named metadata that holds the numbers of lines and variables there were.
const List = "llvm.debugify"

const versionFlag = "Debug Info Version"

// Level says which debug information is inserted.
type Level uint8

// The levels, LLVM's -debugify-level.
const (
	LocationsAndVariables Level = iota
	Locations
)

// Apply makes up debug information for functions of a module; it reports false, and does nothing,
// where the module has its own.
func Apply(m *ir.Module, funcs []*ir.Func, level Level) bool {
	described := func(f *ir.Func) bool { return f.MD("dbg") != nil } // its unit need not be listed
	if m.NamedMD("llvm.dbg.cu") != nil || slices.ContainsFunc(m.Funcs, described) {
		return false
	}
	a := &applying{m: m, level: level, types: map[uint64]*ir.MDNode{}, none: ir.NewTuple(), line: 1, variable: 1}
	a.file = node("DIFile", field("filename", ir.MDStr(m.File)), field("directory", ir.MDStr("/")))
	a.unit = node("DICompileUnit", field("language", ir.MDRaw("DW_LANG_C")), field("file", a.file), field("producer", ir.MDStr("debugify")),
		field("isOptimized", ir.MDRaw("true")), field("runtimeVersion", ir.MDRaw("0")), field("emissionKind", ir.MDRaw("FullDebug")))
	a.unit.Distinct = true
	m.AddNamedMD("llvm.dbg.cu").Nodes = []*ir.MDNode{a.unit}
	for _, f := range funcs {
		if judged(f) {
			a.function(f)
		}
	}
	m.AddNamedMD(List).Nodes = []*ir.MDNode{ir.NewTuple(a.number(a.line - 1)), ir.NewTuple(a.number(a.variable - 1))}
	if !hasFlag(m, versionFlag) {
		flags := m.AddNamedMD("llvm.module.flags")
		flags.Nodes = append(flags.Nodes, ir.NewTuple(a.number(2), ir.MDStr(versionFlag), a.number(3)))
	}
	return true
}

// judged reports whether a function is one that debug information is made up for: what its body
// does is what the program does.
func judged(f *ir.Func) bool {
	switch f.Linkage {
	case ir.AvailableExternally, ir.LinkOnceODR, ir.WeakODR:
		return false
	}
	return !f.IsDecl() && !analysis.Interposable(f)
}

func hasFlag(m *ir.Module, name string) bool {
	list := m.NamedMD("llvm.module.flags")
	if list == nil {
		return false
	}
	for _, n := range list.Nodes {
		if len(n.Fields) == 3 && n.Operand(1) == ir.MD(ir.MDStr(name)) {
			return true
		}
	}
	return false
}

type applying struct {
	m              *ir.Module
	level          Level
	file, unit     *ir.MDNode
	none           *ir.MDNode // !{}
	routine        *ir.MDNode // the type of all functions
	types          map[uint64]*ir.MDNode
	value          *ir.Func // llvm.dbg.value
	line, variable int      // the next ones
	program        *ir.MDNode
	retained       []ir.MD // variables of program
}

func node(kind string, fields ...ir.MDField) *ir.MDNode {
	return &ir.MDNode{ID: -1, Kind: kind, Fields: fields}
}

func field(name string, v ir.MD) ir.MDField { return ir.MDField{Name: name, Value: v} }

func raw(n int) ir.MD { return ir.MDRaw(strconv.Itoa(n)) }

func (a *applying) number(n int) *ir.MDConst {
	return &ir.MDConst{Value: ir.NewInt(a.m.Ctx.Int(32), uint64(n))}
}

func (a *applying) function(f *ir.Func) {
	flags := "DISPFlagDefinition | DISPFlagOptimized"
	if f.Linkage.IsLocal() {
		flags = "DISPFlagLocalToUnit | " + flags
	}
	if a.routine == nil {
		a.routine = node("DISubroutineType", field("types", a.none))
	}
	a.program = node("DISubprogram", field("name", ir.MDStr(f.Name())), field("linkageName", ir.MDStr(f.Name())), field("scope", ir.MDNull{}),
		field("file", a.file), field("line", raw(a.line)), field("type", a.routine), field("scopeLine", raw(a.line)), field("spFlags", ir.MDRaw(flags)), field("unit", a.unit))
	a.program.Distinct, a.retained = true, nil
	f.SetMD("dbg", a.program)
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			i.SetMD("dbg", node("DILocation", field("line", raw(a.line)), field("column", raw(1)), field("scope", a.program)))
			a.line++
		}
		if a.level == LocationsAndVariables && !b.IsEHPad() {
			a.block(b)
		}
	}
	if a.level == LocationsAndVariables && len(a.retained) == 0 { // for passes over machine code
		end := lastInstr(f.Entry())
		a.describe(end, end)
	}
	if len(a.retained) > 0 {
		a.program.Fields = append(a.program.Fields, field("retainedNodes", ir.NewTuple(a.retained...)))
	}
}

// block describes each value of a block after it, and φs after the last of them.
func (a *applying) block(b *ir.Block) {
	at, end := b.FirstInsertion(), lastInstr(b)
	if at == nil {
		at = end // records may stand before a catchswitch
	}
	for i := b.First(); i != end; i = i.Next() {
		if i.Type().IsVoid() || i.Type().Kind == ir.TokenKind || analysis.IsDebugOrPseudo(i) {
			continue
		}
		if i.Op() != ir.Phi && !i.IsEHPad() {
			at = i.Next()
		}
		a.describe(i, at)
	}
}

// lastInstr is the instruction after which nothing may be inserted: the terminator, or a call that
// must precede a return.
func lastInstr(b *ir.Block) *ir.Instr {
	t := b.Term()
	if t.Op() != ir.Ret {
		return t
	}
	before := t.Prev()
	if before != nil && before.Op() == ir.BitCast {
		before = before.Prev()
	}
	if before != nil && before.Op() == ir.Call && (before.HasFlag(ir.MustTail) || before.IntrinsicID() == "llvm.experimental.deoptimize") {
		return before
	}
	return t
}

// describe gives i a variable with its value, by a record before at; for an instruction without a
// value, 0.
func (a *applying) describe(i, at *ir.Instr) {
	ctx, f := a.m.Ctx, i.Func()
	v := ir.Value(i)
	if i.Type().IsVoid() {
		v = ir.NewInt(ctx.Int(32), 0)
	}
	loc := i.DebugLoc()
	variable := node("DILocalVariable", field("name", ir.MDStr(strconv.Itoa(a.variable))), field("scope", a.program), field("file", a.file),
		field("line", raw(loc.Int("line"))), field("type", a.typeOf(v.Type())))
	a.variable++
	a.retained = append(a.retained, variable)
	if a.value == nil {
		a.value = a.m.Intrinsic("llvm.dbg.value", ctx.Func(ctx.Void, []*ir.Type{ctx.Metadata, ctx.Metadata, ctx.Metadata}, false),
			ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"),
				ir.EnumAttr("speculatable"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")})
	}
	expression := &ir.MDNode{ID: -1, Inline: true, Kind: "DIExpression"}
	call := ir.NewInstr(ir.Call, ctx.Void, ir.NewMDValue(ctx, f, v), ir.NewMDNode(ctx, variable), ir.NewMDNode(ctx, expression), a.value)
	call.Info = &ir.CallInfo{FuncType: a.value.FuncType}
	call.SetMD("dbg", loc)
	call.InsertBefore(at)
}

// typeOf returns the type of variables as large as a value; 0 bits where the size is unknown.
func (a *applying) typeOf(t *ir.Type) *ir.MDNode {
	bits := allocatedBits(a.m, t)
	n := a.types[bits]
	if n == nil {
		size := strconv.FormatUint(bits, 10)
		n = node("DIBasicType", field("name", ir.MDStr("ty"+size)))
		if bits > 0 {
			n.Fields = append(n.Fields, field("size", ir.MDRaw(size)))
		}
		n.Fields = append(n.Fields, field("encoding", ir.MDRaw("DW_ATE_unsigned")))
		a.types[bits] = n
	}
	return n
}

func allocatedBits(m *ir.Module, t *ir.Type) uint64 {
	if !t.IsSized() || t.HasScalable() {
		return 0
	}
	return 8 * m.Layout.AllocSize(t)
}
