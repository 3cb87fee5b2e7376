package compile

import (
	"slices"

	"opt-go/nvptx/processor"
	"opt-go/passes"
	"opt-go/tools/manual"
	"opt-go/vliw/machine"
)

const manualText = `Reads LLVM IR as clang from 14 on prints it, runs passes over it, and writes LLVM IR, PTX or VLIW assembly.
No file, or "-", is standard input. Flags take one dash or two, in any order.
A pass may also be a flag of its own: -slsr -gvn is -passes='function(slsr,gvn)'.

Exit status: 0 done; 1 the input is bad or not supported; 2 the command line is wrong; 70 an internal error.`

// describe returns what -man and -completion print.
func describe() *manual.Command {
	c := &manual.Command{Name: "opt-go", Brief: "optimize LLVM IR and compile it to PTX or VLIW assembly", Usage: "[flags] [FILE.ll | -]", Text: manualText,
		Flags: allFlags(), Suffix: "ll", Lists: []string{"passes", "p", "print-before", "print-after"}}
	for _, g := range helpGroups {
		c.Groups = append(c.Groups, manual.Group{Title: g.title, Flags: g.flags})
	}
	var names []string
	for _, d := range passes.Table() {
		names = append(names, d.Name)
	}
	pipelines := slices.Clone(names)
	for _, p := range passes.NamedPipelines() {
		pipelines = append(pipelines, p.Name)
	}
	c.Values = map[string][]string{
		"passes": pipelines, "p": pipelines, "print-before": names, "print-after": names,
		"emit": {"ir", "ptx", "vliw"}, "mcpu": processor.Names(), "machine": machine.Names(),
		"emit-llvm-version": {"19", "20", "21", "22"}, "opt-version": {"19", "22"},
		"regalloc": {"affra", "divra", "linear"}, "sched": {"hrms", "ims", "list"}, "ssp": {"off", "auto", "1", "2", "3"},
		"distance": {"aggr", "cons", "simple"}, "fit": {"first", "best", "end"}, "spill": {"use", "var"}, "fp-contract": {"off", "on"},
		"completion": manual.Shells,
	}
	return c
}
