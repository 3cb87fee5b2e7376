package code

// Slots is a set of issue slots: bit n is slot n.
type Slots uint8

// The slots of instruction groups (Hexagon V68 Programmer's Reference Manual, section 3.3).
const (
	anySlot   Slots = 0xf // ALU32
	xtype     Slots = 0xc // ALU64, multiplies, shifts, floating point, predicates
	memory    Slots = 0x3 // loads and stores
	jumpSlots Slots = 0xc
	slot0     Slots = 0x1
	slot1     Slots = 0x2
	slot2     Slots = 0x4
	slot3     Slots = 0x8
)

// Trait is a set of facts about an operation.
type Trait uint32

// The traits.
const (
	Load Trait = 1 << iota
	Store
	Branch   // ends a block
	Call     // clobbers what the caller owns
	Return   // leaves the function
	Commutes // the first two operands may be swapped
	Tied     // reads its destination: d += …
	Late     // result cannot be used as .new
	Copy     // copies its operand
	Const    // result is a constant: can be made again instead of spilled
	Effect   // must not be removed although its result is not used
	Cond     // is done if its first operand, a predicate, holds
	MemOp    // loads, computes and stores at one address
	Alone    // has a packet of its own, which nothing moves across
	PostInc  // adds its first immediate to its base register after the access
	Float    // of the unit for floating point
	NewJump  // compares the new value of its first operand, and jumps
	Apart    // has another register for its result than its operands: ld.lld cannot relocate its short form
	LowWord  // its last word is one of r0 to r7
	Only     // the only access to memory of its packet: takes slot 1, too
	LoopMark // ends a hardware loop: a mark of the packet, without a slot
)

// ImmRange is the immediate operand of an operation: a field of Bits, shifted by Shift. Extensible
// fields take any 32 bits with an extender word.
type ImmRange struct {
	Bits   int // 0: the operation has none
	Signed bool
	Shift  int
	Ext    bool
}

// Fits reports whether a value needs no extender.
func (r ImmRange) Fits(v int64) bool {
	if v&(1<<r.Shift-1) != 0 {
		return false
	}
	v >>= r.Shift
	if r.Signed {
		return v >= -1<<(r.Bits-1) && v < 1<<(r.Bits-1)
	}
	return v >= 0 && v < 1<<r.Bits
}

// Takes reports whether an operation can have the value, with or without an extender.
func (r ImmRange) Takes(v int64) bool {
	return r.Fits(v) || r.Ext && v >= -1<<31 && v < 1<<32
}

// Info describes an operation.
type Info struct {
	// Text is the assembly, where d stands as %d, the base of a post-increment as %b, and operand n
	// as %n; %@n is an offset as a number of vectors, %#n is an immediate with the mark of an
	// extender where it has one, %!n a predicate or its inverse, %~ the mark of the inverse.
	Text   string
	Dst    Class
	Args   []Class // of register operands; NoClass: an immediate, a symbol or a label
	Slots  Slots
	Traits Trait
	Imm    [2]ImmRange // of the first and the second operand that is no register
	Size   int         // bytes of a memory access
	Cycles int         // until the result can be read without a stall; 0: 1
	Unit   Unit        // of the vector unit
}

// Is reports whether the operation has one of the traits.
func (o Op) Is(t Trait) bool { return opTable[o].Traits&t != 0 }

// Info returns the description of the operation.
func (o Op) Info() *Info { return &opTable[o] }

var (
	w     = []Class{Word}
	ww    = []Class{Word, Word}
	wi    = []Class{Word, NoClass}
	iw    = []Class{NoClass, Word}
	i     = []Class{NoClass}
	ii    = []Class{NoClass, NoClass}
	d     = []Class{Pair}
	dd    = []Class{Pair, Pair}
	dw    = []Class{Pair, Word}
	di    = []Class{Pair, NoClass}
	p     = []Class{Pred}
	pp    = []Class{Pred, Pred}
	pw    = []Class{Pred, Word}
	pww   = []Class{Pred, Word, Word}
	piw   = []Class{Pred, NoClass, Word}
	pwi   = []Class{Pred, Word, NoClass}
	pii   = []Class{Pred, NoClass, NoClass}
	wwi   = []Class{Word, Word, NoClass}
	wii   = []Class{Word, NoClass, NoClass}
	wwiw  = []Class{Word, Word, NoClass, Word}
	wwid  = []Class{Word, Word, NoClass, Pair}
	wiw   = []Class{Word, NoClass, Word}
	pwwi  = []Class{Pred, Word, Word, NoClass}
	pwiw  = []Class{Pred, Word, NoClass, Word}
	pwid  = []Class{Pred, Word, NoClass, Pair}
	pwwiw = []Class{Pred, Word, Word, NoClass, Word}
	pwwid = []Class{Pred, Word, Word, NoClass, Pair}
	iww   = []Class{NoClass, Word, Word}
	iwi   = []Class{NoClass, Word, NoClass}
	wid   = []Class{Word, NoClass, Pair}
	id    = []Class{NoClass, Pair}
	pi    = []Class{Pred, NoClass}
	none  = []Class{}
	pdd   = []Class{Pred, Pair, Pair}
)

func signed(bits int) ImmRange    { return ImmRange{Bits: bits, Signed: true} }
func signedExt(bits int) ImmRange { return ImmRange{Bits: bits, Signed: true, Ext: true} }
func plain(bits int) ImmRange     { return ImmRange{Bits: bits} }
func plainExt(bits int) ImmRange  { return ImmRange{Bits: bits, Ext: true} }
func scaled(bits, shift int) ImmRange {
	return ImmRange{Bits: bits, Signed: true, Shift: shift, Ext: true}
}

func one(r ImmRange) [2]ImmRange    { return [2]ImmRange{r} }
func two(a, b ImmRange) [2]ImmRange { return [2]ImmRange{a, b} }

// reach is the range of labels and symbols: the assembler or the linker extends where it has to.
var reach = ImmRange{Bits: 32, Signed: true}

