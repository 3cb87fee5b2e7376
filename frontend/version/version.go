// Package version says since which LLVM, if later than 19, its assembly has what: data, looked up
// by the printer, which writes for one version, and by the reader, which notes which version a text
// needs. What is not in these tables LLVM 19 has already.
//
// Source: the grammars of llvm-as of versions 19 and 22, tried word by word; for 20 and 21 the
// release notes of LLVM.
package version

// The versions that can be written.
const (
	Oldest = 19
	Newest = 22
)

// attributes are keywords of functions, parameters and results. Those of a version that cannot be
// written are read all the same.
var attributes = map[string]int{
	"captures": 20, "coro_elide_safe": 20, "nodivergencesource": 20, "noext": 20, "sanitize_realtime": 20,
	"sanitize_realtime_blocking": 20, "sanitize_type": 20,
	"dead_on_return": 22, "nocreateundeforpoison": 22, "sanitize_alloc_token": 22,
	"denormal_fpenv": 23, "flatten": 23, "nooutline": 23, "noipa": 23,
}

// Attribute returns the version that brought an attribute.
func Attribute(key string) int { return max(Oldest, attributes[key]) }

// Constructs that are no keywords of their own.
const (
	SameSign      = 20 // the flag of icmp
	IFuncMetadata = 20
	// NumberedTargets: blockaddress of a numbered block is read right in functions with named ones.
	NumberedTargets = 20
	CapturesNone    = 21 // which was nocapture
	TargetMemory    = 22 // memory(target_mem0: …)
	EmptyRange      = 22 // range(i32 0, 0)
	StructFPClass   = 20 // nofpclass and fast-math flags of structs
	CastFlags       = 20 // fast-math flags of fptrunc and fpext
	IntegerFlags    = 22 // and of conversions from integers, which LLVM 22 does not read yet
	NoMMX           = 20 // vectors in the place of x86_mmx
	StructVariants  = 20 // vector-function-abi-variant at functions that return structs
	NakedArguments  = 20 // naked functions do not use their arguments
	FeatureLists    = 22 // the verifier looks at target-features
	FullContexts    = 20 // !memprof with nodes for the sizes of whole contexts
	LanguageNames   = 22 // DICompileUnit(sourceLanguageName:)
	ReturnStack     = 22 // alignstack of results
	PrintedSplats   = 20 // vectors of one number are printed as splat(…), which LLVM 19 only reads
	OneLifetime     = 22 // lifetime markers without a size
	AlignedMasks    = 22 // masked accesses with align at the pointer
	AtomicVectors   = 22 // atomic loads and stores of vectors
	CoroEnd         = 22 // llvm.coro.end without a result
	PtrToAddr       = 22
	DeclareValue    = 22 // #dbg_declare_value
	FramePointers   = 22 // "frame-pointer"="non-leaf-no-reserve"
	NamedSpaces     = 22 // p1(name) in data layouts
	PointerFlags    = 22 // pe, pu in data layouts
	NameSimplified  = 22 // DIFlagNameIsSimplified
	NodeSizes       = 21 // size and offset of types that are nodes
	BundleMetadata  = 22 // metadata in operand bundles; 19 has it not, 20 and 21 were not tried
)

// intrinsics are those that downgrade can say otherwise. What came in doubt is dated later: to
// write it otherwise than needed does no harm.
var intrinsics = map[string]int{
	"llvm.atan2": 20, "llvm.experimental.constrained.atan2": 20, "llvm.fake.use": 20, "llvm.llround": 20, "llvm.lround": 20,
	"llvm.maximumnum": 20, "llvm.minimumnum": 20, "llvm.modf": 21, "llvm.sincos": 20, "llvm.stepvector": 20,
	"llvm.vector.deinterleave3": 21, "llvm.vector.deinterleave4": 21, "llvm.vector.deinterleave5": 21, "llvm.vector.deinterleave6": 21,
	"llvm.vector.deinterleave7": 21, "llvm.vector.deinterleave8": 21, "llvm.vector.interleave3": 21, "llvm.vector.interleave4": 21,
	"llvm.vector.interleave5": 21, "llvm.vector.interleave6": 21, "llvm.vector.interleave7": 21, "llvm.vector.interleave8": 21,
}

// Intrinsic returns the version that brought an intrinsic, by its name without type suffixes, of
// which LLVM 19 has no such form.
func Intrinsic(id string) int {
	if v := intrinsics[id]; v != 0 {
		return v
	}
	return Newest
}

// operations are those of atomicrmw.
var operations = map[string]int{"usub_cond": 20, "usub_sat": 20, "fmaximum": 21, "fminimum": 21, "fmaximumnum": 23, "fminimumnum": 23}

// RMW returns the version that brought an operation of atomicrmw.
func RMW(op string) int { return max(Oldest, operations[op]) }

// LaterField is a field of a metadata node and the LLVM version that brought it.
type LaterField struct {
	Name  string
	Since int
}

// laterNodes are the specialized metadata nodes that are newer than LLVM 19, and those that have
// newer fields. Every node of a module is looked up here; a map would cost more.
var laterNodes = []struct {
	kind   string
	since  int
	fields []LaterField
}{
	{"DILocation", Oldest, []LaterField{{"atomGroup", 21}, {"atomRank", 21}}},
	{"DISubprogram", Oldest, []LaterField{{"keyInstructions", 21}}},
	{"DIBasicType", Oldest, []LaterField{{"num_extra_inhabitants", 20}, {"file", 22}, {"line", 22}, {"scope", 22}, {"dataSize", 22}}},
	{"DICompositeType", Oldest, []LaterField{{"num_extra_inhabitants", 20}, {"specification", 20}, {"enumKind", 21}, {"bitStride", 21}}},
	{"DICompileUnit", Oldest, []LaterField{{"sourceLanguageName", 22}, {"sourceLanguageVersion", 22}}},
	{"DILabel", Oldest, []LaterField{{"column", 21}, {"isArtificial", 21}, {"coroSuspendIdx", 21}}},
	{"DISubrangeType", 21, nil},
	{"DIFixedPointType", 21, nil},
}

// operationsOfExpressions are those that the verifier took later.
var operationsOfExpressions = map[string]int{"DW_OP_rot": 20, "DW_OP_neg": 20, "DW_OP_abs": 20}

// Operation returns the version that takes an operation in a DIExpression.
func Operation(op string) int { return max(Oldest, operationsOfExpressions[op]) }

// Node returns the version that brought a kind of metadata node, and its fields that came later
// than LLVM 19.
func Node(kind string) (since int, later []LaterField) {
	for k := range laterNodes {
		if n := &laterNodes[k]; n.kind == kind {
			return n.since, n.fields
		}
	}
	return Oldest, nil
}

// NodeField returns the version that brought a field of a kind of node.
func NodeField(kind, field string) int {
	since, later := Node(kind)
	return max(since, FieldSince(later, field))
}

// FieldSince returns the version that brought a field, of those that Node returned for its kind.
func FieldSince(later []LaterField, field string) int {
	for k := range later {
		if later[k].Name == field {
			return later[k].Since
		}
	}
	return Oldest
}
