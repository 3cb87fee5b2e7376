package compile

import (
	"flag"
	"fmt"
	"io"
	"regexp"
	"sort"
	"strings"

	"opt-go/passes"
	"opt-go/passes/pass"
)

// helpGroups are the flags that -help lists; -help-hidden lists all.
var helpGroups = []struct {
	title string
	flags []string
}{
	{"Passes", []string{"passes", "O0", "O1", "O2", "O3", "Os", "Oz", "print-passes", "print-pipeline-passes", "verify-each"}},
	{"Input and output", []string{"emit", "o", "S", "disable-output", "link", "only-needed", "internalize", "j"}},
	{"Target", []string{"mtriple", "mcpu", "mattr"}},
	{"PTX", []string{"regs", "regalloc", "regalloc-beyond", "nvptx-infer-spaces", "nvptx-uniform-branches", "nvptx-strict-atomics", "nvptx-rsqrt-approx-opt"}},
	{"VLIW", []string{"machine", "regs", "sched", "ssp", "distance", "fit", "spill", "spill-cc", "spill-qf", "spill-tf", "fp-contract"}},
	{"What the passes do", []string{"print-after-all", "print-before-all", "print-changed", "print-before", "print-after", "filter-print-funcs", "stats",
		"time-passes", "pass-remarks", "pass-remarks-missed", "pass-remarks-analysis", "pass-remarks-output", "report", "debugify-each"}},
	{"Finding faults", []string{"opt-bisect-limit", "reduce"}},
	{"Help", []string{"help", "help-hidden", "man", "completion", "version"}},
}

const helpHead = `opt-go reads LLVM IR, runs passes over it, and writes LLVM IR, PTX or VLIW assembly.

usage: opt-go [flags] [FILE.ll | -]

No file, or "-", is standard input. Flags take one dash or two, -flag=value or -flag value, in any order.
`

const helpTail = `
exit status: 0 done; 1 the input is bad or not supported; 2 the command line is wrong; 70 an internal error
`

// allFlags returns the flag set for printing.
func allFlags() *flag.FlagSet {
	fs := (&options{passFlags: map[string]string{}, remarks: map[pass.RemarkKind]*regexp.Regexp{}}).flagSet()
	fs.Bool("help", false, "list the flags that are used most")
	return fs
}

// printHelp lists the most used flags, grouped by purpose.
func printHelp(w io.Writer) {
	fmt.Fprint(w, helpHead)
	fs := allFlags()
	for _, g := range helpGroups {
		fmt.Fprintf(w, "\n%s:\n", g.title)
		for _, name := range g.flags {
			f := fs.Lookup(name)
			value, text := flag.UnquoteUsage(f)
			printFlag(w, strings.TrimSpace("-"+name+" "+value), text)
		}
	}
	fmt.Fprint(w, helpTail)
}

const (
	helpColumn = 32  // where the text of a flag begins
	helpWidth  = 100 // columns
)

// printFlag prints a flag and its text, which goes on in lines of its own where it is long.
func printFlag(w io.Writer, name, text string) {
	line := fmt.Sprintf("  %-*s", helpColumn-3, name)
	for _, word := range strings.Fields(text) {
		if len(line) >= helpColumn && len(line)+1+len(word) > helpWidth {
			fmt.Fprintln(w, line)
			line = strings.Repeat(" ", helpColumn-1)
		}
		line += " " + word
	}
	fmt.Fprintln(w, line)
}

// printHelpHidden lists all flags, and the named pipelines.
func printHelpHidden(w io.Writer) {
	fmt.Fprint(w, helpHead, "\n")
	fs := allFlags()
	fs.SetOutput(w)
	fs.PrintDefaults()
	fmt.Fprint(w, "\nA pass may also be a flag of its own, as in opt before LLVM 16: -slsr -gvn is -passes='function(slsr,gvn)'.\n")
	fmt.Fprint(w, "\nnamed pipelines:\n")
	for _, p := range passes.NamedPipelines() {
		fmt.Fprintf(w, "  %s\n", p.Name)
		for _, s := range p.Steps {
			fmt.Fprintf(w, "    %-22s %s\n", strings.Repeat("  ", s.Depth)+s.Pass, s.Why)
		}
	}
	fmt.Fprint(w, helpTail)
}

func printPasses(w io.Writer) {
	byUnit := map[pass.Unit][]passes.Desc{}
	for _, d := range passes.Table() {
		byUnit[d.Unit] = append(byUnit[d.Unit], d)
	}
	for _, u := range []pass.Unit{pass.ModuleUnit, pass.CGSCCUnit, pass.FuncUnit, pass.LoopUnit} {
		list := byUnit[u]
		if len(list) == 0 {
			continue
		}
		sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
		fmt.Fprintf(w, "%s passes:\n", strings.ToUpper(u.String()[:1])+u.String()[1:])
		for _, d := range list {
			fmt.Fprintf(w, "  %-28s %s\n", d.Name, d.Help)
			for _, p := range d.Params {
				name := p.Name
				if p.Int {
					name += "=N"
				} else if p.Text {
					name += "=NAME"
				} else if !p.Exclusive {
					name = "[no-]" + name
				}
				fmt.Fprintf(w, "    <%s>%s %s\n", name, strings.Repeat(" ", max(1, 24-len(name))), p.Help)
			}
		}
	}
}
