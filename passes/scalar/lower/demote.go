package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// RegToMem is LLVM's reg2mem, the inverse of mem2reg: values that are used in other blocks, and φs,
// go through memory, so that blocks can be edited one by one.
//
//	a: %x = add i32 %p, 1                a: %x = add i32 %p, 1
//	   br label %b                          store i32 %x, ptr %x.reg2mem
//	b: %y = mul i32 %x, 3         ⇒         br label %b
//	                                     b: %x.reload = load i32, ptr %x.reg2mem
//	                                        %y = mul i32 %x.reload, 3
//
// Critical edges are broken first, for the stores of the operands of φs. Slots are made before the
// marker "reg2mem alloca point" at the end of the allocas of the entry. Values that have no size in
// memory, those that a handler takes, results of callbr, the φs that take these from its block, and
// swifterror slots stay registers; for callbr LLVM's pass crashes.
//
// Cost: linear in the uses.
func RegToMem(c *pass.Context, f *ir.Func) pass.Preserved {
	breakCriticalEdges(&rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}, f)
	d := &demotion{f: f, layout: f.Module().Layout}
	d.marker = d.mark()
	values := d.escaping()
	for _, i := range values {
		d.value(i)
	}
	c.Count("Number of registers demoted", len(values))
	phis := d.phis()
	for _, phi := range phis {
		d.phi(phi)
	}
	c.Count("Number of phi-nodes demoted", len(phis))
	return pass.ChangedCFG(true)
}

type demotion struct {
	f      *ir.Func
	layout *ir.DataLayout
	marker *ir.Instr // slots are made before it
}

// mark inserts the marker after the allocas that the entry begins with.
func (d *demotion) mark() *ir.Instr {
	at := d.f.Entry().First()
	for at.Op() == ir.Alloca {
		at = at.Next()
	}
	i32 := d.f.Ctx().I32
	return ir.Before(at).Cast(ir.BitCast, ir.NewZero(i32), i32, "reg2mem alloca point")
}

// escaping lists the values that are used outside their block or by a φ, the last one first.
func (d *demotion) escaping() []*ir.Instr {
	var list []*ir.Instr
	for i := range d.f.Instrs() {
		if !inMemory(i) || i.Op() == ir.CallBr || i.Op() == ir.Alloca && (i.Block().IsEntry() || i.HasFlag(ir.SwiftError)) {
			continue
		}
		if escapesBlock(i) {
			list = append([]*ir.Instr{i}, list...)
		}
	}
	return list
}

// escapesBlock reports whether i has a use in another block or in a φ, and none before which no
// load can stand, at the beginning of a handler: LLVM's pass makes a broken module of that.
func escapesBlock(i *ir.Instr) bool {
	escapes := false
	for u := range ir.Users(i) {
		if u.IsEHPad() {
			return false
		}
		escapes = escapes || u.Block() != i.Block() || u.Op() == ir.Phi
	}
	return escapes
}

func (d *demotion) phis() []*ir.Instr {
	var list []*ir.Instr
	for b := range d.f.Blocks() {
		for phi := range b.Phis() {
			if inMemory(phi) && !takesResultOfCallBr(phi) {
				list = append([]*ir.Instr{phi}, list...)
			}
		}
	}
	return list
}

// takesResultOfCallBr reports whether an operand of a φ is made by the terminator of its block,
// before which it would have to be stored. The edges of an invoke are critical, and broken.
func takesResultOfCallBr(phi *ir.Instr) bool {
	for k := range phi.NumIncoming() {
		if phi.Operand(k) == ir.Value(phi.IncomingBlock(k).Term()) {
			return true
		}
	}
	return false
}

// inMemory reports whether a value can be stored: tokens, and types of a target without a size,
// cannot.
func inMemory(i *ir.Instr) bool { return i.Type().Kind != ir.TokenKind && i.Type().IsSized() }

// slot makes the memory of a value.
func (d *demotion) slot(i *ir.Instr) *ir.Instr {
	return ir.Before(d.marker).Alloca(i.Type(), d.layout.AllocaSpace, d.layout.PrefAlign(i.Type()), i.Name()+".reg2mem")
}

// value stores i after its definition, and loads it before each use.
func (d *demotion) value(i *ir.Instr) {
	if !ir.HasUses(i) {
		return
	}
	align := d.layout.ABIAlign(i.Type())
	slot := d.slot(i)
	inPred := map[*ir.Block]*ir.Instr{} // for φs, one load in each predecessor
	for ir.HasUses(i) {
		var use *ir.Use
		for u := range ir.Uses(i) {
			use = u
			break
		}
		user, k := use.User(), use.Index()
		if user.Op() != ir.Phi {
			load := ir.Before(user).Load(i.Type(), slot, align, i.Name()+".reload")
			user.ReplaceOperand(i, load)
			continue
		}
		from := user.IncomingBlock(k)
		if inPred[from] == nil {
			inPred[from] = ir.Before(from.Term()).Load(i.Type(), slot, align, i.Name()+".reload")
		}
		user.SetOperand(k, inPred[from])
	}
	for _, at := range afterDefinition(i) {
		ir.Before(at).Store(i, slot, align)
	}
}

// afterDefinition returns the instructions before which i is available and not yet used: one, or
// one in each handler when i's block only chooses a handler.
func afterDefinition(i *ir.Instr) []*ir.Instr {
	if i.IsTerminator() { // an invoke: critical edges are broken, so that its destination is its own
		return []*ir.Instr{i.Succ(0).FirstInsertion()}
	}
	at := i.Next()
	for at.Op() == ir.Phi || at.IsEHPad() && at.Op() != ir.CatchSwitch {
		at = at.Next()
	}
	if at.Op() != ir.CatchSwitch {
		return []*ir.Instr{at}
	}
	return inHandlers(at, nil)
}

// inHandlers appends the first places of the handlers that a catchswitch may go to.
func inHandlers(choice *ir.Instr, list []*ir.Instr) []*ir.Instr {
	for k := range choice.NumSuccs() {
		if at := choice.Succ(k).FirstInsertion(); at != nil {
			list = append(list, at)
		} else {
			list = inHandlers(choice.Succ(k).FirstNonPhi(), list)
		}
	}
	return list
}

// phi stores the operands at the ends of the predecessors and loads the φ.
func (d *demotion) phi(phi *ir.Instr) {
	if !ir.HasUses(phi) {
		phi.Erase()
		return
	}
	align := d.layout.ABIAlign(phi.Type())
	slot := d.slot(phi)
	for k := range phi.NumIncoming() {
		ir.Before(phi.IncomingBlock(k).Term()).Store(phi.Operand(k), slot, align)
	}
	at := phi
	for at.Op() == ir.Phi || at.IsEHPad() && at.Op() != ir.CatchSwitch {
		at = at.Next()
	}
	if at.Op() == ir.CatchSwitch {
		for u := range ir.Users(phi) {
			u.ReplaceOperand(phi, ir.Before(u).Load(phi.Type(), slot, align, phi.Name()+".reload"))
		}
	} else {
		ir.ReplaceAllUses(phi, ir.Before(at).Load(phi.Type(), slot, align, phi.Name()+".reload"))
	}
	phi.Erase()
}
