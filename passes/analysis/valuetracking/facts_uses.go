package valuetracking

import (
	"slices"

	"opt-go/frontend/ir"
)

// about returns the branches and assumptions about a value.
func (fs *Facts) about(v ir.Value) []*ir.Instr {
	n := ir.LocalID(v)
	if n < 0 {
		return nil
	}
	if !fs.all {
		list, _ := fs.by.of(n)
		return list
	}
	// Most values are about nothing, and have few uses: to see that costs less than to look it up.
	few := factSearch{steps: fewFactSteps}
	if few.of(v); few.steps >= 0 && len(few.found) == 0 {
		return nil
	}
	if list, ok := fs.by.of(n); ok {
		return list
	}
	s := factSearch{steps: maxFactSteps}
	s.of(v)
	slices.Reverse(s.found) // uses come with the latest first
	fs.by.set(n, s.found)
	return s.found
}

// fewFactSteps is how many uses are visited before it is looked up whether they have been before.
const fewFactSteps = 8

// maxFactSteps bounds how many uses of a value, and of values computed from it, are visited.
const maxFactSteps = 1 << 12

// factSearch finds for a value the branches and assumptions under which Facts.add would note it.
type factSearch struct {
	found []*ir.Instr
	steps int
}

func (s *factSearch) of(v ir.Value) {
	if _, ok := v.(*ir.Instr); ok {
		s.condition(v, 0)
	}
	for u := range ir.Uses(v) {
		if s.steps--; s.steps < 0 {
			return
		}
		switch user := u.User(); {
		case user.Op() == ir.ICmp, user.Op() == ir.FCmp, user.IntrinsicID() == "llvm.is.fpclass":
			s.condition(user, 0)
		case seenThrough(user, u.Index()):
			s.compares(user)
			if user.Op().IsPtrToNumber() || user.IntrinsicID() == "llvm.fabs" { // -|x| of the latter
				s.masks(user)
			}
		case user.IntrinsicID() == "llvm.assume" && u.Index() > 0: // in a bundle
			s.found = append(s.found, user)
		}
	}
}

// masks finds the compares of values computed from a pointer's address.
func (s *factSearch) masks(v *ir.Instr) {
	for u := range ir.Users(v) {
		if s.steps--; s.steps < 0 {
			return
		}
		if (u.Op().IsBinary() || u.Op() == ir.FNeg) && seenThrough(u, 0) {
			s.compares(u)
		}
	}
}

// seenThrough reports whether a compare of an instruction may give facts about its operand k.
func seenThrough(i *ir.Instr, k int) bool {
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub, ir.Shl, ir.LShr, ir.AShr, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.ZExt, ir.SExt, ir.BitCast, ir.FNeg:
		return true
	case ir.Call:
		id := i.IntrinsicID()
		return k == 0 && (id == "llvm.ctpop" || id == "llvm.fabs")
	}
	return false
}

func (s *factSearch) compares(v *ir.Instr) {
	for u := range ir.Users(v) {
		if s.steps--; s.steps < 0 {
			return
		}
		if u.Op() == ir.ICmp || u.Op() == ir.FCmp || u.IntrinsicID() == "llvm.is.fpclass" {
			s.condition(u, 0)
		}
	}
}

// condition finds where c is the condition, or an operand of the condition.
func (s *factSearch) condition(c ir.Value, depth int) {
	for u := range ir.Users(c) {
		if s.steps--; s.steps < 0 {
			return
		}
		switch op := u.Op(); {
		case u.IsCondBr(), u.IntrinsicID() == "llvm.assume" && u.Arg(0) == c:
			if n := len(s.found); n == 0 || s.found[n-1] != u {
				s.found = append(s.found, u)
			}
		case depth < MaxCondDepth && (op == ir.And || op == ir.Or || op == ir.Xor || op == ir.Select):
			s.condition(u, depth+1)
		}
	}
}
