// Package codegenprepare is LLVM's pass codegenprepare: the last rewriting of IR before instruction
// selection, for what selection, which sees one block at a time, could not find. Run gives the
// order of the steps and the file of each. Costs and addressing modes come from target.Target only.
//
// Invariant: after a block was changed it is visited again, so that no rewriting depends on the
// order of the others; a rewriting that does not pay is undone at once (promotions, addressMerge).
package codegenprepare

import (
	"opt-go/passes/gpu"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// reachable is the set of blocks that control may come to. The others are left alone: an address
// there may be computed from itself, so that its parts never end.
func reachable(f *ir.Func) map[*ir.Block]bool {
	set := map[*ir.Block]bool{}
	for _, b := range analysis.ReversePostorder(f) {
		set[b] = true
	}
	return set
}

// Run is those parts of LLVM 19's codegenprepare that matter for PTX, and most for other targets:
// the last rewriting before instruction selection, which looks at one block at a time.
//
// Phases, in LLVM's order:
//   - the function's section is named after how often its attributes say it runs;
//   - slow divisions are bypassed as LLVM does it, without freeze (gpu.BypassDivisions): 64 by 32
//     bits;
//   - assumptions are erased, with the operands that become dead;
//   - blocks that hold nothing but φs and a branch are erased (empty.go);
//   - until nothing changes, in every block: φs that are no choice fold; compares, casts that keep
//     the bits, and extensions to integers that no register holds are copied into the blocks that
//     use them (sink.go), and so is what an access can compute of its address by itself
//     (sinkaddress.go, address.go, profit.go, merge.go); extensions go to their loads (extend.go),
//     over arithmetic where that pays (promote.go); sums and the test of their overflow become one
//     call (compare.go); intrinsics are prepared (call.go); selects become branches where those are
//     better (select.go); a getelementptr of zeros becomes a bitcast; the condition of a switch is
//     extended to a register's width;
//   - then, in the same round, φs get the type that their values have in memory (phitypes.go), and
//     blocks that only follow their single predecessor are merged with it.
//
// The target's Lowering and FoldsAddress describe what instruction selection can do; for targets
// without any, nothing is free.
//
// Not done, though LLVM does it on some targets: reversals of bits found in shifts and masks, bases
// of gathers and scatters made scalars, checked calls of the library lowered, splitting of large
// offsets, vectors' operands sunk, branches on compares with zero, returns duplicated for tail
// calls, stores of merged halves split; objectsize and is.constant (which lower to constants);
// decisions by profile.
//
// Changes the CFG. Cost: linear per round; the rounds are few.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	p := &preparation{c: c, f: f, dl: f.Module().Layout, sunk: map[ir.Value]ir.Value{}, inserted: map[*ir.Instr]bool{}, wide: map[*ir.Instr]widened{}}
	changed := c.FlagBool("profile-guided-section-prefix", true) && p.sectionPrefix()
	if c.Target.Lowering.AlwaysBypasses || c.FlagInt("codegen-opt-level", 0) >= 2 {
		changed = gpu.BypassDivisions(c, f, narrowWidths(c.Target.SlowDiv), false) || changed
	}
	changed = p.removeAssumptions() || changed
	changed = p.removeEmptyBlocks() || changed
	pass.Invalidate(f, pass.None)
	any := changed
	for round := true; round; {
		round = false
		reached := reachable(f)
		for b := f.Entry(); b != nil; {
			next := b.Next() // what b is split into is visited in the next round
			round = reached[b] && p.block(b) || round
			b = next
		}
		round = c.FlagBool("cgp-optimize-phi-types", true) && p.phiTypes() || round
		if round {
			p.mergeFollowers()
			pass.Invalidate(f, pass.None)
		}
		any = any || round
	}
	if !c.FlagBool("disable-cgp-branch-opts", false) {
		if any = p.foldBranches() || any; any {
			p.mergeFollowers()
		}
	}
	return pass.ChangedCFG(any)
}

// sectionPrefix says which section the function goes to by how often its attributes say it runs.
func (p *preparation) sectionPrefix() bool {
	prefix := ""
	switch a := p.f.Attrs.Fn; {
	case a.Has("hot"):
		prefix = "hot"
	case a.Has("cold"):
		prefix = "unlikely"
	default:
		return false
	}
	p.f.SetMD("section_prefix", ir.NewTuple(ir.MDStr("function_section_prefix"), ir.MDStr(prefix)))
	return true
}

