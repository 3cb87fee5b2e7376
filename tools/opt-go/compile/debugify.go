package compile

import (
	"bytes"
	"flag"
	"fmt"
	"os"

	"opt-go/passes"

	"github.com/pkg/errors"
)

// debugifyOptions are opt's flags around the passes debugify and check-debugify.
type debugifyOptions struct {
	each, enable bool
	export       string // a file
}

func (o *debugifyOptions) addFlags(fs *flag.FlagSet) {
	fs.BoolVar(&o.each, "debugify-each", false, "add synthetic debug information before each pass; report losses")
	fs.BoolVar(&o.enable, "enable-debugify", false, "begin the pipeline with debugify and end it with check-debugify")
	fs.StringVar(&o.export, "debugify-export", "", "-debugify-each: write what each pass has lost to `FILE`, as comma-separated values")
}

// around returns the pipeline wrapped in the passes of -enable-debugify.
func (o *debugifyOptions) around(pipeline string) string {
	switch {
	case !o.enable:
		return pipeline
	case pipeline == "":
		return "debugify,check-debugify"
	}
	return "debugify," + pipeline + ",check-debugify"
}

// write writes the file of -debugify-export, in LLVM's form.
func (o *debugifyOptions) write(losses []passes.PassLoss) error {
	if o.export == "" {
		return nil
	}
	var b bytes.Buffer
	fmt.Fprintln(&b, "Pass Name,# of missing debug values,# of missing locations,Missing/Expected value ratio,Missing/Expected location ratio")
	for _, l := range losses {
		fmt.Fprintf(&b, "%s,%d,%d,%e,%e\n", l.Name, l.MissingVariables, l.MissingLines, share(l.MissingVariables, l.Variables), share(l.MissingLines, l.Lines))
	}
	return errors.Wrap(os.WriteFile(o.export, b.Bytes(), 0o666), "cannot write -debugify-export")
}

func share(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
