// Package globals knows the symbols of a module: what refers to them, and what their linkage
// allows.
//
//   - users.go: the users of globals, which have no use lists of their own
//   - symbols.go: linkage, lists such as llvm.used, initial values, alignment
//   - constructors.go: llvm.global_ctors
//
// Invariant: Users are right as long as each new reference is noted; references that go are
// noticed.
package globals

import "opt-go/frontend/ir"

// User is one place that refers to a global or to a constant expression of one: operand k of an
// instruction, another constant expression, or a global whose initialiser, aliasee or the like it
// is part of.
type User struct {
	Instr  *ir.Instr
	K      int
	Expr   *ir.Const
	Holder ir.GlobalValue
}

// Users records the users of the globals of a module, which have no use lists of their own. One
// walk over the module builds it; removed users are noticed, new ones have to be added.
type Users struct {
	by    map[ir.Value][]User
	exprs map[*ir.Const]bool // that are noted as users of their operands
	Gone  map[ir.GlobalValue]bool
}

func FindUsers(m *ir.Module) *Users {
	u := &Users{by: map[ir.Value][]User{}, exprs: map[*ir.Const]bool{}, Gone: map[ir.GlobalValue]bool{}}
	for v := range m.AllGlobals {
		for _, c := range heldBy(v) {
			u.NoteConstant(c, User{Holder: v})
		}
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			u.Note(i)
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

// Note adds an instruction as a user of its operands.
func (u *Users) Note(i *ir.Instr) {
	for k := range i.NumOperands() {
		switch v := i.Operand(k).(type) {
		case *ir.Instr, *ir.Param, *ir.Block: // most operands
		default:
			u.NoteConstant(v, User{Instr: i, K: k})
		}
	}
}

func (u *Users) NoteConstant(v ir.Value, by User) {
	switch v := v.(type) {
	case *ir.Instr, *ir.Param, *ir.Block: // most operands; to find out that a value is no global takes longer
	case *ir.Const:
		if len(v.Elems) == 0 {
			return
		}
		u.by[v] = append(u.by[v], by)
		if !u.exprs[v] {
			u.exprs[v] = true
			for _, e := range v.Elems {
				u.NoteConstant(e, User{Expr: v})
			}
		}
	case ir.GlobalValue:
		u.by[v] = append(u.by[v], by)
	}
}

// Of returns the current users of a global or constant, the latest in the module first, which is
// LLVM's order. Constants without users do not count.
func (u *Users) Of(v ir.Value) []User {
	list := u.by[v]
	kept := list[:0]
	for _, x := range list {
		if u.alive(x, v) {
			kept = append(kept, x)
		}
	}
	u.by[v] = kept
	out := make([]User, len(kept))
	for k, x := range kept {
		out[len(out)-1-k] = x
	}
	return out
}

func (u *Users) alive(x User, v ir.Value) bool {
	switch {
	case x.Instr != nil:
		return x.Instr.Block() != nil && x.K < x.Instr.NumOperands() && x.Instr.Operand(x.K) == v
	case x.Expr != nil:
		return u.Used(x.Expr)
	}
	return !u.Gone[x.Holder]
}

// Used reports whether anything refers to a global or constant; it drops users that no longer do.
func (u *Users) Used(v ir.Value) bool {
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

// Replace makes the users of an instruction use a constant instead, and erases it.
func (u *Users) Replace(i *ir.Instr, by ir.Value) {
	var users []*ir.Instr
	for use := range ir.Uses(i) {
		users = append(users, use.User())
	}
	ir.ReplaceAllUses(i, by)
	i.Erase()
	for _, n := range users {
		for k, v := range n.Operands() {
			if v == by {
				u.NoteConstant(by, User{Instr: n, K: k})
			}
		}
	}
}

// AddressTaken reports whether a function is used otherwise than by calls with its own type.
func (u *Users) AddressTaken(f *ir.Func) bool {
	for _, x := range u.Of(f) {
		if !CallsDirectly(x, f) {
			return true
		}
	}
	return false
}

// CallsDirectly reports whether a use is that of the callee by a call with the function's type.
func CallsDirectly(x User, f *ir.Func) bool {
	return x.Instr != nil && x.Instr.Op().IsCall() && x.K == x.Instr.NumOperands()-1 && x.Instr.Info.FuncType == f.FuncType
}

// DirectCalls returns the calls of each function of a module with its own type, the last in the
// module first, and which functions are used otherwise too.
func DirectCalls(m *ir.Module) (calls map[*ir.Func][]*ir.Instr, taken map[*ir.Func]bool) {
	calls, taken = map[*ir.Func][]*ir.Instr{}, map[*ir.Func]bool{}
	users := FindUsers(m)
	for _, f := range m.Funcs {
		for _, x := range users.Of(f) {
			if CallsDirectly(x, f) {
				calls[f] = append(calls[f], x.Instr)
			} else {
				taken[f] = true
			}
		}
	}
	return calls, taken
}
