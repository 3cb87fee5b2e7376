package ir

import (
	"slices"
	"strings"
)

// StripDebugInfo removes all debug information: locations, subprograms, debug intrinsics and
// records, compile units. It reports whether there was any. LLVM does so after reading a module
// with invalid debug information.
func StripDebugInfo(m *Module) bool {
	changed := m.md.dropNamed(func(name string) bool {
		return strings.HasPrefix(name, "llvm.dbg.") || name == "llvm.gcov"
	})
	for _, g := range m.Globals {
		if n := len(g.md); n > 0 {
			g.md = withoutDebug(g.md)
			changed = changed || len(g.md) < n
		}
	}
	loops := map[*MDNode]*MDNode{}
	for _, f := range m.Funcs {
		n := len(f.md)
		f.md = withoutDebug(f.md)
		changed = changed || len(f.md) < n
		for i := range f.Instrs() {
			changed = stripInstr(i, loops) || changed
		}
	}
	for _, f := range slices.Clone(m.Funcs) {
		if f.IsDecl() && strings.HasPrefix(f.name, "llvm.dbg.") {
			m.Remove(f)
			changed = true
		}
	}
	return changed
}

// stripInstr erases a debug intrinsic, and removes debug information from other instructions.
func stripInstr(i *Instr, loops map[*MDNode]*MDNode) bool {
	if f := i.calledFunc(); f != nil && strings.HasPrefix(f.name, "llvm.dbg.") {
		i.Erase()
		return true
	}
	n := len(i.Attachments())
	if n == 0 {
		return false
	}
	i.SetAttachments(withoutDebug(i.Attachments()))
	if loop := i.MD("llvm.loop"); loop != nil {
		i.SetMD("llvm.loop", stripLoop(loop, loops))
	}
	return len(i.Attachments()) < n
}

func withoutDebug(list []Attachment) []Attachment {
	var out []Attachment
	for _, a := range list {
		if a.Kind != "dbg" && a.Kind != "DIAssignID" && a.Kind != "heapallocsite" {
			out = append(out, a)
		}
	}
	return out
}

// stripLoop returns a loop's node without the locations of its start and end; nil when nothing else
// is left.
func stripLoop(n *MDNode, loops map[*MDNode]*MDNode) *MDNode {
	if out, done := loops[n]; done {
		return out
	}
	isLocation := func(f MDField) bool { l, ok := f.Value.(*MDNode); return ok && l.Kind == "DILocation" }
	out := n
	if slices.ContainsFunc(n.Fields, isLocation) {
		out = &MDNode{ID: -1, Distinct: n.Distinct, Kind: n.Kind}
		for _, f := range n.Fields {
			switch {
			case f.Value == MD(n):
				out.Fields = append(out.Fields, MDField{Value: out})
			case !isLocation(f):
				out.Fields = append(out.Fields, f)
			}
		}
		if len(out.Fields) <= 1 {
			out = nil
		}
	}
	loops[n] = out
	return out
}
