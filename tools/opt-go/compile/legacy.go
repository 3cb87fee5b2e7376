package compile

import (
	"flag"
	"strings"

	"opt-go/passes"
	"opt-go/passes/pass"

	"github.com/pkg/errors"
)

// Passes as flags, opt's syntax until LLVM 15: opt -slsr -gvn.

// passNames are the passes that were asked for by flags of their own, in the order of the command
// line.
type passNames struct {
	units []pass.Unit
	texts []string
}

// analysisFlags are the flags of opt that schedule an analysis. Here passes ask for those that they
// need.
var analysisFlags = strings.Fields(`aa assumption-cache-tracker basic-aa basicaa basiccg block-freq branch-prob cfl-anders-aa cfl-steens-aa
	demanded-bits divergence-analysis domtree external-aa globals-aa lazy-value-info loops memdep memoryssa postdomtree profile-summary-info
	scalar-evolution scev-aa scoped-noalias scoped-noalias-aa targetlibinfo targetpassconfig tbaa tti`)

// addPassNames adds a flag for each pass, and for the analyses, unless a flag has that name
// already.
func (o *options) addPassNames(fs *flag.FlagSet) {
	add := func(name, text string, unit pass.Unit) {
		if strings.ContainsRune(name, '<') || fs.Lookup(name) != nil {
			return
		}
		fs.BoolFunc(name, "", func(s string) error {
			if s == "true" {
				o.byName.units = append(o.byName.units, unit)
				o.byName.texts = append(o.byName.texts, text)
			}
			return nil
		})
	}
	for _, d := range passes.Table() {
		add(d.Name, d.Name, d.Unit)
		for _, old := range d.OldFlags {
			add(old.Flag, old.Text, d.Unit)
		}
	}
	for _, name := range analysisFlags {
		if fs.Lookup(name) == nil {
			fs.BoolFunc(name, "", func(string) error { return nil })
		}
	}
}

// pipeline writes the passes in the syntax of -passes: function passes are grouped, as passes on
// functions and on modules cannot be mixed.
func (n passNames) pipeline() string {
	var out []string
	inside := false // of function(…)
	for k, text := range n.texts {
		onFunc := n.units[k] == pass.FuncUnit || n.units[k] == pass.LoopUnit
		switch {
		case onFunc && inside:
			last := strings.TrimSuffix(out[len(out)-1], ")")
			out[len(out)-1] = last + "," + text + ")"
		case onFunc:
			out = append(out, "function("+text+")")
		default:
			out = append(out, text)
		}
		inside = onFunc
	}
	return strings.Join(out, ",")
}

// usePassNames builds the pipeline from the passes that flags name.
func (o *options) usePassNames() error {
	if len(o.byName.texts) == 0 {
		return nil
	}
	if o.pipeline != "" {
		return errors.Errorf("-%s and -passes=%s: say all passes one way or the other", o.byName.texts[0], o.pipeline)
	}
	o.pipeline = o.byName.pipeline()
	return nil
}