// Flags lists the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "addr-sink-combine-base-gv", Default: "true", Help: "merge addresses that differ in a global"},
		{Name: "addr-sink-combine-base-offs", Default: "true", Help: "merge addresses that differ in an offset"},
		{Name: "addr-sink-combine-base-reg", Default: "true", Help: "merge addresses that differ in a register"},
		{Name: "addr-sink-combine-scaled-reg", Default: "true", Help: "merge addresses that differ in the scaled register"},
		{Name: "addr-sink-new-phis", Default: "false", Help: "allow new φs for merged addresses"},
		{Name: "addr-sink-new-select", Default: "true", Help: "allow new selects for merged addresses"},
		{Name: "addr-sink-using-gep", Default: "true", Help: "sink addresses as getelementptr, not as integer sums"},
		{Name: "cgp-max-address-users-to-scan", Default: "100", Help: "maximum number of uses of a folded address"},
		{Name: "cgp-optimize-phi-types", Default: "true", Help: "convert φs to the type of their values in memory"},
		{Name: "codegen-opt-level", Default: "0", Help: "optimization level; from 2 on, bypass slow divisions on CPUs too"},
		{Name: "disable-cgp-branch-opts", Default: "false", Help: "do not fold decided branches"},
		{Name: "disable-cgp-ext-ld-promotion", Default: "false", Help: "do not promote extensions to loads"},
		{Name: "disable-cgp-select2branch", Default: "false", Help: "do not convert selects to branches"},
		{Name: "disable-complex-addr-modes", Default: "false", Help: "do not merge different addresses"},
		{Name: "disable-preheader-prot", Default: "false", Help: "remove empty preheaders too"},
		{Name: "enable-andcmp-sinking", Default: "true", Help: "sink masks to their compares with zero"},
		{Name: "profile-guided-section-prefix", Default: "true", Help: "put hot and cold functions into sections of their own"},
	}
}

// narrowWidths leaves out the divisions of 128 bits, which LLVM does not bypass.
func narrowWidths(widths map[int]int) map[int]int {
	out := map[int]int{}
	for from, to := range widths {
		if from <= 64 {
			out[from] = to
		}
	}
	return out
}

type preparation struct {
	c  *pass.Context
	f  *ir.Func
	dl *ir.DataLayout

	next     *ir.Instr             // the instruction after the current one
	sunk     map[ir.Value]ir.Value // addresses that were recomputed in the current block
	inserted map[*ir.Instr]bool    // made by the pass, and not to be changed by it again
	wide     map[*ir.Instr]widened // computed in a wider type than the function had it
}

// outcome says how the walk over a block goes on.
type outcome uint8

const (
	unchanged outcome = iota
	changed           // with the next instruction
	again             // from the block's beginning
	reshaped          // not at all: the block was split
)

func changedIf(b bool) outcome {
	if b {
		return changed
	}
	return unchanged
}

func (p *preparation) removeAssumptions() bool {
	changed := false
	for i := range p.f.Instrs() {
		if i.IntrinsicID() != "llvm.assume" {
			continue
		}
		cond := asInstr(i.Arg(0))
		i.Erase()
		if cond != nil {
			rewrite.EraseDead(cond)
		}
		changed = true
	}
	return changed
}

// block prepares one block.
func (p *preparation) block(b *ir.Block) bool {
	clear(p.sunk)
	any := false
	for i := b.First(); i != nil; {
		p.next = i.Next()
		after := p.next
		o := p.instr(i)
		any = any || o != unchanged
		switch {
		case o == reshaped:
			pass.Invalidate(p.f, pass.None)
			return true
		case o == again, p.next == after && after != nil && after.Block() != b: // or what was next is erased
			clear(p.sunk)
			i = b.First()
		default:
			i = p.next
		}
	}
	return any
}

