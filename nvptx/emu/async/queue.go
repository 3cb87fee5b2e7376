// Package async is when asynchronous copies complete: the copies of a block and of each of its
// threads, and the barriers in shared memory that count them.
//
// Copies complete as late as may be: when their thread waits for its group, when a wait at a
// barrier in shared memory fails, or at the end of the block. A program that forgets to wait sees
// the old bytes. Products of warp groups (wgmma) complete when the warp waits for their group.
// Products, copies and shifts of tcgen05 complete in order, as time passes, its stores when their
// warp waits, and its loads when it waits, or uses what they load.
package async

import "slices"

// Transfer is an asynchronous copy, or an arrival that follows copies. It completes as late as may
// be: when a thread waits for it, when a wait at a barrier in shared memory fails, which is how
// time passes for the others, or when the block ends. A wait that is missing is seen so, by what
// the memory still holds.
type Transfer struct {
	done bool
	run  func(waited bool) // waited: by the thread that started it
}

// Complete runs it, once.
func (t *Transfer) Complete(waited bool) {
	if !t.done {
		t.done = true
		t.run(waited)
	}
}

// Thread is the copies of a thread that are not waited for yet: those not committed, and the
// groups, the oldest first.
type Thread struct {
	open   []*Transfer
	groups [][]*Transfer
}

// All lists the copies of all groups.
func (c *Thread) All() []*Transfer {
	var list []*Transfer
	for _, g := range c.groups {
		list = append(list, g...)
	}
	return append(list, c.open...)
}

// Queue is the copies of a block: in the order of their start, and by thread, of cp.async and in
// bulk.
type Queue struct {
	queue   []*Transfer
	threads [2]map[int]*Thread
}

const (
	Small = iota // cp.async
	Bulk         // cp.async.bulk
)

// Of returns the copies of a thread.
func (c *Queue) Of(kind, thread int) *Thread {
	if c.threads[kind] == nil {
		c.threads[kind] = map[int]*Thread{}
	}
	t := c.threads[kind][thread]
	if t == nil {
		t = &Thread{}
		c.threads[kind][thread] = t
	}
	return t
}

// Begin starts a transfer that no group waits for.
func (c *Queue) Begin(run func(waited bool)) *Transfer {
	t := &Transfer{run: run}
	c.queue = append(c.queue, t)
	return t
}

// Advance completes the oldest transfer; false if there is none.
func (c *Queue) Advance() bool {
	for len(c.queue) > 0 {
		t := c.queue[0]
		c.queue = c.queue[1:]
		if !t.done {
			t.Complete(false)
			return true
		}
	}
	return false
}

// Wait completes all groups of a thread but the latest.
func (c *Thread) Wait(latest int) {
	for len(c.groups) > latest {
		for _, t := range c.groups[0] {
			t.Complete(true)
		}
		c.groups = c.groups[1:]
	}
}

// Finish completes all copies of a thread.
func (c *Thread) Finish() {
	c.Commit()
	c.Wait(0)
}

// Add makes a transfer part of the group that the thread will commit next.
func (c *Thread) Add(t *Transfer) { c.open = append(c.open, t) }

// Commit ends the group.
func (c *Thread) Commit() { c.groups, c.open = append(c.groups, c.open), nil }

// Start adds what only a wait for the group completes.
func (c *Thread) Start(run func()) { c.Add(&Transfer{run: func(bool) { run() }}) }

// Late is registers that hold what they will hold only after a wait.
type Late map[int32]bool

// Has reports whether some of the registers are late.
func (l Late) Has(registers []int32) bool {
	return slices.ContainsFunc(registers, func(r int32) bool { return l[r] })
}

// Add adds registers.
func (l *Late) Add(registers []int32) {
	if *l == nil {
		*l = Late{}
	}
	for _, r := range registers {
		(*l)[r] = true
	}
}
