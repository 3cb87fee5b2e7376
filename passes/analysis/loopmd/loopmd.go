// Package loopmd reads and makes the !llvm.loop metadata of loops: hints such as
// !{!"llvm.loop.unroll.count", i32 4}, after a first field that is the node itself.
package loopmd

import "opt-go/frontend/ir"

// Find finds the hint !{!"name", …} in loop metadata; nil: there is none.
func Find(id *ir.MDNode, name string) *ir.MDNode {
	if id == nil {
		return nil
	}
	for _, f := range id.Fields[1:] {
		if Name(f.Value) == name {
			return f.Value.(*ir.MDNode)
		}
	}
	return nil
}

// Name returns the name of a field of loop metadata, "" where that is no hint.
func Name(v ir.MD) string {
	n, ok := v.(*ir.MDNode)
	if !ok || len(n.Fields) == 0 {
		return ""
	}
	s, _ := n.Fields[0].Value.(ir.MDStr)
	return string(s)
}

// Number returns the number of a hint; ok is false where there is no hint or it has no number.
func Number(hint *ir.MDNode) (n uint64, ok bool) {
	if hint == nil || len(hint.Fields) < 2 {
		return 0, false
	}
	c, ok := hint.Fields[1].Value.(*ir.MDConst)
	if !ok {
		return 0, false
	}
	k := ir.AsInt(c.Value)
	if k == nil {
		return 0, false
	}
	return k.Uint64()
}

// True reports whether loop metadata has the hint and does not give it the value 0.
func True(id *ir.MDNode, name string) bool {
	hint := Find(id, name)
	n, _ := Number(hint)
	return hint != nil && (len(hint.Fields) == 1 || n != 0)
}

// Followup returns the hints that the program demands for a loop that results from a
// transformation, such as "unrolled" after "llvm.loop.unroll."; ok is false where it demands
// nothing.
func Followup(id *ir.MDNode, prefix, which string) (hints []ir.MD, ok bool) {
	for _, name := range []string{"followup_all", "followup_" + which} {
		if n := Find(id, prefix+name); n != nil {
			ok = true
			for _, f := range n.Fields[1:] {
				hints = append(hints, f.Value)
			}
		}
	}
	return hints, ok
}

// New returns loop metadata with the hints. It is different from all others, as it names
// itself first.
func New(hints []ir.MD) *ir.MDNode {
	id := ir.NewTuple(append([]ir.MD{ir.MDNull{}}, hints...)...)
	id.Distinct = true
	id.Fields[0].Value = id
	return id
}
