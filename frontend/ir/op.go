package ir

// Op is an instruction's opcode.
type Op uint8

// The opcodes, in the order of LLVM's LangRef. The comment gives the operands; … repeats.
const (
	BadOp Op = iota

	// Terminators.
	Ret         // [value]
	Br          // dest | cond, true, false
	Switch      // value, default, (constant, dest)…
	IndirectBr  // address, dest…
	Invoke      // args…, bundle operands…, normal, unwind, callee
	CallBr      // args…, bundle operands…, default, indirect…, callee
	Resume      // value
	CatchSwitch // parent, handler…, [unwind]
	CatchRet    // catchpad, dest
	CleanupRet  // cleanuppad, [unwind]
	Unreachable //

	// Unary and binary.
	FNeg // value
	Add  // a, b; as all of the following up to Xor
	FAdd
	Sub
	FSub
	Mul
	FMul
	UDiv
	SDiv
	FDiv
	URem
	SRem
	FRem
	Shl
	LShr
	AShr
	And
	Or
	Xor

	// Vectors and aggregates.
	ExtractElement // vector, index
	InsertElement  // vector, element, index
	ShuffleVector  // a, b; the mask is Instr.Mask
	ExtractValue   // aggregate; Instr.Indices
	InsertValue    // aggregate, element; Instr.Indices

	// Memory.
	Alloca        // array size; Instr.ElemTy
	Load          // pointer
	Store         // value, pointer
	Fence         //
	CmpXchg       // pointer, expected, new
	AtomicRMW     // pointer, value; Instr.RMW
	GetElementPtr // pointer, index…; Instr.ElemTy

	// Casts.
	Trunc // value; as all of the following up to AddrSpaceCast
	ZExt
	SExt
	FPTrunc
	FPExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
	PtrToInt
	PtrToAddr
	IntToPtr
	BitCast
	AddrSpaceCast

	// Others.
	ICmp       // a, b; Instr.Pred
	FCmp       // a, b; Instr.Pred
	Phi        // value…, with Instr.IncomingBlock
	Select     // condition, true, false
	Freeze     // value
	Call       // args…, bundle operands…, callee
	VAArg      // list
	LandingPad // clause…
	CatchPad   // catchswitch, args…
	CleanupPad // parent, args…

	NumOps
)

var opNames = [NumOps]string{
	BadOp: "<bad>", Ret: "ret", Br: "br", Switch: "switch", IndirectBr: "indirectbr", Invoke: "invoke", CallBr: "callbr",
	Resume: "resume", CatchSwitch: "catchswitch", CatchRet: "catchret", CleanupRet: "cleanupret", Unreachable: "unreachable",
	FNeg: "fneg", Add: "add", FAdd: "fadd", Sub: "sub", FSub: "fsub", Mul: "mul", FMul: "fmul", UDiv: "udiv", SDiv: "sdiv",
	FDiv: "fdiv", URem: "urem", SRem: "srem", FRem: "frem", Shl: "shl", LShr: "lshr", AShr: "ashr", And: "and", Or: "or", Xor: "xor",
	ExtractElement: "extractelement", InsertElement: "insertelement", ShuffleVector: "shufflevector",
	ExtractValue: "extractvalue", InsertValue: "insertvalue", Alloca: "alloca", Load: "load", Store: "store", Fence: "fence",
	CmpXchg: "cmpxchg", AtomicRMW: "atomicrmw", GetElementPtr: "getelementptr", Trunc: "trunc", ZExt: "zext", SExt: "sext",
	FPTrunc: "fptrunc", FPExt: "fpext", FPToUI: "fptoui", FPToSI: "fptosi", UIToFP: "uitofp", SIToFP: "sitofp",
	PtrToInt: "ptrtoint", PtrToAddr: "ptrtoaddr", IntToPtr: "inttoptr", BitCast: "bitcast", AddrSpaceCast: "addrspacecast", ICmp: "icmp", FCmp: "fcmp",
	Phi: "phi", Select: "select", Freeze: "freeze", Call: "call", VAArg: "va_arg", LandingPad: "landingpad",
	CatchPad: "catchpad", CleanupPad: "cleanuppad",
}

// String returns LLVM's name of the opcode.
func (o Op) String() string { return opNames[o] }

// OpByName returns the opcode with LLVM's name, or BadOp.
func OpByName(name string) Op {
	for o, n := range opNames {
		if n == name {
			return Op(o)
		}
	}
	return BadOp
}

// IsTerminator reports whether o ends a block.
func (o Op) IsTerminator() bool { return o >= Ret && o <= Unreachable }

// IsBinary reports whether o is an integer or floating-point operation with two operands of the
// result's type.
func (o Op) IsBinary() bool { return o >= Add && o <= Xor }

// IsCast reports whether o is a conversion.
func (o Op) IsCast() bool { return o >= Trunc && o <= AddrSpaceCast }

// IsPtrToNumber reports whether o gives the bits of a pointer as an integer. ptrtoint exposes the
// provenance as well, ptrtoaddr does not, and gives as many bits as an address has.
func (o Op) IsPtrToNumber() bool { return o == PtrToInt || o == PtrToAddr }

// IsShift reports whether o is shl, lshr or ashr.
func (o Op) IsShift() bool { return o >= Shl && o <= AShr }

// IsDivRem reports whether o is an integer division or remainder.
func (o Op) IsDivRem() bool { return o == UDiv || o == SDiv || o == URem || o == SRem }

