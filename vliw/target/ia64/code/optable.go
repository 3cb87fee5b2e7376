package code

import (
	"fmt"
	"strings"
)

// Unit is the kind of slot that an operation takes.
type Unit uint8

// The kinds. A operations go to M or I slots, Long ones take the last two of a bundle.
const (
	UnitA Unit = iota
	UnitM
	UnitI
	UnitF
	UnitB
	UnitLong
)

// Trait is a set of facts about an operation.
type Trait uint16

// The traits.
const (
	Load     Trait = 1 << iota
	Store          // writes memory
	Branch         // may leave the block
	Alone          // nothing moves across it, and it shares its group with nothing before or after it
	Orders         // no access to memory moves across it
	Compare        // an integer compare: a branch of the same group may read its result
	Advanced       // a load that need not wait for stores: a check follows
	Parallel       // a compare that changes its results to the same values as its like: several of a group may write one predicate
	Check          // loads again if a store has overlapped the advanced load; what it confirms may be read in the same group
)

// Op is an operation.
type Op struct {
	Name    string
	Unit    Unit
	Latency int // cycles until the result may be read; 0 counts as 1
	Traits  Trait
}

// Is reports whether the operation has any of the traits.
func (op *Op) Is(t Trait) bool { return op.Traits&t != 0 }

// The operations of integers.
var (
	Add    = &Op{"add", UnitA, 1, 0}
	Sub    = &Op{"sub", UnitA, 1, 0}
	And    = &Op{"and", UnitA, 1, 0}
	Or     = &Op{"or", UnitA, 1, 0}
	Xor    = &Op{"xor", UnitA, 1, 0}
	Andcm  = &Op{"andcm", UnitA, 1, 0}
	Shladd = &Op{"shladd", UnitA, 1, 0}
	Adds   = &Op{"adds", UnitA, 1, 0}
	Addl   = &Op{"addl", UnitA, 1, 0}
	Mov    = &Op{"mov", UnitA, 1, 0}
	Movl   = &Op{"movl", UnitLong, 1, 0}

	CmpEq  = &Op{"cmp.eq", UnitA, 1, Compare}
	CmpNe  = &Op{"cmp.ne", UnitA, 1, Compare}
	CmpLt  = &Op{"cmp.lt", UnitA, 1, Compare}
	CmpLe  = &Op{"cmp.le", UnitA, 1, Compare}
	CmpGt  = &Op{"cmp.gt", UnitA, 1, Compare}
	CmpGe  = &Op{"cmp.ge", UnitA, 1, Compare}
	CmpLtu = &Op{"cmp.ltu", UnitA, 1, Compare}
	CmpLeu = &Op{"cmp.leu", UnitA, 1, Compare}
	CmpGtu = &Op{"cmp.gtu", UnitA, 1, Compare}
	CmpGeu = &Op{"cmp.geu", UnitA, 1, Compare}

	Shl    = &Op{"shl", UnitI, 1, 0}
	Shr    = &Op{"shr", UnitI, 1, 0}
	Shru   = &Op{"shr.u", UnitI, 1, 0}
	Sxt1   = &Op{"sxt1", UnitI, 1, 0}
	Sxt2   = &Op{"sxt2", UnitI, 1, 0}
	Sxt4   = &Op{"sxt4", UnitI, 1, 0}
	Zxt1   = &Op{"zxt1", UnitI, 1, 0}
	Zxt2   = &Op{"zxt2", UnitI, 1, 0}
	Zxt4   = &Op{"zxt4", UnitI, 1, 0}
	Popcnt = &Op{"popcnt", UnitI, 2, 0}
	Mux1   = &Op{"mux1", UnitI, 2, 0}
	Tnat   = &Op{"tnat.nz.unc", UnitI, 1, Compare}
	MovI   = &Op{"mov", UnitI, 2, 0}     // from and to branch registers
	MovPR  = &Op{"mov", UnitI, 1, Alone} // from and to all predicates
	MovAR  = &Op{"mov.i", UnitI, 2, 0}   // from and to ar.pfs, ar.lc, ar.ec
)

