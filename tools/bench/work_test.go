package main

import (
	"flag"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

var work = flag.Bool("count-work", false, "count the work of passes on shapes on which it once grew with the square of their size")

// workCases are functions on which a pass once did work that grew with the square of their size,
// with its reason.
var workCases = []struct {
	shape, step string
	sizes       [2]int
	why         string
}{
	{"same-condition", "simplifycfg", [2]int{1000, 4000}, "each of the branches on one condition moved all the edges that had come past those before it"},
	{"one-slot-branches", "simplifycfg", [2]int{2000, 8000}, "all uses of a slot were looked at for each conditional store to it"},
	{"large-slot", "instcombine", [2]int{500, 2000}, "all uses of a slot were looked at whenever one of them went"},
	{"phi-chain-same", "codegenprepare", [2]int{500, 2000}, "each φ of a chain followed it to its end"},
	{"returns", "print<affine>", [2]int{500, 2000}, "the labels of each branch were carried to the end of a chain of them"},
	{"float", "print<divergence>", [2]int{500, 2000}, "the function was numbered for each instruction"},
	{"sums", "print<gsa>", [2]int{500, 2000}, "the function was numbered for each instruction"},
	{"switch", "gvn", [2]int{1000, 4000}, "all uses of the switch's operand were looked at after each case"},
	{"else-if", "gvn", [2]int{1000, 4000}, "all uses of a value were looked at after each of its compares"},
	{"branches", "simplifycfg,sroa,early-cse,instcombine=>gvn", [2]int{10000, 40000}, "values were looked for among those that stand after other branches"},
	{"switch-loop", "correlated-propagation", [2]int{500, 2000}, "the predecessors of a switch were listed for each of its cases"},
	{"assumptions", "correlated-propagation", [2]int{500, 2000}, "all assumptions of the block were looked at before each of them"},
	{"aggregates", "early-cse", [2]int{2000, 8000}, "elements were looked for up to the end of chains of insertions"},
	{"divisions", "div-rem-pairs", [2]int{500, 2000}, "the block was numbered anew after each insertion"},
	{"branches", "simplifycfg,sroa,early-cse=>instcombine", [2]int{1000, 8000}, "conditions were looked at that cannot hold any more"},
	{"loops", "simplifycfg,sroa,early-cse,instcombine,loop(loop-rotate)=>loop-unroll", [2]int{1000, 4000}, "the conditions of the whole function were collected anew for each loop"},
	{"loops", "simplifycfg,sroa,early-cse,instcombine,loop(loop-rotate)=>loop-unroll", [2]int{4000, 32000}, "what can be reused of a count was looked for among those of all loops"},
	{"loops", "simplifycfg,sroa,early-cse,instcombine,loop(loop-rotate)=>loop(loop-idiom)", [2]int{1000, 4000}, "whether something in the loop stands against it is asked for each of its stores: only for those that could be a memset"},
	{"gep-chain", "emit-ptx", [2]int{1000, 4000}, "each access followed a chain of addresses to its beginning"},
	{"phi-chain", "emit-ptx", [2]int{300, 1200}, "the register of a chain of φs was put together anew for each of them"},
	{"pointer-phis", "gvn", [2]int{1000, 4000}, "all uses of a condition were looked at for edges that dominate nothing"},
	{"same-condition", "gvn", [2]int{1000, 4000}, "what is after such an edge was looked at"},
	{"switch-loop", "gvn", [2]int{1000, 4000}, "all predecessors of a block were listed to find that they are too many"},
	{"switch-slot", "dse", [2]int{1000, 4000}, "all reads of a version were listed to find that they are too many"},
	{"exits", "emit-ptx", [2]int{1000, 4000}, "the dominators of a block with thousands of predecessors were found by climbing from each"},
	{"switch-phi", "emit-ptx", [2]int{1000, 4000}, "all edges of a φ were looked at for each of them"},
	{"loops", "simplifycfg,sroa,early-cse,instcombine,simplifycfg,loop-mssa(loop-rotate,licm),loop-unroll,instcombine,infer-address-spaces<constants>,gvn,simplifycfg,instcombine,simplifycfg,separate-const-offset-from-gep<strict>=>gvn", [2]int{1000, 8000}, "each load looked at up to 200 blocks above it"},
	{"switch-fallthrough", "mem2reg", [2]int{1000, 4000}, "the successors of a switch were listed for each of its cases"},
	{"switch-one-target", "constraint-elimination", [2]int{1000, 4000}, "all edges of a switch to one block were looked at for each of them"},
	{"exits", "constraint-elimination", [2]int{1000, 4000}, "all inequalities were looked at for each variable that is eliminated"},
	{"ranges-ored", "constraint-elimination", [2]int{1000, 4000}, "each comparison of a long disjunction was put together with all others"},
	{"field", "loop(indvars)", [2]int{1000, 4000}, "each value of a loop was searched for a name that it may hold, down to its beginnings"},
	{"loop-continues", "instcombine", [2]int{1000, 4000}, "the predecessors of a loop's header were looked at for each branch back to it"},
	{"loop-continues", "loop-simplify", [2]int{1000, 4000}, "the dominators of latches were found by climbing from each"},
	{"loops-in-a-row", "loop(loop-idiom)", [2]int{1000, 4000}, "trip counts were computed, under the conditions of all loops before, where nothing could use them"},
	{"phis", "instcombine", [2]int{1000, 4000}, "each φ was compared with all others of its block"},
	{"debug-values", "instcombine", [2]int{1000, 4000}, "what is left of thousands of stores was walked over for each of them"},
	{"invariants", "loop-mssa(licm)", [2]int{1000, 4000}, "the list of a loop's accesses was searched from its beginning for each that was sunk"},
	{"divisions-one-block", "bypass-slow-division", [2]int{1000, 4000}, "the rest of the block moved at each division"},
	{"phis-rotating", "loop(indvars)", [2]int{500, 2000}, "each φ of a chain was followed to its end, and forgotten with all that comes after it"},
	{"indices-doubled", "load-store-vectorizer", [2]int{1000, 4000}, "each operation was taken apart once for each way that leads to it, 2³² in the end"},
	{"initializer", "instsimplify", [2]int{1000, 4000}, "whether a structure of thousands of fields has a size was found out for each load from it"},
	{"same-compare", "early-cse", [2]int{1000, 4000}, "all uses of a condition were looked at after each of its branches"},
	{"loops-of-each-other", "loop-unroll", [2]int{500, 2000}, "what was known of the loops before was forgotten with each loop that was unrolled"},
	{"short-loops-in-a-loop", "loop-unroll", [2]int{1000, 4000}, "the loop around was brought into its forms again, with all that is in it, after each loop in it"},
	{"short-loops-in-a-loop", "loop(indvars)", [2]int{1000, 4000}, "the iterations of the loop around were counted anew for each loop in it, and all values in it forgotten"},
	{"branches", "emit-ptx-regs", [2]int{4000, 16000}, "whoever checks the registers had a bit for each predicate at each statement"},
	{"list-walk", "simplifycfg", [2]int{2000, 8000}, "the edges of a φ were looked through from the first on for each block that leads to it"},
	{"else-if-order", "simplifycfg", [2]int{2000, 8000}, "the same"},
	{"frozen", "early-cse", [2]int{1000, 8000}, "all branches above were looked at for one on the value that is frozen"},
	{"frozen", "gvn", [2]int{1000, 8000}, "the same"},
	{"frozen", "instcombine", [2]int{1000, 8000}, "the same"},
	{"aggregates", "instcombine", [2]int{1000, 4000}, "fields that are overwritten stayed, and elements were looked for up a chain of them"},
	{"overflow-checks", "sccp", [2]int{2000, 8000}, "the list of the checks of a value was searched for each of them"},
	{"nest", "loop-simplify", [2]int{300, 600}, "whether a block is in a loop took a walk up the nest"},
}

// TestWork: in a function four times as large, passes execute no more blocks per instruction. What
// is counted is the same on every machine.
func TestWork(t *testing.T) {
	if !*work {
		t.Skip("needs -count-work: it builds the compiler with counters, which takes half a minute after each change")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command")
	}
	bin, err := buildCounter(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range workCases {
		first, err := blocksPerInstruction(t, bin, c.shape, c.step, c.sizes[0])
		if err != nil {
			t.Fatal(err)
		}
		last, err := blocksPerInstruction(t, bin, c.shape, c.step, c.sizes[1])
		if err != nil {
			t.Fatal(err)
		}
		limit := 1.4
		if c.shape == "nest" { // the blocks of n loops in each other are n² entries of their lists
			limit = 1.4 * float64(c.sizes[1]) / float64(c.sizes[0])
		}
		t.Logf("%s on %s: %.0f blocks per instruction, then %.0f", c.step, c.shape, first, last)
		if last > limit*first {
			t.Errorf("%s on %s: %.0f blocks per instruction of %d, %.0f of %d; before, %s", c.step, c.shape, first, c.sizes[0], last, c.sizes[1], c.why)
		}
	}
}

func blocksPerInstruction(t *testing.T, bin, shape, step string, size int) (float64, error) {
	cmd := exec.Command(bin, "-shape", shape, "-sizes", strconv.Itoa(size), step)
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+t.TempDir())
	out, err := cmd.Output()
	if err != nil {
		return 0, err
	}
	fields := strings.Split(strings.TrimSpace(string(out)), "\t")
	if len(fields) != 4 {
		t.Fatalf("%s on %s: %s", step, shape, out)
	}
	n, err := strconv.ParseFloat(fields[2], 64)
	return n / float64(size), err
}
