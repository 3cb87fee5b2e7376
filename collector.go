package optgo

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// The collector is told how much memory the process may take, not how far the heap may grow between
// two collections: the live heap varies by a factor of three, from the text in the middle of being
// read to the functions in the middle of a pipeline, and what counts is the peak. Doubling the heap
// each time would collect often where little is live and much memory is left, and seldom at the
// peak. Where a module grows so much that half of its budget is live, the budget grows with it.
const (
	budgetBase   = 64 << 20 // bytes, without the program itself
	budgetRead   = 10       // bytes for each byte of an input that is only read and written
	budgetPasses = 12       // and for each byte of one that passes change
	budgetLive   = 2        // bytes for each live one, at least
)

// TuneCollector tunes the garbage collector of this process for a program that reads one module of
// the given size in bytes, compiles it and exits; changed says that passes run. A long-running
// program should not call it. GOGC and GOMEMLIMIT in the environment override it.
func TuneCollector(size int, changed bool) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	perByte := budgetRead
	if changed {
		perByte = budgetPasses
	}
	budget := int64(budgetBase) + int64(perByte)*int64(size)
	debug.SetMemoryLimit(budget)
	debug.SetGCPercent(-1)
	afterCollections(func(live int64) { debug.SetMemoryLimit(max(budget, budgetLive*live)) })
}

// afterCollections calls f after each collection with the bytes that it found live.
func afterCollections(f func(live int64)) {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	var next func(**int)
	next = func(**int) {
		metrics.Read(s)
		f(int64(s[0].Value.Uint64()))
		runtime.SetFinalizer(new(*int), next)
	}
	runtime.SetFinalizer(new(*int), next)
}
