package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// A load that decides a branch, and whose value is available from some predecessors, becomes a φ.
// One load serves all other predecessors, so no path executes more loads than before, and the
// branch may be threaded (LLVM's simplifyPartiallyRedundantLoad).
//
//	a: store ptr null, ptr %p; br join                a: store …; br join       c: %v.pr = load ptr, ptr %p; br join
//	c: br join                                   ⇒
//	join: %v = load ptr, ptr %p                       join: %v = phi [ null, a ], [ %v.pr, c ]
//	      %k = icmp eq ptr %v, null; br %k …                %k = icmp eq ptr %v, null; br %k …

// maxLoadScan bounds the instructions scanned upwards on each path.
const maxLoadScan = 6

// testedLoad returns the load that a condition is, is frozen of, or compares with a constant.
func testedLoad(cond *ir.Instr) *ir.Instr {
	if cond.Op() == ir.Freeze {
		i, ok := cond.Operand(0).(*ir.Instr)
		if !ok {
			return nil
		}
		cond = i
	}
	if op := cond.Op(); (op == ir.ICmp || op == ir.FCmp) && ir.IsConst(cond.Operand(1)) {
		i, ok := cond.Operand(0).(*ir.Instr)
		if !ok {
			return nil
		}
		cond = i
	}
	if cond.Op() == ir.Load && !cond.IsVolatile() && cond.Ordering <= ir.Unordered {
		return cond
	}
	return nil
}

// knownLoad is the value of a load on the edge from a block.
type knownLoad struct {
	from  *ir.Block
	value ir.Value
	by    *ir.Instr // the load that has loaded it, or nil
}

// loadKnownAbove replaces a load whose value is available in its block or from some predecessors.
func (j *threader) loadKnownAbove(load *ir.Instr) bool {
	b := load.Block()
	near := j.near(b)
	if !j.joinKnown(load, b) {
		return false
	}
	j.forget(near, b)
	return true
}

func (j *threader) joinKnown(load *ir.Instr, b *ir.Block) bool {
	p, inBlock := load.Operand(0).(*ir.Instr)
	if b.SinglePred() != nil || b.First().IsEHPad() || inBlock && p.Block() == b && p.Op() != ir.Phi {
		return false
	}
	s := j.scanFor(load, load.Operand(0))
	v, by, top := s.up(load.Prev())
	if v != nil {
		j.replaceLoad(load, s.cast(v, load), by)
		return true
	}
	if !top || b.IsEntry() {
		return false
	}
	known, missing := j.knownLoads(load)
	if len(known) == 0 || len(missing) > 0 && !analysis.SafeToSpeculate(load) && !surelyReached(load) {
		return false
	}
	if len(missing) > 0 {
		l := j.loadInPreds(load, missing)
		if l == nil {
			return false
		}
		known = append(known, knownLoad{l.Block(), l, nil})
	}
	j.joinLoads(load, known)
	return true
}

// surelyReached reports whether a load is executed whenever its block is entered.
func surelyReached(load *ir.Instr) bool {
	for i := load.Prev(); i != nil; i = i.Prev() {
		if !analysis.TransfersControl(i) {
			return false
		}
	}
	return true
}

// knownLoads searches the predecessors of a load's block for its value, and returns those without
// one as missing.
func (j *threader) knownLoads(load *ir.Instr) (known []knownLoad, missing []*ir.Block) {
	for _, p := range load.Block().UniquePreds() {
		s := j.scanFor(load, incoming(load.Operand(0), load.Block(), p))
		v, by, top := s.up(p.Last())
		for above := p; v == nil && top && s.left > 0; {
			if above = above.SinglePred(); above == nil {
				break
			}
			v, by, top = s.up(above.Last())
		}
		if v == nil {
			missing = append(missing, p)
			continue
		}
		known = append(known, knownLoad{p, v, by})
	}
	return known, missing
}

// incoming returns the value of v in block b on the edge from p.
func incoming(v ir.Value, b, p *ir.Block) ir.Value {
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi && i.Block() == b {
		return i.IncomingFor(p)
	}
	return v
}

