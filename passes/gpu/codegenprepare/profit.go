package codegenprepare

import (
	"slices"

	"opt-go/frontend/ir"
)

// Whether folding a computation into one access is profitable when others use it, too: LLVM's
// isProfitableToFoldIntoAddressingMode.

// profitable reports whether folding i, which has several users, extends no live ranges, or is
// possible for all of i's users.
func (m *addressMatcher) profitable(i *ir.Instr, before *addressForm) bool {
	if m.regardless {
		return true
	}
	base, scaled := m.form.base, m.form.scaled
	if m.liveAnyway(base, before) {
		base = nil
	}
	if m.liveAnyway(scaled, before) {
		scaled = nil
	}
	if base == nil && scaled == nil {
		return true
	}
	s := accessSearch{most: int(m.p.c.FlagInt("cgp-max-address-users-to-scan", maxAccessUses))}
	if !s.search(i) {
		return false
	}
	for _, u := range s.uses {
		user := u.User()
		steps := promotions{p: m.p}
		o := &addressMatcher{p: m.p, access: user, space: u.Value().Type().Space, bytes: m.p.accessBytes(user.AccessType()),
			form: addressForm{inBounds: true}, steps: steps, regardless: true}
		o.match(u.Value(), 0)
		o.steps.rollBack(0)
		if !slices.Contains(o.folded, i) {
			return false
		}
	}
	return true
}

// liveAnyway reports whether v is needed at the access, or in its block, whether or not more is
// folded.
func (m *addressMatcher) liveAnyway(v ir.Value, before *addressForm) bool {
	if v == nil || v == before.base || v == before.scaled {
		return true
	}
	i, isInstr := v.(*ir.Instr)
	if _, isParam := v.(*ir.Param); !isInstr && !isParam {
		return true
	}
	if isInstr && i.Op() == ir.Alloca && i.Block().IsEntry() && ir.IsIntConst(i.Operand(0)) {
		return true
	}
	for u := range ir.Users(v) {
		if u.Block() == m.access.Block() {
			return true
		}
	}
	return false
}

// accessSearch finds the accesses that use a value, directly or in a computation that could become
// part of the access.
type accessSearch struct {
	uses    []*ir.Use
	seen    []*ir.Instr
	visited int
	most    int // uses that are visited
}

// maxAccessUses is the default limit of the uses that the search visits, as in LLVM.
const maxAccessUses = 100

// search returns false when something else uses i.
func (s *accessSearch) search(i *ir.Instr) bool {
	if slices.Contains(s.seen, i) {
		return true
	}
	s.seen = append(s.seen, i)
	if !mightFold(i) {
		return false
	}
	for u := range ir.Uses(i) {
		if s.visited++; s.visited > s.most {
			return false
		}
		switch user := u.User(); user.Op() {
		case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg:
			if user.Pointer() != u.Value() || user.Op() != ir.Load && u.Index() != pointerOperand(user) {
				return false // the address is stored
			}
			s.uses = append(s.uses, u)
		case ir.Call:
			if _, asm := user.Callee().(*ir.InlineAsm); asm && user.Info.Attrs.Param(u.Index()).Has("elementtype") { // an operand in memory
				continue
			}
			if user.CalledFunc() != nil && user.CalledFunc().IsIntrinsic() || !isColdCall(user) {
				return false
			}
		default:
			if !s.search(user) {
				return false
			}
		}
	}
	return true
}

func pointerOperand(i *ir.Instr) int {
	if i.Op() == ir.Store {
		return 1
	}
	return 0
}

// isColdCall: calls of cold functions may compute their arguments' addresses themselves.
func isColdCall(i *ir.Instr) bool {
	if i.Info.Attrs.Fn.Has("cold") {
		return true
	}
	f := i.CalledFunc()
	return f != nil && f.Attrs.Fn.Has("cold")
}

// mightFold reports whether some target folds operations like i into an address.
func mightFold(i *ir.Instr) bool {
	switch i.Op() {
	case ir.BitCast, ir.AddrSpaceCast:
		return i.Type() != i.Operand(0).Type() && (i.Type().IsInt() || i.Type().IsPtr())
	case ir.PtrToInt, ir.IntToPtr, ir.Add, ir.GetElementPtr:
		return true
	case ir.Mul, ir.Shl:
		return ir.IsIntConst(i.Operand(1))
	}
	return false
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
