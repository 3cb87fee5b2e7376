// Package pass is what a pass and the manager that runs it agree on: units, parameters, flags and
// options, the cache of analyses, counters and remarks.
//
//   - pass.go: units, what a pass preserves, parameters and flags; level.go: optimization levels
//   - analysis.go: the cache of analyses of a function
//   - context.go: what a pass is given: target, flags, options; what it reports: counters, remarks
//
// Passes live in passes/gpu, passes/scalar, passes/loop, passes/ipo and the folders below these,
// analyses in passes/analysis and passes/divergence. They import this package and never the manager
// (package passes), whose table has one row for each of them.
package pass

import (
	"slices"
	"strings"
)

// Unit is what a pass runs on.
type Unit uint8

// The units. Loop passes visit the loops of a function, inner ones first; CGSCC passes groups of
// functions that call each other, callees first.
const (
	ModuleUnit Unit = iota
	FuncUnit
	LoopUnit
	CGSCCUnit
)

var unitNames = [...]string{"module", "function", "loop", "cgscc"}

// String returns the name that the unit has in a pipeline.
func (u Unit) String() string { return unitNames[u] }

// Preserved says which cached analyses still hold after a pass.
type Preserved uint8

// What a pass preserves. All means that it changed nothing; CFG that it changed instructions but
// neither blocks nor branches; None that anything may have changed.
const (
	None Preserved = iota
	CFG
	All
)

// Changed returns CFG when changed is set, All otherwise: the result of passes that never touch the
// CFG.
func Changed(changed bool) Preserved {
	if changed {
		return CFG
	}
	return All
}

// ChangedCFG returns None when changed is set, All otherwise.
func ChangedCFG(changed bool) Preserved {
	if changed {
		return None
	}
	return All
}

// Param is a parameter of a pass in a pipeline: name, no-name, or name=value.
type Param struct {
	Name string
	Int  bool // takes =number
	// Text parameters take =word, and may be given several times; see Options.Texts. One that is
	// neither Int nor Text is switched by name and no-name.
	Text bool
	// Exclusive parameters are alternatives, printed and given without no-: O1, memssa, …
	Exclusive bool
	// AfterProfileSummary parameters are also given by require<profile-summary> earlier in the
	// pipeline.
	AfterProfileSummary bool
	Help                string
}

// Flag is a command-line option that tunes a pass, by LLVM's name.
type Flag struct {
	Name    string
	Default string // "true" and "false" make it a boolean, a number an integer
	Help    string
	Values  []string // if it is a word, those that there are
	Natural bool     // if it is an integer: not negative
	// List marks an option that may be given several times; its value is the values joined by
	// commas.
	List bool
	// Check says what is wrong with a value that is neither a boolean nor an integer; nil: nothing
	// can be.
	Check func(string) error
}

// Options are the parameters that one occurrence of a pass in a pipeline was given. A parameter
// that takes a word is the key name=word.
type Options map[string]int64

// Texts returns the words that a parameter was given, sorted.
func (o Options) Texts(name string) []string {
	var list []string
	for key := range o {
		if word, ok := strings.CutPrefix(key, name+"="); ok {
			list = append(list, word)
		}
	}
	slices.Sort(list)
	return list
}

// Bool returns a switch, or def when it was not given.
func (o Options) Bool(name string, def bool) bool {
	if v, ok := o[name]; ok {
		return v != 0
	}
	return def
}

// Int returns a number, or def when it was not given.
func (o Options) Int(name string, def int64) int64 {
	if v, ok := o[name]; ok {
		return v
	}
	return def
}
