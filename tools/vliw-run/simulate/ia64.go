package simulate

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	ia64 "opt-go/vliw/target/ia64/sim"
)

// isIA64 reports whether a text is IA-64 assembly in explicit mode.
func isIA64(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), ".explicit") }

// simulateIA64 runs a function of integer arguments, or main as a shell would start it.
func simulateIA64(o *options, text string, stdout io.Writer) (int, error) {
	for _, f := range []struct {
		name  string
		given bool
	}{{"-machine", o.machine != ""}, {"-regs", o.regs != 0}, {"-trace", o.trace}, {"-dump", len(o.dumps) > 0}} {
		if f.given {
			return 0, usageError{errors.Errorf("%s: a flag for the simulated machines; the assembly is that of IA-64", f.name)}
		}
	}
	args, err := integers(o.args)
	if err != nil {
		return 0, err
	}
	p, err := ia64.Parse(text)
	if err != nil {
		return 0, errors.Wrap(err, o.file)
	}
	s, err := ia64.New(p, ia64.Config{Stdout: stdout, MaxCycles: o.maxCycles})
	if err != nil {
		return 0, errors.Wrap(err, o.file)
	}
	var r ia64.Result
	if o.function == "main" && len(args) == 0 {
		r, err = s.Main(o.file)
	} else {
		r, err = s.Call(o.function, args...)
	}
	if err != nil {
		return 0, errors.Wrap(err, o.file)
	}
	if o.ret != "" && !r.Exited {
		fmt.Fprintln(stdout, ia64Results[o.ret](r))
	}
	if o.stats == "" {
		return r.ExitCode, nil
	}
	data, err := json.MarshalIndent(s.Stats(), "", "  ")
	if err != nil {
		return 0, err
	}
	return r.ExitCode, os.WriteFile(o.stats, append(data, '\n'), 0o666)
}

// ia64Results prints what a function returns.
var ia64Results = map[string]func(ia64.Result) string{
	"i32": func(r ia64.Result) string { return fmt.Sprint(int32(r.Int)) },
	"i64": func(r ia64.Result) string { return fmt.Sprint(int64(r.Int)) },
	"f32": func(r ia64.Result) string { return fmt.Sprint(float32(r.Float)) },
	"f64": func(r ia64.Result) string { return fmt.Sprint(r.Float) },
}

// integers reads arguments of the forms i32:V, u32:V, i64:V and u64:V.
func integers(specs []string) ([]uint64, error) {
	var out []uint64
	for _, spec := range specs {
		kind, value, _ := strings.Cut(spec, ":")
		var n uint64
		var err error
		switch kind {
		case "i32", "i64":
			bits, _ := strconv.Atoi(kind[1:])
			var signed int64
			signed, err = strconv.ParseInt(value, 0, bits)
			n = uint64(signed)
		case "u32", "u64":
			bits, _ := strconv.Atoi(kind[1:])
			n, err = strconv.ParseUint(value, 0, bits)
		default:
			err = errors.New("on IA-64 only i32, u32, i64 and u64 are possible")
		}
		if err != nil {
			return nil, usageError{errors.Wrapf(err, "-arg %s", spec)}
		}
		out = append(out, n)
	}
	return out, nil
}
