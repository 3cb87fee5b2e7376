package reduce

import "opt-go/frontend/ir"

// Strategy is one kind of simplification.
type Strategy struct {
	Name string
	Help string
	// run asks want once for each step that it could make in m, in an order that depends on m
	// alone, and makes the step if the answer is true. The answers do not change which steps are
	// asked about before.
	run func(m *ir.Module, want func() bool)
}

// Strategies returns all strategies in the order in which they are tried: the ones that remove the
// most come first.
func Strategies() []Strategy {
	return []Strategy{
		{"debug-info", "Strip all debug information", stripDebug},
		{"bodies", "Turn function definitions into declarations", dropBodies},
		{"functions", "Delete functions; poison takes their place", dropFunctions},
		{"variables", "Delete global variables; poison takes their place", dropVariables},
		{"aliases", "Replace aliases and ifuncs by what they stand for", dropAliases},
		{"named-metadata", "Delete named metadata lists", dropNamedMD},
		{"named-metadata-nodes", "Delete entries of named metadata lists", dropNamedNodes},
		{"unreachable-blocks", "Delete blocks that control does not reach", dropUnreachable},
		{"end-blocks", "Replace terminators by unreachable", endBlocks},
		{"return-early", "Replace terminators by a return", returnEarly},
		{"first-successor", "Replace terminators by a branch to the first successor", branchTo(first)},
		{"last-successor", "Replace terminators by a branch to the last successor", branchTo(last)},
		{"cases", "Delete cases of switches and destinations of indirect branches", dropCases},
		{"invokes", "Replace invoke and callbr by call", callsFromInvokes},
		{"merge-blocks", "Merge blocks into their only predecessor", mergeBlocks},
		{"bypass-blocks", "Redirect branches past blocks that only branch", bypassBlocks},
		{"dead-instructions", "Delete instructions without uses", dropDead},
		{"to-operand", "Replace instructions by an operand of their type", replaceInstrs(operandOf)},
		{"to-argument", "Replace instructions by an argument of their type", replaceInstrs(argumentOf)},
		{"to-zero", "Replace instructions by zero", replaceInstrs(zeroOf)},
		{"to-poison", "Replace instructions by poison", replaceInstrs(poisonOf)},
		{"operands-to-poison", "Replace operands by poison", simplifyOperands(poisonRank)},
		{"operands-to-zero", "Replace operands by zero", simplifyOperands(zeroRank)},
		{"operands-to-one", "Replace operands by one", simplifyOperands(oneRank)},
		{"operands-to-argument", "Replace operands by an argument", simplifyOperands(argumentRank)},
		{"initializers", "Drop initializers, or simplify them to zero", dropInitializers},
		{"parameters", "Drop unused parameters of functions that are only called directly", dropParams},
		{"bundles", "Drop operand bundles", dropBundles},
		{"attributes", "Drop attributes of functions, parameters, results and calls", dropAttrs},
		{"attachments", "Drop metadata attachments", dropAttachments},
		{"debug-records", "Delete debug records and debug intrinsics", dropDebugCalls},
		{"flags", "Drop flags, volatile, atomic orderings and fast-math", dropFlags},
		{"alignment", "Drop alignments", dropAlign},
		{"conventions", "Use the C calling convention", dropConventions},
		{"global-properties", "Drop linkage, comdat, section, prefix data and the like", dropProperties},
		{"module-properties", "Drop module assembly, unused comdats, triple and data layout", dropModuleProperties},
		{"names", "Drop the names of local values, and shorten those of globals", shortenNames},
	}
}
