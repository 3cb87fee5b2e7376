package pass

import "opt-go/frontend/ir"

// Analysis describes an analysis of functions whose result type is T. It is a constant: one
// package-level value per analysis.
type Analysis[T any] struct {
	Name    string
	CFGOnly bool // depends on blocks and branches alone, so it survives passes that preserve the CFG
	Run     func(c *Context, f *ir.Func) T
}

type cached struct {
	cfgOnly bool
	result  any
}

type cache struct{ results map[any]cached }

// Get returns the result for f, computing it when it is not cached.
func Get[T any](c *Context, f *ir.Func, a *Analysis[T]) T {
	k, _ := f.Analysis().(*cache)
	if k == nil {
		k = &cache{results: map[any]cached{}}
		f.SetAnalysis(k)
	}
	if r, ok := k.results[a]; ok {
		return r.result.(T)
	}
	r := a.Run(c, f)
	k.results[a] = cached{a.CFGOnly, r}
	return r
}

// Cached returns the result for f if it is there.
func Cached[T any](f *ir.Func, a *Analysis[T]) (T, bool) {
	if k, _ := f.Analysis().(*cache); k != nil {
		if r, ok := k.results[a]; ok {
			return r.result.(T), true
		}
	}
	var zero T
	return zero, false
}

// Keep stores a result that a pass has kept up to date itself, for after the invalidation that
// follows the pass.
func Keep[T any](f *ir.Func, a *Analysis[T], r T) {
	k, _ := f.Analysis().(*cache)
	if k == nil {
		k = &cache{results: map[any]cached{}}
		f.SetAnalysis(k)
	}
	k.results[a] = cached{a.CFGOnly, r}
}

// Invalidate drops the cached analyses of f that p does not preserve. Passes that change the CFG
// midway and go on asking for analyses call it themselves; the manager calls it after every pass.
func Invalidate(f *ir.Func, p Preserved) {
	k, _ := f.Analysis().(*cache)
	if k == nil || p == All {
		return
	}
	for key, r := range k.results {
		if p == None || !r.cfgOnly {
			delete(k.results, key)
		}
	}
}

// Drop forgets all cached analyses of f, and frees the memory of the cache.
func Drop(f *ir.Func) { f.SetAnalysis(nil) }
