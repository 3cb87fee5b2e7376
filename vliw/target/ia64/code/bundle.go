package code

// Template is the slots of a bundle. Every one exists with and without a stop at its end.
type Template struct {
	Name  string
	Slots [3]Unit
}

// templates, the densest for ordinary code first. MLX has two slots: the second instruction takes
// two.
var templates = []Template{
	{".mii", [3]Unit{UnitM, UnitI, UnitI}},
	{".mmi", [3]Unit{UnitM, UnitM, UnitI}},
	{".mfi", [3]Unit{UnitM, UnitF, UnitI}},
	{".mmf", [3]Unit{UnitM, UnitM, UnitF}},
	{".mlx", [3]Unit{UnitM, UnitLong, UnitLong}},
	{".mib", [3]Unit{UnitM, UnitI, UnitB}},
	{".mfb", [3]Unit{UnitM, UnitF, UnitB}},
	{".mmb", [3]Unit{UnitM, UnitM, UnitB}},
	{".mbb", [3]Unit{UnitM, UnitB, UnitB}},
	{".bbb", [3]Unit{UnitB, UnitB, UnitB}},
}

// Bundle is a template with its instructions; the last slot of MLX is nil.
type Bundle struct {
	Template *Template
	Insts    [3]*Inst
}

// fitsSlot reports whether an operation may be in a slot.
func fitsSlot(op *Op, slot Unit) bool {
	return op.Unit == slot || op.Unit == UnitA && (slot == UnitM || slot == UnitI)
}

// Pack puts the instructions of a group into bundles. An instruction stays after those that it must
// follow: those that it reads or writes a register of, and for memory and branches, in order.
func Pack(group []Inst) []Bundle {
	placed, left := make([]bool, len(group)), len(group)
	var out []Bundle
	for left > 0 {
		best, most := Bundle{}, 0
		var take [3]int
		for n := range templates {
			b, picks, count := fill(&templates[n], group, placed)
			if count > most {
				best, most, take = b, count, picks
			}
		}
		if most == 0 {
			panic("BUG: an instruction that no template takes: " + group[0].Op.Name)
		}
		for _, k := range take {
			if k >= 0 {
				placed[k] = true
				left--
			}
		}
		out = append(out, best)
	}
	return out
}

// fill takes for every slot the first instruction that fits and may be next.
func fill(t *Template, group []Inst, placed []bool) (b Bundle, picks [3]int, count int) {
	b.Template = t
	now := append([]bool(nil), placed...)
	for s := range t.Slots {
		picks[s] = -1
		if t.Slots[s] == UnitLong && s == 2 {
			break
		}
		for k := range group {
			if !now[k] && fitsSlot(group[k].Op, t.Slots[s]) && mayBeNext(group, now, k) {
				now[k], picks[s], b.Insts[s] = true, k, &group[k]
				count++
				break
			}
		}
		if b.Insts[s] == nil {
			if t.Slots[s] == UnitLong {
				return b, picks, 0
			}
			b.Insts[s] = &Inst{Op: nops[t.Slots[s]], Src: []Arg{{Kind: Immediate}}}
		}
	}
	return b, picks, count
}

// mayBeNext reports whether everything that instruction k must follow has been placed.
func mayBeNext(group []Inst, placed []bool, k int) bool {
	for n := range k {
		if !placed[n] && ordered(&group[n], &group[k]) {
			return false
		}
	}
	return true
}

// ordered reports whether two instructions of a group must stay in order.
func ordered(a, b *Inst) bool {
	if (a.Op.Is(Load|Store|Orders) && b.Op.Is(Load|Store|Orders) && (a.Op.Is(Store|Orders) || b.Op.Is(Store|Orders))) || a.Op.Is(Branch|Alone) || b.Op.Is(Branch|Alone) {
		return true
	}
	return sharesRegister(a, b)
}

// sharesRegister reports whether one of two instructions writes a register that the other one
// reads.
func sharesRegister(a, b *Inst) bool {
	meet := false
	a.Reads(func(r Reg) { b.Writes(func(w Reg) { meet = meet || r == w }) })
	b.Reads(func(r Reg) { a.Writes(func(w Reg) { meet = meet || r == w }) })
	return meet
}
