package promote

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
)

// placePhis puts φs where different stores join and the value is live.
func (p *promoter) placePhis(a *ir.Instr, n int, u allocaUses) {
	if p.frontiers == nil {
		p.frontiers, p.defs, p.live = p.dt.Frontiers(p.f), analysis.NewBlockSet(p.f), analysis.NewBlockSet(p.f)
		p.firstStore = make([]*ir.Instr, p.f.BlockBound())
	}
	p.defs.Clear()
	var defBlocks []*ir.Block
	for _, st := range u.stores {
		b := st.Block()
		if p.defs.Add(b) {
			defBlocks = append(defBlocks, b)
			p.firstStore[b.ID()] = st
		} else if st.ComesBefore(p.firstStore[b.ID()]) {
			p.firstStore[b.ID()] = st
		}
	}
	p.findLive(u)
	version := 0
	for _, b := range p.frontiers.Of(defBlocks, p.live) {
		phi := ir.NewInstr(ir.Phi, a.ElemTy)
		b.Prepend(phi)
		if noSignedZeros, _ := p.f.Attrs.Fn.Get("no-signed-zeros-fp-math"); noSignedZeros.Val == "true" && a.ElemTy.Scalar().IsFloat() {
			phi.Flags |= ir.FNSZ
		}
		if a.Name() != "" {
			phi.SetName(a.Name() + "." + strconv.Itoa(version))
		} else {
			phi.SetName("." + strconv.Itoa(version))
		}
		version++
		p.phis = append(p.phis, newPhi{phi, n})
		p.noteNew(phi, n)
	}
}

// noteNew records the alloca of a new φ.
func (p *promoter) noteNew(phi *ir.Instr, alloca int) {
	k := phi.ID() - p.firstPhi
	if k >= len(p.phiOf) {
		p.phiOf = append(p.phiOf, make([]int32, k+1-len(p.phiOf))...)
	}
	p.phiOf[k] = int32(alloca) + 1
}

// allocaOf is the inverse of noteNew; false for φs that were there before.
func (p *promoter) allocaOf(phi *ir.Instr) (alloca int, ok bool) {
	k := phi.ID() - p.firstPhi
	if k < 0 || k >= len(p.phiOf) || p.phiOf[k] == 0 {
		return 0, false
	}
	return int(p.phiOf[k]) - 1, true
}

// findLive marks the blocks at whose start the alloca's value may still be loaded before it is
// stored.
func (p *promoter) findLive(u allocaUses) {
	p.live.Clear()
	var work []*ir.Block
	for _, ld := range u.loads {
		b := ld.Block()
		if !p.defs.Has(b) || ld.ComesBefore(p.firstStore[b.ID()]) {
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !p.live.Add(b) {
			continue
		}
		for _, q := range b.Preds() {
			if !p.defs.Has(q) {
				work = append(work, q)
			}
		}
	}
}

// edge is a step of the renaming walk: entering block from pred when the log of old values was so
// long.
type edge struct {
	block, pred *ir.Block
	undo        int
}

// rename walks along the edges, the first successor before the others, and undoes its records when
// it returns.
func (p *promoter) rename() {
	p.values = make([]ir.Value, len(p.allocas))
	p.locs = make([]*ir.MDNode, len(p.allocas))
	for k, a := range p.allocas {
		p.values[k] = ir.NewUndef(a.ElemTy)
	}
	visited := make([]bool, p.f.BlockBound())
	work := []edge{{p.f.Entry(), nil, 0}}
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		for len(p.log) > e.undo {
			last := p.log[len(p.log)-1]
			p.log = p.log[:len(p.log)-1]
			p.values[last.alloca], p.locs[last.alloca] = last.value, last.loc
		}
		for e.block != nil {
			p.enter(e)
			if visited[e.block.ID()] {
				break
			}
			visited[e.block.ID()] = true
			p.renameBlock(e.block)
			succs := uniqueSuccs(e.block)
			if len(succs) == 0 {
				break
			}
			for _, s := range succs[1:] {
				work = append(work, edge{s, e.block, len(p.log)})
			}
			e.pred, e.block = e.block, succs[0]
		}
	}
}

// assign makes v the current value of alloca n.
func (p *promoter) assign(n int, v ir.Value) {
	p.log = append(p.log, oldValue{n, p.values[n], p.locs[n]})
	p.values[n] = v
}