// loadInPreds loads in the one predecessor that does not know the value, or in a new block for
// several; nil where that cannot be.
func (j *threader) loadInPreds(load *ir.Instr, preds []*ir.Block) *ir.Instr {
	p := preds[0]
	if len(preds) > 1 || p.NumSuccs() != 1 {
		for _, p := range preds {
			if p.Term().Op() == ir.IndirectBr {
				return nil
			}
		}
		if p = j.cfg.SplitPreds(load.Block(), preds, "thread-pre-split"); p == nil {
			return nil
		}
	}
	l := ir.NewInstr(ir.Load, load.Type(), incoming(load.Operand(0), load.Block(), p))
	l.SetAlign(load.Align())
	l.Ordering = load.Ordering
	l.SetSyncScope(load.SyncScope())
	l.CopyDebugLoc(load)
	for _, kind := range []string{"tbaa", "tbaa.struct", "alias.scope", "noalias"} {
		l.SetMD(kind, load.MD(kind))
	}
	l.InsertBefore(p.Term())
	l.SetName(load.Name() + ".pr")
	return l
}

// joinLoads replaces a load by a φ of the values available from the predecessors.
func (j *threader) joinLoads(load *ir.Instr, known []knownLoad) {
	b := load.Block()
	phi := ir.NewInstr(ir.Phi, load.Type())
	b.Prepend(phi)
	phi.TakeName(load)
	phi.CopyDebugLoc(load)
	from := map[*ir.Block]ir.Value{}
	for _, k := range known {
		s := j.scanFor(load, load.Operand(0))
		from[k.from] = s.cast(k.value, k.from.Term())
	}
	for _, p := range b.Preds() {
		phi.AddIncoming(from[p], p)
	}
	for _, k := range known {
		if k.by != nil {
			rewrite.CombineMD(k.by, load, true)
		}
	}
	ir.ReplaceAllUses(load, phi)
	load.Erase()
}

func (j *threader) replaceLoad(load *ir.Instr, v ir.Value, by *ir.Instr) {
	if by != nil {
		rewrite.CombineMD(by, load, false)
	}
	ir.ReplaceAllUses(load, v)
	load.Erase()
}

// loadScan searches upwards for the value of a load.
type loadScan struct {
	load *ir.Instr
	loc  alias.Location
	dl   *ir.DataLayout
	aa   *alias.Batch
	left int
}

// scanFor begins a search for the value of a load from p, with the properties of load. It does not
// use dominators, which threading changes.
func (j *threader) scanFor(load *ir.Instr, p ir.Value) *loadScan {
	if j.memory == nil {
		j.memory = alias.New(j.f, nil, j.c.Target, "")
	}
	loc, _ := alias.LocationOf(load)
	loc.Ptr = p
	return &loadScan{load: load, loc: loc, dl: j.f.Module().Layout, aa: j.memory.Batch(), left: maxLoadScan}
}

// up scans from i upwards to the top of its block. by is the load that yields v, nil for a store.
func (s *loadScan) up(i *ir.Instr) (v ir.Value, by *ir.Instr, top bool) {
	for ; i != nil; i = i.Prev() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if s.left == 0 {
			return nil, nil, false
		}
		s.left--
		atomic := s.load.Ordering == ir.NotAtomic || i.Ordering != ir.NotAtomic
		switch {
		case i.Op() == ir.Load && atomic && s.here(i.Operand(0)) && s.fits(i.Type()):
			return i, i, false
		case i.Op() == ir.Store && atomic && s.here(i.Operand(1)) && s.fits(i.Operand(0).Type()):
			return i.Operand(0), nil, false
		}
		if analysis.MayWrite(i) && s.aa.ModRef(i, s.loc)&analysis.Mod != 0 {
			return nil, nil, false
		}
	}
	return nil, nil, true
}

// here reports whether p is the address searched for, or an identical computation.
func (s *loadScan) here(p ir.Value) bool {
	if p == s.loc.Ptr {
		return true
	}
	g, ok := p.(*ir.Instr)
	h, ok2 := s.loc.Ptr.(*ir.Instr)
	if !ok || !ok2 || g.Op() != ir.GetElementPtr || h.Op() != ir.GetElementPtr || g.ElemTy != h.ElemTy || g.NumOperands() != h.NumOperands() {
		return false
	}
	for k := range g.NumOperands() {
		if g.Operand(k) != h.Operand(k) {
			return false
		}
	}
	return true
}

func (s *loadScan) fits(ty *ir.Type) bool {
	_, ok := rewrite.SameBits(ty, s.load.Type(), s.dl)
	return ok
}

// cast converts a value to the load's type, before at.
func (s *loadScan) cast(v ir.Value, at *ir.Instr) ir.Value {
	if v.Type() == s.load.Type() {
		return v
	}
	op, _ := rewrite.SameBits(v.Type(), s.load.Type(), s.dl)
	c := ir.Before(at)
	c.Loc = s.load.DebugLoc()
	return c.Cast(op, v, s.load.Type(), "")
}
