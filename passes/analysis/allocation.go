package analysis

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// AllocFunc describes a function of the C and C++ libraries that allocates memory. Arguments are
// numbered from 0.
type AllocFunc struct {
	Size, Count int  // argument that gives the size in bytes, and the one it is multiplied with; -1: none
	Zeroed      bool // the memory is zero
	MayBeNull   bool
	Realloc     int // argument that is reallocated, -1: none
	params      int
}

// allocFuncs are recognized by name and number of parameters, as by LLVM's TargetLibraryInfo.
var allocFuncs = map[string]AllocFunc{
	"malloc":               {Size: 0, Count: -1, MayBeNull: true, Realloc: -1, params: 1},
	"valloc":               {Size: 0, Count: -1, MayBeNull: true, Realloc: -1, params: 1},
	"calloc":               {Size: 0, Count: 1, MayBeNull: true, Zeroed: true, Realloc: -1, params: 2},
	"aligned_alloc":        {Size: 1, Count: -1, MayBeNull: true, Realloc: -1, params: 2},
	"memalign":             {Size: 1, Count: -1, MayBeNull: true, Realloc: -1, params: 2},
	"realloc":              {Size: 1, Count: -1, MayBeNull: true, Realloc: 0, params: 2},
	"_Znwm":                {Size: 0, Count: -1, Realloc: -1, params: 1},
	"_Znam":                {Size: 0, Count: -1, Realloc: -1, params: 1},
	"_Znwj":                {Size: 0, Count: -1, Realloc: -1, params: 1},
	"_Znaj":                {Size: 0, Count: -1, Realloc: -1, params: 1},
	"_ZnwmRKSt9nothrow_t":  {Size: 0, Count: -1, MayBeNull: true, Realloc: -1, params: 2},
	"_ZnamRKSt9nothrow_t":  {Size: 0, Count: -1, MayBeNull: true, Realloc: -1, params: 2},
	"_ZnwmSt11align_val_t": {Size: 0, Count: -1, Realloc: -1, params: 2},
	"_ZnamSt11align_val_t": {Size: 0, Count: -1, Realloc: -1, params: 2},
}

// AllocationAlign returns the argument of an allocation that is the alignment of its result, -1 if
// there is none.
func AllocationAlign(i *ir.Instr) int {
	for k := range i.NumArgs() {
		if ArgHas(i, k, "allocalign") {
			return k
		}
	}
	if f := LibraryCallee(i); f != nil && f.RetType().IsPtr() && len(f.Params) == 2 {
		switch f.Name() {
		case "aligned_alloc", "memalign":
			return 0
		case "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t":
			return 1
		}
	}
	return -1
}

// Allocation returns the description of the library function that i calls, or nil. A call that is
// nobuiltin is none.
func Allocation(i *ir.Instr) *AllocFunc {
	f := LibraryCallee(i)
	if f == nil || !f.RetType().IsPtr() {
		return nil
	}
	a, ok := allocFuncs[f.Name()]
	if !ok || a.params != len(f.Params) {
		return nil
	}
	if a.Size >= 0 && !f.Params[a.Size].Type().IsInt() {
		return nil
	}
	return &a
}

// LibraryCallee returns the function that i calls, if it may be the library function of that name.
func LibraryCallee(i *ir.Instr) *ir.Func {
	if !i.Op().IsCall() || i.Info.Attrs.Fn.Has("nobuiltin") {
		return nil
	}
	f := i.CalledFunc()
	if f == nil || f.Linkage.IsLocal() || f.Attrs.Fn.Has("nobuiltin") && !i.Info.Attrs.Fn.Has("builtin") {
		return nil
	}
	if caller := i.Func(); caller != nil && (caller.Attrs.Fn.Has("no-builtins") || caller.Attrs.Fn.Has("no-builtin-"+f.Name())) {
		return nil
	}
	return f
}

// freeFuncs are the functions that free their first argument.
var freeFuncs = map[string]int{"free": 1, "_ZdlPv": 1, "_ZdaPv": 1, "_ZdlPvm": 2, "_ZdaPvm": 2, "_ZdlPvj": 2, "_ZdaPvj": 2,
	"_ZdlPvSt11align_val_t": 2, "_ZdaPvSt11align_val_t": 2, "_ZdlPvmSt11align_val_t": 3, "_ZdaPvmSt11align_val_t": 3,
	"_ZdlPvRKSt9nothrow_t": 2, "_ZdaPvRKSt9nothrow_t": 2}

// AllocationFamily names the allocations that belong together, those of C, of C++'s new, new[] and
// their aligned forms, to which i belongs as one that allocates, reallocates or frees: "" where it
// is none of them (LLVM's getAllocationFamily).
func AllocationFamily(i *ir.Instr) string {
	f := LibraryCallee(i)
	if f == nil {
		return ""
	}
	if _, frees := freeFuncs[f.Name()]; frees && FreedPointer(i) != nil || Allocation(i) != nil {
		kind, aligned := f.Name(), strings.HasSuffix(f.Name(), "St11align_val_t")
		switch {
		case !strings.HasPrefix(kind, "_Z"):
			return "malloc"
		case strings.HasPrefix(kind, "_Znw"), strings.HasPrefix(kind, "_Zdl"):
			kind = "new"
		default:
			kind = "new[]"
		}
		if aligned {
			kind += " aligned"
		}
		return kind
	}
	if _, ok := fnAttr(i, "allockind"); ok {
		if family, ok := fnAttr(i, "alloc-family"); ok {
			return strings.Trim(family.Val, `"`)
		}
	}
	return ""
}

// ReallocatedPointer returns the pointer that a call of the library's realloc takes, or nil.
func ReallocatedPointer(i *ir.Instr) ir.Value {
	if a := Allocation(i); a != nil && a.Realloc >= 0 {
		return i.Arg(a.Realloc)
	}
	return nil
}

// FreedPointer returns the pointer that a call to a library function frees, or nil.
func FreedPointer(i *ir.Instr) ir.Value {
	f := LibraryCallee(i)
	if f == nil {
		return nil
	}
	if n, ok := freeFuncs[f.Name()]; ok && n == len(f.Params) && f.RetType().IsVoid() && f.Params[0].Type().IsPtr() {
		return i.Arg(0)
	}
	if a, ok := fnAttr(i, "allockind"); ok && a.Val == "\"free\"" {
		for k := range i.NumArgs() {
			if ArgHas(i, k, "allocptr") {
				return i.Arg(k)
			}
		}
	}
	return nil
}

// RemovableAllocation reports whether i allocates memory and can be erased when its result is
// unused: it calls C++'s operator new, or a function whose attribute allows it.
func RemovableAllocation(i *ir.Instr) bool {
	f := i.CalledFunc()
	if f == nil || !i.Type().IsPtr() || f.IsIntrinsic() {
		return false
	}
	for _, attrs := range []ir.AttrSet{i.Info.Attrs.Fn, f.Attrs.Fn} {
		if kind, ok := attrs.Get("allockind"); ok {
			kinds := strings.Split(strings.Trim(kind.Val, `"`), ",")
			return slices.Contains(kinds, "alloc")
		}
	}
	return strings.HasPrefix(f.Name(), "_Zn") && Allocation(i) != nil
}
