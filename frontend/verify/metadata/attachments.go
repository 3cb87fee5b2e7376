// Package metadata checks metadata against LLVM's rules: what is attached to instructions and
// globals, the named lists of a module, and the nodes of debug information.
//
//   - attachments.go, kinds.go, ranges.go, tbaa.go: attachments; module flags
//   - nodes.go, node_rules.go: nodes of debug information
//   - debug.go: debug intrinsics, which stand for debug records too
package metadata

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Checker checks metadata: what is attached to instructions and globals, the module's named
// lists, and the nodes of debug information.
type Checker struct {
	*rule.Report
	locs       map[*ir.MDNode]location
	tags       map[*ir.MDNode]bool     // TBAA access tags found good
	ranges     map[*ir.MDNode]*ir.Type // lists of ranges found good, and for which type
	scopes     map[*ir.MDNode]bool     // alias scopes that were looked at
	scopeLists map[*ir.MDNode]bool     // and lists of them
	numbered   []*ir.MDNode            // metadata that was looked at, by its number
	nodes      map[*ir.MDNode]bool     // and what has none, or that of another node
	todo       []visit
	args       map[int]*ir.MDNode // the variable for an argument of argsOf, by its number
	argsOf     *ir.Func
	assigns    map[*ir.MDNode]*assignment // by DIAssignID
}

// New returns a checker that reports to r.
func New(r *rule.Report) *Checker {
	v := &Checker{Report: r}
	if r.Whole {
		v.nodes = map[*ir.MDNode]bool{}
	}
	return v
}

// Instr checks the attachments of an instruction.
func (v *Checker) Instr(i *ir.Instr) {
	for _, a := range i.Attachments() {
		n := a.Node
		if n == nil {
			v.Fail("attachment !"+a.Kind+" without a node", i)
			continue
		}
		v.Nodes(n, a.Kind == "dbg" || a.Kind == "llvm.loop")
		switch a.Kind {
		case "dbg":
			v.location(i, n)
		case "DIAssignID":
			v.assignID(i, n)
		case "tbaa":
			v.tbaa(i, n)
		case "prof":
			v.prof(i, n)
		case "fpmath":
			v.fpmath(i, n)
		case "range":
			if i.Op() != ir.Load && i.Op() != ir.Call && i.Op() != ir.Invoke {
				v.Fail("Ranges are only for loads, calls and invokes!", i)
			} else {
				v.rangeMD(i, n)
			}
		case "invariant.group":
			if i.Op() != ir.Load && i.Op() != ir.Store {
				v.Fail("invariant.group metadata is only for loads and stores", i)
			}
		case "nonnull":
			v.pointerMD(i, "nonnull applies only to pointer types",
				"nonnull applies only to load instructions, use attributes for calls or invokes", ir.Load)
			if len(n.Fields) != 0 {
				v.Fail("nonnull metadata must be empty", i)
			}
		case "align":
			v.alignMD(i, n)
		case "dereferenceable", "dereferenceable_or_null":
			v.dereferenceableMD(i, n)
		case "alias.scope", "noalias":
			v.ScopeList(i, n)
		case "annotation":
			v.annotation(i, n)
		case "mmra":
			v.modelRelaxations(i, n)
		case "memprof":
			v.memProf(i, n)
		case "callsite":
			v.callSite(i, n)
		case "llvm.access.group":
			v.accessGroup(i, n)
		case "captures":
			v.capturesMD(i, n)
		case "noalias.addrspace":
			v.noAliasSpaces(i, n)
		}
	}
}

// location holds the facts that the verifier has about a debug location.
type location struct {
	sub  *ir.MDNode // the subprogram that the location is in after inlining
	good bool
}

// location checks !dbg; every location is looked at once.
func (v *Checker) location(i *ir.Instr, n *ir.MDNode) {
	if n.Kind != "DILocation" {
		v.FailDebug("invalid !dbg metadata attachment", i, n)
		return
	}
	at, known := v.locs[n]
	if !known {
		if v.locs == nil {
			v.locs = map[*ir.MDNode]location{}
		}
		at = location{good: isScope(n.Node("scope")), sub: n.OutermostLocation().Subprogram()}
		if inlined := n.Field("inlinedAt"); inlined != nil {
			l, ok := inlined.(*ir.MDNode)
			at.good = at.good && (ok && l.Kind == "DILocation" || inlined == ir.MD(ir.MDNull{}))
		}
		v.locs[n] = at
	}
	if !at.good {
		v.FailDebug("location requires a valid scope", i, n)
		return
	}
	if sp := v.Func.MD("dbg"); sp != nil && at.sub != sp {
		v.FailDebug("!dbg attachment points at wrong subprogram for function", sp, v.Func, i, n)
	}
}

