// Command paper repeats experiments of the papers that this compiler is built from, in our means,
// beside the papers' numbers.
//
//	go run ./tools/paper divergence [-csv FILE] [-svg FOLDER] [-kernels]
//	go run ./tools/paper gpucc [-svg FILE] [-kernels]
//	go run ./tools/paper regalloc [-csv FILE] [-svg FOLDER] [-kernels] [-paper] [-alone] [-beyond LIST]
//	go run ./tools/paper spill [-machine LIST] [-registers LIST] [-part LIST] [-setting LIST] [-svg FOLDER] [-csv FILE]
//	go run ./tools/paper ssp-cycles [-machine NAME] [-O LEVEL] [-all]
//
// Every experiment takes -shard I/N -partial FILE, which measures a part, and -merge FILES (package
// shard). See each experiment's file for what is measured and how it differs from the paper.
package main

import (
	"fmt"
	"os"
	"strings"
)

// experiment is a subcommand.
type experiment struct {
	name, help string
	run        func(args []string) error
}

func experiments() []experiment {
	return []experiment{
		{"divergence", "Fig. 21 and 22 of the divergence paper: time and precision of the analyses on the kernel collection", runDivergence},
		{"gpucc", "Fig. 10 of the gpucc paper: the effect of each optimization on the kernel collection", runGPUCC},
		{"regalloc", "Fig. 23 to 29 of the divergence paper: register allocators that know what is uniform", runRegalloc},
		{"spill", "the spill-code paper: modulo scheduling within the registers of four machines, on a workbench of loops", runSpill},
		{"ssp", "the nest paper (SSP): rotating registers of software-pipelined loop nests, by seven strategies", runSSP},
		{"ssp-cycles", "simulated cycles of loop nests with outer loops pipelined, beside their innermost loops alone", runSSPCycles},
	}
}

func main() {
	if len(os.Args) < 2 {
		usage()
		os.Exit(2)
	}
	for _, e := range experiments() {
		if e.name == os.Args[1] {
			if err := e.run(os.Args[2:]); err != nil {
				fmt.Fprintln(os.Stderr, "paper:", err)
				os.Exit(1)
			}
			return
		}
	}
	fmt.Fprintf(os.Stderr, "paper: there is no experiment %q\n", os.Args[1])
	usage()
	os.Exit(2)
}

func usage() {
	var b strings.Builder
	for _, e := range experiments() {
		fmt.Fprintf(&b, "  %-10s %s\n", e.name, e.help)
	}
	fmt.Fprint(os.Stderr, "usage: paper EXPERIMENT [flags]\n"+b.String())
}
