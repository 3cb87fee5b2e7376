package report

import (
	"io"
	"sync"

	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// Collector gathers the data of one run: New before the passes, Watch during them, Passed after
// them, PTX or VLIW and Remark from the backend, then Write.
type Collector struct {
	m       *ir.Module
	index   Index
	sources *sources
	input   string
	workers int

	mu      sync.Mutex // for the maps, while passes run
	byFunc  map[*ir.Func]*history
	byName  map[string]*history       // after the passes
	entries map[string]*FunctionEntry // the same
	order   []*history
}

// New notes the input. Title, Command, Version, Emit and Pipeline of the index are the caller's.
// What concerns each function is done on as many workers.
func New(m *ir.Module, index Index, workers int) *Collector {
	c := &Collector{m: m, index: index, sources: newSources(), input: m.Source, workers: workers, byFunc: map[*ir.Func]*history{}}
	c.definitions(func(f *ir.Func) { c.history(f) })
	return c
}

// definitions calls a function for each definition, side by side.
func (c *Collector) definitions(do func(*ir.Func)) {
	var defs []*ir.Func
	for _, f := range c.m.Funcs {
		if !f.IsDecl() {
			defs = append(defs, f)
		}
	}
	side(len(defs), c.workers, func() func(int) { return func(k int) { do(defs[k]) } })
}

// Watch takes note of a run of a pass; it is the function of passes.Options.Watch.
func (c *Collector) Watch(r passes.PassRun) {
	remarks := c.remarks(r.Remarks)
	if r.Func != nil {
		c.history(r.Func).add(r.Func, r.Node.Text, remarks)
		return
	}
	c.definitions(func(f *ir.Func) {
		var own []Remark
		for k := range remarks {
			if r.Remarks[k].Func == f.Name() {
				own = append(own, remarks[k])
			}
		}
		c.history(f).add(f, r.Node.Text, own)
	})
}

// history is the versions of a function so far; of one that is new, this is the first.
func (c *Collector) history(f *ir.Func) *history {
	c.mu.Lock()
	h := c.byFunc[f]
	c.mu.Unlock()
	if h == nil { // the function belongs to the caller: no other goroutine makes it meanwhile
		h = newHistory(f)
		c.mu.Lock()
		c.byFunc[f] = h
		c.mu.Unlock()
	}
	return h
}

func (c *Collector) remarks(list []pass.Remark) []Remark {
	var out []Remark
	for _, r := range list {
		out = append(out, c.remark(r))
	}
	return out
}

func (c *Collector) remark(r pass.Remark) Remark {
	file, line, _ := passes.RemarkPlace(c.m, r)
	return Remark{Kind: r.Kind.String(), Pass: r.Pass, Text: r.Text(), File: file, Line: line}
}

// Remark adds a remark of a backend.
func (c *Collector) Remark(r pass.Remark) {
	if h := c.byName[r.Func]; h != nil {
		h.out.Remarks = append(h.out.Remarks, c.remark(r))
	}
}

// Launch adds the statistics of a run of a kernel.
func (c *Collector) Launch(l Launch) { c.index.Launches = append(c.index.Launches, l) }

// Passed takes the module as the passes leave it, with what they report, and analyses it.
func (c *Collector) Passed(res *passes.Result, t *target.Target) {
	for _, p := range res.Times {
		c.index.Times = append(c.index.Times, Time{p.Name, p.Runs, p.Wall.Nanoseconds()})
	}
	for _, s := range res.Stats {
		c.index.Counters = append(c.index.Counters, Counter{s.Pass, s.Name, s.Value})
	}
	c.byName, c.entries = map[string]*history{}, map[string]*FunctionEntry{}
	var defs []*ir.Func
	for _, f := range c.m.Funcs {
		if f.IsDecl() {
			continue
		}
		h := c.history(f)
		h.out.Name = f.Name()
		defs, c.order = append(defs, f), append(c.order, h)
		c.byName[f.Name()], c.entries[f.Name()] = h, &FunctionEntry{Name: f.Name(), Changes: len(h.out.Versions) - 1}
	}
	side(len(defs), c.workers, func() func(int) {
		context := pass.NewContext(t, nil, io.Discard, nil)
		return func(k int) {
			h := c.order[k]
			h.ids, h.text, h.spare = nil, nil, nil
			addCode(context, defs[k], c.sources, &h.out, c.entries[h.out.Name])
		}
	})
}

// side runs work(0) … work(n-1) on some workers, each with a function of its own.
func side(n, workers int, start func() (work func(int))) {
	next := make(chan int, n)
	for k := range n {
		next <- k
	}
	close(next)
	var all sync.WaitGroup
	for range max(1, min(workers, n)) {
		all.Add(1)
		go func() {
			defer all.Done()
			work := start()
			for k := range next {
				work(k)
			}
		}()
	}
	all.Wait()
}
