package unroll

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/expand"
)

// limits are the sizes and counts up to which loops are unrolled: LLVM's UnrollingPreferences.
type limits struct {
	optSize          bool   // the function is optimized for size
	threshold        uint64 // size of a completely unrolled loop, exclusive
	partialThreshold uint64 // size of one that is unrolled in part
	fewThreshold     uint64 // size of one that gets few copies at run time; 0: as others
	fullMaxCount     uint64
	maxCount         uint64 // of copies where the loop stays
	maxUpperBound    uint64 // of iterations where only a bound of their number is known
	pragmaThreshold  uint64 // size where the program demands unrolling
	pragmaIterations uint64
	flagCount        uint64 // that -unroll-count demands
	partial          bool   // loops may stay, with several copies of the body
	upperBound       bool   // unroll by the greatest number of iterations, exit tests stay
	remainder        bool   // counts that do not divide the number of iterations are allowed
	runtime          bool   // numbers of iterations may be computed at run time
	peeling          bool   // iterations may be taken out before a loop
	profilePeeling   bool   // as many as a profile says that there are
	forcedPeels      int64  // that -unroll-force-peel-count demands of innermost loops; -1: nothing
	mostPlayed       uint64 // iterations that are played through to see what would fold
	mostBoost        uint64 // percent to which the threshold may rise for loops that fold
	peelForCounters  bool   // so that φs become counters
	peelNests        bool   // of loops that are not innermost too
	peelCount        uint64 // that -unroll-peel-count demands
	maxPeel          uint64
	cheap            int64 // the number of additions that computing the number of iterations may cost
}

const unlimited = 1<<32 - 1

// limits collects the limits that the level, the target, flags and parameters set for a loop; the
// last of them wins.
func (w *unrolling) limits(l *analysis.Loop) limits {
	flag := func(name string, def uint64) uint64 { return uint64(w.FlagInt(name, int64(def))) }
	o := limits{
		threshold: flag("unroll-threshold-default", 150), partialThreshold: 150, fullMaxCount: flag("unroll-full-max-count", unlimited),
		maxCount: flag("unroll-max-count", unlimited), maxUpperBound: flag("unroll-max-upperbound", 8),
		pragmaThreshold: flag("pragma-unroll-threshold", 16*1024), pragmaIterations: flag("pragma-unroll-full-max-iterations", 1000000),
		flagCount: flag("unroll-count", 0), remainder: w.FlagBool("unroll-allow-remainder", true), mostBoost: 100,
		mostPlayed: flag("unroll-max-iteration-count-to-analyze", 10), forcedPeels: w.FlagInt("unroll-force-peel-count", -1),
	}
	if w.Opts.Level() == pass.O3 {
		o.threshold = flag("unroll-threshold-aggressive", 300)
	}
	if n := w.copiedOps(l); n > 0 {
		o.partial, o.runtime, o.upperBound, o.partialThreshold = true, true, true, uint64(n)
	}
	if w.Target.UnrollInPart {
		o.partial, o.runtime, o.partialThreshold = true, true, o.threshold/4
	}
	if fn := w.F.Attrs.Fn; fn.Has("optsize") || fn.Has("minsize") {
		o.optSize = true
		o.threshold = flag("unroll-optsize-threshold", 0)
		o.partialThreshold = o.threshold
	} else {
		o.mostBoost = 400
	}
	o.mostBoost = flag("unroll-max-percent-threshold-boost", o.mostBoost)
	o.threshold = flag("unroll-threshold", o.threshold)
	o.partialThreshold = flag("unroll-partial-threshold", o.partialThreshold)
	o.partial = w.Opts.Bool("partial", w.FlagBool("unroll-allow-partial", o.partial))
	o.upperBound = w.Opts.Bool("upperbound", o.upperBound)
	o.runtime = w.Opts.Bool("runtime", w.FlagBool("unroll-runtime", o.runtime))
	o.peeling = w.Opts.Bool("peeling", w.FlagBool("unroll-allow-peeling", true))
	o.peelForCounters = w.FlagBool("enable-peeling-for-iv", false)
	o.peelNests = w.FlagBool("unroll-allow-loop-nests-peeling", false)
	o.peelCount, o.maxPeel = flag("unroll-peel-count", 0), flag("unroll-peel-max-count", 7)
	o.cheap = w.FlagInt("scev-cheap-expansion-budget", expand.Cheap)
	o.profilePeeling = w.Opts.Bool("profile-peeling", true)
	if w.onlyFull {
		o.profilePeeling = false
		o.partial, o.upperBound, o.runtime = false, false, false
	}
	o.fewThreshold = uint64(w.Opts.Int("few", 0))
	o.fullMaxCount = uint64(w.Opts.Int("full-unroll-max", int64(o.fullMaxCount)))
	if _, ok := w.Flags["unroll-max-iteration-count-to-analyze"]; !ok {
		o.mostPlayed = uint64(w.Opts.Int("play", int64(o.mostPlayed)))
	}
	return o
}

