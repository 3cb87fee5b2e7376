// Package workers runs one piece of work on several goroutines. It knows nothing of the compiler.
package workers

import (
	"fmt"
	"runtime/debug"
	"sync"
)

// Run calls work n times side by side, once on the caller's goroutine, and returns when all calls
// have. A panic in one of them is raised again for the caller, as a *Panic, where it can be
// recovered: on a goroutine of its own it would end the process.
func Run(n int, work func()) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	var first *Panic
	guarded := func() {
		defer func() {
			if cause := recover(); cause != nil {
				mu.Lock()
				defer mu.Unlock()
				if first == nil {
					first = &Panic{cause, debug.Stack()}
				}
			}
		}()
		work()
	}
	for range n - 1 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			guarded()
		}()
	}
	guarded()
	wg.Wait()
	if first != nil {
		panic(first)
	}
}

// Panic is a panic of one of the calls.
type Panic struct {
	Cause any
	stack []byte
}

// Error says what the panic said.
func (p *Panic) Error() string { return fmt.Sprint(p.Cause) }

// WorkerStack is the stack of the original panic.
func (p *Panic) WorkerStack() []byte { return p.stack }
