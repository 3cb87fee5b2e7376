package scalar

import "opt-go/passes/pass"

// cfgOptions say what simplifycfg may do, and at what price. A command-line option goes before the parameter of the same name.
type cfgOptions struct {
	keepLoops   bool
	speculate   bool
	condBranch  bool
	rangeToICmp bool
	hoist       bool // equal instructions, not only terminators
	sink        bool
	forward     bool // the value of a switch to φs behind its cases
	lookup      bool // tables in place of switches
	mergeStores bool
	aggressive  bool // merge stores even where φs or several instructions stand between them
	hoistStores bool // conditional stores to what has been stored to already
	oneDear     bool // one instruction of a diamond may cost anything
	unpredicted bool // a diamond whose branch is marked unpredictable may cost as much more as its misprediction

	// Prices, in units of a simple operation.
	bonus        int // what joining two branches may execute needlessly
	vectorBonus  int // how many times that with vectors
	twoEntry     int // both sides of a diamond together, besides its selects
	oneSide      int // one side of a branch, and the selects for it
	branchFold   int // logical operations for joining two conditions
	depth        int // of expressions that are executed always
	hoistSkipped int // unequal instructions that hoisting looks behind
	threadedSize int // code that is copied to thread control through a block
	sameCases    int // cases of a switch with one result, to become a select
}

// defaultCFGOptions are those of the plain pass.
func defaultCFGOptions() cfgOptions {
	return cfgOptions{keepLoops: true, speculate: true, condBranch: true, mergeStores: true, hoistStores: true, oneDear: true,
		bonus: 1, vectorBonus: 2, sameCases: 16, twoEntry: 4, oneSide: 2, branchFold: 2, depth: 10, hoistSkipped: 20, threadedSize: 10}
}

func cfgOptionsOf(c *pass.Context) cfgOptions {
	o := defaultCFGOptions()
	for _, b := range []struct {
		param, flag string
		to          *bool
	}{
		{"keep-loops", "keep-loops", &o.keepLoops},
		{"speculate-blocks", "", &o.speculate},
		{"simplify-cond-branch", "", &o.condBranch},
		{"switch-range-to-icmp", "switch-range-to-icmp", &o.rangeToICmp},
		{"hoist-common-insts", "hoist-common-insts", &o.hoist},
		{"sink-common-insts", "sink-common-insts", &o.sink},
		{"forward-switch-cond", "forward-switch-cond", &o.forward},
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

// SimplifyCFGParams lists the options of simplifycfg in a pipeline.
func SimplifyCFGParams() []pass.Param {
	return []pass.Param{
		{Name: "keep-loops", Help: "keep preheaders and single latches"},
		{Name: "speculate-blocks", Help: "execute cheap conditional code always, with selects"},
		{Name: "simplify-cond-branch", Help: "simplify conditional branches"},
		{Name: "switch-range-to-icmp", Help: "turn switches on a range of values into compares"},
		{Name: "hoist-common-insts", Help: "hoist equal instructions of both successors"},
		{Name: "sink-common-insts", Help: "sink equal instructions of predecessors"},
		{Name: "forward-switch-cond", Help: "give the value of a switch to φs behind its cases in place of the constants that it is"},
		{Name: "switch-to-lookup", Help: "turn switches that choose constants into tables"},
		{Name: "speculate-unpredictables", Help: "let selects for a branch that is marked unpredictable cost as much more as a misprediction"},
		{Name: "bonus-inst-threshold", Int: true, Help: "instructions that joining two branches may execute needlessly"},
	}
}

// SimplifyCFGFlags are the command-line options, which go before the parameters.
func SimplifyCFGFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "bonus-inst-threshold", Default: "1", Help: "instructions that joining two branches may execute needlessly"},
		{Name: "forward-switch-cond", Default: "false", Help: "give the value of a switch to φs behind its cases in place of the constants that it is"},
		{Name: "hoist-common-insts", Default: "false", Help: "hoist equal instructions of both successors"},
		{Name: "keep-loops", Default: "true", Help: "keep preheaders and single latches"},
		{Name: "max-speculation-depth", Default: "10", Help: "depth of expressions that are executed always in front of a diamond"},
		{Name: "max-switch-cases-per-result", Default: "16", Help: "cases with the same result in a switch that becomes a select"},
		{Name: "phi-node-folding-threshold", Default: "2", Help: "price up to which one side of a branch is executed always"},
		{Name: "simplifycfg-branch-fold-common-dest-vector-multiplier", Default: "2", Help: "how many times bonus-inst-threshold where the instructions are of vectors"},
		{Name: "simplifycfg-branch-fold-threshold", Default: "2", Help: "logical operations for joining two conditions"},
		{Name: "simplifycfg-hoist-common", Default: "true", Help: "hoist at all"},
		{Name: "simplifycfg-hoist-common-skip-limit", Default: "20", Help: "unequal instructions that hoisting looks behind"},
		{Name: "simplifycfg-hoist-cond-stores", Default: "true", Help: "make a conditional store unconditional where memory has been stored to in front of the branch"},
		{Name: "simplifycfg-max-small-block-size", Default: "10", Help: "instructions that are copied to thread control through a block"},
		{Name: "simplifycfg-merge-cond-stores", Default: "true", Help: "make two conditional stores to one address one"},
		{Name: "simplifycfg-merge-cond-stores-aggressively", Default: "false", Help: "even where that costs instructions"},
		{Name: "simplifycfg-sink-common", Default: "true", Help: "sink at all"},
		{Name: "sink-common-insts", Default: "false", Help: "sink equal instructions of predecessors"},
		{Name: "speculate-one-expensive-inst", Default: "true", Help: "a diamond with one instruction becomes a select whatever it costs"},
		{Name: "speculate-unpredictables", Default: "false", Help: "let selects for a branch that is marked unpredictable cost as much more as a misprediction"},
		{Name: "switch-range-to-icmp", Default: "false", Help: "turn switches on a range of values into compares"},
		{Name: "switch-to-lookup", Default: "false", Help: "turn switches that choose constants into tables"},
		{Name: "two-entry-phi-node-folding-threshold", Default: "4", Help: "price up to which both sides of a diamond are executed always"},
	}
}
