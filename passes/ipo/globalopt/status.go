package globalopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
)

// storedKind says what is ever stored in a variable.
type storedKind uint8

const (
	storedNever   storedKind = iota
	storedInitial            // only the initial value, or what was loaded from it
	storedOnce               // one other value
	storedMany
)

// globalStatus summarizes the uses of a global: LLVM's GlobalStatus.
type globalStatus struct {
	compared  bool // the address is compared
	loaded    bool
	stored    storedKind
	store     *ir.Instr // of storedOnce
	stores    int       // how many stores there are, of any value
	atomic    bool
	accessing *ir.Func // the only function with uses
	several   bool     // there are several
}

// storedValue is the value that is stored once, or nil.
func (s *globalStatus) storedValue() ir.Value {
	if s.stored != storedOnce || s.store == nil {
		return nil
	}
	return s.store.Operand(0)
}

// status follows a global's address through the module; known is false when it gets out of sight,
// or volatile accesses forbid to touch it.
func (g *optimizer) status(v ir.GlobalValue) (s *globalStatus, known bool) {
	t := &statusSearch{g: g, v: v, seen: map[*ir.Instr]bool{}}
	if gv, ok := v.(*ir.GlobalVar); ok && gv.ExternallyInit {
		t.s.stored = storedOnce
	}
	for work := []ir.Value{v}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range g.usersOf(at) {
			next, ok := t.use(x, at)
			if !ok {
				return nil, false
			}
			if next != nil {
				work = append(work, next)
			}
		}
	}
	return &t.s, true
}

// usersOf returns the users of a global, a constant or an instruction.
func (g *optimizer) usersOf(v ir.Value) []globals.User {
	i, ok := v.(*ir.Instr)
	if !ok {
		return g.users.Of(v)
	}
	var out []globals.User
	for use := range ir.Uses(i) {
		out = append(out, globals.User{Instr: use.User(), K: use.Index()})
	}
	return out
}

type statusSearch struct {
	g    *optimizer
	v    ir.GlobalValue
	s    globalStatus
	seen map[*ir.Instr]bool // φs and selects
}

// use notes one use of the address at; next is what else holds the address then.
func (t *statusSearch) use(x globals.User, at ir.Value) (next ir.Value, ok bool) {
	if x.Instr == nil {
		if x.Expr == nil || x.Expr.Kind != ir.ExprConst || !x.Expr.Type().IsPtr() {
			return nil, false
		}
		return x.Expr, true
	}
	i, s := x.Instr, &t.s
	if f := i.Func(); s.accessing == nil {
		s.accessing = f
	} else if s.accessing != f {
		s.several = true
	}
	switch i.Op() {
	case ir.Load:
		s.loaded = true
		s.atomic = s.atomic || i.Ordering != 0
		return nil, !i.IsVolatile()
	case ir.Store:
		return nil, t.storeTo(i, x.K)
	case ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast:
		return i, true
	case ir.Select, ir.Phi:
		if t.seen[i] {
			return nil, true
		}
		t.seen[i] = true
		return i, true
	case ir.ICmp:
		s.compared = true
		return nil, true
	case ir.Call, ir.Invoke, ir.CallBr:
		return t.call(i, x.K)
	}
	return nil, false
}

func (t *statusSearch) storeTo(i *ir.Instr, k int) bool {
	s := &t.s
	if k == 0 || i.IsVolatile() {
		return false
	}
	s.stores++
	s.atomic = s.atomic || i.Ordering != 0
	gv, direct := i.Operand(1).(*ir.GlobalVar)
	if s.stored == storedMany || !direct {
		s.stored = storedMany
		return true
	}
	v := i.Operand(0)
	if refersToThreadLocal(v) {
		return false
	}
	ld, _ := v.(*ir.Instr)
	switch {
	case gv.Init != nil && v == gv.Init, ld != nil && ld.Op() == ir.Load && ld.Operand(0) == ir.Value(gv):
		s.stored = max(s.stored, storedInitial)
	case s.stored < storedOnce:
		s.stored, s.store = storedOnce, i
	case s.storedValue() != v:
		s.stored = storedMany
	}
	return true
}

// refersToThreadLocal reports whether a constant differs between threads.
func refersToThreadLocal(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return v.TLS != ""
	case *ir.Const:
		for _, e := range v.Elems {
			if refersToThreadLocal(e) {
				return true
			}
		}
	}
	return false
}

func (t *statusSearch) call(i *ir.Instr, k int) (next ir.Value, ok bool) {
	s := &t.s
	switch id := i.IntrinsicID(); id {
	case "llvm.threadlocal.address":
		return i, true
	case "llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline":
		if volatile := ir.AsInt(i.Arg(3)); volatile == nil || !volatile.IsZero() {
			return nil, false
		}
		if k == 0 {
			s.stored = storedMany
		} else {
			s.loaded = true
		}
		return nil, true
	}
	s.loaded = true
	return nil, k == i.NumOperands()-1 // as the callee
}
