package machine

// Op is an opcode. Its facts are in Info; its meaning in docs/vliw-machine.md.
type Op uint16

// The opcodes, in the order of the table in optable.go. A suffix W works on
// the low 32 bits and sign-extends its result; S is f32 and D is f64.
const (
	OpInvalid Op = iota

	// Integer arithmetic and logic.
	OpAdd
	OpSub
	OpAnd
	OpOr
	OpXor
	OpAndn
	OpShl
	OpShr
	OpSra
	OpRotl
	OpSmin
	OpSmax
	OpUmin
	OpUmax
	OpAddW
	OpSubW
	OpShlW
	OpShrW
	OpSraW
	OpRotlW
	OpAbs
	OpSext1
	OpSext2
	OpSext4
	OpZext1
	OpZext2
	OpZext4
	OpClz
	OpCtz
	OpPopc
	OpClzW
	OpCtzW
	OpBswap2
	OpBswap4
	OpBswap8
	OpBrev
	OpMov
	OpLi
	OpLa
	OpSel

	// Integer compares.
	OpCmpEq
	OpCmpNe
	OpCmpSlt
	OpCmpSle
	OpCmpSgt
	OpCmpSge
	OpCmpUlt
	OpCmpUle
	OpCmpUgt
	OpCmpUge

	// Predicates.
	OpPand
	OpPor
	OpPxor
	OpPandn
	OpPnot
	OpPmov
	OpPset

	// Integer multiplication and division.
	OpMul
	OpMulh
	OpMulhu
	OpMulW
	OpDiv
	OpDivu
	OpRem
	OpRemu
	OpDivW
	OpDivuW
	OpRemW
	OpRemuW

	// Floating point.
	OpFaddS
	OpFaddD
	OpFsubS
	OpFsubD
	OpFmulS
	OpFmulD
	OpFmaS
	OpFmaD
	OpFmsS
	OpFmsD
	OpFnmaS
	OpFnmaD
	OpFdivS
	OpFdivD
	OpFsqrtS
	OpFsqrtD
	OpFnegS
	OpFnegD
	OpFabsS
	OpFabsD
	OpFcopysignS
	OpFcopysignD
	OpFminS
	OpFminD
	OpFmaxS
	OpFmaxD
	OpFfloorS
	OpFfloorD
	OpFceilS
	OpFceilD
	OpFtruncS
	OpFtruncD
	OpFrintS
	OpFrintD
	OpFroundS
	OpFroundD
	OpFmov
	OpFliS
	OpFliD
	OpFsel

	// Float compares: ordered (o…: false on a NaN) and unordered (u…: true).
	OpFcmpOeqS
	OpFcmpOeqD
	OpFcmpOneS
	OpFcmpOneD
	OpFcmpOltS
	OpFcmpOltD
	OpFcmpOleS
	OpFcmpOleD
	OpFcmpOgtS
	OpFcmpOgtD
	OpFcmpOgeS
	OpFcmpOgeD
	OpFcmpOrdS
	OpFcmpOrdD
	OpFcmpUnoS
	OpFcmpUnoD
	OpFcmpUeqS
	OpFcmpUeqD
	OpFcmpUneS
	OpFcmpUneD
	OpFcmpUltS
	OpFcmpUltD
	OpFcmpUleS
	OpFcmpUleD
	OpFcmpUgtS
	OpFcmpUgtD
	OpFcmpUgeS
	OpFcmpUgeD

	// Conversions.
	OpI2fS
	OpI2fD
	OpU2fS
	OpU2fD
	OpF2iS
	OpF2iD
	OpF2uS
	OpF2uD
	OpFwiden
	OpFnarrow
	OpMvfiS
	OpMvfiD
	OpMvifS
	OpMvifD

	// Memory.
	OpLd1s
	OpLd1u
	OpLd2s
	OpLd2u
	OpLd4s
	OpLd4u
	OpLd8
	OpFldS
	OpFldD
	OpSt1
	OpSt2
	OpSt4
	OpSt8
	OpFstS
	OpFstD

	// Branches.
	OpBr
	OpBrind
	OpCall
	OpCallr
	OpRet
	OpCtop
	OpWtop
	OpRtop
	OpLtop
	OpTrap

	// Loop control.
	OpRot
	OpRotp
	OpSetlc
	OpSetec
	OpClrrrb
	OpInitrp
	OpSetlk

	NumOps // number of opcodes of the simulated machines, for arrays indexed by Op
)

