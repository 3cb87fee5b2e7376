package emu

import (
	"opt-go/nvptx/ptx"
)

// Stats is what a launch did. The JSON keys are those of ptx-run -stats.
//
// A thread instruction is an instruction executed by one thread whose guard is true; a warp
// instruction is one issued for a warp, whatever the guards. A vector access counts as one. atom
// counts as a load and a store, red as a store, cp.async as a load from global and a store to
// shared memory.
type Stats struct {
	Kernel             string            `json:"kernel"`
	Grid               [3]int            `json:"grid"`
	Block              [3]int            `json:"block"`
	ThreadInstructions uint64            `json:"thread_instructions"`
	WarpInstructions   uint64            `json:"warp_instructions"`
	Cycles             uint64            `json:"cycles"`
	ByOpcode           map[string]uint64 `json:"by_opcode"` // full opcode, such as "add.s32" → thread executions
	Loads              BySpace           `json:"loads"`
	Stores             BySpace           `json:"stores"`
	Transactions       uint64            `json:"transactions"`       // 128-byte transactions of global and local memory
	BankConflicts      uint64            `json:"bank_conflicts"`     // extra passes through shared memory
	DivergentBranches  uint64            `json:"divergent_branches"` // times a warp split
	Barriers           uint64            `json:"barriers"`           // barriers completed, over all blocks
	Spill              SpillStats        `json:"spill"`

	ByLine   map[int]uint64 `json:"by_line,omitempty"` // line of the parsed text → warp instructions
	Findings []Finding      `json:"-"` // of Check
}

// BySpace counts accesses of threads by the space that the instruction names.
type BySpace struct {
	Generic uint64 `json:"generic"`
	Global  uint64 `json:"global"`
	Shared  uint64 `json:"shared"`
	Local   uint64 `json:"local"`
	Const   uint64 `json:"const"`
	Param   uint64 `json:"param"`
}

// SpillStats counts what a register allocator's code did: thread executions of instructions with a
// ptx.Role.
type SpillStats struct {
	LoadsLocal     uint64 `json:"loads_local"`
	LoadsShared    uint64 `json:"loads_shared"`
	StoresLocal    uint64 `json:"stores_local"`
	StoresShared   uint64 `json:"stores_shared"`
	Rematerialized uint64 `json:"rematerialized"`
}

// Finding is something that -check found; the run went on.
type Finding struct {
	Kind string // "race", "uninitialised read", "division by zero"
	*Fault
}

// count is how often an operation ran.
type count struct{ threads, warps uint64 }

// tally holds the events that are counted as they occur, not per operation.
type tally struct {
	divergent, barriers, transactions, conflicts uint64
	findings                                     []Finding
	found                                        map[findingKey]bool
}

// usage is what an operation counts as.
type usage struct {
	load, store           bool
	loadSpace, storeSpace ptx.Space
}

// usageOf reads it off the instruction: what its modifiers say.
func usageOf(o *op) usage {
	space := ptx.Generic
	for _, mod := range o.in.Mods {
		if s, ok := ownSpace(mod); ok {
			space = s
			break
		}
	}
	u := usage{loadSpace: space, storeSpace: space}
	switch o.in.Op {
	case "ld", "ldu":
		u.load = true
	case "st", "red":
		u.store = true
	case "atom":
		u.load, u.store = true, true
	case "cp":
		u.load = o.mem != nil
		u.store = u.load
		u.loadSpace, u.storeSpace = ptx.Global, ptx.Shared
	}
	return u
}

func (b *BySpace) add(s ptx.Space, n uint64) {
	switch s {
	case ptx.Global:
		b.Global += n
	case ptx.Shared:
		b.Shared += n
	case ptx.Local:
		b.Local += n
	case ptx.Const:
		b.Const += n
	case ptx.ParamSpace:
		b.Param += n
	default:
		b.Generic += n
	}
}

// stats sums up what the workers counted.
func (r *run) stats(workers []*worker) *Stats {
	s := &Stats{
		Kernel: r.cfg.Kernel, Grid: [3]int{r.grid.X, r.grid.Y, r.grid.Z}, Block: [3]int{r.block.X, r.block.Y, r.block.Z},
		ByOpcode: map[string]uint64{}, ByLine: map[int]uint64{},
	}
	for _, wk := range workers {
		s.DivergentBranches += wk.tally.divergent
		s.Barriers += wk.tally.barriers
		s.Transactions += wk.tally.transactions
		s.BankConflicts += wk.tally.conflicts
		s.Findings = append(s.Findings, wk.tally.findings...)
	}
	for _, f := range r.prog.funcs {
		for i := range f.ops {
			o := &f.ops[i]
			var c count
			for _, wk := range workers {
				c.threads += wk.counts[o.id].threads
				c.warps += wk.counts[o.id].warps
			}
			if c.warps > 0 {
				s.count(o, c)
			}
		}
	}
	return s
}

func (s *Stats) count(o *op, c count) {
	n := c.threads
	s.ThreadInstructions += n
	s.WarpInstructions += c.warps
	s.ByLine[o.in.Line] += c.warps
	if n > 0 {
		s.ByOpcode[o.in.Opcode()] += n
	}
	if o.use.load {
		s.Loads.add(o.use.loadSpace, n)
	}
	if o.use.store {
		s.Stores.add(o.use.storeSpace, n)
	}
	switch o.in.Role {
	case ptx.Remat:
		s.Spill.Rematerialized += n
	case ptx.Spill:
		if o.use.store && o.use.storeSpace == ptx.Shared {
			s.Spill.StoresShared += n
		} else if o.use.store {
			s.Spill.StoresLocal += n
		}
	case ptx.Reload:
		if o.use.load && o.use.loadSpace == ptx.Shared {
			s.Spill.LoadsShared += n
		} else if o.use.load {
			s.Spill.LoadsLocal += n
		}
	}
}

// account counts transactions and bank conflicts of the access that the running threads have just
// made.
func (w *warp) account(o *op, size int) {
	t := &w.touched
	t.Mask, t.Size = w.exec, size
	switch t.Space {
	case ptx.Global, ptx.Local:
		t.FindLines()
		w.block.stats.transactions += uint64(len(t.Lines))
	case ptx.Shared:
		t.CountPasses()
		w.block.stats.conflicts += uint64(t.Passes - 1)
	}
}
