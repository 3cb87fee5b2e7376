package finish

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// pressure counts the live registers of each file while a superblock is scheduled from its top.
type pressure struct {
	f     *Stage
	live  [machine.NumFiles]int
	limit [machine.NumFiles]int
	state []regLife // by virtual register
	seen  []mir.Reg // whose state must be reset
}

// regLife is the live range of a register in a superblock, for pressure.
type regLife struct {
	reads int32 // to come in the superblock
	alive bool
	stays bool // it is read after the superblock
}

// Registers that are left for spill code, addresses of the frame and the like.
const (
	reservedRegs  = 4
	reservedPreds = 3
	callerMargin  = 3
)

// hardLimit is how many registers of a file there are for the values of a superblock.
func (r *region) hardLimit(file machine.File) int {
	all, _ := r.f.allocatable(file)
	if file == machine.Pred {
		return all - reservedPreds
	}
	return all - reservedRegs
}

// allocatable counts the registers that the allocator may give out, in all and of those that calls
// destroy.
func (f *Stage) allocatable(file machine.File) (all, scratch int) {
	if file == machine.NoFile {
		return 0, 0
	}
	if f.poolSizes[file] == [2]int{} {
		for _, r := range f.newPool(file).regs {
			f.poolSizes[file][0]++
			if !f.Mach.Convention().CalleeSaved(r.MachineReg()) {
				f.poolSizes[file][1]++
			}
		}
	}
	return f.poolSizes[file][0], f.poolSizes[file][1]
}

// manyOps is from what size on the saving of a callee's register is worth its cost.
const manyOps = 64

// newPressure starts to count. Callee-saved registers, which must be saved, are not used for a
// small gain if the program order does not need them.
func (r *region) newPressure(before [machine.NumFiles]int) *pressure {
	p := &pressure{f: r.f, state: r.f.lives()}
	for file := machine.Int; file <= machine.Pred; file++ {
		limit := r.hardLimit(file)
		if _, scratch := r.f.allocatable(file); r.blocks[0].Freq == 0 && len(r.insts) < manyOps {
			limit = min(limit, max(scratch-callerMargin, before[file]))
		}
		p.limit[file] = limit
	}
	for k := range r.insts {
		r.insts[k].EachUse(func(u *mir.Reg) {
			if u.IsVirtual() {
				p.of(*u).reads++
			}
		})
	}
	for _, v := range r.live.In[r.blocks[0].ID] {
		p.of(v).alive = true
		p.live[r.f.FileOf(v)]++
	}
	for n, b := range r.blocks {
		for _, s := range b.Term.Succs {
			if n == len(r.blocks)-1 || s != r.blocks[n+1] {
				for _, v := range r.live.In[s.ID] {
					p.of(v).stays = true
				}
			}
		}
	}
	return p
}

// lives returns the states of all virtual registers, which are zero.
func (f *Stage) lives() []regLife {
	if n := f.NumRegs() - len(f.lifeStates); n > 0 {
		f.lifeStates = append(f.lifeStates, make([]regLife, n)...)
	}
	return f.lifeStates
}

func (p *pressure) of(r mir.Reg) *regLife {
	s := &p.state[r-mir.FirstVirtual]
	if *s == (regLife{}) {
		p.seen = append(p.seen, r)
	}
	return s
}

// done resets the states, so that the next region can use them.
func (p *pressure) done() {
	for _, r := range p.seen {
		p.state[r-mir.FirstVirtual] = regLife{}
	}
}

// high reports whether a file is full.
func (p *pressure) high() bool {
	return p.live[machine.Int] >= p.limit[machine.Int] || p.live[machine.Float] >= p.limit[machine.Float] || p.live[machine.Pred] >= p.limit[machine.Pred]
}

// issue counts what an operation ends and begins.
func (p *pressure) issue(in *mir.Inst) {
	in.EachUse(func(u *mir.Reg) {
		if !u.IsVirtual() {
			return
		}
		s := p.of(*u)
		if s.reads--; s.reads == 0 && s.alive && !s.stays {
			s.alive = false
			p.live[p.f.FileOf(*u)]--
		}
	})
	if in.Dst.IsVirtual() {
		if s := p.of(in.Dst); !s.alive && (s.reads > 0 || s.stays) {
			s.alive = true
			p.live[p.f.FileOf(in.Dst)]++
		}
	}
}

// peaks is how many registers of each file are live at most, in the order that the region has.
func (r *region) peaks() [machine.NumFiles]int {
	p := &pressure{f: r.f, state: r.f.lives()}
	var most [machine.NumFiles]int
	set := func(v mir.Reg, alive bool) {
		if !v.IsVirtual() {
			return
		}
		s, file := p.of(v), r.f.FileOf(v)
		switch {
		case alive && !s.alive:
			p.live[file]++
			most[file] = max(most[file], p.live[file])
		case !alive && s.alive:
			p.live[file]--
		}
		s.alive = alive
	}
	read := func(u *mir.Reg) { set(*u, true) }
	for n := len(r.blocks) - 1; n >= 0; n-- {
		for _, s := range r.blocks[n].Term.Succs {
			if n == len(r.blocks)-1 || s != r.blocks[n+1] {
				for _, v := range r.live.In[s.ID] {
					set(v, true)
				}
			}
		}
		set(r.blocks[n].Term.Cond, true)
		for k := len(r.order[n]) - 1; k >= 0; k-- {
			in := &r.insts[r.order[n][k]]
			set(in.Dst, false)
			in.EachUse(read)
		}
	}
	p.done()
	return most
}
