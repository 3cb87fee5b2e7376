package shell

import (
	"bytes"
	"fmt"
	"strings"
)

// contextLines is how many equal lines diff -u shows around a difference.
const contextLines = 3

// diff compares two texts by lines and prints the differences as a unified
// diff: 0 the same, 1 different, 2 trouble.
func diff(p *process) int {
	var files []string
	norm := func(line string) string { return line }
	for _, arg := range p.args[1:] {
		switch {
		case arg == "-u" || arg == "-a" || arg == "-au":
		case arg == "-w":
			norm = func(line string) string { return strings.Join(strings.Fields(line), "") }
		case arg == "-b":
			norm = func(line string) string { return strings.Join(strings.Fields(line), " ") }
		case arg == "--strip-trailing-cr":
			norm = func(line string) string { return strings.TrimSuffix(line, "\r") }
		case len(arg) > 1 && arg[0] == '-':
			return p.fail(2, "unknown option '%s'", arg)
		default:
			files = append(files, arg)
		}
	}
	if len(files) != 2 {
		return p.fail(2, "needs two files, has %d", len(files))
	}
	var lines [2][]string
	for i, name := range files {
		data, err := p.read(name)
		if err != nil {
			return p.fail(2, "%v", err)
		}
		lines[i] = splitLines(data)
	}
	out := unified(lines[0], lines[1], norm)
	if out == "" {
		return 0
	}
	p.write(fmt.Appendf(nil, "--- %s\n+++ %s\n%s", files[0], files[1], out))
	return 1
}

// splitLines splits at line ends; a last line without one is marked, so that
// it differs from one with.
func splitLines(data []byte) []string {
	if len(data) == 0 {
		return nil
	}
	text := string(bytes.TrimSuffix(data, []byte("\n")))
	lines := strings.Split(text, "\n")
	if data[len(data)-1] != '\n' {
		lines[len(lines)-1] += "\n\\ No newline at end of file"
	}
	return lines
}

// edit is a line of the diff; a and b are its places in the two texts.
type edit struct {
	sign byte
	text string
	a, b int
}

// unified returns the hunks, or "" if there is no difference.
func unified(a, b []string, norm func(string) string) string {
	edits := align(a, b, norm)
	var out strings.Builder
	for i := 0; i < len(edits); {
		if edits[i].sign == ' ' {
			i++
			continue
		}
		from, to := max(0, i-contextLines), i
		for j := i; j < len(edits) && j <= to+2*contextLines; j++ {
			if edits[j].sign != ' ' {
				to = j
			}
		}
		to = min(len(edits), to+contextLines+1)
		hunk(&out, edits[from:to])
		i = to
	}
	return out.String()
}

func hunk(out *strings.Builder, edits []edit) {
	var lines strings.Builder
	inA, inB := 0, 0
	for _, e := range edits {
		if e.sign != '+' {
			inA++
		}
		if e.sign != '-' {
			inB++
		}
		fmt.Fprintf(&lines, "%c%s\n", e.sign, e.text)
	}
	fmt.Fprintf(out, "@@ -%d,%d +%d,%d @@\n%s", edits[0].a+1, inA, edits[0].b+1, inB, lines.String())
}

// align finds the shortest list of edits from a to b (Myers 1986, "An O(ND)
// difference algorithm"): trails[d][k] is how far in a one gets on diagonal k
// with d edits.
func align(a, b []string, norm func(string) string) []edit {
	same := func(i, j int) bool { return norm(a[i]) == norm(b[j]) }
	offset := len(a) + len(b) + 1
	far := make([]int, 2*offset+1)
	var trails [][]int
	d, done := 0, false
	for ; !done; d++ {
		trails = append(trails, append([]int{}, far[offset-d:offset+d+1]...))
		for k := -d; k <= d && !done; k += 2 {
			x := far[offset+k-1] + 1
			if k == -d || k != d && far[offset+k-1] < far[offset+k+1] {
				x = far[offset+k+1]
			}
			if d == 0 {
				x = 0
			}
			for x < len(a) && x-k < len(b) && same(x, x-k) {
				x++
			}
			far[offset+k] = x
			done = x >= len(a) && x-k >= len(b)
		}
	}
	return backtrack(a, b, trails)
}

// backtrack reads the edits off the trails, from the end to the beginning.
func backtrack(a, b []string, trails [][]int) []edit {
	var edits []edit
	x, y := len(a), len(b)
	for d := len(trails) - 1; d >= 0; d-- {
		trail := func(k int) int { return trails[d][k+d] }
		px, py := 0, 0
		if k := x - y; d > 0 {
			// trails[d] holds what diagonals -d … d had before step d.
			pk := k - 1
			if k == -d || k != d && trail(k-1) < trail(k+1) {
				pk = k + 1
			}
			px = trail(pk)
			py = px - pk
		}
		for x > px && y > py {
			x, y = x-1, y-1
			edits = append(edits, edit{' ', a[x], x, y})
		}
		switch {
		case d == 0:
		case x > px:
			x--
			edits = append(edits, edit{'-', a[x], x, y})
		default:
			y--
			edits = append(edits, edit{'+', b[y], x, y})
		}
	}
	for i, j := 0, len(edits)-1; i < j; i, j = i+1, j-1 {
		edits[i], edits[j] = edits[j], edits[i]
	}
	return edits
}
