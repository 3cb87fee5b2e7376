package regalloc

import (
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// Verify checks an allocated function independently of the allocator: it reads the names of the
// registers, computes the live registers after each statement by data flow, and reports two values
// in one 32-bit register and registers beyond the limit.
func Verify(f *ptx.Func, regs int) error {
	v := &verifier{f: f, labels: make([]int, len(f.Labels)), lists: map[string]*ptx.Targets{}, bit: make([]int, len(f.Regs))}
	for k, s := range f.Body {
		switch s := s.(type) {
		case *ptx.LabelDef:
			v.labels[s.Label] = k
		case *ptx.Targets:
			v.lists[s.Name] = s
		}
	}
	for r, info := range f.Regs {
		units, err := physical(info.Name)
		if err != nil {
			return err
		}
		if n := len(units); n > 0 && units[n-1] >= regs {
			return errors.Errorf("%s is outside of %d registers", info.Name, regs)
		}
		v.bit[r] = -1
		if len(units) > 0 {
			v.bit[r] = len(v.regs)
			v.regs = append(v.regs, ptx.Reg(r))
			v.units = append(v.units, units)
		}
	}
	v.words = (len(v.regs) + 63) / 64
	v.solve()
	for k, s := range f.Body {
		if in, ok := s.(*ptx.Inst); ok {
			if err := v.after(in, k, regs); err != nil {
				return err
			}
		}
	}
	return nil
}

type verifier struct {
	f      *ptx.Func
	bit    []int     // by register, its place in the next two and in sets; −1 for predicates, which have no units and may be many
	regs   []ptx.Reg // of which there are as many as the limit allows
	units  [][]int
	labels []int // by ptx.Label: statement
	lists  map[string]*ptx.Targets
	words  int
	liveIn [][]uint64 // by statement, then the end: bits by place of the register
}

func (v *verifier) add(live []uint64, r ptx.Reg) {
	if b := v.bit[r]; b >= 0 {
		live[b/64] |= 1 << (b % 64)
	}
}

func (v *verifier) remove(live []uint64, r ptx.Reg) {
	if b := v.bit[r]; b >= 0 {
		live[b/64] &^= 1 << (b % 64)
	}
}

// solve iterates backwards until nothing changes.
func (v *verifier) solve() {
	n := len(v.f.Body)
	v.liveIn = make([][]uint64, n+1)
	for k := range v.liveIn {
		v.liveIn[k] = make([]uint64, v.words)
	}
	for changed := true; changed; {
		changed = false
		for k := n - 1; k >= 0; k-- {
			live := v.liveOut(k)
			if in, ok := v.f.Body[k].(*ptx.Inst); ok {
				in.Results(func(r ptx.Reg) {
					if !in.Guard.Present() || v.onlyUnder(in.Guard, r, k+1) {
						v.remove(live, r)
					}
				})
				in.Sources(func(r ptx.Reg) { v.add(live, r) })
			}
			for w, bits := range live {
				changed = changed || bits != v.liveIn[k][w]
			}
			v.liveIn[k] = live
		}
	}
}

func (v *verifier) liveOut(k int) []uint64 {
	live := make([]uint64, v.words)
	for _, s := range v.next(k) {
		for w, bits := range v.liveIn[s] {
			live[w] |= bits
		}
	}
	return live
}

func (v *verifier) next(k int) []int {
	in, ok := v.f.Body[k].(*ptx.Inst)
	if !ok {
		return []int{k + 1}
	}
	var list []int
	switch in.Op {
	case "bra":
		list = append(list, v.labels[in.Args[0].(ptx.Label)])
	case "brx":
		for _, l := range v.lists[in.Args[1].(ptx.SymRef).Name].Labels {
			list = append(list, v.labels[l])
		}
	}
	if !in.IsTerminator() {
		list = append(list, k+1)
	}
	return list
}

// onlyUnder reports whether of the statements from k on, those with the same guard that follow at
// once read r: a store of a guarded result. What was in r before does not matter to them.
func (v *verifier) onlyUnder(g ptx.Guard, r ptx.Reg, k int) bool {
	found := false
	for ; k < len(v.f.Body); k++ {
		in, ok := v.f.Body[k].(*ptx.Inst)
		if !ok || in.Guard != g {
			break
		}
		in.Sources(func(x ptx.Reg) { found = found || x == r })
	}
	return found
}

// after checks the registers that are live after an instruction, and those that it writes.
func (v *verifier) after(in *ptx.Inst, k, regs int) error {
	live := v.liveOut(k)
	in.Results(func(r ptx.Reg) { v.add(live, r) })
	holds := make([]ptx.Reg, regs) // the register, off by one
	for b, r := range v.regs {
		if live[b/64]>>(b%64)&1 == 0 {
			continue
		}
		for _, u := range v.units[b] {
			if holds[u] != 0 {
				return errors.Errorf("%s and %s are live after %q", v.f.Regs[holds[u]-1].Name, v.f.Regs[r].Name, v.f.Text(in))
			}
			holds[u] = r + 1
		}
	}
	return nil
}

// widths are the numbers of 32-bit registers that the names given by emit.go stand for.
var widths = map[string]int{"%p": 0, "%rs": 1, "%r": 1, "%f": 1, "%rd": 2, "%fd": 2, "%rq": 4}

// physical returns the 32-bit registers that a name stands for; predicates have none.
func physical(name string) ([]int, error) {
	prefix := strings.TrimRight(name, "0123456789")
	n, err := strconv.Atoi(name[len(prefix):])
	width, ok := widths[prefix]
	if err != nil || !ok {
		return nil, errors.Errorf("%s is no name of an allocated register", name)
	}
	var units []int
	for k := range width {
		units = append(units, n*width+k)
	}
	return units, nil
}
