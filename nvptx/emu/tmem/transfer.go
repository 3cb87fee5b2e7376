package tmem

import (
	"fmt"
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// warpLanes is how many lanes a warp reaches: those from 32 times its number in its group of four.
const warpLanes = 32

// Transfer is a transfer between the registers of a warp and tensor memory: tcgen05.ld or st.
type Transfer struct {
	lanes     int                                      // of the shape: 32, or 16
	place     func(thread, reg int) (lane, column int) // of a word
	halves    bool                                     // a register holds the low halves of two columns
	split     bool                                     // 16x32bx2: the upper threads' columns are elsewhere
	reduction *scalar.Reduction                        // of ld.red; nil: another transfer
}

// Reduces reports whether the load has one more register: what each thread's others reduce to.
func (t *Transfer) Reduces() bool { return t.reduction != nil }

// TransferOf decodes tcgen05.ld or st (PTX ISA, section 9.7.16.2.3.1).
func TransferOf(m ptx.Match) *Transfer {
	t := &Transfer{lanes: 16, halves: m.Has("pack") || m.Has("unpack")}
	if m.Has("red") {
		r := scalar.ReductionOf(m)
		t.reduction = &r
	}
	switch m.Get("shape") {
	case "32x32b":
		t.lanes = 32
		t.place = func(thread, reg int) (int, int) { return thread, reg }
	case "16x64b":
		t.place = func(thread, reg int) (int, int) { return thread/4 + thread%2*8, thread/2%2 + 2*reg }
	case "16x128b":
		t.place = func(thread, reg int) (int, int) { return thread/4 + reg%2*8, thread%4 + reg/2*4 }
	case "16x256b":
		t.place = func(thread, reg int) (int, int) { return thread/4 + reg/2%2*8, thread%4*2 + reg%2 + reg/4*8 }
	default: // 16x32bx2
		t.split = true
		t.place = func(thread, reg int) (int, int) { return thread % 16, reg }
	}
	return t
}

// check says whether a warp may use an address.
func (t *Transfer) check(warp int, at Address) error {
	first := warp % 4 * warpLanes
	if at.Lane == first || at.Lane == first+16 && t.lanes == 16 {
		return nil
	}
	return fmt.Errorf("lane %d of tensor memory, where warp %d has the lanes from %d on", at.Lane, warp, first)
}

// each visits the words of the memory with their registers: at a shift by 16 the upper half.
func (t *Transfer) each(m *Memory, at Address, upper, regs int, visit func(thread, reg, shift int, word *uint32)) {
	for thread := range lane.Size {
		for reg := range regs {
			l, column := t.place(thread, reg)
			if t.halves {
				column *= 2
			}
			column += at.Column
			if t.split && thread >= 16 {
				column += upper
			}
			visit(thread, reg, 0, m.word(at.Lane+l, column))
			if t.halves {
				visit(thread, reg, 16, m.word(at.Lane+l, column+1))
			}
		}
	}
}

// Load reads what a warp's registers get; the last is the reduction, if the load has one. upper is
// the distance in columns of 16x32bx2.
func (t *Transfer) Load(m *Memory, warp int, addr uint64, upper, regs int) (values []lane.Values, err error) {
	defer catch(&err)
	at := addressOf(addr)
	if err := t.check(warp, at); err != nil {
		return nil, err
	}
	values = make([]lane.Values, regs)
	if t.Reduces() {
		regs--
	}
	t.each(m, at, upper, regs, func(thread, reg, shift int, word *uint32) {
		v := uint64(*word)
		if t.halves {
			v &= math.MaxUint16
		}
		values[reg][thread] |= v << shift
	})
	for thread := 0; thread < lane.Size && t.Reduces(); thread++ {
		result := t.reduction.First(values[0][thread])
		for _, v := range values[1:regs] {
			result = t.reduction.Next(result, t.reduction.First(v[thread]))
		}
		values[regs][thread] = result
	}
	return values, nil
}

// Store writes the values of a warp's registers.
func (t *Transfer) Store(m *Memory, warp int, addr uint64, upper int, values []lane.Values) (err error) {
	defer catch(&err)
	at := addressOf(addr)
	if err := t.check(warp, at); err != nil {
		return err
	}
	t.each(m, at, upper, len(values), func(thread, reg, shift int, word *uint32) {
		v := uint32(values[reg][thread] >> shift)
		if t.halves {
			v &= math.MaxUint16
		}
		*word = v
	})
	return nil
}