func (p *preparation) instr(i *ir.Instr) outcome {
	if p.inserted[i] {
		return unchanged
	}
	switch i.Op() {
	case ir.Phi:
		q := simplify.Query{Query: valuetracking.Query{Layout: p.dl}}
		if v := q.Instr(i); v != nil {
			ir.ReplaceAllUses(i, v)
			i.Erase()
			return changed
		}
	case ir.ICmp, ir.FCmp:
		return p.compare(i)
	case ir.BitCast, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.AddrSpaceCast:
		return changedIf(p.keepsBits(i) && p.sink(i))
	case ir.ZExt, ir.SExt:
		return changedIf(!ir.IsConst(i.Operand(0)) && p.extension(i))
	case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg:
		return changedIf(p.memory(i))
	case ir.And:
		return changedIf(p.sinkMask(i))
	case ir.GetElementPtr:
		return changedIf(p.zeroGEP(i))
	case ir.Freeze:
		return changedIf(p.freeze(i))
	case ir.Select:
		return p.selects(i)
	case ir.Call:
		return p.call(i)
	case ir.Switch:
		return changedIf(p.widenSwitch(i) || p.caseValues(i))
	}
	return unchanged
}

// memory prepares an access.
func (p *preparation) memory(i *ir.Instr) bool {
	if i.Op() == ir.Load || i.Op() == ir.Store {
		i.SetMD("invariant.group", nil)
	}
	any := i.Op() == ir.Load && p.maskLoad(i)
	return p.sinkAddress(i, i.Pointer(), i.AccessType()) || any
}

// zeroGEP makes a getelementptr that adds nothing a bitcast, which costs nothing.
func (p *preparation) zeroGEP(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
			return false
		}
	}
	if i.Type() != i.Operand(0).Type() {
		return false
	}
	cast := ir.NewInstr(ir.BitCast, i.Type(), i.Operand(0))
	cast.InsertBefore(i)
	cast.SetName(i.Name())
	cast.CopyDebugLoc(i)
	ir.ReplaceAllUses(i, cast)
	i.Erase()
	p.instr(cast)
	return true
}

// widenSwitch extends the condition of a switch once, so that no compare has to.
func (p *preparation) widenSwitch(i *ir.Instr) bool {
	cond := i.Operand(0)
	bits := cond.Type().Bits
	to := p.promoted(max(bits, p.c.Target.Lowering.SwitchBits))
	if to <= bits {
		return false
	}
	op := ir.ZExt
	if a, ok := cond.(*ir.Param); ok && a.Attrs().Has("signext") {
		op = ir.SExt
	}
	ty := p.f.Ctx().Int(to)
	b := ir.Before(i)
	wide := b.Cast(op, cond, ty, "")
	i.SetOperand(0, wide)
	for k := range i.NumCases() {
		v, _ := i.Case(k)
		n, _ := v.Uint64()
		if op == ir.SExt {
			s, _ := v.Int64()
			n = uint64(s)
		}
		i.SetOperand(2+2*k, ir.NewInt(ty, n))
	}
	return true
}

// foldBranches makes conditional branches and switches with a known successor unconditional, and
// erases the code that becomes unreachable.
func (p *preparation) foldBranches() bool {
	var dead []*ir.Block
	unreached := func(succs []*ir.Block) {
		for _, b := range succs {
			if !b.HasPreds() && !b.IsEntry() && !slices.Contains(dead, b) {
				dead = append(dead, b)
			}
		}
	}
	any := false
	for b := p.f.Entry(); b != nil; b = b.Next() {
		succs := b.Succs()
		if any = rewrite.FoldTerminator(b) || any; any {
			unreached(succs)
		}
	}
	for len(dead) > 0 {
		b := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		if b.AddressTaken() {
			continue
		}
		succs := b.Succs()
		for _, s := range succs {
			s.RemovePred(b, false)
		}
		b.EraseInstrs()
		b.Erase()
		unreached(succs)
	}
	return any
}

// mergeFollowers joins blocks with their only predecessor where that has no other successor.
func (p *preparation) mergeFollowers() {
	for b := p.f.Entry().Next(); b != nil; {
		next := b.Next()
		if pred := b.SinglePred(); pred != nil && pred != b && pred.SingleSucc() == b && pred.Term().Op() == ir.Br && !b.AddressTaken() {
			(&rewrite.CFG{}).MergeIntoPred(b)
		}
		b = next
	}
}
