package ipo

import "opt-go/frontend/ir"

// user is one place that refers to a global or to a constant expression of one: operand k of an instruction, another constant
// expression, or a global whose initialiser, aliasee or the like it is part of.
type user struct {
	instr  *ir.Instr
	k      int
	expr   *ir.Const
	holder ir.GlobalValue
}

// globalUsers knows who refers to the globals of a module, which have no use lists of their own. It is built by one walk over the module;
// what goes away afterwards is noticed, what comes has to be noted.
type globalUsers struct {
	by    map[ir.Value][]user
	exprs map[*ir.Const]bool // that are noted as users of their operands
	gone  map[ir.GlobalValue]bool
}

func findGlobalUsers(m *ir.Module) *globalUsers {
	u := &globalUsers{by: map[ir.Value][]user{}, exprs: map[*ir.Const]bool{}, gone: map[ir.GlobalValue]bool{}}
	for v := range m.AllGlobals {
		for _, c := range heldBy(v) {
			u.noteConstant(c, user{holder: v})
		}
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			u.note(i)
		}
	}
	return u
}

// heldBy returns the constants that are part of a global's definition; some may be nil.
func heldBy(v ir.GlobalValue) []ir.Value {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return []ir.Value{v.Init}
	case *ir.Alias:
		return []ir.Value{v.Aliasee}
	case *ir.IFunc:
		return []ir.Value{v.Resolver}
	case *ir.Func:
		return []ir.Value{v.Prefix, v.Prologue, v.Personality}
	}
	return nil
}

// note adds an instruction as a user of its operands.
func (u *globalUsers) note(i *ir.Instr) {
	for k, v := range i.Operands() {
		u.noteConstant(v, user{instr: i, k: k})
	}
}

func (u *globalUsers) noteConstant(v ir.Value, by user) {
	switch v := v.(type) {
	case ir.GlobalValue:
		u.by[v] = append(u.by[v], by)
	case *ir.Const:
		if len(v.Elems) == 0 {
			return
		}
		u.by[v] = append(u.by[v], by)
		if !u.exprs[v] {
			u.exprs[v] = true
			for _, e := range v.Elems {
				u.noteConstant(e, user{expr: v})
			}
		}
	}
}

// of returns who refers to a global or constant now, the latest in the module first, which is LLVM's order. Constants that
// nothing refers to any more do not count.
func (u *globalUsers) of(v ir.Value) []user {
	list := u.by[v]
	kept := list[:0]
	for _, x := range list {
		if u.alive(x, v) {
			kept = append(kept, x)
		}
	}
	u.by[v] = kept
	out := make([]user, len(kept))
	for k, x := range kept {
		out[len(out)-1-k] = x
	}
	return out
}

func (u *globalUsers) alive(x user, v ir.Value) bool {
	switch {
	case x.instr != nil:
		return x.instr.Block() != nil && x.k < x.instr.NumOperands() && x.instr.Operand(x.k) == v
	case x.expr != nil:
		return u.used(x.expr)
	}
	return !u.gone[x.holder]
}

// used reports whether anything refers to a global or constant; who does not any more is forgotten on the way.
func (u *globalUsers) used(v ir.Value) bool {
	list := u.by[v]
	for n := len(list); n > 0; n-- {
		if u.alive(list[n-1], v) {
			u.by[v] = list[:n]
			return true
		}
	}
	u.by[v] = nil
	return false
}

// replace makes the users of an instruction use a constant instead, and erases it.
func (u *globalUsers) replace(i *ir.Instr, by ir.Value) {
	var users []*ir.Instr
	for use := range ir.Uses(i) {
		users = append(users, use.User())
	}
	ir.ReplaceAllUses(i, by)
	i.Erase()
	for _, n := range users {
		for k, v := range n.Operands() {
			if v == by {
				u.noteConstant(by, user{instr: n, k: k})
			}
		}
	}
}

// addressTaken reports whether a function is used otherwise than by calls with its own type.
func (u *globalUsers) addressTaken(f *ir.Func) bool {
	for _, x := range u.of(f) {
		if !callsDirectly(x, f) {
			return true
		}
	}
	return false
}

// callsDirectly reports whether a use is that of the callee by a call with the function's type.
func callsDirectly(x user, f *ir.Func) bool {
	return x.instr != nil && x.instr.Op().IsCall() && x.k == x.instr.NumOperands()-1 && x.instr.Info.FuncType == f.FuncType
}

// directCalls returns the calls of each function of a module with its own type, the last in the module first, and which functions are used
// otherwise too.
func directCalls(m *ir.Module) (calls map[*ir.Func][]*ir.Instr, taken map[*ir.Func]bool) {
	calls, taken = map[*ir.Func][]*ir.Instr{}, map[*ir.Func]bool{}
	users := findGlobalUsers(m)
	for _, f := range m.Funcs {
		for _, x := range users.of(f) {
			if callsDirectly(x, f) {
				calls[f] = append(calls[f], x.instr)
			} else {
				taken[f] = true
			}
		}
	}
	return calls, taken
}
