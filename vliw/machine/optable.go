package machine

// ArgKind says what one operand of an operation may be.
type ArgKind uint8

// The operand kinds. An immediate is signed and fits 32 bits, except ArgImm64.
const (
	ArgIntImm ArgKind = iota // integer register or immediate
	ArgInt                   // integer register
	ArgFloat                 // float register
	ArgPred                  // predicate register
	ArgImm                   // immediate
	ArgImm64                 // 64-bit immediate
	ArgF32                   // float constant, kept as the bits of an f32
	ArgF64                   // float constant, kept as the bits of an f64
	ArgMem                   // address [integer register + immediate]
	ArgLabel                 // block of the same function
	ArgSym                   // global, function, or block of a function, plus offset
)

// Trait is a set of facts about an opcode.
type Trait uint16

// The traits.
const (
	IsLoad     Trait = 1 << iota // reads memory
	IsStore                      // writes memory
	IsBranch                     // may jump within the function
	IsCall                       // enters another function
	IsRet                        // leaves the function
	IsIndirect                   // the target is in a register
	IsDiv                        // division or remainder, integer or float
	IsSqrt                       // square root
	IsCompare                    // may carry !unc
	MayTrap                      // can stop the program (the integer ones of IsDiv, memory, trap)
	Rotates                      // moves the rotating base
	SetsLoop                     // writes LC, EC, the rotating base or the stage predicates
	Unguarded                    // must not carry a guard
	Orders                       // no access to memory moves across it
)

// OpInfo describes an opcode to all packages; only the evaluation is elsewhere, in the simulator.
type OpInfo struct {
	Name   string    // mnemonic in the assembly
	Dst    File      // file of the result, NoFile for none
	Args   []ArgKind // operands in the order of the text
	Unit   Unit
	Timing Timing
	Traits Trait
	Size   int // bytes accessed, for loads and stores
}

// Info returns the facts about op. The result is shared: do not change it.
func Info(op Op) *OpInfo { return &opTable[op] }

// Is reports whether op has any of the traits t.
func (op Op) Is(t Trait) bool { return opTable[op].Traits&t != 0 }

// String returns the mnemonic.
func (op Op) String() string { return opTable[op].Name }

// SideEffect reports whether op does more than write its destination, so that it must stay even
// when its result is dead. An integer division's trap does not count: LLVM's division has none to
// preserve.
func (op Op) SideEffect() bool {
	return op == OpTrap || op.Is(IsStore|IsBranch|IsCall|IsRet|SetsLoop|Rotates|Orders)
}

// LevelCounters is the number of level counters, which setlk sets and rtop and ltop count down.
const LevelCounters = 16

// CountsLevel reports whether the first operand of op is the number of a level counter.
func (op Op) CountsLevel() bool { return op == OpSetlk || op == OpRtop || op == OpLtop }

// OpByName finds the opcode of a mnemonic.
func OpByName(name string) (Op, bool) {
	op, ok := opNames[name]
	return op, ok
}

var opNames = func() map[string]Op {
	names := make(map[string]Op, NumOps)
	for op := OpInvalid + 1; op < NumOps; op++ {
		names[opTable[op].Name] = op
	}
	return names
}()

// Operand lists that many opcodes share.
var (
	oneInt         = []ArgKind{ArgIntImm}
	oneIntReg      = []ArgKind{ArgInt}
	intInt         = []ArgKind{ArgIntImm, ArgIntImm}
	oneFloat       = []ArgKind{ArgFloat}
	floatFloat     = []ArgKind{ArgFloat, ArgFloat}
	threeFloat     = []ArgKind{ArgFloat, ArgFloat, ArgFloat}
	onePred        = []ArgKind{ArgPred}
	predPred       = []ArgKind{ArgPred, ArgPred}
	predIntInt     = []ArgKind{ArgPred, ArgIntImm, ArgIntImm}
	predFloatFloat = []ArgKind{ArgPred, ArgFloat, ArgFloat}
	oneImm         = []ArgKind{ArgImm}
	oneImm64       = []ArgKind{ArgImm64}
	oneFS          = []ArgKind{ArgF32}
	oneFD          = []ArgKind{ArgF64}
	oneSym         = []ArgKind{ArgSym}
	oneLabel       = []ArgKind{ArgLabel}
	predLabel      = []ArgKind{ArgPred, ArgLabel}
	immLabel       = []ArgKind{ArgImm, ArgLabel}
	immInt         = []ArgKind{ArgImm, ArgIntImm}
	intImmInt      = []ArgKind{ArgInt, ArgImm, ArgIntImm}
	oneMem         = []ArgKind{ArgMem}
	memInt         = []ArgKind{ArgMem, ArgIntImm}
	memIntReg      = []ArgKind{ArgMem, ArgInt}
	memIntInt      = []ArgKind{ArgMem, ArgInt, ArgInt}
	memImm         = []ArgKind{ArgMem, ArgImm}
	memFloat       = []ArgKind{ArgMem, ArgFloat}
)