// Parallel compares.
var (
	CmpNeAnd = &Op{"cmp.ne.and.orcm", UnitA, 1, Compare | Parallel} // where the operands are equal: false and true
	CmpEqAnd = &Op{"cmp.eq.and.orcm", UnitA, 1, Compare | Parallel} // where they are not
	CmpLtAnd = &Op{"cmp.lt.and.orcm", UnitA, 1, Compare | Parallel} // the first operand of these is r0
	CmpLeAnd = &Op{"cmp.le.and.orcm", UnitA, 1, Compare | Parallel}
	CmpGtAnd = &Op{"cmp.gt.and.orcm", UnitA, 1, Compare | Parallel}
	CmpGeAnd = &Op{"cmp.ge.and.orcm", UnitA, 1, Compare | Parallel}
	CmpEqOr  = &Op{"cmp.eq.or.andcm", UnitA, 1, Compare | Parallel} // where the operands are equal: true and false
	CmpNeOr  = &Op{"cmp.ne.or.andcm", UnitA, 1, Compare | Parallel}
	CmpLtOr  = &Op{"cmp.lt.or.andcm", UnitA, 1, Compare | Parallel}
	CmpLeOr  = &Op{"cmp.le.or.andcm", UnitA, 1, Compare | Parallel}
	CmpGtOr  = &Op{"cmp.gt.or.andcm", UnitA, 1, Compare | Parallel}
	CmpGeOr  = &Op{"cmp.ge.or.andcm", UnitA, 1, Compare | Parallel}
)

// IsLike reports whether two parallel compares may write one predicate in one group: both are of
// the and type, or both of the or type.
func (op *Op) IsLike(other *Op) bool {
	return op.Is(Parallel) && other.Is(Parallel) && isOr(op) == isOr(other)
}

func isOr(op *Op) bool { return strings.HasSuffix(op.Name, ".or.andcm") }

// The operations of memory.
var (
	Ld1     = &Op{"ld1", UnitM, 1, Load}
	Ld2     = &Op{"ld2", UnitM, 1, Load}
	Ld4     = &Op{"ld4", UnitM, 1, Load}
	Ld8     = &Op{"ld8", UnitM, 1, Load}
	Ld1s    = &Op{"ld1.s", UnitM, 1, Load}
	Ld2s    = &Op{"ld2.s", UnitM, 1, Load}
	Ld4s    = &Op{"ld4.s", UnitM, 1, Load}
	Ld8s    = &Op{"ld8.s", UnitM, 1, Load}
	Ldfs    = &Op{"ldfs", UnitM, 6, Load}
	Ldfd    = &Op{"ldfd", UnitM, 6, Load}
	Ldfss   = &Op{"ldfs.s", UnitM, 6, Load}
	Ldfds   = &Op{"ldfd.s", UnitM, 6, Load}
	LdfFill = &Op{"ldf.fill", UnitM, 6, Load}

	Ld1a  = &Op{"ld1.a", UnitM, 1, Load | Advanced}
	Ld2a  = &Op{"ld2.a", UnitM, 1, Load | Advanced}
	Ld4a  = &Op{"ld4.a", UnitM, 1, Load | Advanced}
	Ld8a  = &Op{"ld8.a", UnitM, 1, Load | Advanced}
	Ldfsa = &Op{"ldfs.a", UnitM, 6, Load | Advanced}
	Ldfda = &Op{"ldfd.a", UnitM, 6, Load | Advanced}

	Ld1sa  = &Op{"ld1.sa", UnitM, 1, Load | Advanced}
	Ld2sa  = &Op{"ld2.sa", UnitM, 1, Load | Advanced}
	Ld4sa  = &Op{"ld4.sa", UnitM, 1, Load | Advanced}
	Ld8sa  = &Op{"ld8.sa", UnitM, 1, Load | Advanced}
	Ldfssa = &Op{"ldfs.sa", UnitM, 6, Load | Advanced}
	Ldfdsa = &Op{"ldfd.sa", UnitM, 6, Load | Advanced}

	Ld1c  = &Op{"ld1.c.clr", UnitM, 0, Load | Check}
	Ld2c  = &Op{"ld2.c.clr", UnitM, 0, Load | Check}
	Ld4c  = &Op{"ld4.c.clr", UnitM, 0, Load | Check}
	Ld8c  = &Op{"ld8.c.clr", UnitM, 0, Load | Check}
	Ldfsc = &Op{"ldfs.c.clr", UnitM, 0, Load | Check}
	Ldfdc = &Op{"ldfd.c.clr", UnitM, 0, Load | Check}

	St1      = &Op{"st1", UnitM, 0, Store}
	St2      = &Op{"st2", UnitM, 0, Store}
	St4      = &Op{"st4", UnitM, 0, Store}
	St8      = &Op{"st8", UnitM, 0, Store}
	Stfs     = &Op{"stfs", UnitM, 0, Store}
	Stfd     = &Op{"stfd", UnitM, 0, Store}
	StfSpill = &Op{"stf.spill", UnitM, 0, Store}

	SetfSig = &Op{"setf.sig", UnitM, 6, 0}
	SetfS   = &Op{"setf.s", UnitM, 6, 0}
	SetfD   = &Op{"setf.d", UnitM, 6, 0}
	GetfSig = &Op{"getf.sig", UnitM, 5, 0}
	GetfS   = &Op{"getf.s", UnitM, 5, 0}
	GetfD   = &Op{"getf.d", UnitM, 5, 0}

	Alloc = &Op{"alloc", UnitM, 1, Alone}

	Mf    = &Op{"mf", UnitM, 0, Orders}
	MovAM = &Op{"mov.m", UnitM, 1, 0} // to ar.ccv
)

