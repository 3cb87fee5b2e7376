// Command packets compares the hardware loops of our code for Hexagon with those of LLVM's backend:
// packets per iteration, which is the initiation interval where nothing stalls.
//
//	go run ./tools/packets a.ll b.ll
//	go run ./tools/packets -loops vliw/target/hexagon/testdata/loops/*.c
//
// Each file is compiled by us and by llc-19 -O3, whose software pipeliner is on. A row is a
// function in which both make the same number of hardware loops: ours and LLVM's packets, loop by
// loop, in the order of the code.
//
// With -loops, the files are C, and each of their functions has one loop, which runs N times. Both
// compilers' programs run under qemu-hexagon, packet by packet, for two numbers of iterations; the
// difference is what an iteration costs, whatever the shape of the loop, and however often it was
// unrolled. The last line names the functions in which LLVM's pipeliner, by its remarks, has
// scheduled more loops than ours. -level=O2 is clang's without
// unrolling and vectors, O3 is all of it, HVX has vectors for the vector unit, without unrolling.
//
// Exit status: 0, or 2 if a file cannot be compiled or a tool is missing.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/vliw/target/hexagon"
	"opt-go/vliw/target/hexagon/code"
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: packets FILE.ll… | packets -loops [-level=O2|O3|HVX] FILE.c…")
	}
	loops := flag.Bool("loops", false, "count what C functions of one loop execute per iteration")
	level := flag.String("level", "O2", "optimization before both backends, with -loops: O2, O3 or HVX")
	keep := flag.String("keep", "", "folder for what -loops compiles, instead of a temporary one")
	flag.Parse()
	compare := run
	if *loops {
		compare = func(w io.Writer, files []string) error { return runLoops(w, *level, *keep, files) }
	}
	if err := compare(os.Stdout, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "packets:", err)
		os.Exit(2)
	}
}

// totals are over the loops of all files.
type totals struct {
	loops, fewer, more  int
	ours, theirs        int // packets per iteration, summed
	unmatched           int // functions with different numbers of hardware loops
	static, theirStatic int // packets of whole files
}

func run(w io.Writer, files []string) error {
	if len(files) == 0 {
		return errors.New("no files")
	}
	var t totals
	for _, file := range files {
		ours, _, err := ourAssembly(file)
		if err != nil {
			return err
		}
		theirs, err := exec.Command("llc-19", "-O3", "-march=hexagon", "-mcpu=hexagonv68", file, "-o", "-").Output()
		if err != nil {
			return errors.Wrapf(err, "llc-19 %s", file)
		}
		t.compare(w, file, measure(ours), measure(string(theirs)))
	}
	fmt.Fprintf(w, "%d loops: %d of fewer packets than LLVM's, %d of more; packets per iteration in all: %d, LLVM %d\n", t.loops, t.fewer, t.more, t.ours, t.theirs)
	fmt.Fprintf(w, "%d functions with other numbers of hardware loops; static packets: %d, LLVM %d\n", t.unmatched, t.static, t.theirStatic)
	return nil
}

func ourAssembly(file string) (string, []*code.Func, error) {
	m, err := frontend.ReadFile(file)
	if err != nil {
		return "", nil, err
	}
	a, err := hexagon.Compile(m)
	if err != nil {
		return "", nil, err
	}
	var out bytes.Buffer
	err = hexagon.Print(&out, a)
	return out.String(), a.Funcs, err
}

// measured is what the assembly of a file says: the packets of the hardware loops of each function.
type measured struct {
	loops   map[string][]int
	order   []string
	packets int
}

// measure counts packets. A loop goes from the label that its loop0 names to endloop0; since loops
// of one counter do not nest, the last label that some loop0 names is the start.
func measure(assembly string) measured {
	m := measured{loops: map[string][]int{}}
	starts := map[string]bool{}
	lines := strings.Split(assembly, "\n")
	for _, line := range lines {
		if _, rest, ok := strings.Cut(line, "loop0("); ok {
			label, _, _ := strings.Cut(strings.TrimLeft(rest, "#"), ",")
			starts[label] = true
		}
	}
	fn, since := "", 0
	for _, line := range lines {
		text := strings.TrimSpace(line)
		label, isLabel := strings.CutSuffix(strings.TrimSpace(strings.Split(text, "//")[0]), ":")
		switch {
		case strings.Contains(text, ",@function"):
			fn = strings.TrimSuffix(strings.TrimPrefix(text, ".type\t"), ",@function")
			m.order = append(m.order, fn)
		case isLabel && starts[label]:
			since = 0
		case text == "{":
			m.packets++
			since++
		}
		if strings.Contains(text, "endloop0") {
			m.loops[fn] = append(m.loops[fn], since)
		}
	}
	return m
}

func (t *totals) compare(w io.Writer, file string, ours, theirs measured) {
	t.static += ours.packets
	t.theirStatic += theirs.packets
	for _, fn := range ours.order {
		a, b := ours.loops[fn], theirs.loops[fn]
		if len(a) == 0 && len(b) == 0 {
			continue
		}
		note := ""
		if len(a) != len(b) {
			t.unmatched++
			note = "  (not compared)"
		}
		fmt.Fprintf(w, "%s %s: %v, LLVM %v%s\n", file, fn, a, b, note)
		if len(a) != len(b) {
			continue
		}
		for k := range a {
			t.loops++
			t.ours, t.theirs = t.ours+a[k], t.theirs+b[k]
			switch {
			case a[k] < b[k]:
				t.fewer++
			case a[k] > b[k]:
				t.more++
			}
		}
	}
}
