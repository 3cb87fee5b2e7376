package divergence

import (
	"fmt"
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// memory emits a remark for an access of a warp that takes more transactions than its bytes need,
// or that has bank conflicts in shared memory.
func (a *adviser) memory(i *ir.Instr) {
	s, space, size := a.address(i)
	m := a.c.Target.Memory
	switch {
	case s.IsTop() || s.IsUniform() || size == 0:
	case slices.Contains(m.Segmented, space):
		a.uncoalesced(i, &s, size)
	case slices.Contains(m.Banked, space):
		a.conflicts(i, &s, size)
	}
}

// address is the state of the address of a memory access at its use, its address space, and the
// bytes that it moves: 0 if the instruction is no such access.
func (a *adviser) address(i *ir.Instr) (s State, space int, size int64) {
	ty := i.AccessType()
	if ty == nil {
		return State{}, 0, 0
	}
	k := 0
	if i.Op() == ir.Store {
		k = 1
	}
	return a.UseState(i, k), i.Pointer().Type().Space, int64(a.layout.StoreSize(ty))
}

// offsets returns how far the addresses of a warp's threads are from its first one's; ok is false
// when that is not known.
func (a *adviser) offsets(s *State) (out []int64, ok bool) {
	for _, t := range a.warp {
		n := int64(0)
		for d := range s.Lin {
			if t[d] == a.warp[0][d] { // the same for all: whatever it is multiplied by is no distance
				continue
			}
			if s.Lin[d].Unknown || s.Quad[d].Unknown {
				return nil, false
			}
			first := a.warp[0][d]
			n += s.Lin[d].Value*(t[d]-first) + s.Quad[d].Value*(t[d]*t[d]-first*first)
		}
		out = append(out, n)
	}
	low := slices.Min(out)
	for k := range out {
		out[k] -= low
	}
	return out, true
}

// segments counts the segments of memory that a warp touches, and those that as many bytes in a row
// take; ok is false where the addresses are not known.
func (a *adviser) segments(s *State, size int64) (touched, least int, ok bool) {
	offsets, ok := a.offsets(s)
	if !ok {
		return 0, 0, false
	}
	seg := int64(a.c.Target.Memory.Segment)
	all := map[int64]bool{}
	for _, o := range offsets {
		for n := o / seg; n <= (o+size-1)/seg; n++ {
			all[n] = true
		}
	}
	return len(all), int((int64(len(offsets))*size + seg - 1) / seg), true
}

// uncoalesced emits a remark for an access that touches more segments than it needs to.
func (a *adviser) uncoalesced(i *ir.Instr, s *State, size int64) {
	what := i.Op().String() + " of " + strconv.FormatInt(size, 10) + " bytes"
	touched, least, ok := a.segments(s, size)
	if !ok {
		a.c.Remark(pass.Analyzed, "Uncoalesced", a.f, i, pass.Arg{Key: "Access", Val: what}, pass.Text(" may not be coalesced: "+whyUnknown(s)))
		return
	}
	if touched <= least {
		return
	}
	a.c.Remark(pass.Analyzed, "Uncoalesced", a.f, i, pass.Arg{Key: "Access", Val: what}, pass.Text(" is not coalesced: "+stride(s)+"; a warp touches "),
		pass.Arg{Key: "Segments", Val: strconv.Itoa(touched)}, pass.Text(fmt.Sprintf(" segments of %d bytes instead of ", a.c.Target.Memory.Segment)),
		pass.Arg{Key: "Least", Val: strconv.Itoa(least)})
}

// whyUnknown says why the distances between the addresses of a warp's threads are not known.
func whyUnknown(s *State) string {
	if s.IsAffine(2) {
		return "neighbouring threads are at a distance that is not known before the kernel runs"
	}
	return "addresses are scattered: they are no affine function of a thread's number"
}

// stride words the distances between neighbouring threads.
func stride(s *State) string {
	text := ""
	for d := range s.Lin {
		switch {
		case s.Lin[d].Unknown || s.Quad[d].Unknown: // in a dimension in which the warp's threads are alike
		case !s.Quad[d].IsZero():
			text = join2(text, "addresses grow with the square of "+dimNames[d])
		case !s.Lin[d].IsZero():
			text = join2(text, fmt.Sprintf("stride of %s bytes in %s", s.Lin[d], dimNames[d]))
		}
	}
	return text
}

// banks counts the passes that the threads' accesses of shared memory take: different words of one
// bank come one after the other. Accesses of more than a word go a half or a quarter of the warp at
// a time. ok is false where the addresses are not known.
func (a *adviser) banks(s *State, size int64) (passes int, ok bool) {
	offsets, ok := a.offsets(s)
	m := a.c.Target.Memory
	if !ok || m.Banks == 0 {
		return 0, false
	}
	word := int64(m.BankBytes)
	group := max(1, len(offsets)/int(max(1, size/word)))
	worst := 1
	for from := 0; from < len(offsets); from += group {
		words := map[int64]map[int64]bool{}
		for _, o := range offsets[from:min(from+group, len(offsets))] {
			for n := o / word; n <= (o+size-1)/word; n++ {
				bank := n % int64(m.Banks)
				if words[bank] == nil {
					words[bank] = map[int64]bool{}
				}
				words[bank][n] = true
				worst = max(worst, len(words[bank]))
			}
		}
	}
	return worst, true
}

// conflicts emits a remark for an access with bank conflicts.
func (a *adviser) conflicts(i *ir.Instr, s *State, size int64) {
	worst, ok := a.banks(s, size)
	if !ok || worst == 1 {
		return
	}
	a.c.Remark(pass.Analyzed, "BankConflict", a.f, i, pass.Arg{Key: "Access", Val: i.Op().String()}, pass.Text(" of shared memory has a conflict of "),
		pass.Arg{Key: "Ways", Val: strconv.Itoa(worst)}, pass.Text(" threads in a bank: "+stride(s)))
}