func isScope(n *ir.MDNode) bool {
	if n == nil {
		return false
	}
	return n.Kind == "DISubprogram" || n.Kind == "DILexicalBlock" || n.Kind == "DILexicalBlockFile"
}

// pointerMD checks that the instruction gives a pointer and is one of the given opcodes.
func (v *Checker) pointerMD(i *ir.Instr, badType, badOp string, ops ...ir.Op) {
	if i.Type().Kind != ir.PtrKind {
		v.Fail(badType, i)
		return
	}
	for _, op := range ops {
		if i.Op() == op {
			return
		}
	}
	v.Fail(badOp, i)
}

func (v *Checker) alignMD(i *ir.Instr, n *ir.MDNode) {
	v.pointerMD(i, "align applies only to pointer types",
		"align applies only to load instructions, use attributes for calls or invokes", ir.Load)
	if len(n.Fields) != 1 {
		v.Fail("align takes one operand!", i)
		return
	}
	k := mdInt(n.Operand(0))
	if k == nil || !k.Type().IsInt(64) {
		v.Fail("align metadata value must be an i64!", i)
		return
	}
	switch n, _ := k.Uint64(); {
	case n == 0 || n&(n-1) != 0:
		v.Fail("align metadata value must be a power of 2!", i)
	case n > ir.MaxAlign:
		v.Fail("alignment is larger that implementation defined limit", i)
	}
}

func (v *Checker) dereferenceableMD(i *ir.Instr, n *ir.MDNode) {
	v.pointerMD(i, "dereferenceable, dereferenceable_or_null apply only to pointer types",
		"dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes",
		ir.Load, ir.IntToPtr)
	if len(n.Fields) != 1 {
		v.Fail("dereferenceable, dereferenceable_or_null take one operand!", i)
	} else if k := mdInt(n.Operand(0)); k == nil || !k.Type().IsInt(64) {
		v.Fail("dereferenceable, dereferenceable_or_null metadata value must be an i64!", i)
	}
}

// mdInt returns the integer constant that metadata wraps, or nil.
func mdInt(m ir.MD) *ir.Const {
	c, ok := m.(*ir.MDConst)
	if !ok {
		return nil
	}
	k, ok := c.Value.(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return nil
	}
	return k
}

// prof checks profile data; there must be as many branch weights as successors.
func (v *Checker) prof(i *ir.Instr, n *ir.MDNode) {
	if len(n.Fields) < 2 {
		v.Fail("!prof annotations should have no less than 2 operands", n)
		return
	}
	name, ok := n.Operand(0).(ir.MDStr)
	if !ok {
		v.Fail("expected string with name of the !prof annotation", n)
		return
	}
	if name != "branch_weights" {
		return
	}
	first := 1
	if isString(n.Operand(1)) { // where the weights are from, such as "expected"
		first = 2
	}
	have := len(n.Fields) - first
	want := 0
	switch i.Op() {
	case ir.Invoke:
		if have != 1 && have != 2 {
			v.Fail("Wrong number of InvokeInst branch_weights operands", n, i)
		}
		want = have
	case ir.Br, ir.Switch, ir.IndirectBr:
		want = i.NumSuccs()
	case ir.Call:
		want = 1
	case ir.Select:
		want = 2
	case ir.CallBr:
		want = 1 + i.Info.Indirect
	default:
		v.Fail("!prof branch_weights are not allowed for this instruction", n, i)
		return
	}
	if have != want {
		v.Fail("Wrong number of operands", n, i)
		return
	}
	for k := first; k < len(n.Fields); k++ {
		if mdInt(n.Operand(k)) == nil {
			v.Fail("!prof brunch_weights operand is not a const int", n, i)
		}
	}
}

