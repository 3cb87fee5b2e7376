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
	ty := i.AccessType()
	if ty == nil {
		return
	}
	p := i.Pointer()
	space, size := p.Type().Space, int64(a.layout.StoreSize(ty))
	k := 0
	if i.Op() == ir.Store {
		k = 1
	}
	s := a.UseState(i, k)
	m := a.c.Target.Memory
	switch {
	case s.IsTop() || s.IsUniform() || size == 0:
	case slices.Contains(m.Segmented, space):
		a.segments(i, &s, size)
	case slices.Contains(m.Banked, space):
		a.banks(i, &s, size)
	}
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

// segments compares the segments of memory that a warp touches with those that as many bytes in a
// row take.
func (a *adviser) segments(i *ir.Instr, s *State, size int64) {
	what := i.Op().String() + " of " + strconv.FormatInt(size, 10) + " bytes"
	offsets, ok := a.offsets(s)
	if !ok {
		why := "addresses are scattered: they are no affine function of a thread's number"
		if s.IsAffine(2) {
			why = "neighbouring threads are at a distance that is not known before the kernel runs"
		}
		a.c.Remark(pass.Analyzed, "Uncoalesced", a.f, i, pass.Arg{Key: "Access", Val: what}, pass.Text(" may not be coalesced: "+why))
		return
	}
	seg := int64(a.c.Target.Memory.Segment)
	touched := map[int64]bool{}
	for _, o := range offsets {
		for n := o / seg; n <= (o+size-1)/seg; n++ {
			touched[n] = true
		}
	}
	least := (int64(len(offsets))*size + seg - 1) / seg
	if int64(len(touched)) <= least {
		return
	}
	a.c.Remark(pass.Analyzed, "Uncoalesced", a.f, i, pass.Arg{Key: "Access", Val: what}, pass.Text(" is not coalesced: "+stride(s)+"; a warp touches "),
		pass.Arg{Key: "Segments", Val: strconv.Itoa(len(touched))}, pass.Text(fmt.Sprintf(" segments of %d bytes instead of ", seg)),
		pass.Arg{Key: "Least", Val: strconv.FormatInt(least, 10)})
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
// a time.
func (a *adviser) banks(i *ir.Instr, s *State, size int64) {
	offsets, ok := a.offsets(s)
	m := a.c.Target.Memory
	if !ok || m.Banks == 0 {
		return
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
	if worst == 1 {
		return
	}
	a.c.Remark(pass.Analyzed, "BankConflict", a.f, i, pass.Arg{Key: "Access", Val: i.Op().String()}, pass.Text(" of shared memory has a conflict of "),
		pass.Arg{Key: "Ways", Val: strconv.Itoa(worst)}, pass.Text(" threads in a bank: "+stride(s)))
}