// opTable holds the facts about every opcode, in the order of the constants.
var opTable = [NumAllOps]OpInfo{
	OpInvalid: {Name: "invalid"},

	// Integer arithmetic and logic.
	OpAdd:    {Name: "add", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSub:    {Name: "sub", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpAnd:    {Name: "and", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpOr:     {Name: "or", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpXor:    {Name: "xor", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpAndn:   {Name: "andn", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpShl:    {Name: "shl", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpShr:    {Name: "shr", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSra:    {Name: "sra", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpRotl:   {Name: "rotl", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSmin:   {Name: "smin", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSmax:   {Name: "smax", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpUmin:   {Name: "umin", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpUmax:   {Name: "umax", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpAddW:   {Name: "add.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSubW:   {Name: "sub.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpShlW:   {Name: "shl.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpShrW:   {Name: "shr.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpSraW:   {Name: "sra.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpRotlW:  {Name: "rotl.w", Dst: Int, Args: intInt, Unit: Adder, Timing: TimeALU},
	OpAbs:    {Name: "abs", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpSext1:  {Name: "sext1", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpSext2:  {Name: "sext2", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpSext4:  {Name: "sext4", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpZext1:  {Name: "zext1", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpZext2:  {Name: "zext2", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpZext4:  {Name: "zext4", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpClz:    {Name: "clz", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpCtz:    {Name: "ctz", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpPopc:   {Name: "popc", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpClzW:   {Name: "clz.w", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpCtzW:   {Name: "ctz.w", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpBswap2: {Name: "bswap2", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpBswap4: {Name: "bswap4", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpBswap8: {Name: "bswap8", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpBrev:   {Name: "brev", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpMov:    {Name: "mov", Dst: Int, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpLi:     {Name: "li", Dst: Int, Args: oneImm64, Unit: Adder, Timing: TimeALU},
	OpLa:     {Name: "la", Dst: Int, Args: oneSym, Unit: Adder, Timing: TimeALU},
	OpSel:    {Name: "sel", Dst: Int, Args: predIntInt, Unit: Adder, Timing: TimeALU},

	// Integer compares.
	OpCmpEq:  {Name: "cmp.eq", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpNe:  {Name: "cmp.ne", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpSlt: {Name: "cmp.slt", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpSle: {Name: "cmp.sle", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpSgt: {Name: "cmp.sgt", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpSge: {Name: "cmp.sge", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpUlt: {Name: "cmp.ult", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpUle: {Name: "cmp.ule", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpUgt: {Name: "cmp.ugt", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},
	OpCmpUge: {Name: "cmp.uge", Dst: Pred, Args: intInt, Unit: Adder, Timing: TimeALU, Traits: IsCompare},

	// Predicates.
	OpPand:  {Name: "pand", Dst: Pred, Args: predPred, Unit: Adder, Timing: TimeALU},
	OpPor:   {Name: "por", Dst: Pred, Args: predPred, Unit: Adder, Timing: TimeALU},
	OpPxor:  {Name: "pxor", Dst: Pred, Args: predPred, Unit: Adder, Timing: TimeALU},
	OpPandn: {Name: "pandn", Dst: Pred, Args: predPred, Unit: Adder, Timing: TimeALU},
	OpPnot:  {Name: "pnot", Dst: Pred, Args: onePred, Unit: Adder, Timing: TimeALU},
	OpPmov:  {Name: "pmov", Dst: Pred, Args: onePred, Unit: Adder, Timing: TimeALU},
	OpPset:  {Name: "pset", Dst: Pred, Args: oneImm, Unit: Adder, Timing: TimeALU},

	// Integer multiplication and division.
	OpMul:   {Name: "mul", Dst: Int, Args: intInt, Unit: Multiplier, Timing: TimeMul},
	OpMulh:  {Name: "mulh", Dst: Int, Args: intInt, Unit: Multiplier, Timing: TimeMul},
	OpMulhu: {Name: "mulhu", Dst: Int, Args: intInt, Unit: Multiplier, Timing: TimeMul},
	OpMulW:  {Name: "mul.w", Dst: Int, Args: intInt, Unit: Multiplier, Timing: TimeMul},
	OpDiv:   {Name: "div", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpDivu:  {Name: "divu", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpRem:   {Name: "rem", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpRemu:  {Name: "remu", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpDivW:  {Name: "div.w", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpDivuW: {Name: "divu.w", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpRemW:  {Name: "rem.w", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},
	OpRemuW: {Name: "remu.w", Dst: Int, Args: intInt, Unit: DivSqrt, Timing: TimeDiv, Traits: MayTrap | IsDiv},

	// Floating point.
	OpFaddS:      {Name: "fadd.s", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFaddD:      {Name: "fadd.d", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFsubS:      {Name: "fsub.s", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFsubD:      {Name: "fsub.d", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFmulS:      {Name: "fmul.s", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmulD:      {Name: "fmul.d", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmaS:       {Name: "fma.s", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmaD:       {Name: "fma.d", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmsS:       {Name: "fms.s", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmsD:       {Name: "fms.d", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFnmaS:      {Name: "fnma.s", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFnmaD:      {Name: "fnma.d", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFdivS:      {Name: "fdiv.s", Dst: Float, Args: floatFloat, Unit: DivSqrt, Timing: TimeDiv, Traits: IsDiv},
	OpFdivD:      {Name: "fdiv.d", Dst: Float, Args: floatFloat, Unit: DivSqrt, Timing: TimeDiv, Traits: IsDiv},
	OpFsqrtS:     {Name: "fsqrt.s", Dst: Float, Args: oneFloat, Unit: DivSqrt, Timing: TimeSqrt, Traits: IsSqrt},
	OpFsqrtD:     {Name: "fsqrt.d", Dst: Float, Args: oneFloat, Unit: DivSqrt, Timing: TimeSqrt, Traits: IsSqrt},
	OpFnegS:      {Name: "fneg.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpFnegD:      {Name: "fneg.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpFabsS:      {Name: "fabs.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpFabsD:      {Name: "fabs.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpFcopysignS: {Name: "fcopysign.s", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeALU},
	OpFcopysignD: {Name: "fcopysign.d", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeALU},
	OpFminS:      {Name: "fmin.s", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFminD:      {Name: "fmin.d", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFmaxS:      {Name: "fmax.s", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFmaxD:      {Name: "fmax.d", Dst: Float, Args: floatFloat, Unit: Adder, Timing: TimeAdd},
	OpFfloorS:    {Name: "ffloor.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFfloorD:    {Name: "ffloor.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFceilS:     {Name: "fceil.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFceilD:     {Name: "fceil.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFtruncS:    {Name: "ftrunc.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFtruncD:    {Name: "ftrunc.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFrintS:     {Name: "frint.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFrintD:     {Name: "frint.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFroundS:    {Name: "fround.s", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFroundD:    {Name: "fround.d", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFmov:       {Name: "fmov", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpFliS:       {Name: "fli.s", Dst: Float, Args: oneFS, Unit: Adder, Timing: TimeALU},
	OpFliD:       {Name: "fli.d", Dst: Float, Args: oneFD, Unit: Adder, Timing: TimeALU},
	OpFsel:       {Name: "fsel", Dst: Float, Args: predFloatFloat, Unit: Adder, Timing: TimeALU},

	// Float compares.
	OpFcmpOeqS: {Name: "fcmp.oeq.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOeqD: {Name: "fcmp.oeq.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOneS: {Name: "fcmp.one.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOneD: {Name: "fcmp.one.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOltS: {Name: "fcmp.olt.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOltD: {Name: "fcmp.olt.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOleS: {Name: "fcmp.ole.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOleD: {Name: "fcmp.ole.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOgtS: {Name: "fcmp.ogt.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOgtD: {Name: "fcmp.ogt.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOgeS: {Name: "fcmp.oge.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOgeD: {Name: "fcmp.oge.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOrdS: {Name: "fcmp.ord.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpOrdD: {Name: "fcmp.ord.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUnoS: {Name: "fcmp.uno.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUnoD: {Name: "fcmp.uno.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUeqS: {Name: "fcmp.ueq.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUeqD: {Name: "fcmp.ueq.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUneS: {Name: "fcmp.une.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUneD: {Name: "fcmp.une.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUltS: {Name: "fcmp.ult.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUltD: {Name: "fcmp.ult.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUleS: {Name: "fcmp.ule.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUleD: {Name: "fcmp.ule.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUgtS: {Name: "fcmp.ugt.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUgtD: {Name: "fcmp.ugt.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUgeS: {Name: "fcmp.uge.s", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},
	OpFcmpUgeD: {Name: "fcmp.uge.d", Dst: Pred, Args: floatFloat, Unit: Adder, Timing: TimeAdd, Traits: IsCompare},

	// Conversions.
	OpI2fS:    {Name: "i2f.s", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeAdd},
	OpI2fD:    {Name: "i2f.d", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeAdd},
	OpU2fS:    {Name: "u2f.s", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeAdd},
	OpU2fD:    {Name: "u2f.d", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeAdd},
	OpF2iS:    {Name: "f2i.s", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpF2iD:    {Name: "f2i.d", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpF2uS:    {Name: "f2u.s", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpF2uD:    {Name: "f2u.d", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFwiden:  {Name: "fwiden", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpFnarrow: {Name: "fnarrow", Dst: Float, Args: oneFloat, Unit: Adder, Timing: TimeAdd},
	OpMvfiS:   {Name: "mvfi.s", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpMvfiD:   {Name: "mvfi.d", Dst: Int, Args: oneFloat, Unit: Adder, Timing: TimeALU},
	OpMvifS:   {Name: "mvif.s", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeALU},
	OpMvifD:   {Name: "mvif.d", Dst: Float, Args: oneInt, Unit: Adder, Timing: TimeALU},

	// Memory.
	OpLd1s: {Name: "ld1s", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 1},
	OpLd1u: {Name: "ld1u", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 1},
	OpLd2s: {Name: "ld2s", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 2},
	OpLd2u: {Name: "ld2u", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 2},
	OpLd4s: {Name: "ld4s", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 4},
	OpLd4u: {Name: "ld4u", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 4},
	OpLd8:  {Name: "ld8", Dst: Int, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 8},
	OpFldS: {Name: "fld.s", Dst: Float, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 4},
	OpFldD: {Name: "fld.d", Dst: Float, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 8},
	OpSt1:  {Name: "st1", Args: memInt, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 1},
	OpSt2:  {Name: "st2", Args: memInt, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 2},
	OpSt4:  {Name: "st4", Args: memInt, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 4},
	OpSt8:  {Name: "st8", Args: memInt, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 8},
	OpFstS: {Name: "fst.s", Args: memFloat, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 4},
	OpFstD: {Name: "fst.d", Args: memFloat, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 8},

	// Branches.
	OpBr:    {Name: "br", Args: oneLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch},
	OpBrind: {Name: "brind", Args: oneIntReg, Unit: Branch, Timing: TimeControl, Traits: IsBranch | IsIndirect},
	OpCall:  {Name: "call", Args: oneSym, Unit: Branch, Timing: TimeControl, Traits: IsCall},
	OpCallr: {Name: "callr", Args: oneIntReg, Unit: Branch, Timing: TimeControl, Traits: IsCall | IsIndirect},
	OpRet:   {Name: "ret", Unit: Branch, Timing: TimeControl, Traits: IsRet},
	OpCtop:  {Name: "ctop", Args: oneLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch | Rotates | Unguarded},
	OpWtop:  {Name: "wtop", Args: predLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch | Rotates | Unguarded},
	OpRtop:  {Name: "rtop", Args: immLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch | Rotates | Unguarded},
	OpLtop:  {Name: "ltop", Args: immLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch | SetsLoop | Unguarded},
	OpTrap:  {Name: "trap", Unit: Branch, Timing: TimeControl, Traits: MayTrap},

	// Loop control.
	OpRot:    {Name: "rot", Unit: Control, Timing: TimeControl, Traits: Rotates | Unguarded | SetsLoop},
	OpRotp:   {Name: "rotp", Args: onePred, Unit: Control, Timing: TimeControl, Traits: Rotates | Unguarded | SetsLoop},
	OpSetlc:  {Name: "setlc", Args: oneInt, Unit: Control, Timing: TimeControl, Traits: SetsLoop},
	OpSetec:  {Name: "setec", Args: oneInt, Unit: Control, Timing: TimeControl, Traits: SetsLoop},
	OpClrrrb: {Name: "clrrrb", Unit: Control, Timing: TimeControl, Traits: Unguarded | SetsLoop},
	OpSetlk:  {Name: "setlk", Args: immInt, Unit: Control, Timing: TimeControl, Traits: SetsLoop},
	OpInitrp: {Name: "initrp", Args: oneImm64, Unit: Control, Timing: TimeControl, Traits: Unguarded | SetsLoop},

	// Operations of IA-64.
	OpSetf:     {Name: "setf", Dst: Float, Args: oneIntReg, Unit: Memory, Timing: TimeAdd},
	OpGetf:     {Name: "getf", Dst: Int, Args: oneFloat, Unit: Memory, Timing: TimeAdd},
	OpXmal:     {Name: "xmal", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpXmah:     {Name: "xmah", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpXmahu:    {Name: "xmahu", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFcvtXf:   {Name: "fcvtxf", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFcvtXuf:  {Name: "fcvtxuf", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFcvtFx:   {Name: "fcvtfx", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFcvtFxt:  {Name: "fcvtfxt", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFcvtFxut: {Name: "fcvtfxut", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFnormS:   {Name: "fnorms", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFnormD:   {Name: "fnormd", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeAdd},
	OpFrcpa:    {Name: "frcpa", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFrcpaP:   {Name: "frcpa.p", Dst: Pred, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFrsqrta:  {Name: "frsqrta", Dst: Float, Args: oneFloat, Unit: Multiplier, Timing: TimeMul},
	OpFrsqrtaP: {Name: "frsqrta.p", Dst: Pred, Args: oneFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmulX:    {Name: "fmul.x", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmaX:     {Name: "fma.x", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFnmaX:    {Name: "fnma.x", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFoneX:    {Name: "fone.x", Dst: Float, Args: floatFloat, Unit: Multiplier, Timing: TimeMul},
	OpFmaXD:    {Name: "fma.xd", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFnmaXD:   {Name: "fnma.xd", Dst: Float, Args: threeFloat, Unit: Multiplier, Timing: TimeMul},
	OpFfill:    {Name: "ffill", Dst: Float, Args: oneMem, Unit: Memory, Timing: TimeLoad, Traits: IsLoad | MayTrap, Size: 16},
	OpFspill:   {Name: "fspill", Args: memFloat, Unit: Memory, Timing: TimeStore, Traits: IsStore | MayTrap, Size: 16},
	OpShladd:   {Name: "shladd", Dst: Int, Args: intImmInt, Unit: Adder, Timing: TimeALU},
	OpMux1rev:  {Name: "mux1.rev", Dst: Int, Args: oneIntReg, Unit: Adder, Timing: TimeALU},
	OpFence:    {Name: "mf", Unit: Memory, Timing: TimeControl, Traits: Orders | Unguarded},
	OpLdAcq1:   orderedOp("ldacq1", Int, oneMem, 1), OpLdAcq2: orderedOp("ldacq2", Int, oneMem, 2), OpLdAcq4: orderedOp("ldacq4", Int, oneMem, 4), OpLdAcq8: orderedOp("ldacq8", Int, oneMem, 8),
	OpStRel1: orderedOp("strel1", NoFile, memIntReg, 1), OpStRel2: orderedOp("strel2", NoFile, memIntReg, 2), OpStRel4: orderedOp("strel4", NoFile, memIntReg, 4), OpStRel8: orderedOp("strel8", NoFile, memIntReg, 8),
	OpXchg1: orderedOp("xchg1", Int, memIntReg, 1), OpXchg2: orderedOp("xchg2", Int, memIntReg, 2), OpXchg4: orderedOp("xchg4", Int, memIntReg, 4), OpXchg8: orderedOp("xchg8", Int, memIntReg, 8),
	OpCmpXchg1: orderedOp("cmpxchg1", Int, memIntInt, 1), OpCmpXchg2: orderedOp("cmpxchg2", Int, memIntInt, 2), OpCmpXchg4: orderedOp("cmpxchg4", Int, memIntInt, 4), OpCmpXchg8: orderedOp("cmpxchg8", Int, memIntInt, 8),
	OpFetchAdd4: orderedOp("fetchadd4", Int, memImm, 4), OpFetchAdd8: orderedOp("fetchadd8", Int, memImm, 8),
	OpCloop: {Name: "cloop", Args: oneLabel, Unit: Branch, Timing: TimeControl, Traits: IsBranch | SetsLoop | Unguarded},
	OpTail:  {Name: "tail", Args: oneSym, Unit: Branch, Timing: TimeControl, Traits: IsRet},
	OpTailr: {Name: "tailr", Args: oneIntReg, Unit: Branch, Timing: TimeControl, Traits: IsRet | IsIndirect},
	OpLdc1s: checkOp("ldc1s", Int, memIntReg, 1), OpLdc1u: checkOp("ldc1u", Int, memIntReg, 1), OpLdc2s: checkOp("ldc2s", Int, memIntReg, 2), OpLdc2u: checkOp("ldc2u", Int, memIntReg, 2),
	OpLdc4s: checkOp("ldc4s", Int, memIntReg, 4), OpLdc4u: checkOp("ldc4u", Int, memIntReg, 4), OpLdc8: checkOp("ldc8", Int, memIntReg, 8),
	OpAndEq: inPlaceOp("and.eq"), OpAndNe: inPlaceOp("and.ne"), OpAndSlt: inPlaceOp("and.slt"), OpAndSle: inPlaceOp("and.sle"), OpAndSgt: inPlaceOp("and.sgt"), OpAndSge: inPlaceOp("and.sge"),
	OpOrEq: inPlaceOp("or.eq"), OpOrNe: inPlaceOp("or.ne"), OpOrSlt: inPlaceOp("or.slt"), OpOrSle: inPlaceOp("or.sle"), OpOrSgt: inPlaceOp("or.sgt"), OpOrSge: inPlaceOp("or.sge"),
	OpFldcS: checkOp("fldc.s", Float, memFloat, 4), OpFldcD: checkOp("fldc.d", Float, memFloat, 8),
}

// inPlaceOp changes a predicate by a compare.
func inPlaceOp(name string) OpInfo {
	return OpInfo{Name: name, Dst: Pred, Args: predIntInt, Unit: Adder, Timing: TimeALU}
}

// checkOp is the check of an advanced load.
func checkOp(name string, dst File, args []ArgKind, size int) OpInfo {
	return OpInfo{Name: name, Dst: dst, Args: args, Unit: Memory, Timing: TimeControl, Traits: IsLoad | MayTrap, Size: size}
}

// orderedOp is an access that orders others.
func orderedOp(name string, dst File, args []ArgKind, size int) OpInfo {
	return OpInfo{Name: name, Dst: dst, Args: args, Unit: Memory, Timing: TimeLoad, Traits: Orders | MayTrap, Size: size}
}
