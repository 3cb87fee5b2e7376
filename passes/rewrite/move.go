package rewrite

import (
	"strings"

	"opt-go/frontend/ir"
)

// What an instruction loses when it is moved to where it is executed more often or at another place
// of the source.

// DropUBImplying removes attributes and metadata of i that make a violation undefined behaviour
// rather than poison; they may have been true under the conditions that i is moved out of. Metadata
// of alias analysis goes with them. Debug locations stay.
func DropUBImplying(i *ir.Instr) {
	i.DropMDExcept("dbg", "annotation", "range", "nonnull", "align")
	dropUBAttrs(i)
}

func dropUBAttrs(i *ir.Instr) {
	if i.Info == nil {
		return
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.Without("noundef", "dereferenceable", "dereferenceable_or_null")
	for k, p := range i.Info.Attrs.Params {
		i.Info.Attrs.Params[k] = p.Without("noundef", "dereferenceable", "dereferenceable_or_null")
	}
}

// lowersToCall are the intrinsics that may become calls of functions.
var lowersToCall = []string{"llvm.objc.", "llvm.memcpy", "llvm.memmove", "llvm.memset"}

// DropLocation removes i's debug location, since i moves to where the source has nothing of the
// kind. A call keeps its function's scope with line 0, for what may be inlined in its place.
func DropLocation(i *ir.Instr) {
	if i.DebugLoc() == nil {
		return
	}
	call := i.Op().IsCall()
	if id := i.IntrinsicID(); call && id != "" {
		call = false
		for _, p := range lowersToCall {
			call = call || strings.HasPrefix(id, p)
		}
	}
	scope := i.Func().MD("dbg")
	if !call || scope == nil {
		i.SetMD("dbg", nil)
		return
	}
	i.SetMD("dbg", &ir.MDNode{ID: -1, Kind: "DILocation", Fields: []ir.MDField{
		{Name: "line", Value: ir.MDRaw("0")}, {Name: "scope", Value: scope}}})
}
