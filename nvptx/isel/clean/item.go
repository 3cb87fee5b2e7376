package clean

import "opt-go/nvptx/ptx"

// Item is one statement of a function under construction. Its registers are indices of Func.Regs,
// and its labels are numbers below Func.Labels, until Write assigns names to both.
type Item struct {
	Inst  *ptx.Inst // nil: another statement
	Stmt  ptx.Stmt  // when Inst is nil: label, scope, variable, prototype, list of targets
	Keep  bool      // it does more than produce its result
	Pure  bool      // its result depends on its operands alone
	Scope int32     // number of the block or inlined call that it belongs to, from 1; 0: not known
	At    Place     // where in the source it comes from
}

// Place is a line and column of a source file. Files count from 1, in the order of the module's
// .file directives; the zero value is no place.
type Place struct {
	File, Line, Column int
	In                 *Call // the call that was inlined, of which this is; nil: none
}

// Call is a call that was inlined. Places of the same call share one, so that they are compared by
// ==.
type Call struct {
	Function string // label of the callee's name in .debug_str
	At       Place
}

// effects lists the opcodes that do something besides their result, or whose result depends on more
// than operands.
var effects = map[string]bool{
	"atom": true, "bar": true, "barrier": true, "shfl": true, "vote": true, "match": true, "activemask": true,
	"redux": true, "mbarrier": true, "tcgen05": true, "suld": true, "elect": true, "alloca": true, "call": true, "stacksave": true, "add.cc": true, "wmma": true, "mma": true, "ldmatrix": true, "movmatrix": true,
}

// NewItem classifies an instruction.
func NewItem(in *ptx.Inst) Item {
	it := Item{Inst: in}
	switch {
	case !in.HasResult(), effects[in.Op]:
		it.Keep = true
	case in.Op == "ld":
		it.Keep = in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed")
	case in.UsesCarry():
		it.Keep = true // the carry flag is not an operand: such sequences must not be changed
	case in.Op != "ldu":
		it.Pure = true
	}
	return it
}

// isCopy reports whether an instruction copies one register to another.
func isCopy(in *ptx.Inst) (dst, src ptx.Reg, ok bool) {
	if in == nil || in.Op != "mov" || in.Guard.Present() || len(in.Args) != 2 {
		return 0, 0, false
	}
	dst, okD := in.Args[0].(ptx.Reg)
	src, okS := in.Args[1].(ptx.Reg)
	return dst, src, okD && okS
}
