package reduce

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// instrs calls do for all instructions of the module; do may erase the instruction.
func instrs(m *ir.Module, do func(*ir.Instr)) {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			do(i)
		}
	}
}

func dropAttrs(m *ir.Module, want func() bool) {
	for _, f := range m.Funcs {
		if !ir.IsKnownIntrinsic(f.Name()) { // LLVM gives them the attributes that it knows
			dropFromList(&f.Attrs, want)
		}
	}
	for _, g := range m.Globals {
		g.Attrs = dropFromSet(g.Attrs, want)
	}
	instrs(m, func(i *ir.Instr) {
		if i.Info != nil {
			dropFromList(&i.Info.Attrs, want)
		}
	})
}

func dropFromList(l *ir.AttrList, want func() bool) {
	l.Fn, l.Ret = dropFromSet(l.Fn, want), dropFromSet(l.Ret, want)
	for k := range l.Params {
		l.SetParam(k, dropFromSet(l.Param(k), want))
	}
}

func dropFromSet(s ir.AttrSet, want func() bool) ir.AttrSet {
	return slices.DeleteFunc(slices.Clone(s), func(ir.Attr) bool { return want() })
}

func dropBundles(m *ir.Module, want func() bool) {
	instrs(m, func(i *ir.Instr) {
		if i.Info == nil {
			return
		}
		for k := len(i.Info.Bundles) - 1; k >= 0; k-- {
			if want() {
				removeBundle(i, k)
			}
		}
	})
}

// removeBundle takes bundle k and its operands from a call.
func removeBundle(i *ir.Instr, k int) {
	gone := i.Info.Bundles[k]
	for n := range gone.Count {
		i.RemoveOperand(gone.First + gone.Count - 1 - n)
	}
	i.Info.Bundles = slices.Delete(slices.Clone(i.Info.Bundles), k, k+1)
	for n := range i.Info.Bundles {
		if b := &i.Info.Bundles[n]; b.First > gone.First {
			b.First -= gone.Count
		}
	}
}

func dropAttachments(m *ir.Module, want func() bool) {
	without := func(list []ir.Attachment) []ir.Attachment {
		return slices.DeleteFunc(slices.Clone(list), func(ir.Attachment) bool { return want() })
	}
	for v := range m.AllGlobals {
		v.Base().SetAttachments(without(v.Base().Attachments()))
	}
	instrs(m, func(i *ir.Instr) { i.SetAttachments(without(i.Attachments())) })
}

func dropDebugCalls(m *ir.Module, want func() bool) {
	instrs(m, func(i *ir.Instr) {
		if strings.HasPrefix(i.IntrinsicID(), "llvm.dbg.") && want() {
			i.Erase()
		}
	})
}

// dropFlags takes all flags of an instruction at once, and the words of newer LLVM versions with
// them.
func dropFlags(m *ir.Module, want func() bool) {
	instrs(m, func(i *ir.Instr) {
		if i.Flags&^ir.Atomic != 0 && want() {
			i.Flags &= ir.Atomic
		}
		switch {
		case i.Ordering == ir.NotAtomic || i.Op() != ir.Load && i.Op() != ir.Store:
		case want():
			i.Ordering, i.Flags = ir.NotAtomic, i.Flags&^ir.Atomic
			i.SetSyncScope("")
		}
		if i.SyncScope() != "" && want() {
			i.SetSyncScope("")
		}
	})
}

func dropAlign(m *ir.Module, want func() bool) {
	for v := range m.AllGlobals {
		if g := v.Base(); g.Align > 1 && want() {
			g.Align = 0
		}
	}
	instrs(m, func(i *ir.Instr) {
		if i.Align() > 1 && want() {
			i.SetAlign(1)
		}
	})
}

// dropConventions gives a function and its direct calls the C calling convention in one step.
func dropConventions(m *ir.Module, want func() bool) {
	plain := map[*ir.Func]bool{}
	for _, f := range m.Funcs {
		if f.CC != ir.CCC && want() {
			f.CC, plain[f] = ir.CCC, true
		}
	}
	instrs(m, func(i *ir.Instr) {
		switch {
		case i.Info == nil || i.Info.CC == ir.CCC:
		case plain[i.CalledFunc()]:
			i.Info.CC = ir.CCC
		case (i.CalledFunc() == nil || i.CalledFunc().CC == ir.CCC) && want():
			i.Info.CC = ir.CCC
		}
	})
}
