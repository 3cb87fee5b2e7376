package analysis

import "opt-go/frontend/ir"

// Sanitizers instrument code after it has been optimized: they check the accesses that are left.

// WatchesMemory reports whether a sanitizer keeps account of which bytes of f's memory may be accessed. A load that the
// program would not execute may be reported, of a variable out of scope for one; a load of bytes that do not exist has
// to stay, to be reported.
func WatchesMemory(f *ir.Func) bool {
	return f.Attrs.Fn.Has("sanitize_address") || f.Attrs.Fn.Has("sanitize_hwaddress") || f.Attrs.Fn.Has("sanitize_memtag")
}

// WatchesLoads reports whether a sanitizer may report a load that the program would not execute: because of the memory, or
// because another thread writes there (LLVM's mustSuppressSpeculation).
func WatchesLoads(f *ir.Func) bool { return WatchesMemory(f) || f.Attrs.Fn.Has("sanitize_thread") }
