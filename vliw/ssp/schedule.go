package ssp

import (
	"bufio"
	"fmt"
	"io"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// Schedule is a 1-D schedule of a nest whose level 1 is pipelined: the kernel. Iteration i of level
// 1 would issue every operation T·i cycles after iteration 0, if every inner loop had one
// iteration. Operations of a loop and of the loops inside it are in contiguous stages, and no other
// operation is in these.
type Schedule struct {
	Nest  *Nest
	Model *modulo.Model
	T     int   // initiation interval, cycles
	Cycle []int // per operation: cycle of issue in iteration 0, ≥ 0
	Unit  []int // per operation: the unit it runs on, an index into Model.Units
	// EndUnit is the unit of the operation that ends every step (Options.End).
	EndUnit int
	// StepRow and StepUnit are the row and the unit of the operation that every kernel step issues
	// (Options.Step).
	Step              ddg.Op
	StepRow, StepUnit int
	// First and Last are the stages f and l of each level, level 1 first; First[0] is 0.
	First, Last []int
	Sequential  []Sequential
	Bounds      modulo.Bounds // of the 1-D graph
	Method      string        // the scheduler that found it
	Tries       int           // schedules attempted
}

// Stage is the stage of an operation.
func (s *Schedule) Stage(op ddg.OpID) int { return s.Cycle[op] / s.T }

// Row is the cycle of its stage in which an operation is issued, 0 … T−1.
func (s *Schedule) Row(op ddg.OpID) int { return s.Cycle[op] % s.T }

// Stages is S of a level: the number of its stages, those of inner levels included. Of level 1, it
// is the stage count of the kernel.
func (s *Schedule) Stages(level int) int { return s.Last[level-1] - s.First[level-1] + 1 }

// Group is S of the innermost level: the number of iterations of level 1 that run their inner loops
// together. In a single loop nothing stalls, and it has no meaning.
func (s *Schedule) Group() int { return s.Stages(s.Nest.Depth()) }

// Dump writes the kernel as text: a header line, then one line per row with its operations and
// their stages in brackets.
func (s *Schedule) Dump(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "T=%d res=%d rec=%d by=%s stages", s.T, s.Bounds.Res, s.Bounds.Rec, s.Method)
	for level := range s.First {
		fmt.Fprintf(b, " L%d=%d..%d", level+1, s.First[level], s.Last[level])
	}
	b.WriteByte('\n')
	for row := range s.T {
		fmt.Fprintf(b, "%4d:", row)
		for i := range s.Nest.Ops {
			if op := ddg.OpID(i); s.Row(op) == row {
				fmt.Fprintf(b, " %s[%d]", s.Nest.Ops[i].Name, s.Stage(op))
			}
		}
		b.WriteByte('\n')
	}
	return b.Flush()
}
