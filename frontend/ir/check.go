package ir

import (
	"fmt"
	"slices"

	"github.com/pkg/errors"
)

// CheckUses checks the data structures of a function, not the program: every operand slot is in the
// use list of its value and every use list holds such slots only, blocks and instructions are
// linked both ways, counts and dense numbers are right, names are unique and in the symbol table.
// Tests call it after passes; an error is a bug in opt-go.
func CheckUses(f *Func) error {
	c := &structureCheck{fn: f, names: map[string]Value{}, ids: make([]bool, f.ValueBound()), blockIDs: make([]bool, f.BlockBound())}
	c.run()
	return errors.Wrapf(c.err, "function @%s", f.name)
}

type structureCheck struct {
	fn       *Func
	names    map[string]Value
	ids      []bool
	blockIDs []bool
	err      error // the first fault
}

func (c *structureCheck) fail(format string, args ...any) {
	if c.err == nil {
		c.err = errors.Errorf(format, args...)
	}
}

func (c *structureCheck) run() {
	f := c.fn
	for k, p := range f.Params {
		if p.fn != f || p.index != k {
			c.fail("parameter %d does not know its place", k)
		}
		c.id(c.ids, int(p.id), "parameter "+p.name)
		c.name(p.name, p)
		c.list(p)
	}
	n := 0
	var prev *Block
	for b := f.first; b != nil; prev, b = b, b.next {
		n++
		if b.prev != prev || b.fn != f {
			c.fail("block %q is not linked to its neighbour or function", b.name)
		}
		c.id(c.blockIDs, int(b.id), "block "+b.name)
		c.name(b.name, b)
		c.block(b)
	}
	if f.last != prev || f.numBlocks != n {
		c.fail("the list of blocks has %d, the count says %d", n, f.numBlocks)
	}
	for _, v := range f.names.values {
		if v == nil {
			continue
		}
		if name := NameOf(v); bears(v, name) && name != "" && c.names[name] != v {
			c.fail("the symbol table has %q, which nothing is called", name)
		}
	}
	if f.cfg != nil && !f.cfg.equal(newCFG(f)) {
		c.fail("the control flow graph that is remembered is not the function's")
	}
	c.debugUses()
}

// debugUses checks that the recorded debug uses of a value are operands of calls that still exist.
func (c *structureCheck) debugUses() {
	for v, list := range c.fn.mdUses {
		for _, m := range list {
			switch {
			case m.val != v || m.owner != c.fn:
				c.fail("a debug use of %s does not know its value or function", v.Ident())
			case m.call == nil || m.call.block == nil || m.call.block.fn != c.fn:
				c.fail("a debug use of %s belongs to no call of the function", v.Ident())
			case !m.isOperand():
				c.fail("a debug use of %s is no operand of its call", v.Ident())
			}
		}
	}
}

// isOperand reports whether m is an operand of its call, alone or in a list.
func (m *MDOperand) isOperand() bool {
	for k := range m.call.ops {
		if _, at := argumentOf(m.call.ops[k].val, m); at >= 0 {
			return true
		}
	}
	return false
}

func (c *structureCheck) block(b *Block) {
	c.list(b)
	n, phis := int32(0), int32(0)
	var prev *Instr
	for i := b.first; i != nil; prev, i = i, i.next {
		n++
		if i.op == Phi {
			phis++
		}
		if i.prev != prev || i.block != b {
			c.fail("instruction %q in %q is not linked to its neighbour or block", i.Name(), b.name)
			return
		}
		if b.ordered && prev != nil && prev.seq >= i.seq {
			c.fail("the order numbers in block %q are wrong", b.name)
		}
		c.id(c.ids, int(i.id), "instruction "+i.Name())
		c.name(i.Name(), i)
		c.list(i)
		c.operands(i)
	}
	c.edges(b)
	if b.last != prev || b.count != n || b.phis != phis {
		c.fail("block %q has %d instructions, %d of them φs, the count says %d and %d", b.name, n, phis, b.count, b.phis)
	}
}

// edges checks that the neighbours that b remembers are those that it has.
func (c *structureCheck) edges(b *Block) {
	succs, preds := b.succs, b.preds
	b.succs, b.preds = nil, nil
	if succs != nil && !slices.Equal(succs, b.Succs()) || preds != nil && !slices.Equal(preds, b.Preds()) {
		c.fail("block %q remembers edges that it has not", b.name)
	}
}

func (c *structureCheck) id(seen []bool, id int, what string) {
	if id < 0 || id >= len(seen) || seen[id] {
		c.fail("%s has the number %d, which is out of range or taken", what, id)
		return
	}
	seen[id] = true
}

func (c *structureCheck) name(name string, v Value) {
	if name == "" {
		return
	}
	if c.names[name] != nil {
		c.fail("the name %q is taken twice", name)
	}
	c.names[name] = v
	if nameHash(v) != hashName(name) {
		c.fail("%q has the hash of another name", name)
	}
	if c.fn.names.made() && c.fn.names.lookup(name) != v {
		c.fail("the symbol table does not know %q", name)
	}
}

// list checks the use list of a value.
func (c *structureCheck) list(v Value) {
	var prev *Use
	for u := v.useList().head; u != nil; prev, u = u, u.next {
		if u.prev != prev || u.val != v {
			c.fail("the use list of %s is broken", v.Ident())
			return
		}
		if u.user == nil || u.Index() >= len(u.user.ops) || &u.user.ops[u.Index()] != u {
			c.fail("the use list of %s holds a slot that is no operand", v.Ident())
			return
		}
		if u.user.block == nil {
			c.fail("%s is used by a %s that is in no block", v.Ident(), u.user.op)
			return
		}
	}
}

// operands checks that the slots of i are in the use lists of their values.
func (c *structureCheck) operands(i *Instr) {
	if i.op == Phi && i.NumIncoming() != len(i.ops) {
		c.fail("φ %q has %d values for %d blocks", i.Name(), len(i.ops), i.NumIncoming())
	}
	for k := range i.ops {
		u := &i.ops[k]
		if u.user != i {
			c.fail("operand %d of %s does not know its place", k, i)
		}
		if u.val == nil {
			c.fail("operand %d of %s is missing", k, i)
			continue
		}
		l := u.val.useList()
		if l == nil {
			continue
		}
		if l.head != u && (u.prev == nil || u.prev.next != u) {
			c.fail("operand %d of %s is not in a use list", k, i)
		}
		if at := home(u.val); at != c.fn {
			c.fail("operand %d of %s belongs to %s", k, i, funcName(at))
		}
	}
}

// home returns the function that a local value belongs to.
func home(v Value) *Func {
	switch v := v.(type) {
	case *Instr:
		return v.Func()
	case *Param:
		return v.fn
	case *Block:
		return v.fn
	}
	return nil
}

func funcName(f *Func) string {
	if f == nil {
		return "no function"
	}
	return fmt.Sprintf("@%s", f.name)
}
