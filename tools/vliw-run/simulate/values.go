package simulate

import (
	"encoding/hex"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/vliw/machine"
	"opt-go/vliw/sim"
)

// argument is one -arg: the value that goes to the function, and for buffers
// what -dump may write.
type argument struct {
	value    sim.Arg
	isBuffer bool
	size     int64
}

// argForms are the forms of -arg SPEC.
var argForms = map[string]func(s *sim.Sim, text string) (argument, error){
	"i32": func(_ *sim.Sim, text string) (argument, error) { return integer(text, -1<<31, 1<<32-1, signed32) },
	"u32": func(_ *sim.Sim, text string) (argument, error) { return integer(text, -1<<31, 1<<32-1, unsigned32) },
	"i64": func(_ *sim.Sim, text string) (argument, error) {
		return integer(text, math.MinInt64, math.MaxUint64, same)
	},
	"u64": func(_ *sim.Sim, text string) (argument, error) {
		return integer(text, math.MinInt64, math.MaxUint64, same)
	},
	"f32": func(_ *sim.Sim, text string) (argument, error) { return float(text, 32) },
	"f64": func(_ *sim.Sim, text string) (argument, error) { return float(text, 64) },
	"buf": func(s *sim.Sim, text string) (argument, error) {
		data, err := os.ReadFile(text)
		if err != nil {
			return argument{}, err
		}
		return buffer(s, data)
	},
	"zero": func(s *sim.Sim, text string) (argument, error) {
		n, err := strconv.ParseInt(text, 0, 40)
		if err != nil || n < 0 {
			return argument{}, errors.Errorf("%q is not a number of bytes", text)
		}
		return buffer(s, make([]byte, n))
	},
	"bytes": func(s *sim.Sim, text string) (argument, error) {
		data, err := hex.DecodeString(text)
		if err != nil {
			return argument{}, err
		}
		return buffer(s, data)
	},
}

func signed32(n uint64) uint64   { return uint64(int64(int32(n))) }
func unsigned32(n uint64) uint64 { return uint64(uint32(n)) }
func same(n uint64) uint64       { return n }

// integer reads decimal or 0x; the range may reach over signed and unsigned.
func integer(text string, low int64, high uint64, fit func(uint64) uint64) (argument, error) {
	bits, err := strconv.ParseUint(text, 0, 64)
	inRange := err == nil && bits <= high
	if err != nil {
		var n int64
		n, err = strconv.ParseInt(text, 0, 64)
		bits, inRange = uint64(n), err == nil && n >= low
	}
	if !inRange {
		return argument{}, errors.Errorf("%q is not an integer of that type", text)
	}
	return argument{value: sim.Arg{File: machine.Int, Bits: fit(bits)}}, nil
}

func float(text string, size int) (argument, error) {
	x, err := strconv.ParseFloat(text, size)
	if err != nil {
		return argument{}, errors.Errorf("%q is not a float of %d bits", text, size)
	}
	bits := math.Float64bits(x)
	if size == 32 {
		bits = uint64(math.Float32bits(float32(x)))
	}
	return argument{value: sim.Arg{File: machine.Float, Bits: bits}}, nil
}

func buffer(s *sim.Sim, data []byte) (argument, error) {
	addr, err := s.Alloc(data)
	return argument{value: sim.Arg{File: machine.Int, Bits: addr}, isBuffer: true, size: int64(len(data))}, err
}

func usagef(format string, args ...any) error {
	return usageError{errors.Errorf(format, args...)}
}

func parseArgs(s *sim.Sim, specs []string) ([]argument, error) {
	args := make([]argument, len(specs))
	for i, spec := range specs {
		form, text, _ := strings.Cut(spec, ":")
		read, ok := argForms[form]
		if !ok {
			return nil, usagef("-arg %s: unknown form (i32 u32 i64 u64 f32 f64 buf zero bytes)", spec)
		}
		arg, err := read(s, text)
		var missing *os.PathError
		if errors.As(err, &missing) {
			return nil, err
		}
		if err != nil {
			return nil, usagef("-arg %s: %v", spec, err)
		}
		args[i] = arg
	}
	return args, nil
}

// dump is one -dump: which bytes go to which file.
type dump struct {
	addr uint64
	size int64
	file string
}

func parseDumps(specs []string, args []argument) ([]dump, error) {
	var dumps []dump
	for _, spec := range specs {
		number, file, _ := strings.Cut(spec, ":")
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n >= len(args) || file == "" {
			return nil, usagef("-dump %s: expected N:FILE with N below %d", spec, len(args))
		}
		if !args[n].isBuffer {
			return nil, usagef("-dump %s: argument %d is not a buffer", spec, n)
		}
		dumps = append(dumps, dump{addr: args[n].value.Bits, size: args[n].size, file: file})
	}
	return dumps, nil
}

// resultTypes print the returned value as -ret asks.
var resultTypes = map[string]func(sim.Result) (string, error){
	"i32": func(r sim.Result) (string, error) { return integerResult(r, int64(int32(r.Int))) },
	"i64": func(r sim.Result) (string, error) { return integerResult(r, int64(r.Int)) },
	"f32": func(r sim.Result) (string, error) {
		return floatResult(r, float64(math.Float32frombits(uint32(r.Float))), 32)
	},
	"f64": func(r sim.Result) (string, error) { return floatResult(r, math.Float64frombits(r.Float), 64) },
}

func integerResult(r sim.Result, n int64) (string, error) {
	if !r.HasInt {
		return "", errors.New("-ret: the function left r1 undefined")
	}
	return strconv.FormatInt(n, 10), nil
}

func floatResult(r sim.Result, x float64, size int) (string, error) {
	if !r.HasFloat {
		return "", errors.New("-ret: the function left f0 undefined")
	}
	return strconv.FormatFloat(x, 'g', -1, size), nil
}
