package analysis

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// HasLibrary reports whether a call of a function of the C library may come about in f where there was none: the target has a
// library, and f does not forbid it.
func HasLibrary(t *pass.Target, f *ir.Func, name string) bool {
	return !t.NoLibrary && !f.Attrs.Fn.Has("no-builtins") && !f.Attrs.Fn.Has("no-builtin-"+name)
}