// scalarTable describes the operations of the scalar core. A comparison with ! has the inverse
// result.
var scalarTable = [NumOps]Info{
	// 32-bit integers.
	OpMov:       {Text: "%d = %0", Dst: Word, Args: w, Slots: anySlot, Traits: Copy},
	OpLi:        {Text: "%d = %#0", Dst: Word, Args: i, Slots: anySlot, Imm: one(signedExt(16)), Traits: Const},
	OpLa:        {Text: "%d = %#0", Dst: Word, Args: i, Slots: anySlot, Imm: one(signedExt(16)), Traits: Const},
	OpLaPC:      {Text: "%d = add(pc,%#0@PCREL)", Dst: Word, Args: i, Slots: slot3, Imm: one(plainExt(6)), Traits: Const | Late},
	OpLdGot:     {Text: "%d = memw(%0+%#1@GOT)", Dst: Word, Args: wi, Slots: memory, Imm: one(absolute), Traits: Load, Size: 4, Cycles: 2},
	OpAddTP:     {Text: "%d = add(%0,%#1@TPREL)", Dst: Word, Args: wi, Slots: anySlot, Imm: one(absolute), Traits: Apart},
	OpLdIE:      {Text: "%d = memw(%#0@IE)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 4, Cycles: 2},
	OpLdIEGot:   {Text: "%d = memw(%0+%#1@IEGOT)", Dst: Word, Args: wi, Slots: memory, Imm: one(absolute), Traits: Load, Size: 4, Cycles: 2},
	OpAdd:       {Text: "%d = add(%0,%1)", Dst: Word, Args: ww, Slots: anySlot, Traits: Commutes},
	OpAddi:      {Text: "%d = add(%0,%#1)", Dst: Word, Args: wi, Slots: anySlot, Imm: one(signedExt(16))},
	OpSub:       {Text: "%d = sub(%0,%1)", Dst: Word, Args: ww, Slots: anySlot},
	OpSubi:      {Text: "%d = sub(%#0,%1)", Dst: Word, Args: iw, Slots: anySlot, Imm: one(signedExt(10))},
	OpAnd:       {Text: "%d = and(%0,%1)", Dst: Word, Args: ww, Slots: anySlot, Traits: Commutes},
	OpAndi:      {Text: "%d = and(%0,%#1)", Dst: Word, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpOr:        {Text: "%d = or(%0,%1)", Dst: Word, Args: ww, Slots: anySlot, Traits: Commutes},
	OpOri:       {Text: "%d = or(%0,%#1)", Dst: Word, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpXor:       {Text: "%d = xor(%0,%1)", Dst: Word, Args: ww, Slots: anySlot, Traits: Commutes},
	OpSxtb:      {Text: "%d = sxtb(%0)", Dst: Word, Args: w, Slots: anySlot},
	OpSxth:      {Text: "%d = sxth(%0)", Dst: Word, Args: w, Slots: anySlot},
	OpZxth:      {Text: "%d = zxth(%0)", Dst: Word, Args: w, Slots: anySlot},
	OpMux:       {Text: "%d = mux(%0,%1,%2)", Dst: Word, Args: pww, Slots: anySlot},
	OpMuxIR:     {Text: "%d = mux(%0,%#1,%2)", Dst: Word, Args: piw, Slots: anySlot, Imm: one(signedExt(8))},
	OpMuxRI:     {Text: "%d = mux(%0,%1,%#2)", Dst: Word, Args: pwi, Slots: anySlot, Imm: one(signedExt(8))},
	OpMuxII:     {Text: "%d = mux(%0,%#1,%#2)", Dst: Word, Args: pii, Slots: anySlot, Imm: two(signedExt(8), signed(8))},
	OpMovC:      {Text: "if (%!0) %d = %1", Dst: Word, Args: pw, Slots: anySlot, Traits: Cond | Tied},
	OpAddC:      {Text: "if (%!0) %d = add(%1,%2)", Dst: Word, Args: pww, Slots: anySlot, Traits: Cond | Tied},
	OpAddiC:     {Text: "if (%!0) %d = add(%1,%#2)", Dst: Word, Args: pwi, Slots: anySlot, Imm: one(signedExt(8)), Traits: Cond | Tied},
	OpSubC:      {Text: "if (%!0) %d = sub(%1,%2)", Dst: Word, Args: pww, Slots: anySlot, Traits: Cond | Tied},
	OpAndC:      {Text: "if (%!0) %d = and(%1,%2)", Dst: Word, Args: pww, Slots: anySlot, Traits: Cond | Tied},
	OpOrC:       {Text: "if (%!0) %d = or(%1,%2)", Dst: Word, Args: pww, Slots: anySlot, Traits: Cond | Tied},
	OpXorC:      {Text: "if (%!0) %d = xor(%1,%2)", Dst: Word, Args: pww, Slots: anySlot, Traits: Cond | Tied},
	OpShli:      {Text: "%d = asl(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpShri:      {Text: "%d = lsr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpSari:      {Text: "%d = asr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpShl:       {Text: "%d = asl(%0,%1)", Dst: Word, Args: ww, Slots: xtype},
	OpShr:       {Text: "%d = lsr(%0,%1)", Dst: Word, Args: ww, Slots: xtype},
	OpSar:       {Text: "%d = asr(%0,%1)", Dst: Word, Args: ww, Slots: xtype},
	OpMul:       {Text: "%d = mpyi(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes, Cycles: 2},
	OpMuli:      {Text: "%d = +mpyi(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plainExt(8)), Cycles: 2},
	OpMulni:     {Text: "%d = -mpyi(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(8)), Cycles: 2},
	OpMac:       {Text: "%d += mpyi(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpMaci:      {Text: "%d += mpyi(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plainExt(8)), Traits: Tied, Cycles: 2},
	OpMsub:      {Text: "%d -= mpyi(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpMulhu:     {Text: "%d = mpyu(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes, Cycles: 2},
	OpMulhs:     {Text: "%d = mpy(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes, Cycles: 2},
	OpAddasl:    {Text: "%d = addasl(%0,%1,%#2)", Dst: Word, Args: wwi, Slots: xtype, Imm: one(plain(3))},
	OpAbs:       {Text: "%d = abs(%0)", Dst: Word, Args: w, Slots: xtype},
	OpMin:       {Text: "%d = min(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes},
	OpMax:       {Text: "%d = max(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes},
	OpMinu:      {Text: "%d = minu(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes},
	OpMaxu:      {Text: "%d = maxu(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes},
	OpClz:       {Text: "%d = cl0(%0)", Dst: Word, Args: w, Slots: xtype},
	OpCtz:       {Text: "%d = ct0(%0)", Dst: Word, Args: w, Slots: xtype},
	OpSwiz:      {Text: "%d = swiz(%0)", Dst: Word, Args: w, Slots: xtype},
	OpBrev:      {Text: "%d = brev(%0)", Dst: Word, Args: w, Slots: xtype},
	OpExtractu:  {Text: "%d = extractu(%0,%#1,%#2)", Dst: Word, Args: wii, Slots: xtype, Imm: two(plain(5), plain(5))},
	OpExtract:   {Text: "%d = extract(%0,%#1,%#2)", Dst: Word, Args: wii, Slots: xtype, Imm: two(plain(5), plain(5))},
	OpAddSat:    {Text: "%d = add(%0,%1):sat", Dst: Word, Args: ww, Slots: anySlot},
	OpSubSat:    {Text: "%d = sub(%0,%1):sat", Dst: Word, Args: ww, Slots: anySlot},
	OpClrbit:    {Text: "%d = clrbit(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpSetbit:    {Text: "%d = setbit(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpTogglebit: {Text: "%d = togglebit(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpRol:       {Text: "%d = rol(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpInsert:    {Text: "%d = insert(%0,%#1,%#2)", Dst: Word, Args: wii, Slots: xtype, Imm: two(plain(5), plain(5)), Traits: Tied},
	OpAddMpy:    {Text: "%d = add(%#0,mpyi(%1,%2))", Dst: Word, Args: iww, Slots: xtype, Imm: one(plainExt(6)), Cycles: 2},
	OpAddMpyi:   {Text: "%d = add(%#0,mpyi(%1,%#2))", Dst: Word, Args: iwi, Slots: xtype, Imm: two(plainExt(6), plain(6)), Cycles: 2},
	OpMsubi:     {Text: "%d -= mpyi(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plainExt(8)), Traits: Tied, Cycles: 2},
	OpAccAdd:    {Text: "%d += add(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAccAddi:   {Text: "%d += add(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(signedExt(8)), Traits: Tied, Cycles: 2},
	OpAccXor:    {Text: "%d ^= xor(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAccAnd:    {Text: "%d &= and(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAccOr:     {Text: "%d |= or(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAndOr:     {Text: "%d &= or(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAndXor:    {Text: "%d &= xor(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpOrAnd:     {Text: "%d |= and(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpOrXor:     {Text: "%d |= xor(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpXorAnd:    {Text: "%d ^= and(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpXorOr:     {Text: "%d ^= or(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpAccShl:    {Text: "%d += asl(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpAccShr:    {Text: "%d += lsr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpAccSar:    {Text: "%d += asr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpNacShl:    {Text: "%d -= asl(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpNacShr:    {Text: "%d -= lsr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpNacSar:    {Text: "%d -= asr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpXorShl:    {Text: "%d ^= asl(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpXorShr:    {Text: "%d ^= lsr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpOrShl:     {Text: "%d |= asl(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},
	OpOrShr:     {Text: "%d |= lsr(%0,%#1)", Dst: Word, Args: wi, Slots: xtype, Imm: one(plain(5)), Traits: Tied, Cycles: 2},

	// 64-bit integers.
	OpMovD:    {Text: "%d = %0", Dst: Pair, Args: d, Slots: anySlot, Traits: Copy},
	OpPack:    {Text: "%d = combine(%0,%1)", Dst: Pair, Args: ww, Slots: anySlot},
	OpPackIR:  {Text: "%d = combine(%#0,%1)", Dst: Pair, Args: iw, Slots: anySlot, Imm: one(signedExt(8))},
	OpPackRI:  {Text: "%d = combine(%0,%#1)", Dst: Pair, Args: wi, Slots: anySlot, Imm: one(signedExt(8))},
	OpPackII:  {Text: "%d = combine(%#0,%#1)", Dst: Pair, Args: ii, Slots: anySlot, Imm: two(signedExt(8), signed(8)), Traits: Const},
	OpSxtw:    {Text: "%d = sxtw(%0)", Dst: Pair, Args: w, Slots: xtype},
	OpVmux:    {Text: "%d = vmux(%0,%1,%2)", Dst: Pair, Args: pdd, Slots: xtype},
	OpAddD:    {Text: "%d = add(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpSubD:    {Text: "%d = sub(%0,%1)", Dst: Pair, Args: dd, Slots: xtype},
	OpAndD:    {Text: "%d = and(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpOrD:     {Text: "%d = or(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpXorD:    {Text: "%d = xor(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpNegD:    {Text: "%d = neg(%0)", Dst: Pair, Args: d, Slots: xtype},
	OpNotD:    {Text: "%d = not(%0)", Dst: Pair, Args: d, Slots: xtype},
	OpAbsD:    {Text: "%d = abs(%0)", Dst: Pair, Args: d, Slots: xtype},
	OpShliD:   {Text: "%d = asl(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6))},
	OpShriD:   {Text: "%d = lsr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6))},
	OpSariD:   {Text: "%d = asr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6))},
	OpShlD:    {Text: "%d = asl(%0,%1)", Dst: Pair, Args: dw, Slots: xtype},
	OpShrD:    {Text: "%d = lsr(%0,%1)", Dst: Pair, Args: dw, Slots: xtype},
	OpSarD:    {Text: "%d = asr(%0,%1)", Dst: Pair, Args: dw, Slots: xtype},
	OpAccShlD: {Text: "%d += asl(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpAccShrD: {Text: "%d += lsr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpAccSarD: {Text: "%d += asr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpNacShlD: {Text: "%d -= asl(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpNacShrD: {Text: "%d -= lsr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpNacSarD: {Text: "%d -= asr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpXorShlD: {Text: "%d ^= asl(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpXorShrD: {Text: "%d ^= lsr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpOrShlD:  {Text: "%d |= asl(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpOrShrD:  {Text: "%d |= lsr(%0,%#1)", Dst: Pair, Args: di, Slots: xtype, Imm: one(plain(6)), Traits: Tied, Cycles: 2},
	OpMpyu:    {Text: "%d = mpyu(%0,%1)", Dst: Pair, Args: ww, Slots: xtype, Traits: Commutes, Cycles: 2},
	OpMpy:     {Text: "%d = mpy(%0,%1)", Dst: Pair, Args: ww, Slots: xtype, Traits: Commutes, Cycles: 2},
	OpMacu:    {Text: "%d += mpyu(%0,%1)", Dst: Pair, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpMacs:    {Text: "%d += mpy(%0,%1)", Dst: Pair, Args: ww, Slots: xtype, Traits: Tied, Cycles: 2},
	OpMinD:    {Text: "%d = min(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpMaxD:    {Text: "%d = max(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpMinuD:   {Text: "%d = minu(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpMaxuD:   {Text: "%d = maxu(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes},
	OpClzD:    {Text: "%d = cl0(%0)", Dst: Word, Args: d, Slots: xtype},
	OpCtzD:    {Text: "%d = ct0(%0)", Dst: Word, Args: d, Slots: xtype},
	OpPopD:    {Text: "%d = popcount(%0)", Dst: Word, Args: d, Slots: xtype},
	OpBrevD:   {Text: "%d = brev(%0)", Dst: Pair, Args: d, Slots: xtype},

	// Predicates.
	OpCmpEq:   {Text: "%d = cmp.eq(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot, Traits: Commutes},
	OpCmpGt:   {Text: "%d = cmp.gt(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot},
	OpCmpGtu:  {Text: "%d = cmp.gtu(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot},
	OpCmpNe:   {Text: "%d = !cmp.eq(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot, Traits: Commutes},
	OpCmpLe:   {Text: "%d = !cmp.gt(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot},
	OpCmpLeu:  {Text: "%d = !cmp.gtu(%0,%1)", Dst: Pred, Args: ww, Slots: anySlot},
	OpCmpEqi:  {Text: "%d = cmp.eq(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpCmpGti:  {Text: "%d = cmp.gt(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpCmpGtui: {Text: "%d = cmp.gtu(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(plainExt(9))},
	OpCmpNei:  {Text: "%d = !cmp.eq(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpCmpLei:  {Text: "%d = !cmp.gt(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(signedExt(10))},
	OpCmpLeui: {Text: "%d = !cmp.gtu(%0,%#1)", Dst: Pred, Args: wi, Slots: anySlot, Imm: one(plainExt(9))},
	OpCmpEqD:  {Text: "%d = cmp.eq(%0,%1)", Dst: Pred, Args: dd, Slots: xtype, Traits: Commutes},
	OpCmpGtD:  {Text: "%d = cmp.gt(%0,%1)", Dst: Pred, Args: dd, Slots: xtype},
	OpCmpGtuD: {Text: "%d = cmp.gtu(%0,%1)", Dst: Pred, Args: dd, Slots: xtype},
	OpTstbit:  {Text: "%d = tstbit(%0,%#1)", Dst: Pred, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpNtstbit: {Text: "%d = !tstbit(%0,%#1)", Dst: Pred, Args: wi, Slots: xtype, Imm: one(plain(5))},
	OpPand:    {Text: "%d = and(%0,%1)", Dst: Pred, Args: pp, Slots: xtype, Traits: Commutes | Late},
	OpPor:     {Text: "%d = or(%0,%1)", Dst: Pred, Args: pp, Slots: xtype, Traits: Commutes | Late},
	OpPxor:    {Text: "%d = xor(%0,%1)", Dst: Pred, Args: pp, Slots: xtype, Traits: Commutes | Late},
	OpPandn:   {Text: "%d = and(%0,!%1)", Dst: Pred, Args: pp, Slots: xtype, Traits: Late},
	OpPorn:    {Text: "%d = or(%0,!%1)", Dst: Pred, Args: pp, Slots: xtype, Traits: Late},
	OpPnot:    {Text: "%d = not(%0)", Dst: Pred, Args: p, Slots: xtype, Traits: Late},
	OpMovP:    {Text: "%d = or(%0,%0)", Dst: Pred, Args: p, Slots: xtype, Traits: Copy | Late},
	OpPtoR:    {Text: "%d = %0", Dst: Word, Args: p, Slots: xtype},
	OpRtoP:    {Text: "%d = %0", Dst: Pred, Args: w, Slots: xtype, Traits: Late},
	OpPtrue:   {Text: "%d = cmp.eq(r29,r29)", Dst: Pred, Args: none, Slots: anySlot, Traits: Const},
	OpPfalse:  {Text: "%d = !cmp.eq(r29,r29)", Dst: Pred, Args: none, Slots: anySlot, Traits: Const},

	// Floating point.
	OpFadd:   {Text: "%d = sfadd(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes | Float, Cycles: 3},
	OpFsub:   {Text: "%d = sfsub(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Float, Cycles: 3},
	OpFmul:   {Text: "%d = sfmpy(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Commutes | Float, Cycles: 3},
	OpFmac:   {Text: "%d += sfmpy(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied | Float, Cycles: 3},
	OpFnmac:  {Text: "%d -= sfmpy(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Tied | Float, Cycles: 3},
	OpFmin:   {Text: "%d = sfmin(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Float, Cycles: 2},
	OpFmax:   {Text: "%d = sfmax(%0,%1)", Dst: Word, Args: ww, Slots: xtype, Traits: Float, Cycles: 2},
	OpFcmpEq: {Text: "%d = sfcmp.eq(%0,%1)", Dst: Pred, Args: ww, Slots: xtype, Traits: Late | Float},
	OpFcmpGt: {Text: "%d = sfcmp.gt(%0,%1)", Dst: Pred, Args: ww, Slots: xtype, Traits: Late | Float},
	OpFcmpGe: {Text: "%d = sfcmp.ge(%0,%1)", Dst: Pred, Args: ww, Slots: xtype, Traits: Late | Float},
	OpFcmpUo: {Text: "%d = sfcmp.uo(%0,%1)", Dst: Pred, Args: ww, Slots: xtype, Traits: Late | Float},
	OpDadd:   {Text: "%d = dfadd(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Commutes | Float, Cycles: 3},
	OpDsub:   {Text: "%d = dfsub(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Float, Cycles: 3},
	OpDfix:   {Text: "%d = dfmpyfix(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Float, Cycles: 2},
	OpDll:    {Text: "%d = dfmpyll(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Float, Cycles: 3},
	OpDlh:    {Text: "%d += dfmpylh(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Tied | Float, Cycles: 3},
	OpDhh:    {Text: "%d += dfmpyhh(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Tied | Float, Cycles: 3},
	OpDmin:   {Text: "%d = dfmin(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Float, Cycles: 2},
	OpDmax:   {Text: "%d = dfmax(%0,%1)", Dst: Pair, Args: dd, Slots: xtype, Traits: Float, Cycles: 2},
	OpDcmpEq: {Text: "%d = dfcmp.eq(%0,%1)", Dst: Pred, Args: dd, Slots: xtype, Traits: Late | Float},
	OpDcmpGt: {Text: "%d = dfcmp.gt(%0,%1)", Dst: Pred, Args: dd, Slots: xtype, Traits: Late | Float},
	OpDcmpGe: {Text: "%d = dfcmp.ge(%0,%1)", Dst: Pred, Args: dd, Slots: xtype, Traits: Late | Float},
	OpDcmpUo: {Text: "%d = dfcmp.uo(%0,%1)", Dst: Pred, Args: dd, Slots: xtype, Traits: Late | Float},
	OpW2F:    {Text: "%d = convert_w2sf(%0)", Dst: Word, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpUw2F:   {Text: "%d = convert_uw2sf(%0)", Dst: Word, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpD2F:    {Text: "%d = convert_d2sf(%0)", Dst: Word, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpUd2F:   {Text: "%d = convert_ud2sf(%0)", Dst: Word, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpW2D:    {Text: "%d = convert_w2df(%0)", Dst: Pair, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpUw2D:   {Text: "%d = convert_uw2df(%0)", Dst: Pair, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpD2D:    {Text: "%d = convert_d2df(%0)", Dst: Pair, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpUd2D:   {Text: "%d = convert_ud2df(%0)", Dst: Pair, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpF2W:    {Text: "%d = convert_sf2w(%0):chop", Dst: Word, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpF2Uw:   {Text: "%d = convert_sf2uw(%0):chop", Dst: Word, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpF2D:    {Text: "%d = convert_sf2d(%0):chop", Dst: Pair, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpF2Ud:   {Text: "%d = convert_sf2ud(%0):chop", Dst: Pair, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpDf2W:   {Text: "%d = convert_df2w(%0):chop", Dst: Word, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpDf2Uw:  {Text: "%d = convert_df2uw(%0):chop", Dst: Word, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpDf2D:   {Text: "%d = convert_df2d(%0):chop", Dst: Pair, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpDf2Ud:  {Text: "%d = convert_df2ud(%0):chop", Dst: Pair, Args: d, Slots: xtype, Traits: Float, Cycles: 3},
	OpF2Df:   {Text: "%d = convert_sf2df(%0)", Dst: Pair, Args: w, Slots: xtype, Traits: Float, Cycles: 3},
	OpDf2F:   {Text: "%d = convert_df2sf(%0)", Dst: Word, Args: d, Slots: xtype, Traits: Float, Cycles: 3},

	// Memory: register + offset, register + register << n, absolute.
	OpLdb:   {Text: "%d = memb(%0+%#1)", Dst: Word, Args: wi, Slots: memory, Imm: one(scaled(11, 0)), Traits: Load, Size: 1, Cycles: 2},
	OpLdub:  {Text: "%d = memub(%0+%#1)", Dst: Word, Args: wi, Slots: memory, Imm: one(scaled(11, 0)), Traits: Load, Size: 1, Cycles: 2},
	OpLdh:   {Text: "%d = memh(%0+%#1)", Dst: Word, Args: wi, Slots: memory, Imm: one(scaled(11, 1)), Traits: Load, Size: 2, Cycles: 2},
	OpLduh:  {Text: "%d = memuh(%0+%#1)", Dst: Word, Args: wi, Slots: memory, Imm: one(scaled(11, 1)), Traits: Load, Size: 2, Cycles: 2},
	OpLdw:   {Text: "%d = memw(%0+%#1)", Dst: Word, Args: wi, Slots: memory, Imm: one(scaled(11, 2)), Traits: Load, Size: 4, Cycles: 2},
	OpLdd:   {Text: "%d = memd(%0+%#1)", Dst: Pair, Args: wi, Slots: memory, Imm: one(scaled(11, 3)), Traits: Load, Size: 8, Cycles: 2},
	OpStb:   {Text: "memb(%0+%#1) = %2", Args: wiw, Slots: memory, Imm: one(scaled(11, 0)), Traits: Store, Size: 1},
	OpSth:   {Text: "memh(%0+%#1) = %2", Args: wiw, Slots: memory, Imm: one(scaled(11, 1)), Traits: Store, Size: 2},
	OpStw:   {Text: "memw(%0+%#1) = %2", Args: wiw, Slots: memory, Imm: one(scaled(11, 2)), Traits: Store, Size: 4},
	OpStd:   {Text: "memd(%0+%#1) = %2", Args: wid, Slots: memory, Imm: one(scaled(11, 3)), Traits: Store, Size: 8},
	OpStbi:  {Text: "memb(%0+%#1) = %#2", Args: wii, Slots: memory, Imm: two(plain(6), signedExt(8)), Traits: Store, Size: 1},
	OpSthi:  {Text: "memh(%0+%#1) = %#2", Args: wii, Slots: memory, Imm: two(ImmRange{Bits: 6, Shift: 1}, signedExt(8)), Traits: Store, Size: 2},
	OpStwi:  {Text: "memw(%0+%#1) = %#2", Args: wii, Slots: memory, Imm: two(ImmRange{Bits: 6, Shift: 2}, signedExt(8)), Traits: Store, Size: 4},
	OpLdbX:  {Text: "%d = memb(%0+%1<<%#2)", Dst: Word, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 1, Cycles: 2},
	OpLdubX: {Text: "%d = memub(%0+%1<<%#2)", Dst: Word, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 1, Cycles: 2},
	OpLdhX:  {Text: "%d = memh(%0+%1<<%#2)", Dst: Word, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 2, Cycles: 2},
	OpLduhX: {Text: "%d = memuh(%0+%1<<%#2)", Dst: Word, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 2, Cycles: 2},
	OpLdwX:  {Text: "%d = memw(%0+%1<<%#2)", Dst: Word, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 4, Cycles: 2},
	OpLddX:  {Text: "%d = memd(%0+%1<<%#2)", Dst: Pair, Args: wwi, Slots: memory, Imm: one(plain(2)), Traits: Load, Size: 8, Cycles: 2},
	OpStbX:  {Text: "memb(%0+%1<<%#2) = %3", Args: wwiw, Slots: memory, Imm: one(plain(2)), Traits: Store, Size: 1},
	OpSthX:  {Text: "memh(%0+%1<<%#2) = %3", Args: wwiw, Slots: memory, Imm: one(plain(2)), Traits: Store, Size: 2},
	OpStwX:  {Text: "memw(%0+%1<<%#2) = %3", Args: wwiw, Slots: memory, Imm: one(plain(2)), Traits: Store, Size: 4},
	OpStdX:  {Text: "memd(%0+%1<<%#2) = %3", Args: wwid, Slots: memory, Imm: one(plain(2)), Traits: Store, Size: 8},
	OpLdbA:  {Text: "%d = memb(%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 1, Cycles: 2},
	OpLdubA: {Text: "%d = memub(%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 1, Cycles: 2},
	OpLdhA:  {Text: "%d = memh(%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 2, Cycles: 2},
	OpLduhA: {Text: "%d = memuh(%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 2, Cycles: 2},
	OpLdwA:  {Text: "%d = memw(%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 4, Cycles: 2},
	OpLddA:  {Text: "%d = memd(%#0)", Dst: Pair, Args: i, Slots: memory, Imm: one(absolute), Traits: Load, Size: 8, Cycles: 2},
	OpStbA:  {Text: "memb(%#0) = %1", Args: iw, Slots: memory, Imm: one(absolute), Traits: Store, Size: 1},
	OpSthA:  {Text: "memh(%#0) = %1", Args: iw, Slots: memory, Imm: one(absolute), Traits: Store, Size: 2},
	OpStwA:  {Text: "memw(%#0) = %1", Args: iw, Slots: memory, Imm: one(absolute), Traits: Store, Size: 4},
	OpStdA:  {Text: "memd(%#0) = %1", Args: id, Slots: memory, Imm: one(absolute), Traits: Store, Size: 8},

	// Memory with post-increment.
	OpLdbP:  {Text: "%d = memb(%b++%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(step(0)), Traits: Load | PostInc, Size: 1, Cycles: 2},
	OpLdubP: {Text: "%d = memub(%b++%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(step(0)), Traits: Load | PostInc, Size: 1, Cycles: 2},
	OpLdhP:  {Text: "%d = memh(%b++%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(step(1)), Traits: Load | PostInc, Size: 2, Cycles: 2},
	OpLduhP: {Text: "%d = memuh(%b++%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(step(1)), Traits: Load | PostInc, Size: 2, Cycles: 2},
	OpLdwP:  {Text: "%d = memw(%b++%#0)", Dst: Word, Args: i, Slots: memory, Imm: one(step(2)), Traits: Load | PostInc, Size: 4, Cycles: 2},
	OpLddP:  {Text: "%d = memd(%b++%#0)", Dst: Pair, Args: i, Slots: memory, Imm: one(step(3)), Traits: Load | PostInc, Size: 8, Cycles: 2},
	OpStbP:  {Text: "memb(%b++%#0) = %1", Args: iw, Slots: memory, Imm: one(step(0)), Traits: Store | PostInc, Size: 1},
	OpSthP:  {Text: "memh(%b++%#0) = %1", Args: iw, Slots: memory, Imm: one(step(1)), Traits: Store | PostInc, Size: 2},
	OpStwP:  {Text: "memw(%b++%#0) = %1", Args: iw, Slots: memory, Imm: one(step(2)), Traits: Store | PostInc, Size: 4},
	OpStdP:  {Text: "memd(%b++%#0) = %1", Args: id, Slots: memory, Imm: one(step(3)), Traits: Store | PostInc, Size: 8},

	// Memory under a condition; what a load does not write stays.
	OpLdbC:   {Text: "if (%!0) %d = memb(%1+%#2)", Dst: Word, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Load | Cond | Tied, Size: 1, Cycles: 2},
	OpLdbXC:  {Text: "if (%!0) %d = memb(%1+%2<<%#3)", Dst: Word, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 1, Cycles: 2},
	OpLdubC:  {Text: "if (%!0) %d = memub(%1+%#2)", Dst: Word, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Load | Cond | Tied, Size: 1, Cycles: 2},
	OpLdubXC: {Text: "if (%!0) %d = memub(%1+%2<<%#3)", Dst: Word, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 1, Cycles: 2},
	OpLdhC:   {Text: "if (%!0) %d = memh(%1+%#2)", Dst: Word, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Load | Cond | Tied, Size: 2, Cycles: 2},
	OpLdhXC:  {Text: "if (%!0) %d = memh(%1+%2<<%#3)", Dst: Word, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 2, Cycles: 2},
	OpLduhC:  {Text: "if (%!0) %d = memuh(%1+%#2)", Dst: Word, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Load | Cond | Tied, Size: 2, Cycles: 2},
	OpLduhXC: {Text: "if (%!0) %d = memuh(%1+%2<<%#3)", Dst: Word, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 2, Cycles: 2},
	OpLdwC:   {Text: "if (%!0) %d = memw(%1+%#2)", Dst: Word, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Load | Cond | Tied, Size: 4, Cycles: 2},
	OpLdwXC:  {Text: "if (%!0) %d = memw(%1+%2<<%#3)", Dst: Word, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 4, Cycles: 2},
	OpLddC:   {Text: "if (%!0) %d = memd(%1+%#2)", Dst: Pair, Args: pwi, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 3}), Traits: Load | Cond | Tied, Size: 8, Cycles: 2},
	OpLddXC:  {Text: "if (%!0) %d = memd(%1+%2<<%#3)", Dst: Pair, Args: pwwi, Slots: memory, Imm: one(plain(2)), Traits: Load | Cond | Tied, Size: 8, Cycles: 2},
	OpStbC:   {Text: "if (%!0) memb(%1+%#2) = %3", Args: pwiw, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Store | Cond, Size: 1},
	OpStbXC:  {Text: "if (%!0) memb(%1+%2<<%#3) = %4", Args: pwwiw, Slots: memory, Imm: one(plain(2)), Traits: Store | Cond, Size: 1},
	OpSthC:   {Text: "if (%!0) memh(%1+%#2) = %3", Args: pwiw, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Store | Cond, Size: 2},
	OpSthXC:  {Text: "if (%!0) memh(%1+%2<<%#3) = %4", Args: pwwiw, Slots: memory, Imm: one(plain(2)), Traits: Store | Cond, Size: 2},
	OpStwC:   {Text: "if (%!0) memw(%1+%#2) = %3", Args: pwiw, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Store | Cond, Size: 4},
	OpStwXC:  {Text: "if (%!0) memw(%1+%2<<%#3) = %4", Args: pwwiw, Slots: memory, Imm: one(plain(2)), Traits: Store | Cond, Size: 4},
	OpStdC:   {Text: "if (%!0) memd(%1+%#2) = %3", Args: pwid, Slots: memory, Imm: one(ImmRange{Bits: 6, Shift: 3}), Traits: Store | Cond, Size: 8},
	OpStdXC:  {Text: "if (%!0) memd(%1+%2<<%#3) = %4", Args: pwwid, Slots: memory, Imm: one(plain(2)), Traits: Store | Cond, Size: 8},

	// Memory that is changed in place.
	OpMemAddB:  {Text: "memb(%0+%#1) += %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Store | MemOp, Size: 1},
	OpMemSubB:  {Text: "memb(%0+%#1) -= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Store | MemOp, Size: 1},
	OpMemAndB:  {Text: "memb(%0+%#1) &= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Store | MemOp, Size: 1},
	OpMemOrB:   {Text: "memb(%0+%#1) |= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 0}), Traits: Store | MemOp, Size: 1},
	OpMemAddiB: {Text: "memb(%0+%#1) += %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 0}, plain(5)), Traits: Store | MemOp, Size: 1},
	OpMemSubiB: {Text: "memb(%0+%#1) -= %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 0}, plain(5)), Traits: Store | MemOp, Size: 1},
	OpMemClrB:  {Text: "memb(%0+%#1) = clrbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 0}, plain(5)), Traits: Store | MemOp, Size: 1},
	OpMemSetB:  {Text: "memb(%0+%#1) = setbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 0}, plain(5)), Traits: Store | MemOp, Size: 1},
	OpMemAddH:  {Text: "memh(%0+%#1) += %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Store | MemOp, Size: 2},
	OpMemSubH:  {Text: "memh(%0+%#1) -= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Store | MemOp, Size: 2},
	OpMemAndH:  {Text: "memh(%0+%#1) &= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Store | MemOp, Size: 2},
	OpMemOrH:   {Text: "memh(%0+%#1) |= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 1}), Traits: Store | MemOp, Size: 2},
	OpMemAddiH: {Text: "memh(%0+%#1) += %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 1}, plain(5)), Traits: Store | MemOp, Size: 2},
	OpMemSubiH: {Text: "memh(%0+%#1) -= %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 1}, plain(5)), Traits: Store | MemOp, Size: 2},
	OpMemClrH:  {Text: "memh(%0+%#1) = clrbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 1}, plain(5)), Traits: Store | MemOp, Size: 2},
	OpMemSetH:  {Text: "memh(%0+%#1) = setbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 1}, plain(5)), Traits: Store | MemOp, Size: 2},
	OpMemAddW:  {Text: "memw(%0+%#1) += %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Store | MemOp, Size: 4},
	OpMemSubW:  {Text: "memw(%0+%#1) -= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Store | MemOp, Size: 4},
	OpMemAndW:  {Text: "memw(%0+%#1) &= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Store | MemOp, Size: 4},
	OpMemOrW:   {Text: "memw(%0+%#1) |= %2", Args: wiw, Slots: slot0, Imm: one(ImmRange{Bits: 6, Shift: 2}), Traits: Store | MemOp, Size: 4},
	OpMemAddiW: {Text: "memw(%0+%#1) += %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 2}, plain(5)), Traits: Store | MemOp, Size: 4},
	OpMemSubiW: {Text: "memw(%0+%#1) -= %#2", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 2}, plain(5)), Traits: Store | MemOp, Size: 4},
	OpMemClrW:  {Text: "memw(%0+%#1) = clrbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 2}, plain(5)), Traits: Store | MemOp, Size: 4},
	OpMemSetW:  {Text: "memw(%0+%#1) = setbit(%#2)", Args: wii, Slots: slot0, Imm: two(ImmRange{Bits: 6, Shift: 2}, plain(5)), Traits: Store | MemOp, Size: 4},

	// Control.
	OpJump:    {Text: "jump %0", Args: i, Slots: jumpSlots, Imm: one(reach), Traits: Branch},
	OpJumpIf:  {Text: "if (%0) jump:nt %1", Args: pi, Slots: jumpSlots, Imm: one(reach), Traits: Branch},
	OpJumpNot: {Text: "if (!%0) jump:nt %1", Args: pi, Slots: jumpSlots, Imm: one(reach), Traits: Branch},
	// Comparisons of a word that the packet makes; labels within 1 KB, or an extender.
	OpJumpEq:   {Text: "if (%~cmp.eq(%0,%1)) jump:nt %2", Args: wwi, Slots: slot0, Imm: one(reach), Traits: Branch | NewJump},
	OpJumpGt:   {Text: "if (%~cmp.gt(%0,%1)) jump:nt %2", Args: wwi, Slots: slot0, Imm: one(reach), Traits: Branch | NewJump},
	OpJumpGtu:  {Text: "if (%~cmp.gtu(%0,%1)) jump:nt %2", Args: wwi, Slots: slot0, Imm: one(reach), Traits: Branch | NewJump},
	OpJumpLt:   {Text: "if (%~cmp.gt(%1,%0)) jump:nt %2", Args: wwi, Slots: slot0, Imm: one(reach), Traits: Branch | NewJump},
	OpJumpLtu:  {Text: "if (%~cmp.gtu(%1,%0)) jump:nt %2", Args: wwi, Slots: slot0, Imm: one(reach), Traits: Branch | NewJump},
	OpJumpEqi:  {Text: "if (%~cmp.eq(%0,%#1)) jump:nt %2", Args: wii, Slots: slot0, Imm: two(plain(5), reach), Traits: Branch | NewJump},
	OpJumpGti:  {Text: "if (%~cmp.gt(%0,%#1)) jump:nt %2", Args: wii, Slots: slot0, Imm: two(plain(5), reach), Traits: Branch | NewJump},
	OpJumpGtui: {Text: "if (%~cmp.gtu(%0,%#1)) jump:nt %2", Args: wii, Slots: slot0, Imm: two(plain(5), reach), Traits: Branch | NewJump},
	OpJumpBit:  {Text: "if (%~tstbit(%0,%#1)) jump:nt %2", Args: wii, Slots: slot0, Imm: two(plain(1), reach), Traits: Branch | NewJump},
	OpJumpr:    {Text: "jumpr %0", Args: w, Slots: slot2, Traits: Branch},
	OpRet:      {Text: "jumpr r31", Args: none, Slots: slot2, Traits: Branch | Return},
	OpDealloc:  {Text: "dealloc_return", Args: none, Slots: slot0, Traits: Branch | Return | Load},
	OpCall:     {Text: "call %0", Args: i, Slots: jumpSlots, Imm: one(reach), Traits: Call},
	OpCallr:    {Text: "callr %0", Args: w, Slots: slot2, Traits: Call},
	// The near forms reach 63 words; the far ones have an extender.
	OpLoop:       {Text: "loop0(%0,%1)", Args: iw, Slots: slot3, Imm: one(reach), Traits: Effect},
	OpLoopi:      {Text: "loop0(%0,%#1)", Args: ii, Slots: slot3, Imm: two(reach, plain(10)), Traits: Effect},
	OpLoopFar:    {Text: "loop0(%#0,%1)", Args: iw, Slots: slot3, Imm: one(absolute), Traits: Effect},
	OpLoopiFar:   {Text: "loop0(%#0,%#1)", Args: ii, Slots: slot3, Imm: two(absolute, plain(10)), Traits: Effect},
	OpEndloop:    {Text: "endloop0", Args: i, Imm: one(reach), Traits: Branch | LoopMark},
	OpLoop1:      {Text: "loop1(%0,%1)", Args: iw, Slots: slot3, Imm: one(reach), Traits: Effect},
	OpLoop1i:     {Text: "loop1(%0,%#1)", Args: ii, Slots: slot3, Imm: two(reach, plain(10)), Traits: Effect},
	OpLoop1Far:   {Text: "loop1(%#0,%1)", Args: iw, Slots: slot3, Imm: one(absolute), Traits: Effect},
	OpLoop1iFar:  {Text: "loop1(%#0,%#1)", Args: ii, Slots: slot3, Imm: two(absolute, plain(10)), Traits: Effect},
	OpEndloop1:   {Text: "endloop1", Args: i, Imm: one(reach), Traits: Branch | LoopMark},
	OpAlloc:      {Text: "allocframe(%#0)", Args: i, Slots: slot0, Imm: one(ImmRange{Bits: 11, Shift: 3}), Traits: Store | Effect},
	OpTrap:       {Text: "trap0(%#0)", Args: i, Slots: slot2, Imm: one(plain(8)), Traits: Branch | Return | Alone},
	OpSetControl: {Text: "%d = %0", Dst: Control, Args: w, Slots: slot3, Traits: Late},
	OpGetControl: {Text: "%d = %0", Dst: Word, Args: []Class{Control}, Slots: slot3, Traits: Late},
	OpBarrier:    {Text: "barrier", Args: none, Slots: slot0, Traits: Effect | Alone},
	OpTrap0:      {Text: "trap0(%#0)", Args: i, Slots: slot2, Imm: one(plain(8)), Traits: Effect | Alone},
}

// step is the range of a post-increment: a signed number of four bits times the size of the access.
func step(shift int) ImmRange { return ImmRange{Bits: 4, Signed: true, Shift: shift} }

// absolute is the range of an absolute address, which always has an extender.
var absolute = ImmRange{Ext: true}
