// Package shape generates functions that expose superlinear algorithms: a block of thousands of
// instructions, a switch with thousands of cases, nested loops, φs with an edge for each block,
// chains and trees of expressions, thousands of stack slots and accesses. Each is a template with
// repeated parts, so that it is available in every size.
package shape

import (
	"strconv"
	"strings"
)

// Shape is a template for large modules.
type Shape struct {
	Name   string
	kernel *Kernel // in place of the text
	// text is LLVM IR in sections. The section after a line "repeat" is emitted n times, with {k}
	// the index from 0, {j} the next index and {h} the previous one; the section after "reverse"
	// too, with the last index first; the section after "once" is emitted once. {n} is n.
	text string
	// depth is set where the shape's n is a depth: work may then grow with its square, since so
	// does what there is to say (the loops around an instruction, the blocks that a block
	// dominates).
	Depth bool
}

// Text returns the module with about size instructions.
func (s Shape) Text(size int) []byte {
	if s.kernel != nil {
		return s.kernel.Text(1, size)
	}
	n := max(2, size/s.perPiece())
	var b strings.Builder
	b.WriteString(header)
	for _, part := range sections(s.text) {
		switch part.mode {
		case "once":
			b.WriteString(strings.ReplaceAll(part.text, "{n}", strconv.Itoa(n)))
		case "repeat":
			for k := range n {
				b.WriteString(piece(part.text, k, n))
			}
		case "reverse":
			for k := n - 1; k >= 0; k-- {
				b.WriteString(piece(part.text, k, n))
			}
		}
	}
	return []byte(b.String())
}

// perPiece counts the instructions of a repetition: lines that are indented by two.
func (s Shape) perPiece() int {
	n := 0
	for _, part := range sections(s.text) {
		for line := range strings.Lines(part.text) {
			if part.mode != "once" && len(line) > 2 && line[:2] == "  " && line[2] != ' ' && line[2] != ',' {
				n++
			}
		}
	}
	return max(1, n)
}

func piece(text string, k, n int) string {
	return strings.NewReplacer("{k}", strconv.Itoa(k), "{j}", strconv.Itoa(k+1), "{h}", strconv.Itoa(k-1), "{n}", strconv.Itoa(n),
		"{m}", strconv.Itoa(k%61)).Replace(text)
}

type section struct{ mode, text string }

func sections(text string) []section {
	out := []section{{mode: "once"}}
	for line := range strings.Lines(text) {
		switch word := strings.TrimSpace(line); word {
		case "once", "repeat", "reverse":
			out = append(out, section{mode: word})
		default:
			out[len(out)-1].text += line
		}
	}
	return out
}

const header = `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

`
