package filecheck

import (
	"fmt"
	"io"
	"regexp"
	"strings"
)

// Status is the outcome of a run, and the exit status of the command.
type Status int

// The outcomes.
const (
	OK      Status = 0 // the input is as the check file wants it
	Failed  Status = 1 // the input is not
	Invalid Status = 2 // the check file, an option or a file name is wrong
)

// DumpWhen says when to print the annotated input.
type DumpWhen int

// The times to print the annotated input.
const (
	DumpOnFailure DumpWhen = iota
	DumpAlways
	DumpNever
)

// DumpFilter says which input lines a dump shows, with lines around them.
type DumpFilter int

// The filters, from the widest to the narrowest.
const (
	FilterDefault        DumpFilter = iota // errors, or everything under DumpAlways
	FilterAll                              // every line
	FilterAnnotationFull                   // lines with annotations
	FilterAnnotation                       // lines on which an annotation starts
	FilterError                            // lines on which an error starts
)

// Options are those of FileCheck's command line. The zero value is the default.
type Options struct {
	Prefixes                  []string // default: CHECK
	CommentPrefixes           []string // default: COM, RUN
	ImplicitCheckNot          []string
	Defines                   []string // NAME=TEXT and #NAME=EXPR
	AllowEmpty                bool
	AllowUnusedPrefixes       bool
	AllowDeprecatedDagOverlap bool
	EnableVarScope            bool
	IgnoreCase                bool
	MatchFullLines            bool
	StrictWhitespace          bool
	Verbose                   bool
	VeryVerbose               bool
	Dump                      DumpWhen
	DumpFilter                DumpFilter
	DumpContext               *int // default: 5 lines
}

func (o *Options) prefixes() []string {
	if len(o.Prefixes) == 0 {
		return []string{"CHECK"}
	}
	return o.Prefixes
}

func (o *Options) comments() []string {
	if len(o.CommentPrefixes) == 0 {
		return []string{"COM", "RUN"}
	}
	return o.CommentPrefixes
}

func (o *Options) dumpFilter() DumpFilter {
	if o.DumpFilter != FilterDefault {
		return o.DumpFilter
	}
	if o.Dump == DumpAlways {
		return FilterAll
	}
	return FilterError
}

func (o *Options) dumpContext() int {
	if o.DumpContext == nil {
		return 5
	}
	return *o.DumpContext
}

var prefixForm = regexp.MustCompile(`^[a-zA-Z0-9_-]+$`)

// validate complains about prefixes that cannot be used.
func (o *Options) validate() error {
	seen := map[string]bool{} // a default counts as taken unless it is replaced
	if len(o.Prefixes) == 0 {
		seen["CHECK"] = true
	}
	if len(o.CommentPrefixes) == 0 {
		seen["COM"], seen["RUN"] = true, true
	}
	for _, supplied := range []struct {
		kind     string
		prefixes []string
	}{{"check", o.Prefixes}, {"comment", o.CommentPrefixes}} {
		for _, p := range supplied.prefixes {
			wrong := ""
			switch {
			case p == "":
				return fmt.Errorf("error: supplied %s prefix must not be the empty string", supplied.kind)
			case !prefixForm.MatchString(p):
				wrong = "start with a letter and contain only alphanumeric characters, hyphens, and underscores"
			case seen[p]:
				wrong = "be unique among check and comment prefixes"
			}
			if wrong != "" {
				return fmt.Errorf("error: supplied %s prefix must %s: '%s'", supplied.kind, wrong, p)
			}
			seen[p] = true
		}
	}
	return nil
}

// Text is a text with the name under which diagnostics mention it.
type Text struct{ Name, Content string }

// Check verifies that the input is as the check file wants it. Diagnostics go
// to w.
func Check(checkFile, input Text, opts *Options, w io.Writer) Status {
	if err := opts.validate(); err != nil {
		fmt.Fprintln(w, err)
		return Invalid
	}
	print := &printer{w}
	vars := newVariables()
	if wrong := vars.define(opts.Defines); wrong != nil {
		for _, m := range wrong {
			print.mistake(m)
		}
		return Invalid
	}
	r := &reader{opts: opts, vars: vars, print: print}
	checks, ok := r.read(newSource(checkFile.Name, canonical(checkFile.Content, opts)))
	if !ok {
		return Invalid
	}
	source := newSource(input.Name, canonical(input.Content, opts))
	report := &reporter{opts: opts, print: print, vars: vars, collect: opts.Dump != DumpNever}
	v := &verifier{opts, vars, report}
	status := OK
	if !v.run(checks, source.all()) {
		status = Failed
	}
	if opts.Dump == DumpAlways || opts.Dump == DumpOnFailure && status == Failed {
		fmt.Fprintf(w, "\nInput file: %s\nCheck file: %s\n\n", input.Name, checkFile.Name)
		fmt.Fprintf(w, "-dump-input=help explains the following input dump.\n\n")
		dump(w, opts, source, report.events)
	}
	return status
}

// canonical turns "\r\n" into "\n" and, unless white space is strict, runs of blanks into one
// space.
func canonical(text string, opts *Options) string {
	var out strings.Builder
	out.Grow(len(text))
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
		case opts.StrictWhitespace || !isBlank(c):
			out.WriteByte(c)
		case i == 0 || !isBlank(text[i-1]):
			out.WriteByte(' ')
		}
	}
	return out.String()
}