func (v *Checker) fpmath(i *ir.Instr, n *ir.MDNode) {
	if !i.Type().Scalar().IsFloat() {
		v.Fail("fpmath requires a floating point result!", i)
		return
	}
	if len(n.Fields) != 1 {
		v.Fail("fpmath takes one operand!", i)
		return
	}
	c, _ := n.Operand(0).(*ir.MDConst)
	if c == nil {
		v.Fail("invalid fpmath accuracy!", i)
		return
	}
	k, _ := c.Value.(*ir.Const)
	switch {
	case k == nil || k.Kind != ir.FloatConst:
		v.Fail("invalid fpmath accuracy!", i)
	case k.Type().Kind != ir.FloatKind:
		v.Fail("fpmath accuracy must have float type", i)
	default:
		if x, _ := k.Float64(); !(x > 0) || math.IsInf(x, 0) {
			v.Fail("fpmath accuracy not a positive number!", i)
		}
	}
}

// annotation checks a list of strings and of tuples of strings.
func (v *Checker) annotation(i *ir.Instr, n *ir.MDNode) {
	switch {
	case n.Kind != "":
		v.Fail("annotation must be a tuple", i)
		return
	case len(n.Fields) == 0:
		v.Fail("annotation must have at least one operand", i)
	}
	for _, f := range n.Fields {
		ok := false
		switch m := f.Value.(type) {
		case ir.MDStr:
			ok = true
		case *ir.MDNode:
			ok = m.Kind == ""
			for _, g := range m.Fields {
				_, isStr := g.Value.(ir.MDStr)
				ok = ok && isStr
			}
		}
		if !ok {
			v.Fail("operands must be a string or a tuple of strings", i)
		}
	}
}

// ScopeList checks the scopes of !alias.scope and !noalias.
func (v *Checker) ScopeList(i *ir.Instr, n *ir.MDNode) {
	if n.Kind != "" {
		v.Fail("scope list must be an MDNode", i)
		return
	}
	if v.scopeLists[n] {
		return
	}
	if v.scopes == nil {
		v.scopes, v.scopeLists = map[*ir.MDNode]bool{}, map[*ir.MDNode]bool{}
	}
	v.scopeLists[n] = true
	for _, f := range n.Fields {
		s, ok := f.Value.(*ir.MDNode)
		if !ok {
			v.Fail("scope list must consist of MDNodes", i, n)
			return
		}
		if v.scopes[s] {
			continue
		}
		v.scopes[s] = true
		if msg := scopeFault(s); msg != "" {
			v.Fail(msg, i, s)
			return
		}
	}
}

// scopeFault returns the error in a scope !{name, domain[, description]}, or with its domain
// !{name[, description]}; what has no name of its own is distinct and has itself there.
func scopeFault(s *ir.MDNode) string {
	if len(s.Fields) < 2 || len(s.Fields) > 3 {
		return "scope must have two or three operands"
	}
	domain := nodeOperand(s, 1)
	switch {
	case !isNameOf(s):
		return "first scope operand must be self-referential or string"
	case len(s.Fields) == 3 && !isString(s.Operand(2)):
		return "third scope operand must be string (if used)"
	case domain == nil:
		return "second scope operand must be MDNode"
	case len(domain.Fields) < 1 || len(domain.Fields) > 2:
		return "domain must have one or two operands"
	case !isNameOf(domain):
		return "first domain operand must be self-referential or string"
	case len(domain.Fields) == 2 && !isString(domain.Operand(1)):
		return "second domain operand must be string (if used)"
	}
	return ""
}

// isNameOf reports whether a scope or domain begins with a string or with itself.
func isNameOf(n *ir.MDNode) bool { return isString(n.Operand(0)) || n.Operand(0) == ir.MD(n) }

func isString(m ir.MD) bool {
	_, ok := m.(ir.MDStr)
	return ok
}

// NamedLists checks lists that may hold nodes of one kind only, and all that the lists refer to.
func (v *Checker) NamedLists() {
	for _, l := range v.Module.AllNamedMD() {
		if strings.HasPrefix(l.Name, "llvm.dbg.") && l.Name != "llvm.dbg.cu" {
			v.FailDebug("unrecognized named metadata node in the llvm.dbg namespace", "!"+l.Name)
		}
		for _, n := range l.Nodes {
			if n == nil {
				v.Fail("!" + l.Name + " has an empty entry")
				continue
			}
			if l.Name == "llvm.dbg.cu" && n.Kind != "DICompileUnit" {
				v.FailDebug("invalid compile unit", n)
			}
			v.Nodes(n, true)
		}
	}
}