// The opcodes that only IA-64 has. X is the format of registers, with a significand of 64 bits; an
// integer in a float register is its significand.
const (
	OpSetf     = NumOps + iota // integer to significand
	OpGetf                     // significand to integer
	OpXmal                     // a*b of integers, low half
	OpXmah                     // high half, signed
	OpXmahu                    // the same, unsigned
	OpFcvtXf                   // signed integer to X
	OpFcvtXuf                  // unsigned integer to X
	OpFcvtFx                   // X to the nearest integer
	OpFcvtFxt                  // X to signed integer toward zero
	OpFcvtFxut                 // X to unsigned integer toward zero
	OpFnormS                   // X to f32
	OpFnormD                   // X to f64
	OpFrcpa                    // about 1/b, or a/b where that is special
	OpFrcpaP                   // whether a/b must be computed from frcpa
	OpFrsqrta                  // about 1/sqrt(a), or sqrt(a) where that is special
	OpFrsqrtaP                 // whether sqrt(a) must be computed from frsqrta
	OpFmulX                    // a*b
	OpFmaX                     // a*b+c
	OpFnmaX                    // c-a*b
	OpFoneX                    // 1-a*b
	OpFmaXD                    // a*b+c rounded to f64, no flags
	OpFnmaXD                   // c-a*b rounded to f64, no flags
	OpFfill                    // load a whole float register
	OpFspill                   // store a whole float register
	OpShladd                   // (a << n) + b
	OpMux1rev                  // bytes in reverse order
	OpFence                    // all accesses before it come before all after it
	OpLdAcq1                   // loads that later accesses wait for, of 1, 2, 4 and 8 bytes, zero-extended
	OpLdAcq2
	OpLdAcq4
	OpLdAcq8
	OpStRel1 // stores that wait for earlier accesses
	OpStRel2
	OpStRel4
	OpStRel8
	OpXchg1 // old value; store. Later accesses wait
	OpXchg2
	OpXchg4
	OpXchg8
	OpCmpXchg1 // old value; store the second operand if it is the third. Later accesses wait, or with !release it waits for earlier ones
	OpCmpXchg2
	OpCmpXchg4
	OpCmpXchg8
	OpFetchAdd4 // old value; add ±1, 4, 8 or 16. The same
	OpFetchAdd8
	OpCloop // if LC > 0: LC-1, branch; nothing rotates
	OpTail  // give the frame back and continue in another function, which returns to the caller
	OpTailr // the same, through a descriptor
	OpLdc1s // checks of advanced loads, in the order of the loads: the second operand and the result are what
	OpLdc1u // the advanced load has got; if a store has overwritten its memory since, it is loaded again
	OpLdc2s
	OpLdc2u
	OpLdc4s
	OpLdc4u
	OpLdc8
	OpFldcS
	OpFldcD
	OpAndEq // p and a relation of two integers, in place; the second is 0 for those that order them
	OpAndNe
	OpAndSlt
	OpAndSle
	OpAndSgt
	OpAndSge
	OpOrEq // p or the relation
	OpOrNe
	OpOrSlt
	OpOrSle
	OpOrSgt
	OpOrSge

	NumAllOps = NumOps + iota // number of all opcodes
)

// IsAnd reports the operations that make a predicate false where something does not hold, and IsOr
// those that make it true where something holds.
func (op Op) IsAnd() bool {
	return op == OpPand || op == OpPandn || op >= OpAndEq && op <= OpAndSge
}

// IsOr is the other type.
func (op Op) IsOr() bool { return op == OpPor || op >= OpOrEq && op <= OpOrSge }

// CheckOf is the check of an advanced load, if there is one.
func CheckOf(load Op) (check Op, ok bool) {
	if load < OpLd1s || load > OpFldD {
		return OpInvalid, false
	}
	return load - OpLd1s + OpLdc1s, true
}

// LoadOf is the load that a check repeats.
func LoadOf(check Op) Op { return check - OpLdc1s + OpLd1s }

// IsCheck reports the checks of advanced loads.
func (op Op) IsCheck() bool { return op >= OpLdc1s && op <= OpFldcD }
