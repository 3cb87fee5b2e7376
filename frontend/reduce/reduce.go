// Package reduce shrinks a module as long as a predicate accepts the result, as llvm-reduce does.
//
//	small, err := reduce.Text(src, func(text []byte) bool { return crashes(text) }, reduce.Options{})
//
// # How it works
//
// A strategy (strategies.go) knows one kind of simplification, such as "delete instructions". It
// visits a module in a fixed order and asks for each possible step whether to make it. The first
// run only counts the steps; later runs make those of an interval: all of them, then halves,
// quarters, down to single steps, each on a fresh copy of the module. A copy that the verifier and
// the predicate accept replaces the module. The strategies are repeated in the order of the table
// until none of them makes progress, or until the budget is spent.
//
//   - module.go: bodies, functions, variables, aliases, metadata lists, names
//   - attributes.go: attributes, operand bundles, attachments, debug information, flags
//   - blocks.go: terminators, unreachable blocks, chains of blocks
//   - instructions.go: instructions, operands, constants, parameters
//
// # Invariants
//
// Every step makes the module simpler by a fixed measure, so the repetition ends without a budget
// too: it removes something, or replaces an operand by one of a lower rank (rank in
// instructions.go). Only modules that frontend.Verify accepts are shown to the predicate, and each
// text at most once. The result is the last text that the predicate accepted.
//
// # Not handled
//
// A fault that disappears when the text is read and printed again cannot be reduced: Text returns
// an error. Types of values do not change.
//
// Cost: a run of a strategy copies, verifies and prints the module, so a reduction costs the number
// of predicate calls times the size of the module, plus the calls themselves. The package must not
// depend on passes; only the predicate may.
package reduce

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// DefaultCalls is the budget of predicate calls where the options name none: a module of a thousand
// lines takes less.
const DefaultCalls = 10000

// Options are the limits of a reduction. The zero Options are the defaults.
type Options struct {
	Calls      int       // so many calls of the predicate at most; 0: DefaultCalls
	Strategies []string  // only these, by name; nil: all of them
	Log        io.Writer // gets a line for each strategy that finds something; nil: nothing is logged
}

// ErrNotInteresting is returned when the predicate does not hold for the input.
var ErrNotInteresting = errors.New("the input is not interesting")

// ErrFaultInText is returned when the predicate holds for the input, but not for the same module
// printed again.
var ErrFaultInText = errors.New("the input is interesting only as it is written: read and printed again it is not")

// Text returns the smallest module found for which interesting returns true, as text. interesting
// must be deterministic and may be called with src first. With an error the text is src.
func Text(src []byte, interesting func(text []byte) bool, o Options) ([]byte, error) {
	m, err := frontend.Read("-", src)
	if err != nil {
		return src, errors.Wrap(err, "reading the input")
	}
	if err := frontend.Verify(m); err != nil {
		return src, errors.Wrap(err, "verifying the input")
	}
	if !interesting(src) {
		return src, ErrNotInteresting
	}
	out, err := Module(m, interesting, o)
	if errors.Is(err, ErrNotInteresting) {
		err = ErrFaultInText
	}
	if err != nil {
		return src, err
	}
	return print(out), nil
}

// Module is Text for a module in memory, which must be valid; it is left alone. The result is in
// the same context.
func Module(m *ir.Module, interesting func(text []byte) bool, o Options) (*ir.Module, error) {
	list, err := chosen(o.Strategies)
	if err != nil {
		return nil, err
	}
	r := &reducer{interesting: interesting, calls: o.Calls, log: o.Log, seen: map[[sha256.Size]byte]bool{}}
	if r.calls == 0 {
		r.calls = DefaultCalls
	}
	if r.log == nil {
		r.log = io.Discard
	}
	if !r.accept(ir.CloneModule(m)) {
		return nil, ErrNotInteresting
	}
	for progress := true; progress && r.calls > 0; {
		progress = false
		for _, s := range list {
			progress = r.run(s) || progress
		}
	}
	return r.best, nil
}

// chosen returns the strategies of the given names, all of them for no names.
func chosen(names []string) ([]Strategy, error) {
	if names == nil {
		return Strategies(), nil
	}
	var out []Strategy
	for _, name := range names {
		before := len(out)
		for _, s := range Strategies() {
			if s.Name == name {
				out = append(out, s)
			}
		}
		if len(out) == before {
			return nil, errors.Errorf("there is no reduction strategy %q", name)
		}
	}
	return out, nil
}

type reducer struct {
	interesting func([]byte) bool
	best        *ir.Module // the last module that was accepted; nothing changes it
	text        []byte     // of best
	calls       int        // of the predicate that are left
	log         io.Writer
	seen        map[[sha256.Size]byte]bool // texts that were proposed
}

// run applies a strategy by intervals of its steps, from all of them to single ones, and reports
// whether the module changed.
func (r *reducer) run(s Strategy) bool {
	n, progress := count(s, r.best), false
	before, size := n, len(r.text)
	for width := n; width > 0 && r.calls > 0; width = (width + 1) / 2 {
		for at := 0; at < n && r.calls > 0; {
			m := ir.CloneModule(r.best)
			apply(s, m, at, at+width)
			if !r.accept(m) {
				at += width
				continue
			}
			progress = true
			now := count(s, r.best)
			if now >= n { // the steps made others possible, which the next round finds
				at += width
			}
			n = now
		}
		if width == 1 {
			break
		}
	}
	if progress {
		fmt.Fprintf(r.log, "%s: %d of %d steps, %d bytes less, %d calls left\n", s.Name, before-n, before, size-len(r.text), r.calls)
	}
	return progress
}

// count returns how many steps a strategy could make.
func count(s Strategy, m *ir.Module) int {
	n := 0
	s.run(ir.CloneModule(m), func() bool {
		n++
		return false
	})
	return n
}

// apply makes the steps from lo to below hi.
func apply(s Strategy, m *ir.Module, lo, hi int) {
	k := -1
	s.run(m, func() bool {
		k++
		return lo <= k && k < hi
	})
}

// print returns a module's text.
func print(m *ir.Module) []byte {
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		panic("reduce: " + err.Error()) // a buffer takes everything
	}
	return b.Bytes()
}

// accept makes m the best module if it is valid, new and interesting.
func (r *reducer) accept(m *ir.Module) bool {
	if frontend.Verify(m) != nil {
		return false
	}
	text := print(m)
	key := sha256.Sum256(text)
	if r.seen[key] || bytes.Equal(text, r.text) {
		return false
	}
	r.seen[key] = true
	r.calls--
	if !r.interesting(text) {
		return false
	}
	r.best, r.text = m, text
	return true
}
