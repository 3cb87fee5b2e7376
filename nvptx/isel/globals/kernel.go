package globals

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// kernelInfo is what a module says about a kernel.
type kernelInfo struct {
	directives []ptx.Directive
}

// annotation is one pair of !nvvm.annotations.
type annotation struct {
	key   string
	value int
}

// kernelDirectives lists the annotations (for triples: of the three dimensions) and the function
// attributes that become performance directives, in the order in which they are written.
var kernelDirectives = []struct {
	directive string
	keys      []string // annotations
	attribute string
	unless    string // the directive that says more and excludes this one
}{
	{"maxntid", []string{"maxntidx", "maxntidy", "maxntidz"}, "nvvm.maxntid", "reqntid"},
	{"reqntid", []string{"reqntidx", "reqntidy", "reqntidz"}, "nvvm.reqntid", ""},
	{"minnctapersm", []string{"minctasm"}, "nvvm.minctasm", ""},
	{"maxnreg", []string{"maxnreg"}, "nvvm.maxnreg", ""},
	{"reqnctapercluster", []string{"cluster_dim_x", "cluster_dim_y", "cluster_dim_z"}, "nvvm.cluster_dim", ""},
	{"maxclusterrank", []string{"maxclusterrank", "cluster_max_blocks"}, "nvvm.maxclusterrank", "reqnctapercluster"},
}

// readAnnotations collects !nvvm.annotations: { global, key, value, key, value, … }.
func (m *Table) readAnnotations() {
	m.marks = map[ir.GlobalValue][]annotation{}
	m.gridConstants = map[*ir.Param]bool{}
	list := m.ir.NamedMD("nvvm.annotations")
	if list == nil {
		return
	}
	for _, n := range list.Nodes {
		if n.Kind != "" || len(n.Fields) == 0 {
			continue
		}
		c, ok := n.Operand(0).(*ir.MDConst)
		if !ok {
			continue
		}
		g, ok := c.Value.(ir.GlobalValue)
		if !ok {
			continue
		}
		for k := 1; k+1 < len(n.Fields); k += 2 {
			key, isStr := n.Operand(k).(ir.MDStr)
			v, isConst := n.Operand(k + 1).(*ir.MDConst)
			if isStr && isConst {
				if c := ir.AsInt(v.Value); c != nil {
					x, _ := c.Int64()
					m.marks[g] = append(m.marks[g], annotation{string(key), int(x)})
				}
			}
			if list, isList := n.Operand(k + 1).(*ir.MDNode); isList && isStr && key == "grid_constant" {
				m.markGridConstants(g, list)
			}
		}
	}
}

// markGridConstants reads the numbers of the parameters, from one on, that are grid_constant.
func (m *Table) markGridConstants(g ir.GlobalValue, list *ir.MDNode) {
	f, isFunc := g.(*ir.Func)
	for k := range list.Fields {
		c, ok := list.Operand(k).(*ir.MDConst)
		if !ok || !isFunc {
			continue
		}
		if n := ir.AsInt(c.Value); n != nil {
			if x, fits := n.Int64(); fits && x >= 1 && x <= int64(len(f.Params)) {
				m.gridConstants[f.Params[x-1]] = true
			}
		}
	}
}

func (m *Table) mark(g ir.GlobalValue, key string) (int, bool) {
	for _, a := range m.marks[g] {
		if a.key == key {
			return a.value, true
		}
	}
	return 0, false
}

// findKernels decides which functions are kernels.
func (m *Table) findKernels() {
	m.kernels = map[*ir.Func]*kernelInfo{}
	for _, f := range m.ir.Funcs {
		n, ok := m.mark(f, "kernel")
		if !(ok && n != 0) && f.CC != ir.PTXKernel && !f.Attrs.Fn.Has("nvvm.kernel") {
			continue
		}
		if f.IsDecl() {
			continue
		}
		if !f.RetType().IsVoid() {
			m.fail(f.Pos, "kernel %s returns a value", f.Ident())
		}
		m.kernels[f] = &kernelInfo{directives: m.directives(f)}
	}
}

// directives returns the performance directives of a kernel. Those of clusters are left out below
// sm_90, as LLVM does: no such kernel is launched with clusters.
func (m *Table) directives(f *ir.Func) []ptx.Directive {
	var out []ptx.Directive
	add := func(name string, args []int) {
		need, _ := ptx.DirectiveNeeds(name)
		switch {
		case m.target.SM < need.SM:
		case m.target.Version.Less(need.Version):
			m.fail(f.Pos, ".%s of %s is not supported for PTX (before PTX %s)", name, f.Ident(), need.Version)
		default:
			out = append(out, ptx.Directive{Name: name, Args: args})
		}
	}
	given := map[string][]int{}
	for _, d := range kernelDirectives {
		given[d.directive] = m.directiveArgs(f, d.keys, d.attribute)
	}
	for _, d := range kernelDirectives {
		args, other := given[d.directive], given[d.unless]
		switch {
		case args == nil || other != nil && slices.Min(other) > 0:
		case d.directive == "reqnctapercluster":
			add("explicitcluster", nil)
			if slices.Min(args) > 0 { // else the size is given at launch
				add(d.directive, args)
			}
		case slices.Min(args) <= 0:
			m.fail(f.Pos, ".%s of %s needs positive numbers, not %d", d.directive, f.Ident(), slices.Min(args))
		default:
			add(d.directive, args)
		}
	}
	if f.Attrs.Fn.Has("nvvm.blocksareclusters") {
		add("blocksareclusters", nil)
	}
	return out
}

// directiveArgs returns the arguments of a directive, nil if the module does not ask for it.
func (m *Table) directiveArgs(f *ir.Func, keys []string, attribute string) []int {
	if a, ok := f.Attrs.Fn.Get(attribute); ok && a.Val != "" {
		var args []int
		for _, part := range strings.Split(a.Val, ",") {
			n, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil {
				m.fail(f.Pos, "attribute %q of %s is no list of numbers: %q", attribute, f.Ident(), a.Val)
				return nil
			}
			args = append(args, n)
		}
		if strings.HasSuffix(keys[0], "x") {
			for len(args) < 3 {
				args = append(args, 1)
			}
		}
		return args
	}
	triple := len(keys) == 3
	var args []int
	found := false
	for _, key := range keys {
		n, ok := m.mark(f, key)
		found = found || ok
		switch {
		case triple && !ok:
			args = append(args, 1)
		case ok && (triple || len(args) == 0):
			args = append(args, n)
		}
	}
	if !found {
		return nil
	}
	return args
}

// IsGridConstant reports whether a module marks a kernel parameter as grid_constant: as LLVM does
// from version 21 on, or before.
func (m *Table) IsGridConstant(p *ir.Param) bool {
	return p.Attrs().Has("nvvm.grid_constant") || m.gridConstants[p]
}