// copiedOps returns up to how many operations the target likes copies of a body; not of one with
// calls.
func (w *unrolling) copiedOps(l *analysis.Loop) int64 {
	if w.Target.UnrollOps == nil {
		return 0
	}
	n := int64(w.Target.UnrollOps(w.F))
	if _, ok := w.Flags["partial-unrolling-threshold"]; ok {
		n = w.FlagInt("partial-unrolling-threshold", n)
		if n == 0 {
			n = 1 // LLVM allows copies, of nothing
		}
	}
	if n <= 0 {
		return 0
	}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if i.Op().IsCall() && i.Op() != ir.CallBr {
				if f := i.CalledFunc(); f == nil || analysis.LoweredToCall(f) {
					return 0
				}
			}
		}
	}
	return n
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: pass.O0.String(), Exclusive: true, Help: "thresholds of -O0"},
		{Name: pass.O1.String(), Exclusive: true, Help: "thresholds of -O1"},
		{Name: pass.O2.String(), Exclusive: true, Help: "thresholds of -O2 (default)"},
		{Name: pass.O3.String(), Exclusive: true, Help: "thresholds of -O3"},
		{Name: "few", Int: true, Help: "size threshold of up to four copies at run time (that of more)"},
		{Name: "full-unroll-max", Int: true, Help: "maximum trip count of complete unrolling"},
		{Name: "once", Help: "mark loops unrolled at run time as not to be unrolled again"},
		{Name: "partial", Help: "allow partial unrolling of loops with a constant trip count"},
		{Name: "peeling", Help: "allow peeling (default)"},
		pipelineParam,
		{Name: "play", Int: true, Help: "maximum number of iterations simulated to see what would fold (10)"},
		{Name: "profile-peeling", Help: "allow peeling by profile (default)"},
		{Name: "remainder", Help: "unroll the remainder loop too"},
		{Name: "runtime", Help: "allow run-time unrolling, with a remainder loop"},
		{Name: "upperbound", Help: "allow unrolling by an upper bound of the trip count"},
	}
}

// FullParams are the parameters of loop-unroll-full.
func FullParams() []pass.Param {
	return []pass.Param{{Name: pass.O3.String(), Help: "thresholds of -O3 (those of -O2)"}, pipelineParam}
}