func uniqueSuccs(b *ir.Block) []*ir.Block {
	all := b.Succs()
	if len(all) <= 4 {
		out := make([]*ir.Block, 0, len(all))
		for _, s := range all {
			if !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
		return out
	}
	seen := make(map[*ir.Block]bool, len(all))
	return slices.DeleteFunc(slices.Clone(all), func(s *ir.Block) bool {
		again := seen[s]
		seen[s] = true
		return again
	})
}

// enter gives the new φs of a block their values for the edge, and makes them the current values.
func (p *promoter) enter(e edge) {
	if e.pred == nil {
		return
	}
	edges := -1
	for phi := range e.block.Phis() {
		n, ours := p.allocaOf(phi)
		if !ours {
			break // new φs precede the old ones
		}
		if edges < 0 {
			edges = e.pred.EdgesTo(e.block)
		}
		if loc := p.locs[n]; phi.NumIncoming() == 0 {
			phi.SetMD("dbg", loc)
		} else if old := phi.DebugLoc(); old != loc {
			phi.SetMD("dbg", rewrite.MergeLocations(old, loc))
		}
		for range edges {
			phi.AddIncoming(p.values[n], e.pred)
		}
		if p.assign(n, phi); phi.NumIncoming() == edges {
			p.debug.phi(p.allocas[n], phi)
		}
	}
}

func (p *promoter) renameBlock(b *ir.Block) {
	for i := range b.Instrs() {
		switch i.Op() {
		case ir.Load:
			if n, ok := p.number(i.Operand(0)); ok {
				p.replaceLoad(i, p.values[n])
			}
		case ir.Store:
			if n, ok := p.number(i.Operand(1)); ok {
				p.assign(n, i.Operand(0))
				p.locs[n] = i.DebugLoc()
				p.debug.store(p.allocas[n], i)
				i.Erase()
			}
		}
	}
}

// number returns the number of an alloca that is being renamed.
func (p *promoter) number(v ir.Value) (n int, ok bool) {
	i, ok := v.(*ir.Instr)
	if !ok || i.ID() >= len(p.index) || p.index[i.ID()] == 0 {
		return 0, false
	}
	return int(p.index[i.ID()]) - 1, true
}

// simplifyPhis removes φs whose edges agree, until none is left.
func (p *promoter) simplifyPhis() {
	for again := true; again; {
		again = false
		kept := p.phis[:0]
		for _, n := range p.phis {
			if v := p.commonValue(n.phi); v != nil {
				ir.ReplaceAllUses(n.phi, v)
				n.phi.Erase()
				again = true
				continue
			}
			kept = append(kept, n)
		}
		p.phis = kept
	}
}

// commonValue returns what a φ is equal to, or nil. An undef edge may take any value, but must not
// turn into poison, so the other edges' value surely is none then; and it has to be available at
// the φ.
func (p *promoter) commonValue(phi *ir.Instr) ir.Value {
	var common ir.Value
	undef, poison := false, false
	for _, v := range phi.Operands() {
		k, _ := v.(*ir.Const)
		switch {
		case v == ir.Value(phi):
		case k != nil && k.Kind == ir.PoisonConst:
			poison = true
		case k != nil && k.Kind == ir.UndefConst:
			undef = true
		case common != nil && common != v:
			return nil
		default:
			common = v
		}
	}
	switch {
	case common == nil && undef:
		return ir.NewUndef(phi.Type())
	case common == nil:
		return ir.NewPoison(phi.Type())
	case undef && !valuetracking.NotPoison(common), (undef || poison) && !p.dt.DominatesInstr(common, phi):
		return nil
	}
	return common
}

// fillUnreachable completes φs of blocks that unreachable code branches to.
func (p *promoter) fillUnreachable() {
	for _, n := range p.phis {
		phi := n.phi
		preds := phi.Block().Preds()
		if len(preds) == phi.NumIncoming() {
			continue
		}
		have := map[*ir.Block]int{}
		for k := range phi.NumIncoming() {
			have[phi.IncomingBlock(k)]++
		}
		for _, b := range preds {
			if have[b] > 0 {
				have[b]--
				continue
			}
			phi.AddIncoming(ir.NewPoison(phi.Type()), b)
		}
	}
}
