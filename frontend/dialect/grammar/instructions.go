package grammar

// FlagSet says which flags llir's grammar takes at an instruction.
type FlagSet uint8

const (
	Overflow     FlagSet = 1 << iota // nuw nsw
	Exact                            // exact
	FastMath                         // fast-math
	InBounds                         // inbounds
	MemoryAccess                     // atomic volatile
	Weak                             // weak
	AllocaFlags                      // inalloca swifterror
)

// FlagWords are the flags of instructions in llir's grammar.
var FlagWords = map[string]FlagSet{
	"nuw": Overflow, "nsw": Overflow, "exact": Exact, "inbounds": InBounds,
	"fast": FastMath, "nnan": FastMath, "ninf": FastMath, "nsz": FastMath, "arcp": FastMath, "contract": FastMath, "afn": FastMath, "reassoc": FastMath,
	"atomic": MemoryAccess, "volatile": MemoryAccess, "weak": Weak, "inalloca": AllocaFlags, "swifterror": AllocaFlags,
}

// NewFlags are the flags that came after LLVM 14.
var NewFlags = MakeSet("nneg disjoint samesign nusw inrange elementwise")

// result says whether an instruction has one.
type result uint8

const (
	HasValue result = iota
	NoValue
	ByCallee // none if the callee returns void
)

// Form is the shape of an instruction that no operand pattern describes.
type Form uint8

const (
	ByPattern Form = iota
	FormAlloca
	FormLoad
	FormStore
	FormFence
	FormCmpXchg
	FormAtomicRMW
	FormGEP
	FormPtrToAddr
	FormPhi
	FormCall
	FormInvoke
	FormCallBr
	FormLandingPad
	FormPad
	FormRet
	FormBr
	FormSwitch
	FormIndirectBr
	FormCatchSwitch
	FormCatchRet
	FormCleanupRet
	FormShuffle
)

// Opcode describes the operands of an instruction. The pattern is read from left to right:
// X is `T v`, V a value of the last type, T a type, P a predicate, > is `to`, and the comma itself;
// I stands for any number of `, N`.
type Opcode struct {
	Flags   FlagSet
	Pattern string
	Form    Form
	Result  result
	Term    bool
}

// Opcodes lists all instructions that llir's grammar has or that are carried by one it has.
var Opcodes = makeOpcodes()

func makeOpcodes() map[string]Opcode {
	m := map[string]Opcode{
		"fneg": {Flags: FastMath, Pattern: "X"}, "freeze": {Pattern: "X"},
		"icmp": {Pattern: "PX,V"}, "fcmp": {Flags: FastMath, Pattern: "PX,V"},
		"extractelement": {Pattern: "X,X"}, "insertelement": {Pattern: "X,X,X"}, "shufflevector": {Form: FormShuffle},
		"extractvalue": {Pattern: "XI"}, "insertvalue": {Pattern: "X,XI"},
		"select": {Flags: FastMath, Pattern: "X,X,X"}, "va_arg": {Pattern: "X,T"},

		"alloca": {Form: FormAlloca}, "load": {Form: FormLoad}, "store": {Form: FormStore, Result: NoValue},
		"fence": {Form: FormFence, Result: NoValue}, "cmpxchg": {Form: FormCmpXchg}, "atomicrmw": {Form: FormAtomicRMW},
		"getelementptr": {Form: FormGEP}, "ptrtoaddr": {Form: FormPtrToAddr}, "phi": {Form: FormPhi},

		"call": {Form: FormCall, Result: ByCallee}, "tail": {Form: FormCall, Result: ByCallee},
		"musttail": {Form: FormCall, Result: ByCallee}, "notail": {Form: FormCall, Result: ByCallee},
		"landingpad": {Form: FormLandingPad}, "catchpad": {Form: FormPad}, "cleanuppad": {Form: FormPad},

		"ret": {Form: FormRet, Result: NoValue, Term: true}, "br": {Form: FormBr, Result: NoValue, Term: true},
		"switch": {Form: FormSwitch, Result: NoValue, Term: true}, "indirectbr": {Form: FormIndirectBr, Result: NoValue, Term: true},
		"invoke": {Form: FormInvoke, Result: ByCallee, Term: true}, "callbr": {Form: FormCallBr, Result: ByCallee, Term: true},
		"resume": {Pattern: "X", Result: NoValue, Term: true}, "unreachable": {Result: NoValue, Term: true},
		"catchswitch": {Form: FormCatchSwitch, Term: true}, "catchret": {Form: FormCatchRet, Result: NoValue, Term: true},
		"cleanupret": {Form: FormCleanupRet, Result: NoValue, Term: true},
	}
	add := func(op Opcode, words ...string) {
		for _, w := range words {
			m[w] = op
		}
	}
	add(Opcode{Flags: Overflow, Pattern: "X,V"}, "add", "sub", "mul", "shl")
	add(Opcode{Flags: Exact, Pattern: "X,V"}, "udiv", "sdiv", "lshr", "ashr")
	add(Opcode{Flags: FastMath, Pattern: "X,V"}, "fadd", "fsub", "fmul", "fdiv", "frem")
	add(Opcode{Pattern: "X,V"}, "urem", "srem", "and", "or", "xor")
	add(Opcode{Pattern: "X>T"}, "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
		"ptrtoint", "inttoptr", "bitcast", "addrspacecast")
	return m
}

// IsStatementWord reports whether a word begins an instruction.
func IsStatementWord(w string) bool {
	_, ok := Opcodes[w]
	return ok || w == "uselistorder"
}

// Predicates are those of icmp and fcmp.
var Predicates = MakeSet("eq ne ugt uge ult ule sgt sge slt sle false oeq ogt oge olt ole one ord ueq une uno true")