// pipelineParam marks the pass as part of a named pipeline.
var pipelineParam = pass.Param{Name: "pipeline", Help: "of a named pipeline: -disable-loop-unrolling applies"}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-loop-unrolling", Default: "false", Help: "default<O1> and so on: unroll only loops whose metadata demands it"},
		{Name: "enable-peeling-for-iv", Default: "false", Help: "peel iterations after which header phis are induction variables"},
		{Name: "partial-unrolling-threshold", Default: "0", Help: "size threshold of partial unrolling on CPUs; default the processor's loop buffer"},
		{Name: "pragma-unroll-full-max-iterations", Default: "1000000", Help: "maximum trip count of complete unrolling by pragma"},
		{Name: "pragma-unroll-threshold", Default: "16384", Help: "size threshold of unrolling by pragma"},
		{Name: "scev-cheap-expansion-budget", Default: "4", Help: "number of instructions that computing a trip count or an exit value may cost (indvars too)"},
		{Name: "unroll-allow-loop-nests-peeling", Default: "false", Help: "allow peeling of loop nests"},
		{Name: "unroll-allow-partial", Default: "false", Help: "allow partial unrolling of loops with a constant trip count"},
		{Name: "unroll-allow-peeling", Default: "true", Help: "allow peeling"},
		{Name: "unroll-allow-remainder", Default: "true", Help: "allow unroll counts that do not divide the trip count"},
		{Name: "unroll-count", Default: "0", Help: "unroll count of all loops; 0: by cost"},
		{Name: "unroll-force-peel-count", Default: "0", Help: "peel count of innermost loops, even if peeling is not allowed"},
		{Name: "unroll-full-max-count", Default: "4294967295", Help: "maximum trip count of complete unrolling"},
		{Name: "unroll-max-count", Default: "4294967295", Help: "maximum count of partial and run-time unrolling"},
		{Name: "unroll-max-iteration-count-to-analyze", Default: "10", Help: "maximum number of iterations simulated to see what would fold"},
		{Name: "unroll-max-percent-threshold-boost", Default: "400", Help: "maximum boost of the threshold where much folds, in percent; 100 under optsize"},
		{Name: "unroll-max-upperbound", Default: "8", Help: "maximum upper bound of unrolling by upper bound"},
		{Name: "unroll-optsize-threshold", Default: "0", Help: "size threshold under optsize"},
		{Name: "unroll-partial-threshold", Default: "150", Help: "size threshold of partial unrolling"},
		{Name: "unroll-peel-count", Default: "0", Help: "peel count of all loops"},
		{Name: "unroll-peel-max-count", Default: "7", Help: "maximum peel count"},
		{Name: "unroll-remainder", Default: "false", Help: "unroll the remainder loop too"},
		{Name: "unroll-revisit-child-loops", Default: "false", Help: "loop-unroll-full: revisit child loops of a partially unrolled loop"},
		{Name: "unroll-runtime", Default: "false", Help: "allow run-time unrolling; default true for GPUs"},
		{Name: "unroll-runtime-epilog", Default: "false", Help: "put the remainder loop after the unrolled one (true) or before it (false); default by loop"},
		{Name: "unroll-runtime-multi-exit", Default: "false", Help: "allow run-time unrolling of loops with several exits; default where other exits are cold"},
		{Name: "unroll-runtime-other-exit-predictable", Default: "false", Help: "assume that exits other than the latch are cold"},
		{Name: "unroll-threshold", Default: "150", Help: "size threshold of complete unrolling; 300 at -O3"},
		{Name: "unroll-threshold-aggressive", Default: "300", Help: "default of unroll-threshold at -O3"},
		{Name: "unroll-threshold-default", Default: "150", Help: "default of unroll-threshold below -O3"},
	}
}

// size is what copying a loop's body costs.
type size struct {
	body       uint64 // instructions, by their cost
	convergent bool   // it has a convergent call, which must not come under new conditions
	moves      int    // φs whose next value is that of another φ
}

// perLoop are the instructions of a loop that its copies share: the exit test and its branch.
const perLoop = 2

// times returns the size of the loop with n copies of its body.
func (s size) times(n uint64) uint64 { return (s.body-perLoop)*n + perLoop }

// size measures a loop.
func (w *unrolling) size(l *analysis.Loop) size {
	var s size
	free := analysis.Ephemeral(slices.Values(l.Blocks))
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if free[i] {
				continue
			}
			s.convergent = s.convergent || i.Op().IsCall() && analysis.IsConvergent(i)
			s.body += uint64(analysis.Cost(w.Target, i))
		}
	}
	if latch := l.Latch(); latch != nil {
		for phi := range l.Header.Phis() {
			if from, ok := phi.IncomingFor(latch).(*ir.Instr); ok && from.Op() == ir.Phi && from != phi && from.Block() == l.Header {
				s.moves++
			}
		}
	}
	s.body = max(s.body, perLoop+1)
	return s
}
