package memssa

import (
	"iter"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// Analysis is the MemorySSA of a function.
var Analysis = &pass.Analysis[*MemorySSA]{
	Name: "memoryssa",
	Run: func(c *pass.Context, f *ir.Func) *MemorySSA {
		m := New(f, pass.Get(c, f, analysis.Dominators), pass.Get(c, f, alias.AA))
		m.walkLimit = int(c.FlagInt(LimitFlag, walkLimit))
		return m
	},
}

// LimitFlag is the command-line option for how many definitions a walk visits.
const LimitFlag = "memssa-check-limit"

// Kind tells what an access is.
type Kind uint8

// The kinds. LiveOnEntry is memory as the function finds it.
const (
	LiveOnEntry Kind = iota
	Def
	Use
	Phi
)

// Access is a node of the form: a version of memory, or an instruction that reads one.
type Access struct {
	Kind  Kind
	dead  bool
	fixed bool      // of a Use: it reads memory that does not change while the function runs
	Load  bool      // a Use by a load
	ID    int       // of versions, from 1; 0: LiveOnEntry, and uses, which have none
	Block *ir.Block // nil: LiveOnEntry
	Instr *ir.Instr // of a Def or Use

	// Preds are the predecessors of a Phi, in the order of its incoming versions.
	Preds []*ir.Block

	defining  link    // of a Def or Use
	incoming  []*link // versions that come to a Phi
	users     *link   // the first of those that refer to this one
	optimized *Access // a clobber that the walker found
}

// link is one reference from an access to a version, in the list of the version's users.
type link struct {
	user, def  *Access
	prev, next *link
}

// MemorySSA is the form of one function.
type MemorySSA struct {
	Entry *Access // LiveOnEntry

	f       *ir.Func
	dt      *analysis.DomTree
	aa      *alias.Analysis
	byInstr []*Access          // by the instruction's number
	phis    []*Access          // by the block's
	last    []*Access          // last Def of a block
	lists   [][]*Access        // accesses of the instructions of a block, those removed included; nil since others were inserted
	throws  map[*ir.Block]bool // an instruction that makes no version may throw
	nextID  int

	walkLimit int // definitions that a walk looks at

	ensured bool // uses point to their clobbers
	slab    []Access
}

// slabSize is how many accesses are allocated at once.
const slabSize = 64

func (m *MemorySSA) alloc(a Access) *Access {
	if len(m.slab) == 0 {
		m.slab = make([]Access, slabSize)
	}
	n := &m.slab[0]
	m.slab = m.slab[1:]
	*n = a
	n.defining.user = n
	return n
}

// at returns the entry of a table by number; nil for accesses newer than the table.
func at(table []*Access, id int) *Access {
	if id < len(table) {
		return table[id]
	}
	return nil
}

// put changes a table by numbers.
func put(table *[]*Access, id int, a *Access) {
	if id >= len(*table) {
		*table = append(*table, make([]*Access, id+1-len(*table))...)
	}
	(*table)[id] = a
}

// Of returns the access of an instruction, or nil.
func (m *MemorySSA) Of(i *ir.Instr) *Access { return at(m.byInstr, i.ID()) }

// Accesses iterates over the accesses of a block's instructions in their order. Lists that were
// built with the form avoid walking all the code.
func (m *MemorySSA) Accesses(b *ir.Block) iter.Seq[*Access] {
	return func(yield func(*Access) bool) {
		if b.ID() >= len(m.lists) {
			for i := range b.Instrs() {
				if a := m.Of(i); a != nil && !yield(a) {
					return
				}
			}
			return
		}
		for _, a := range m.lists[b.ID()] {
			if !a.dead && !yield(a) {
				return
			}
		}
	}
}

// ThrowsSilently reports whether an instruction of the block that makes no version might throw when
// the form was made: no walk over versions meets it, and a caller that catches the exception reads
// memory.
func (m *MemorySSA) ThrowsSilently(b *ir.Block) bool { return m.throws[b] }

// PhiOf returns the φ at the head of a block, or nil.
func (m *MemorySSA) PhiOf(b *ir.Block) *Access { return at(m.phis, b.ID()) }

// Defining returns the version that a Def or Use was linked to.
func (a *Access) Defining() *Access { return a.defining.def }

// NumIncoming returns the number of edges of a Phi.
func (a *Access) NumIncoming() int { return len(a.incoming) }

// Incoming returns the version on edge k of a Phi.
func (a *Access) Incoming(k int) *Access { return a.incoming[k].def }

// Users returns the accesses that refer to a version, once per reference.
func (a *Access) Users() []*Access {
	var out []*Access
	for l := a.users; l != nil; l = l.next {
		out = append(out, l.user)
	}
	return out
}

// EachUser iterates over Users without building a list, for callers that stop early.
func (a *Access) EachUser() iter.Seq[*Access] {
	return func(yield func(*Access) bool) {
		for l := a.users; l != nil && yield(l.user); l = l.next {
		}
	}
}

// HasUsers reports whether any access refers to the version.
func (a *Access) HasUsers() bool { return a.users != nil }

// IsVersion reports whether the access defines a version.
func (a *Access) IsVersion() bool { return a.Kind != Use }

// Removed reports whether the access was removed from its function's form.
func (a *Access) Removed() bool { return a.dead }

// Optimized returns the clobber that the walker has found for the access, or nil.
func (a *Access) Optimized() *Access {
	if a.optimized == nil || a.optimized.dead {
		return nil
	}
	return a.optimized
}

// SetOptimized records a clobber of a Def that a pass has found itself.
func (a *Access) SetOptimized(clobber *Access) { a.optimized = clobber }

func (l *link) set(def *Access) {
	l.unlink()
	if l.def = def; def != nil {
		if l.next = def.users; l.next != nil {
			l.next.prev = l
		}
		def.users = l
	}
}

func (l *link) unlink() {
	if l.def == nil {
		return
	}
	if l.prev != nil {
		l.prev.next = l.next
	} else {
		l.def.users = l.next
	}
	if l.next != nil {
		l.next.prev = l.prev
	}
	l.def, l.prev, l.next = nil, nil, nil
}

// addIncoming gives a Phi another edge.
func (a *Access) addIncoming(b *ir.Block, def *Access) {
	l := &link{user: a}
	l.set(def)
	a.Preds, a.incoming = append(a.Preds, b), append(a.incoming, l)
}

// setDefining links a Def or Use to another version and forgets its clobber.
func (a *Access) setDefining(def *Access) {
	a.defining.set(def)
	a.optimized = nil
}

// replaceUsers makes every reference to a refer to def.
func (a *Access) replaceUsers(def *Access) {
	for a.users != nil {
		l := a.users
		if l.user.Kind != Phi {
			l.user.optimized = nil
		}
		l.set(def)
	}
}

// Dominates reports whether version a is available at access b: every path to b passes a. An access
// dominates itself.
func (m *MemorySSA) Dominates(a, b *Access) bool {
	switch {
	case a == b || a.Kind == LiveOnEntry:
		return true
	case b.Kind == LiveOnEntry:
		return false
	case a.Block != b.Block:
		return m.dt.Dominates(a.Block, b.Block)
	case a.Kind == Phi || b.Kind == Phi:
		return a.Kind == Phi
	}
	return a.Instr.ComesBefore(b.Instr)
}
