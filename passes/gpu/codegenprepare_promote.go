package gpu

// promotions are changes of the function that are tried: what undoes them, in the order in which they were made.
type promotions struct {
	p    *preparation
	undo []func()
	done []func() // what is left to do when the changes stay
}

func (t *promotions) mark() int { return len(t.undo) }

// add takes over the changes of another list.
func (t *promotions) add(o promotions) {
	t.undo = append(t.undo, o.undo...)
	t.done = append(t.done, o.done...)
}

// rollBack undoes all changes behind a mark.
func (t *promotions) rollBack(mark int) {
	for k := len(t.undo) - 1; k >= mark; k-- {
		t.undo[k]()
	}
	t.undo = t.undo[:mark]
}

// commit keeps the changes; it reports whether there are any.
func (t *promotions) commit() bool {
	for _, f := range t.done {
		f()
	}
	return len(t.undo) > 0
}

func (m *addressMatcher) matchExtension(o operation, depth int) bool { return false }
