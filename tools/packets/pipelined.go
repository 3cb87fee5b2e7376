package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"opt-go/vliw/target/hexagon/code"
)

// remark finds the function and the interval of a loop that LLVM's pipeliner has scheduled, in the
// YAML of -pass-remarks-output.
var remark = regexp.MustCompile(`(?s)Name: +schedule\nFunction: +(\S+)\n.*?- II: +'?(\d+)`)

// theirPipelined are the intervals of the loops that LLVM pipelines, by function.
func theirPipelined(ll string) (map[string][]int, error) {
	yaml := ll + ".yaml"
	if err := tool("llc-19", "-O3", "-march=hexagon", "-mcpu=hexagonv68", "-hexagon-small-data-threshold=0", "-pass-remarks-output="+yaml, "-pass-remarks-filter=pipeliner", "-filetype=null", ll); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(yaml)
	if err != nil {
		return nil, err
	}
	out := map[string][]int{}
	for doc := range strings.SplitSeq(string(text), "--- ") {
		if !strings.HasPrefix(doc, "!Passed") && !strings.HasPrefix(doc, "!Analysis") {
			continue
		}
		if m := remark.FindStringSubmatch(doc); m != nil {
			n, _ := strconv.Atoi(m[2])
			out[m[1]] = append(out[m[1]], n)
		}
	}
	return out, nil
}

// unpipelined are the functions in which LLVM pipelines more loops than we do. A loop of ours
// counts that is pipelined, or that has no more packets per iteration than LLVM's longest interval.
type unpipelined struct {
	loops int // that LLVM pipelines
	names []string
}

func (u *unpipelined) compare(ours []*code.Func, theirs map[string][]int) {
	for _, f := range ours {
		intervals := theirs[f.Name]
		if len(intervals) == 0 {
			continue
		}
		u.loops += len(intervals)
		longest := slices.Max(intervals)
		have := 0
		for _, l := range f.Loops {
			if l.Stages > 1 || l.Packets <= longest*l.Iterations {
				have++
			}
		}
		if have < len(intervals) {
			u.names = append(u.names, fmt.Sprintf("%s (%d of %d: intervals %v; ours %v)", f.Name, have, len(intervals), intervals, f.Loops))
		}
	}
}

func (u *unpipelined) print(w io.Writer) {
	fmt.Fprintf(w, "LLVM pipelines %d loops; functions where we pipeline fewer, or need more packets for them: %d", u.loops, len(u.names))
	for _, n := range u.names {
		fmt.Fprintf(w, "\n  %s", n)
	}
	fmt.Fprintln(w)
}