// The operations of float registers.
var (
	FaddS  = &Op{"fadd.s", UnitF, 4, 0}
	FaddD  = &Op{"fadd.d", UnitF, 4, 0}
	FsubS  = &Op{"fsub.s", UnitF, 4, 0}
	FsubD  = &Op{"fsub.d", UnitF, 4, 0}
	FmpyS  = &Op{"fmpy.s", UnitF, 4, 0}
	FmpyD  = &Op{"fmpy.d", UnitF, 4, 0}
	FmaS   = &Op{"fma.s", UnitF, 4, 0}
	FmaD   = &Op{"fma.d", UnitF, 4, 0}
	FmsS   = &Op{"fms.s", UnitF, 4, 0}
	FmsD   = &Op{"fms.d", UnitF, 4, 0}
	FnmaS  = &Op{"fnma.s", UnitF, 4, 0}
	FnmaD  = &Op{"fnma.d", UnitF, 4, 0}
	FnormS = &Op{"fnorm.s", UnitF, 4, 0}
	FnormD = &Op{"fnorm.d", UnitF, 4, 0}

	FmpyX  = &Op{"fmpy.s1", UnitF, 4, 0}
	FmaX   = &Op{"fma.s1", UnitF, 4, 0}
	FnmaX  = &Op{"fnma.s1", UnitF, 4, 0}
	FmaXD  = &Op{"fma.d.s1", UnitF, 4, 0}
	FnmaXD = &Op{"fnma.d.s1", UnitF, 4, 0}

	XmpyL  = &Op{"xmpy.l", UnitF, 4, 0}
	XmpyH  = &Op{"xmpy.h", UnitF, 4, 0}
	XmpyHu = &Op{"xmpy.hu", UnitF, 4, 0}

	FcvtXf   = &Op{"fcvt.xf", UnitF, 4, 0}
	FcvtXuf  = &Op{"fcvt.xuf.s1", UnitF, 4, 0}
	FcvtFx   = &Op{"fcvt.fx.s1", UnitF, 4, 0}
	FcvtFxt  = &Op{"fcvt.fx.trunc.s1", UnitF, 4, 0}
	FcvtFxut = &Op{"fcvt.fxu.trunc.s1", UnitF, 4, 0}

	Frcpa   = &Op{"frcpa.s0", UnitF, 4, 0}
	Frsqrta = &Op{"frsqrta.s0", UnitF, 4, 0}

	Fneg    = &Op{"fneg", UnitF, 4, 0}
	Fabs    = &Op{"fabs", UnitF, 4, 0}
	FmergeS = &Op{"fmerge.s", UnitF, 4, 0}
	Fmin    = &Op{"fmin.s0", UnitF, 4, 0}
	Fmax    = &Op{"fmax.s0", UnitF, 4, 0}
	Fmov    = &Op{"mov", UnitF, 4, 0}
	FclassM = &Op{"fclass.m.unc", UnitF, 2, 0}

	FcmpEq    = &Op{"fcmp.eq", UnitF, 2, 0}
	FcmpLt    = &Op{"fcmp.lt", UnitF, 2, 0}
	FcmpLe    = &Op{"fcmp.le", UnitF, 2, 0}
	FcmpGt    = &Op{"fcmp.gt", UnitF, 2, 0}
	FcmpGe    = &Op{"fcmp.ge", UnitF, 2, 0}
	FcmpUnord = &Op{"fcmp.unord", UnitF, 2, 0}
	FcmpOrd   = &Op{"fcmp.ord", UnitF, 2, 0}
	FcmpNeq   = &Op{"fcmp.neq", UnitF, 2, 0}
	FcmpNlt   = &Op{"fcmp.nlt", UnitF, 2, 0}
	FcmpNle   = &Op{"fcmp.nle", UnitF, 2, 0}
	FcmpNgt   = &Op{"fcmp.ngt", UnitF, 2, 0}
	FcmpNge   = &Op{"fcmp.nge", UnitF, 2, 0}
)

