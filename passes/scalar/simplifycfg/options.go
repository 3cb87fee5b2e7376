package simplifycfg

import "opt-go/passes/pass"

// options select the transformations of simplifycfg and their cost limits. A command-line option
// overrides the parameter of the same name.
type options struct {
	keepLoops   bool
	speculate   bool
	condBranch  bool
	rangeToICmp bool
	hoist       bool // equal instructions, not only terminators
	loopTests   bool // no instructions into a header from the loop and the code after it
	sink        bool
	forward     bool // replace constants in φs by the switch condition
	lookup      bool // replace switches by tables
	arithmetic  bool // replace switches by arithmetic
	mergeStores bool
	aggressive  bool // merge stores even if that needs φs or crosses several instructions
	hoistStores bool // hoist conditional stores to memory that was already stored to
	oneDear     bool // one instruction of a diamond may have any cost
	unpredicted bool // a diamond whose branch is marked unpredictable may cost as much more as its misprediction

	// Prices, in units of a simple operation.
	bonus        int // instructions executed needlessly by a merged branch
	vectorBonus  int // how many times that with vectors
	twoEntry     int // both sides of a diamond together, besides its selects
	oneSide      int // one side of a branch, and the selects for it
	branchFold   int // logical operations for joining two conditions
	depth        int // of expressions that are executed always
	hoistSkipped int // unequal instructions that hoisting skips
	threadedSize int // code that is copied to thread control through a block
	predicated   int // a block that the target executes under a predicate, not after a branch; 0: none
	sameCases    int // cases of a switch with one result, to become a select
}

// defaultOptions are those of the plain pass.
func defaultOptions() options {
	return options{keepLoops: true, speculate: true, condBranch: true, mergeStores: true, hoistStores: true, oneDear: true,
		bonus: 1, vectorBonus: 2, sameCases: 16, twoEntry: 4, oneSide: 2, branchFold: 2, depth: 10, hoistSkipped: 20, threadedSize: 10}
}

func optionsOf(c *pass.Context) options {
	o := defaultOptions()
	for _, b := range []struct {
		param, flag string
		to          *bool
	}{
		{"keep-loops", "keep-loops", &o.keepLoops},
		{"speculate-blocks", "", &o.speculate},
		{"simplify-cond-branch", "", &o.condBranch},
		{"switch-range-to-icmp", "switch-range-to-icmp", &o.rangeToICmp},
		{"hoist-common-insts", "hoist-common-insts", &o.hoist},
		{"keep-loop-tests", "", &o.loopTests},
		{"sink-common-insts", "sink-common-insts", &o.sink},
		{"forward-switch-cond", "forward-switch-cond", &o.forward},
		{"switch-to-arithmetic", "switch-to-arithmetic", &o.arithmetic},
		{"switch-to-lookup", "switch-to-lookup", &o.lookup},
		{"speculate-unpredictables", "speculate-unpredictables", &o.unpredicted},
		{"", "simplifycfg-hoist-cond-stores", &o.hoistStores},
		{"", "speculate-one-expensive-inst", &o.oneDear},
		{"", "simplifycfg-merge-cond-stores", &o.mergeStores},
		{"", "simplifycfg-merge-cond-stores-aggressively", &o.aggressive},
	} {
		if b.param != "" {
			*b.to = c.Opts.Bool(b.param, *b.to)
		}
		if b.flag != "" {
			*b.to = c.FlagBool(b.flag, *b.to)
		}
	}
	o.hoist = o.hoist && c.FlagBool("simplifycfg-hoist-common", true)
	o.sink = o.sink && c.FlagBool("simplifycfg-sink-common", true)
	o.bonus = int(c.Opts.Int("bonus-inst-threshold", 1))
	o.predicated = int(c.Opts.Int("predicated-cost", 0))
	for _, n := range []struct {
		flag string
		to   *int
	}{
		{"bonus-inst-threshold", &o.bonus},
		{"simplifycfg-branch-fold-common-dest-vector-multiplier", &o.vectorBonus},
		{"max-switch-cases-per-result", &o.sameCases},
		{"two-entry-phi-node-folding-threshold", &o.twoEntry},
		{"phi-node-folding-threshold", &o.oneSide},
		{"simplifycfg-branch-fold-threshold", &o.branchFold},
		{"max-speculation-depth", &o.depth},
		{"simplifycfg-hoist-common-skip-limit", &o.hoistSkipped},
		{"simplifycfg-max-small-block-size", &o.threadedSize},
	} {
		*n.to = int(c.FlagInt(n.flag, int64(*n.to)))
	}
	return o
}