func (v *Checker) Idents(l *ir.NamedMD) {
	for _, n := range l.Nodes {
		if len(n.Fields) != 1 {
			v.Fail("incorrect number of operands in "+l.Name+" metadata", n)
			continue
		}
		if _, ok := n.Operand(0).(ir.MDStr); !ok {
			v.Fail("invalid value for "+l.Name+" metadata entry operand(the operand should be a string)", n)
		}
	}
}

// Behaviours of module flags that are rules for the value.
const (
	flagRequire      = 3
	flagAppend       = 5
	flagAppendUnique = 6
	flagMax          = 7
	flagMin          = 8
)

// ModuleFlags checks !{behaviour, name, value}.
func (v *Checker) ModuleFlags(l *ir.NamedMD) {
	values := map[ir.MDStr]ir.MD{}
	var requirements []*ir.MDNode
	for _, n := range l.Nodes {
		if n == nil || len(n.Fields) != 3 {
			v.Fail("incorrect number of operands in module flag", n)
			continue
		}
		k := mdInt(n.Operand(0))
		if k == nil {
			v.Fail("invalid behavior operand in module flag (expected constant integer)", n)
			continue
		}
		behaviour, fits := k.Uint64()
		if !fits || behaviour < 1 || behaviour > flagMin {
			v.Fail("invalid behavior operand in module flag (unexpected constant)", n)
			continue
		}
		id, ok := n.Operand(1).(ir.MDStr)
		if !ok {
			v.Fail("invalid ID operand in module flag (expected metadata string)", n)
			continue
		}
		if behaviour == flagRequire {
			if pair := v.flagPair(n); pair != nil {
				requirements = append(requirements, pair)
			}
			continue
		}
		if _, dup := values[id]; dup {
			v.Fail("module flag identifiers must be unique (or of 'require' type)", n)
		}
		values[id] = n.Operand(2)
		v.flagValue(n, behaviour, id)
	}
	if (mdInt(values["aarch64-elf-pauthabi-platform"]) == nil) != (mdInt(values["aarch64-elf-pauthabi-version"]) == nil) {
		v.Fail("either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present")
	}
	for _, r := range requirements {
		id := r.Operand(0).(ir.MDStr)
		got, ok := values[id]
		switch {
		case !ok:
			v.Fail("invalid requirement on flag, flag is not present in module", r)
		case !sameMD(got, r.Operand(1)):
			v.Fail("invalid requirement on flag, flag does not have the required value", r)
		}
	}
}

// sameMD compares flag values, which LLVM has unique.
func sameMD(a, b ir.MD) bool {
	x, okX := a.(*ir.MDConst)
	y, okY := b.(*ir.MDConst)
	if okX && okY {
		return x.Value == y.Value
	}
	return a == b || ir.MDString(a) == ir.MDString(b)
}

func (v *Checker) flagPair(n *ir.MDNode) *ir.MDNode {
	pair, ok := n.Operand(2).(*ir.MDNode)
	if !ok || len(pair.Fields) != 2 {
		v.Fail("invalid value for 'require' module flag (expected metadata pair)", n)
		return nil
	}
	if _, ok := pair.Operand(0).(ir.MDStr); !ok {
		v.Fail("invalid value for 'require' module flag (first value operand should be a string)", n)
		return nil
	}
	return pair
}

func (v *Checker) flagValue(n *ir.MDNode, behaviour uint64, id ir.MDStr) {
	k := mdInt(n.Operand(2))
	switch behaviour {
	case flagMin:
		if k == nil || k.BigSigned().Sign() < 0 {
			v.Fail("invalid value for 'min' module flag (expected constant non-negative integer)", n)
		}
	case flagMax:
		if k == nil {
			v.Fail("invalid value for 'max' module flag (expected constant integer)", n)
		}
	case flagAppend, flagAppendUnique:
		if _, ok := n.Operand(2).(*ir.MDNode); !ok {
			v.Fail("invalid value for 'append'-type module flag (expected a metadata node)", n)
		}
	}
	switch {
	case id == "wchar_size" && k == nil:
		v.Fail("wchar_size metadata requires constant integer argument")
	case id == "Linker Options":
		v.Fail("'Linker Options' named metadata no longer supported", n)
	case id == "SemanticInterposition" && k == nil:
		v.Fail("SemanticInterposition metadata requires constant integer argument")
	case id == "CG Profile":
		v.callGraphProfile(n.Operand(2))
	}
}
