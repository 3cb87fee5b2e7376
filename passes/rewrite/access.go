package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
)

// MergeAccessMD gives a load or store of a vector the metadata that holds for all the accesses that
// it stands for; its type tag is the least type that contains all of theirs.
func MergeAccessMD(access *ir.Instr, of []*ir.Instr) {
	tags := tagsOf(of[0])
	for _, i := range of[1:] {
		tags = tags.Merge(tagsOf(i))
	}
	tags.Attach(access)
	for _, kind := range []string{"fpmath", "nontemporal", "invariant.load", "llvm.access.group"} {
		n := of[0].MD(kind)
		for _, i := range of[1:] {
			if o := i.MD(kind); o == nil || o != n && kind != "invariant.load" { // which has no contents
				n = nil
			}
		}
		if n != nil {
			access.SetMD(kind, n)
		}
	}
}

func tagsOf(i *ir.Instr) alias.Tags {
	return alias.Tags{TBAA: i.MD("tbaa"), Scope: i.MD("alias.scope"), NoAlias: i.MD("noalias")}
}
