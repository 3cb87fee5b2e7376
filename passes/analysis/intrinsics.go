package analysis

import (
	"slices"
	"strings"
)

// The attributes of intrinsics by LLVM's tables, for declarations that come without attributes. An
// intrinsic that is in no row is judged by its attributes alone.

// intrinsicClass is what the intrinsics of one row have in common.
type intrinsicClass struct {
	effects Effects
	attrs   []string
}

var (
	pureAttrs = []string{"nounwind", "willreturn", "speculatable", "nosync", "nofree", "nocallback"}
	mathAttrs = []string{"nounwind", "willreturn", "nosync", "nofree", "nocallback"}

	pure        = intrinsicClass{Effects{}, pureAttrs}
	pureMath    = intrinsicClass{Effects{}, mathAttrs}
	lifetime    = intrinsicClass{Effects{Arg: RefMod}, mathAttrs}
	argCopy     = intrinsicClass{Effects{Arg: RefMod}, []string{"nounwind", "willreturn", "nofree", "nocallback"}}
	argSet      = intrinsicClass{Effects{Arg: Mod}, []string{"nounwind", "willreturn", "nofree", "nocallback"}}
	argRead     = intrinsicClass{Effects{Arg: Ref}, mathAttrs}
	assumption  = intrinsicClass{Effects{Inaccessible: Mod}, mathAttrs}
	landmark    = intrinsicClass{Effects{Inaccessible: RefMod}, mathAttrs} // stays in its order with others
	barrier     = intrinsicClass{unknownEffects, []string{"nounwind", "convergent", "nocallback"}}
	warpTalk    = intrinsicClass{Effects{Inaccessible: RefMod}, []string{"nounwind", "convergent", "nocallback"}}
	noReturn    = intrinsicClass{Effects{Inaccessible: Mod}, []string{"nounwind", "noreturn", "cold"}}
	memoryFence = intrinsicClass{unknownEffects, []string{"nounwind", "nocallback"}}
)

