// Package mergefunc is LLVM's mergefunc: functions that do the same become one.
//
//	define i32 @f(i32 %x) {          define i32 @f(i32 %x) {
//	  %r = mul i32 %x, 3               %r = mul i32 %x, 3
//	  %s = add i32 %r, 1               %s = add i32 %r, 1
//	  ret i32 %s                       ret i32 %s
//	}                          ⇒     }
//	define i32 @g(i32 %x) {          define i32 @g(i32 %0) {
//	  the same                         %2 = tail call i32 @f(i32 %0)
//	}                                  ret i32 %2
//
// compare.go says when two functions do the same; merge.go replaces one by the other: its uses, if
// its address does not matter; else its direct calls, and the body by a call. Of functions that
// another module may replace, all become calls of a private one.
//
// One round compares all functions, of which each is hashed first, and applies what it found at
// once; functions that call merged ones may be the same in the next. Cost: a walk over the module
// for each round, and one comparison for each function that has the hash of another.
//
// Unlike LLVM's, types of values are compared exactly: a function of i64 and one of pointers stay
// two, since a pointer is more than its bits; and so do functions whose accesses differ in
// metadata. Not here: -mergefunc-preserve-debug-info.
package mergefunc

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// Run merges the equal functions of a module.
func Run(c *pass.Context, m *ir.Module) pass.Preserved {
	r := &merger{m: m, aliases: c.FlagBool("mergefunc-use-aliases", false), done: map[*ir.Func]bool{}, used: map[ir.GlobalValue]bool{}, entries: map[ir.Value]bool{}}
	for _, list := range []string{"llvm.used", "llvm.compiler.used"} {
		for _, g := range globals.UsedList(m, list) {
			r.used[g] = true
		}
	}
	if list := m.NamedMD("nvvm.annotations"); list != nil {
		for _, n := range list.Nodes {
			if k, ok := n.Operand(0).(*ir.MDConst); ok {
				r.entries[k.Value] = true
			}
		}
	}
	changed := false
	for r.round() {
		changed = true
	}
	c.Count("Number of functions merged", r.merged)
	c.Count("Number of thunks generated", r.thunks)
	c.Count("Number of aliases generated", r.aliased)
	return pass.ChangedCFG(changed)
}

// Flags are the flags of mergefunc.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "mergefunc-use-aliases", Default: "false", Help: "make aliases of functions whose addresses do not matter"},
	}
}

// merger is a run over a module.
type merger struct {
	m       *ir.Module
	aliases bool
	used    map[ir.GlobalValue]bool // by code that the compiler does not see
	entries map[ir.Value]bool       // functions that !nvvm.annotations speaks of: kernels, which nothing can call
	done    map[*ir.Func]bool       // nothing more can be done to it, or it calls another

	merged, thunks, aliased int
}

// eligible reports whether a function can be compared and its body replaced. Blocks whose addresses
// are taken are part of what others see, a coroutine is more than its body, and a kernel cannot be
// called.
func (r *merger) eligible(f *ir.Func) bool {
	switch f.CC {
	case ir.PTXKernel, ir.SPIRKernel, ir.AMDGPUKernel:
		return false
	}
	if r.entries[f] || f.IsDecl() || f.Linkage == ir.AvailableExternally || r.done[f] || f.Attrs.Fn.Has("presplitcoroutine") {
		return false
	}
	for b := range f.Blocks() {
		if b.AddressTaken() {
			return false
		}
	}
	return true
}

// round merges what is equal now, and reports whether that changed anything.
func (r *merger) round() bool {
	byHash := map[uint64][][]*ir.Func{}
	var order []uint64
	for _, f := range r.m.Funcs {
		if !r.eligible(f) {
			continue
		}
		h := hashOf(f)
		if byHash[h] == nil {
			order = append(order, h)
		}
		byHash[h] = add(byHash[h], f)
	}
	p := newPlan(r)
	for _, h := range order {
		for _, same := range byHash[h] {
			if len(same) > 1 {
				p.merge(same)
			}
		}
	}
	return p.apply()
}

// add puts a function into the class of the functions that are equal to it.
func add(classes [][]*ir.Func, f *ir.Func) [][]*ir.Func {
	for k, same := range classes {
		if equal(same[0], f) {
			classes[k] = append(same, f)
			return classes
		}
	}
	return append(classes, []*ir.Func{f})
}