// Params lists the options of simplifycfg in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "keep-loops", Help: "preserve canonical loop form"},
		{Name: "speculate-blocks", Help: "speculate conditional blocks with selects"},
		{Name: "simplify-cond-branch", Help: "simplify conditional branches"},
		{Name: "switch-range-to-icmp", Help: "convert a switch over one range to a compare"},
		{Name: "hoist-common-insts", Help: "hoist instructions common to both successors"},
		{Name: "keep-loop-tests", Help: "hoist nothing common to a loop and the code after it"},
		{Name: "sink-common-insts", Help: "sink instructions common to predecessors"},
		{Name: "forward-switch-cond", Help: "forward the switch condition to φs in place of case constants"},
		{Name: "switch-to-arithmetic", Help: "convert switches to arithmetic"},
		{Name: "switch-to-lookup", Help: "convert switches to lookup tables"},
		{Name: "hoist-loads-stores-with-cond-faulting", Help: "no effect: for targets with accesses that fault conditionally, none here"},
		{Name: "speculate-unpredictables", Help: "raise the speculation budget for unpredictable branches by the misprediction penalty"},
		{Name: "bonus-inst-threshold", Int: true, Help: "maximum number of speculated instructions when folding two branches"},
		{Name: "predicated-cost", Int: true, Help: "sink nothing out of blocks up to this cost into a block of its own: the target predicates them"},
	}
}

// Flags are the command-line options, which override the parameters.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "bonus-inst-threshold", Default: "1", Help: "maximum number of speculated instructions when folding two branches"},
		{Name: "forward-switch-cond", Default: "false", Help: "forward the switch condition to φs in place of case constants"},
		{Name: "hoist-common-insts", Default: "false", Help: "hoist instructions common to both successors"},
		{Name: "keep-loops", Default: "true", Help: "preserve canonical loop form"},
		{Name: "max-speculation-depth", Default: "10", Help: "maximum depth of a speculated expression"},
		{Name: "max-switch-cases-per-result", Default: "16", Help: "maximum number of cases with one result in a switch that becomes a select"},
		{Name: "phi-node-folding-threshold", Default: "2", Help: "maximum cost of one speculated side of a branch"},
		{Name: "simplifycfg-branch-fold-common-dest-vector-multiplier", Default: "2", Help: "multiplier of bonus-inst-threshold for vectors"},
		{Name: "simplifycfg-branch-fold-threshold", Default: "2", Help: "maximum cost of combining two conditions"},
		{Name: "simplifycfg-hoist-common", Default: "true", Help: "enable hoist-common-insts"},
		{Name: "simplifycfg-hoist-common-skip-limit", Default: "20", Help: "maximum number of different instructions skipped while hoisting"},
		{Name: "simplifycfg-hoist-cond-stores", Default: "true", Help: "hoist a conditional store to memory stored to before the branch"},
		{Name: "simplifycfg-max-small-block-size", Default: "10", Help: "maximum size of a block threaded through"},
		{Name: "simplifycfg-merge-cond-stores", Default: "true", Help: "merge two conditional stores to one address"},
		{Name: "simplifycfg-merge-cond-stores-aggressively", Default: "false", Help: "merge conditional stores even where that adds instructions"},
		{Name: "simplifycfg-sink-common", Default: "true", Help: "enable sink-common-insts"},
		{Name: "sink-common-insts", Default: "false", Help: "sink instructions common to predecessors"},
		{Name: "speculate-one-expensive-inst", Default: "true", Help: "speculate one instruction whatever it costs"},
		{Name: "speculate-unpredictables", Default: "false", Help: "raise the speculation budget for unpredictable branches by the misprediction penalty"},
		{Name: "switch-range-to-icmp", Default: "false", Help: "convert a switch over one range to a compare"},
		{Name: "switch-to-arithmetic", Default: "false", Help: "convert switches to arithmetic"},
		{Name: "switch-to-lookup", Default: "false", Help: "convert switches to lookup tables"},
		{Name: "two-entry-phi-node-folding-threshold", Default: "4", Help: "maximum cost of both speculated sides of a diamond"},
	}
}
