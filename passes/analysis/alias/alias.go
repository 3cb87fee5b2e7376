package alias

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// AA is the alias analysis of a function: the target, the dominator tree, and the chain of
// analyses. It caches nothing that a change of instructions invalidates, so a pass may query it in
// the middle of a rewrite.
var AA = &pass.Analysis[*Analysis]{
	Name: "aa", CFGOnly: true,
	Run: func(c *pass.Context, f *ir.Func) *Analysis {
		a := New(f, pass.Get(c, f, analysis.Dominators), c.Target, c.Flags["aa-pipeline"])
		a.chain.scoped = a.chain.scoped && c.FlagBool("enable-scoped-noalias", true)
		a.chain.types = a.chain.types && c.FlagBool("enable-tbaa", true)
		return a
	},
}

// Result tells how two locations relate.
type Result uint8

// The results. MustAlias: both begin at the same address. PartialAlias: they surely overlap, but do
// not begin at the same address (or it is not known that they do).
const (
	NoAlias Result = iota
	MayAlias
	PartialAlias
	MustAlias
)

var resultNames = [...]string{"NoAlias", "MayAlias", "PartialAlias", "MustAlias"}

// String returns LLVM's name of the result.
func (r Result) String() string { return resultNames[r] }

// Analysis answers questions about one function. Each query is independent; see Batch for
// many questions between two changes of the function.
type Analysis struct {
	f      *ir.Func
	dl     *ir.DataLayout
	dt     *analysis.DomTree
	spaces spaces
	chain  chain
}

// chain says which analyses are asked.
type chain struct{ basic, scoped, types bool }

// Names are the analyses that a pipeline may name. Those of LLVM's that are not built here know
// nothing: globals-aa, scev-aa, objc-arc-aa; amdgpu-aa's spaces differ as nvptx-aa's do.
func Names() []string {
	return []string{"default", "basic-aa", "scoped-noalias-aa", "tbaa", "nvptx-aa", "amdgpu-aa", "globals-aa", "scev-aa", "objc-arc-aa"}
}

// New returns the analysis of f. pipeline is LLVM's -aa-pipeline, such as "basic-aa,tbaa"; empty or
// default: all of them.
func New(f *ir.Func, dt *analysis.DomTree, target *target.Target, pipeline string) *Analysis {
	a := &Analysis{f: f, dl: f.Module().Layout, dt: dt}
	for _, name := range strings.Split(pipeline, ",") {
		switch name {
		case "", "default":
			a.chain = chain{true, true, true}
			a.spaces = spacesOf(target)
		case "basic-aa":
			a.chain.basic = true
		case "scoped-noalias-aa":
			a.chain.scoped = true
		case "tbaa":
			a.chain.types = true
		case "nvptx-aa", "amdgpu-aa":
			a.spaces = spacesOf(target)
		}
	}
	return a
}

// answer is a Result with the offset in bytes of the second location from the first, if a
// PartialAlias has one.
type answer struct {
	Result
	hasOffset bool
	offset    int64
}

func (a answer) swapped(swap bool) answer {
	if swap {
		a.offset = -a.offset
	}
	return a
}

// Alias tells how the locations x and y relate.
func (a *Analysis) Alias(x, y Location) Result { return a.Batch().Alias(x, y) }

// PointsToConstantMemory reports whether the memory at loc does not change while the function runs.
func (a *Analysis) PointsToConstantMemory(loc Location) bool {
	return a.Batch().Mask(loc, false)&analysis.Mod == 0
}

// Batch answers many queries and caches the results. It is valid until the function changes.
type Batch struct {
	*Analysis
	// Captures decides about captures; nil: an object counts as captured when it is captured
	// anywhere.
	Captures CaptureInfo
	// CrossIteration makes equal values of different iterations of a loop count as different.
	CrossIteration bool

	cache       map[pair]*entry
	numbers     map[ir.Value]int32 // of what has none in the function
	assumptions int                // uses of entries that are not final yet
	assumed     []pair             // final entries whose results depend on an assumption further up
	depth       int
	escapes     map[ir.Value]bool // captured anywhere, by identified object
	memory      *memory           // nil: facts are recomputed for each query
	vars        []variable        // differences of addresses that are being compared
}

// CaptureInfo says whether an identified object of the function is captured.
type CaptureInfo interface {
	// NotCapturedBefore reports that obj is not captured before at is executed, or, with orAt, by
	// at itself. A nil at stands for any place.
	NotCapturedBefore(obj ir.Value, at *ir.Instr, orAt bool) bool
}

// Batch returns an empty Batch.
func (a *Analysis) Batch() *Batch { return &Batch{Analysis: a} }

// Alias tells how the locations x and y relate.
func (b *Batch) Alias(x, y Location) Result { return b.alias(x, y).Result }

// AliasOffset is Alias that also returns, for a PartialAlias, how many bytes y begins after x, if
// known.
func (b *Batch) AliasOffset(x, y Location) (r Result, offset int64, known bool) {
	a := b.alias(x, y)
	return a.Result, a.offset, a.hasOffset
}

// MustAlias reports whether two pointers are surely equal.
func (b *Batch) MustAlias(p, q ir.Value) bool {
	return b.Alias(Location{Ptr: p, Size: Precise(1)}, Location{Ptr: q, Size: Precise(1)}) == MustAlias
}

// Object returns the underlying object of a pointer.
func (b *Batch) Object(p ir.Value) ir.Value { return b.pointer(p).object }

// ObjectsApart reports whether two underlying objects are known not to overlap, so that no pointers
// into them do.
func (b *Batch) ObjectsApart(o, r ir.Value) bool {
	return o != r && b.sub(o, BeforeOrAfter, r, BeforeOrAfter).Result == NoAlias
}

// alias queries the chain: the first answer other than MayAlias counts.
func (b *Batch) alias(x, y Location) answer {
	if b.chain.basic {
		if r := b.basicAlias(x.Ptr, x.Size, y.Ptr, y.Size); r.Result != MayAlias {
			return r
		}
	}
	if b.chain.scoped && !mayAliasByScopes(x.Tags, y.Tags) ||
		b.chain.types && !mayAliasByTypes(x.Tags.TBAA, y.Tags.TBAA) ||
		b.spaces.disjoint(x.Ptr, y.Ptr) {
		return answer{Result: NoAlias}
	}
	return answer{Result: MayAlias}
}

// notCapturedBefore asks Captures, or whether obj is captured at all.
func (b *Batch) notCapturedBefore(obj ir.Value, at *ir.Instr, orAt bool) bool {
	if b.Captures != nil {
		return b.Captures.NotCapturedBefore(obj, at, orAt)
	}
	return b.notCaptured(obj)
}

func (b *Batch) notCaptured(obj ir.Value) bool {
	if !analysis.IdentifiedFuncLocal(obj) {
		return false
	}
	escapes, ok := b.escapes[obj]
	if !ok {
		if b.escapes == nil {
			b.escapes = map[ir.Value]bool{}
		}
		escapes = analysis.MayBeCaptured(obj, false)
		b.escapes[obj] = escapes
	}
	return !escapes
}
