package report

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
	Findings []Finding      `json:"-"`                 // of Check; else accesses outside of allocations that a GPU does not notice
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

// Finding is something that was found while the run went on.
type Finding struct {
	Kind string // "race", "uninitialised read", "division by zero"
	*Fault
}

// Count is how often an instruction ran.
type Count struct{ Threads, Warps uint64 }

// Add adds the executions of another worker.
func (c *Count) Add(d Count) {
	c.Threads += d.Threads
	c.Warps += d.Warps
}

// Usage is what an instruction counts as.
type Usage struct {
	load, store           bool
	loadSpace, storeSpace ptx.Space
}

// UsageOf reads it off the instruction: what its modifiers say. Of the copies only those that
// access memory themselves count.
func UsageOf(in *ptx.Inst, accesses bool) Usage {
	space := ptx.Generic
	for _, mod := range in.Mods {
		if s, ok := ptx.SpaceByName(mod); ok {
			if space = s; s == ptx.SharedCluster {
				space = ptx.Shared
			}
			break
		}
	}
	u := Usage{loadSpace: space, storeSpace: space}
	switch in.Op {
	case "ld", "ldu":
		u.load = true
	case "st", "red":
		u.store = true
	case "atom":
		u.load, u.store = true, true
	case "cp":
		u.load = accesses
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

// Add counts executions of an instruction, if there are any.
func (s *Stats) Add(in *ptx.Inst, use *Usage, c Count) {
	n := c.Threads
	if c.Warps == 0 {
		return
	}
	s.ThreadInstructions += n
	s.WarpInstructions += c.Warps
	s.ByLine[in.Line] += c.Warps
	if n > 0 {
		s.ByOpcode[in.Opcode()] += n
	}
	if use.load {
		s.Loads.add(use.loadSpace, n)
	}
	if use.store {
		s.Stores.add(use.storeSpace, n)
	}
	switch in.Role {
	case ptx.Remat:
		s.Spill.Rematerialized += n
	case ptx.Spill:
		if use.store && use.storeSpace == ptx.Shared {
			s.Spill.StoresShared += n
		} else if use.store {
			s.Spill.StoresLocal += n
		}
	case ptx.Reload:
		if use.load && use.loadSpace == ptx.Shared {
			s.Spill.LoadsShared += n
		} else if use.load {
			s.Spill.LoadsLocal += n
		}
	}
}