// Branches.
var (
	BrCond  = &Op{"br.cond.dptk.many", UnitB, 0, Branch}
	Br      = &Op{"br.sptk.many", UnitB, 0, Branch}
	BrCall  = &Op{"br.call.sptk.many", UnitB, 0, Branch | Alone}
	BrRet   = &Op{"br.ret.sptk.many", UnitB, 0, Branch | Alone}
	BrTail  = &Op{"br.sptk.many", UnitB, 0, Branch | Alone} // to another function
	BrCtop  = &Op{"br.ctop.sptk.many", UnitB, 0, Branch}
	BrWtop  = &Op{"br.wtop.sptk.many", UnitB, 0, Branch}
	BrCloop = &Op{"br.cloop.sptk.many", UnitB, 0, Branch}
	Clrrrb  = &Op{"clrrrb", UnitB, 0, Alone}
	Break   = &Op{"break.i", UnitI, 0, Alone}
)

// nops fill slots, by unit.
var nops = [...]*Op{UnitM: {"nop.m", UnitM, 0, 0}, UnitI: {"nop.i", UnitI, 0, 0}, UnitF: {"nop.f", UnitF, 0, 0}, UnitB: {"nop.b", UnitB, 0, 0}}

// Atomic holds the atomic accesses by their size in bytes. Those that have both forms acquire, or
// release in Released.
type Atomic struct{ Load, Store, Exchange, Compare, Add *Op }

// The atomic accesses.
var (
	Atomics  = atomics("acq")
	Released = atomics("rel")
)

func atomics(order string) map[int]Atomic {
	out := map[int]Atomic{}
	op := func(name string, size, latency int, suffix string) *Op {
		return &Op{fmt.Sprint(name, size, suffix), UnitM, latency, Orders}
	}
	for _, n := range []int{1, 2, 4, 8} {
		a := Atomic{Load: op("ld", n, 1, ".acq"), Store: op("st", n, 0, ".rel"), Exchange: op("xchg", n, 5, ""), Compare: op("cmpxchg", n, 5, "."+order)}
		if n >= 4 {
			a.Add = op("fetchadd", n, 5, "."+order)
		}
		out[n] = a
	}
	return out
}

// Unconditional holds the form of each compare that clears both results where its predicate is off.
var Unconditional = unconditional(CmpEq, CmpNe, CmpLt, CmpLe, CmpGt, CmpGe, CmpLtu, CmpLeu, CmpGtu, CmpGeu,
	FcmpEq, FcmpLt, FcmpLe, FcmpGt, FcmpGe, FcmpUnord, FcmpOrd, FcmpNeq, FcmpNlt, FcmpNle, FcmpNgt, FcmpNge)

func unconditional(list ...*Op) map[*Op]*Op {
	out := map[*Op]*Op{}
	for _, op := range list {
		unc := *op
		unc.Name += ".unc"
		out[op] = &unc
	}
	return out
}