// IsCommutative reports whether the two operands may change places.
func (o Op) IsCommutative() bool {
	switch o {
	case Add, FAdd, Mul, FMul, And, Or, Xor:
		return true
	}
	return false
}

// IsAssociative reports whether o is an associative integer operation.
func (o Op) IsAssociative() bool { return o == Add || o == Mul || o == And || o == Or || o == Xor }

// IsCall reports whether o is call, invoke or callbr.
func (o Op) IsCall() bool { return o == Call || o == Invoke || o == CallBr }

// Flags are the optional marks of an instruction.
type Flags uint32

// The flags. The comment gives the instructions that may carry them.
const (
	NUW      Flags = 1 << iota // add sub mul shl trunc getelementptr
	NSW                        // add sub mul shl trunc
	Exact                      // udiv sdiv lshr ashr
	InBounds                   // getelementptr
	NUSW                       // getelementptr
	Disjoint                   // or
	NNeg                       // zext uitofp
	SameSign                   // icmp
	FNNan                      // fast-math, on floating-point operations, phi, select, call
	FNInf
	FNSZ
	FARcp
	FContract
	FAfn
	FReassoc
	Volatile       // load store cmpxchg atomicrmw
	Atomic         // load store
	Weak           // cmpxchg
	CleanupPadFlag // landingpad: cleanup
	InAlloca       // alloca
	SwiftError     // alloca
	TailCall       // call: tail
	MustTail       // call: musttail
	NoTail         // call: notail
)

// FastMath is the mask of the fast-math flags; all of them print as fast.
const FastMath = FNNan | FNInf | FNSZ | FARcp | FContract | FAfn | FReassoc

// PoisonFlags is the mask of the flags that turn a result into poison when their promise is broken.
const PoisonFlags = NUW | NSW | Exact | InBounds | NUSW | Disjoint | NNeg | SameSign | FNNan | FNInf

// Pred is the predicate of icmp and fcmp.
type Pred uint8

// The predicates. For floats, bit 0 is equal, bit 1 greater, bit 2 less, bit 3 unordered, as in
// LLVM.
const (
	FFalse Pred = iota
	FOEQ
	FOGT
	FOGE
	FOLT
	FOLE
	FONE
	FORD
	FUNO
	FUEQ
	FUGT
	FUGE
	FULT
	FULE
	FUNE
	FTrue
	EQ
	NE
	UGT
	UGE
	ULT
	ULE
	SGT
	SGE
	SLT
	SLE
)

var predNames = [...]string{
	"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true",
	"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
}

// String returns LLVM's name of the predicate.
func (p Pred) String() string { return predNames[p] }

// IsInt reports whether p is an integer predicate.
func (p Pred) IsInt() bool { return p >= EQ }

// IsSigned reports whether p compares signed integers.
func (p Pred) IsSigned() bool { return p >= SGT }

// IsUnsigned reports whether p compares unsigned integers by order.
func (p Pred) IsUnsigned() bool { return p >= UGT && p <= ULE }

// IsEquality reports whether p is eq or ne.
func (p Pred) IsEquality() bool { return p == EQ || p == NE }

// Inverse returns the predicate that is true exactly when p is false.
func (p Pred) Inverse() Pred {
	if !p.IsInt() {
		return FTrue - p
	}
	return [...]Pred{NE, EQ, ULE, ULT, UGE, UGT, SLE, SLT, SGE, SGT}[p-EQ]
}

// Swapped returns the predicate for exchanged operands.
func (p Pred) Swapped() Pred {
	if !p.IsInt() {
		return p&^6 | p&2<<1 | p&4>>1
	}
	return [...]Pred{EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE}[p-EQ]
}

// Signed returns the signed form of an unsigned order predicate, and p itself otherwise.
func (p Pred) Signed() Pred {
	if p.IsUnsigned() {
		return p + (SGT - UGT)
	}
	return p
}

// Unsigned returns the unsigned form of a signed order predicate, and p itself otherwise.
func (p Pred) Unsigned() Pred {
	if p.IsSigned() {
		return p - (SGT - UGT)
	}
	return p
}

// HoldsOnEqual reports whether p is true for equal (ordered) operands.
func (p Pred) HoldsOnEqual() bool {
	switch p {
	case EQ, UGE, ULE, SGE, SLE:
		return true
	}
	return !p.IsInt() && p&1 != 0
}

// PredByName returns the predicate of an integer or floating-point compare by LLVM's name.
func PredByName(name string, float bool) (Pred, bool) {
	lo, hi := EQ, SLE
	if float {
		lo, hi = FFalse, FTrue
	}
	for p := lo; p <= hi; p++ {
		if predNames[p] == name {
			return p, true
		}
	}
	return 0, false
}

// Ordering is an atomic memory ordering.
type Ordering uint8

// The orderings.
const (
	NotAtomic Ordering = iota
	Unordered
	Monotonic
	Acquire
	Release
	AcqRel
	SeqCst
)

var orderingNames = [...]string{"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// String returns LLVM's name of the ordering.
func (o Ordering) String() string { return orderingNames[o] }

// OrderingByName returns the ordering with LLVM's name.
func OrderingByName(name string) (Ordering, bool) {
	for o, n := range orderingNames {
		if n == name && o > 0 {
			return Ordering(o), true
		}
	}
	return 0, false
}