// intrinsicRows is searched for the name itself, then for its longest prefix that ends in a dot.
var intrinsicRows = map[string]intrinsicClass{
	"llvm.umax": pure, "llvm.umin": pure, "llvm.smax": pure, "llvm.smin": pure, "llvm.abs": pure,
	"llvm.ctpop": pure, "llvm.ctlz": pure, "llvm.cttz": pure, "llvm.bswap": pure, "llvm.bitreverse": pure,
	"llvm.fshl": pure, "llvm.fshr": pure, "llvm.expect": pureMath, "llvm.expect.with.probability": pureMath,
	"llvm.sadd.with.overflow": pure, "llvm.uadd.with.overflow": pure, "llvm.ssub.with.overflow": pure,
	"llvm.usub.with.overflow": pure, "llvm.smul.with.overflow": pure, "llvm.umul.with.overflow": pure,
	"llvm.sadd.sat": pure, "llvm.uadd.sat": pure, "llvm.ssub.sat": pure, "llvm.usub.sat": pure, "llvm.sshl.sat": pure, "llvm.ushl.sat": pure,
	"llvm.sqrt": pure, "llvm.fabs": pure, "llvm.fma": pure, "llvm.fmuladd": pure, "llvm.floor": pure, "llvm.ceil": pure,
	"llvm.trunc": pure, "llvm.rint": pure, "llvm.nearbyint": pure, "llvm.round": pure, "llvm.roundeven": pure,
	"llvm.minnum": pure, "llvm.maxnum": pure, "llvm.minimum": pure, "llvm.maximum": pure, "llvm.copysign": pure,
	"llvm.sin": pure, "llvm.cos": pure, "llvm.tan": pure, "llvm.exp": pure, "llvm.exp2": pure, "llvm.exp10": pure, "llvm.log": pure,
	"llvm.log2": pure, "llvm.log10": pure, "llvm.pow": pure, "llvm.powi": pure, "llvm.ldexp": pure, "llvm.frexp": pure,
	"llvm.lround": pure, "llvm.llround": pure, "llvm.lrint": pure, "llvm.llrint": pure, "llvm.canonicalize": pure,
	"llvm.is.fpclass": pure, "llvm.is.constant": pureMath, "llvm.objectsize": pure, "llvm.ptrmask": pure, "llvm.fptoui.sat": pure,
	"llvm.fptosi.sat": pure, "llvm.scmp": pure, "llvm.ucmp": pure,
	"llvm.vector.reduce.": pure, "llvm.vector.insert": pure, "llvm.vector.extract": pure,
	"llvm.lifetime.start": lifetime, "llvm.lifetime.end": lifetime, "llvm.assume": assumption,
	"llvm.experimental.noalias.scope.decl": landmark, "llvm.sideeffect": landmark, "llvm.donothing": pureMath,
	"llvm.launder.invariant.group": {Effects{Inaccessible: RefMod}, pureAttrs}, "llvm.strip.invariant.group": pure,
	"llvm.memcpy": argCopy, "llvm.memmove": argCopy, "llvm.memset": argSet, "llvm.memcpy.inline": argCopy, "llvm.memset.inline": argSet,
	"llvm.eh.typeid.for": {Effects{}, []string{"nounwind"}},
	"llvm.trap":          noReturn, "llvm.ubsantrap": noReturn, "llvm.debugtrap": memoryFence, "llvm.dbg.": pure,
	"llvm.threadlocal.address": pureMath, "llvm.invariant.start": lifetime, "llvm.invariant.end": lifetime,

	"llvm.nvvm.rotate.":               pureMath,
	"llvm.nvvm.read.ptx.sreg.":        pure,
	"llvm.nvvm.read.ptx.sreg.clock":   {Effects{Inaccessible: RefMod}, mathAttrs},
	"llvm.nvvm.read.ptx.sreg.clock64": {Effects{Inaccessible: RefMod}, mathAttrs},
	"llvm.nvvm.barrier":               barrier, "llvm.nvvm.barrier0": barrier, "llvm.nvvm.barrier0.and": barrier,
	"llvm.nvvm.barrier0.or": barrier, "llvm.nvvm.barrier0.popc": barrier, "llvm.nvvm.barrier.": barrier, "llvm.nvvm.bar.": barrier,
	"llvm.nvvm.barrier.n": barrier, "llvm.nvvm.bar.warp.sync": barrier, "llvm.nvvm.bar.sync": barrier,
	"llvm.nvvm.membar.": memoryFence, "llvm.nvvm.fence.": memoryFence, "llvm.nvvm.exit": noReturn,
	"llvm.nvvm.atomic.": {Effects{Arg: RefMod}, []string{"nounwind", "nocallback"}},
	"llvm.nvvm.shfl.":   warpTalk, "llvm.nvvm.vote.": warpTalk, "llvm.nvvm.match.": warpTalk, "llvm.nvvm.redux.": warpTalk,
	"llvm.nvvm.activemask": warpTalk, "llvm.nvvm.elect.": warpTalk,
	"llvm.nvvm.ldg.": argRead, "llvm.nvvm.ldu.": argRead,
	"llvm.nvvm.cp.": memoryFence, "llvm.nvvm.mbarrier.": barrier, "llvm.nvvm.wmma.": barrier, "llvm.nvvm.mma.": warpTalk,
	"llvm.nvvm.ldmatrix.": barrier, "llvm.nvvm.cluster.": barrier, "llvm.nvvm.nanosleep": memoryFence,
	"llvm.nvvm.tex.": argRead, "llvm.nvvm.suld.": argRead, "llvm.nvvm.sust.": memoryFence, "llvm.nvvm.prefetch.": memoryFence,
	"llvm.nvvm.griddepcontrol.": memoryFence, "llvm.nvvm.setmaxnreg.": barrier, "llvm.nvvm.tcgen05.": barrier,
}

func intrinsicRow(id string) (intrinsicClass, bool) {
	if c, ok := intrinsicRows[id]; ok {
		return c, true
	}
	for k := len(id); k > 0; k = strings.LastIndexByte(id[:k], '.') {
		if k < len(id) {
			if c, ok := intrinsicRows[id[:k+1]]; ok {
				return c, true
			}
		}
	}
	return intrinsicClass{}, false
}

func intrinsicEffects(id string) (Effects, bool) {
	c, ok := intrinsicRow(id)
	return c.effects, ok
}

func intrinsicHas(id, attr string) bool {
	c, ok := intrinsicRow(id)
	return ok && slices.Contains(c.attrs, attr)
}
