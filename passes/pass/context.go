package pass

import (
	"io"
	"sort"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// Context is what a pass is given besides the function or module. It belongs to one goroutine.
type Context struct {
	Target *target.Target
	Opts   Options           // of this occurrence in the pipeline
	Flags  map[string]string // command-line options of passes, by LLVM's name; read-only
	Out    io.Writer         // where analysis printers write
	Pass   string            // name of the pass that runs

	Version Version // the LLVM whose results are made where versions differ

	// Hotness returns how often a block was executed by the profile, for remarks; nil: they do not
	// say.
	Hotness func(b *ir.Block) (count uint64, ok bool)

	Changes int // how many runs of passes have changed something; the manager counts them

	stats   map[statKey]int64
	remarks []Remark
	wanted  func(kind RemarkKind, pass string) bool
}

// NewContext returns a context for one worker. wanted says which remarks are worth making; nil:
// none.
func NewContext(t *target.Target, flags map[string]string, out io.Writer, wanted func(RemarkKind, string) bool) *Context {
	return &Context{Target: t, Flags: flags, Out: out, stats: map[statKey]int64{}, wanted: wanted}
}

// FlagInt returns an integer command-line option, or def.
func (c *Context) FlagInt(name string, def int64) int64 {
	if s, ok := c.Flags[name]; ok {
		if v, err := strconv.ParseInt(s, 0, 64); err == nil {
			return v
		}
	}
	return def
}

// FlagBool returns a boolean command-line option, or def.
func (c *Context) FlagBool(name string, def bool) bool {
	if s, ok := c.Flags[name]; ok {
		return s == "" || s == "true" || s == "1"
	}
	return def
}

type statKey struct{ pass, name string }

// Count adds n to a counter of the running pass; name is a phrase such as "Number of instructions
// removed".
func (c *Context) Count(name string, n int) {
	if n != 0 {
		c.stats[statKey{c.Pass, name}] += int64(n)
	}
}

// Stat is a counter's total.
type Stat struct {
	Pass, Name string
	Value      int64
}

// MergeStats adds the counters of from to c's.
func (c *Context) MergeStats(from *Context) {
	for k, v := range from.stats {
		c.stats[k] += v
	}
	clear(from.stats)
}

// Stats returns the counters sorted by pass and name.
func (c *Context) Stats() []Stat {
	var out []Stat
	for k, v := range c.stats {
		out = append(out, Stat{k.pass, k.name, v})
	}
	sort.Slice(out, func(i, j int) bool {
		if out[i].Pass != out[j].Pass {
			return out[i].Pass < out[j].Pass
		}
		return out[i].Name < out[j].Name
	})
	return out
}

// RemarkKind tells what a remark reports.
type RemarkKind uint8

// The kinds of remarks, as in LLVM: something was done, something was not done, a fact.
const (
	Passed RemarkKind = iota
	Missed
	Analyzed
)

var remarkNames = [...]string{"Passed", "Missed", "Analysis"}

// String returns the kind's tag in LLVM's YAML remark files.
func (k RemarkKind) String() string { return remarkNames[k] }

// Arg is a part of a remark's message: text, or a named value.
type Arg struct{ Key, Val string }

// Remark is one message for the user about an optimization.
type Remark struct {
	Kind RemarkKind
	Pass string
	Name string // identifier such as Vectorized
	Func string // name of the function
	Loc  *ir.MDNode
	Pos  ir.Pos
	Args []Arg
	// Hotness is how often the profile says that the code was executed; Counted: it says so, and
	// the user wants to know.
	Hotness uint64
	Counted bool
}

// Text returns the message.
func (r Remark) Text() string {
	s := ""
	for _, a := range r.Args {
		s += a.Val
	}
	return s
}

// Wants reports whether the user wants remarks of this kind from the running pass; building one
// then pays.
func (c *Context) Wants(k RemarkKind) bool { return c.wanted != nil && c.wanted(k, c.Pass) }

// Remark reports something about the code at i (which may be nil: the function as a whole).
// args alternate freely between text (Key "String") and named values.
func (c *Context) Remark(k RemarkKind, name string, f *ir.Func, i *ir.Instr, args ...Arg) {
	if !c.Wants(k) {
		return
	}
	r := Remark{Kind: k, Pass: c.Pass, Name: name, Func: f.Name(), Args: args, Pos: f.Pos}
	if i != nil {
		r.Loc, r.Pos = i.DebugLoc(), i.Pos
	}
	if c.Hotness != nil {
		b := f.Entry()
		if i != nil {
			b = i.Block()
		}
		if b != nil && b.Func() != nil {
			r.Hotness, r.Counted = c.Hotness(b)
		}
	}
	c.remarks = append(c.remarks, r)
}

// Text is plain text in a remark.
func Text(s string) Arg { return Arg{"String", s} }

// Remarks is the number of remarks that TakeRemarks would return.
func (c *Context) Remarks() int { return len(c.remarks) }

// RemarksFrom returns the remarks that TakeRemarks would return, without the first n.
func (c *Context) RemarksFrom(n int) []Remark { return c.remarks[n:len(c.remarks):len(c.remarks)] }

// TakeRemarks returns the remarks made since the last call.
func (c *Context) TakeRemarks() []Remark {
	r := c.remarks
	c.remarks = nil
	return r
}
