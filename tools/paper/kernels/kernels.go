// Package kernels is a collection of GPU kernels for experiments: computations of the kinds that
// Rodinia, SHOC, Parboil, NVIDIA's SDK and a tensor library bring together, the 40 of Fig. 20 of
// Sampaio et al. among them, all written for this project, with the data to launch them.
//
// SUITE.cu are the sources, SUITE.ll the output of clang-19's front end (make.sh), launches.go the
// table. The collection has no expected results: experiments compare a kernel with itself, compiled
// with different configurations.
package kernels

import (
	"embed"
	"encoding/binary"
	"math"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

//go:embed *.ll
var texts embed.FS

// GPUCC are the suites that the gpucc paper's experiments run, in the order of reports.
func GPUCC() []string { return []string{"rodinia", "shoc", "tensor", "sdk", "parboil"} }

// Suites are the names of all modules: those of GPUCC, and what Fig. 20 of Sampaio et al. names
// besides.
func Suites() []string { return append(GPUCC(), "divergence") }

// IR returns the module of a suite as LLVM IR.
func IR(suite string) (name string, text []byte, err error) {
	name = suite + ".ll"
	text, err = texts.ReadFile(name)
	return name, text, errors.Wrap(err, "no such suite")
}

// Kernel is a row of the collection.
type Kernel struct {
	Suite, Name string
	Grid, Block [3]int
	Shared      int // bytes of dynamic shared memory
	// Args describes the arguments, separated by spaces:
	//	f32[N]     a buffer of N floats between 0.1 and 1.1
	//	u32[N]     a buffer of N random words
	//	i32[N]<M   a buffer of N integers from 0 to M-1
	//	u8[N]      a buffer of N random bytes
	//	step[N]*K  a buffer of the integers 0, K, 2K, …
	//	prev[N]    a buffer of the integers 0, 0, 1, … N-2: the neighbour below
	//	next[N]    1, 2, … N-1, N-1: the neighbour above
	//	keys[N]    N ascending integers with gaps
	//	zero[N]    a buffer of N zero bytes
	//	i32=V i64=V f32=V   scalars
	//	i64x3=A,B,C         a structure of three longs by value
	Args  string
	Paper string // the short name that Fig. 20 of Sampaio et al. has for the computation, if it is one of those
	Racy  bool   // several threads store the same value to one place, as the algorithm does
}

// Warps is how many warps a launch has.
func (k Kernel) Warps() uint64 {
	n := func(d [3]int) int { return d[0] * d[1] * d[2] }
	return uint64(n(k.Grid) * ((n(k.Block) + 31) / 32))
}

// Argument is one argument of a launch: a buffer's first contents, or a scalar's bytes.
type Argument struct {
	Buffer bool
	Bytes  []byte
}

// Arguments makes the arguments of a kernel; they are the same for every call.
func (k Kernel) Arguments() ([]Argument, error) {
	var out []Argument
	for n, spec := range strings.Fields(k.Args) {
		a, err := argument(spec, &generator{state: uint64(n + 1)})
		if err != nil {
			return nil, errors.Wrapf(err, "kernel %s, argument %d", k.Name, n)
		}
		out = append(out, a)
	}
	return out, nil
}

func argument(spec string, r *generator) (Argument, error) {
	if kind, value, ok := strings.Cut(spec, "="); ok {
		b, err := scalar(kind, value)
		return Argument{Bytes: b}, err
	}
	kind, rest, ok := strings.Cut(spec, "[")
	count, suffix, ok2 := strings.Cut(rest, "]")
	n, err := strconv.Atoi(count)
	if !ok || !ok2 || err != nil || n <= 0 {
		return Argument{}, errors.Errorf("%q is no argument", spec)
	}
	factor := 1
	if suffix != "" {
		if factor, err = strconv.Atoi(suffix[1:]); err != nil || factor <= 0 {
			return Argument{}, errors.Errorf("%q is no argument", spec)
		}
	}
	if kind == "zero" {
		return Argument{true, make([]byte, n)}, nil
	}
	if kind == "u8" {
		b := make([]byte, n)
		for k := range b {
			b[k] = byte(r.next())
		}
		return Argument{true, b}, nil
	}
	b := make([]byte, 0, 4*n)
	for k := range n {
		v, err := element(kind, k, n, factor, r)
		if err != nil {
			return Argument{}, err
		}
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return Argument{true, b}, nil
}

// element returns element k of n of a buffer of 4-byte elements.
func element(kind string, k, n, factor int, r *generator) (uint32, error) {
	switch kind {
	case "f32":
		return math.Float32bits(0.1 + float32(r.next()>>40)/(1<<24)), nil
	case "u32":
		return uint32(r.next()), nil
	case "i32":
		return uint32(r.next() % uint64(factor)), nil
	case "step":
		return uint32(k * factor), nil
	case "prev":
		return uint32(max(k-1, 0)), nil
	case "next":
		return uint32(min(k+1, n-1)), nil
	case "keys":
		return uint32(7*k) + uint32(r.next()%7), nil
	}
	return 0, errors.Errorf("%q is no kind of buffer", kind)
}

func scalar(kind, value string) ([]byte, error) {
	if kind == "f32" {
		v, err := strconv.ParseFloat(value, 32)
		return binary.LittleEndian.AppendUint32(nil, math.Float32bits(float32(v))), errors.WithStack(err)
	}
	var b []byte
	for _, one := range strings.Split(value, ",") {
		v, err := strconv.ParseInt(one, 0, 64)
		if err != nil {
			return nil, errors.WithStack(err)
		}
		switch kind {
		case "i32":
			b = binary.LittleEndian.AppendUint32(b, uint32(v))
		case "i64", "i64x3":
			b = binary.LittleEndian.AppendUint64(b, uint64(v))
		default:
			return nil, errors.Errorf("%q is no kind of scalar", kind)
		}
	}
	return b, nil
}

// generator is splitmix64: the data has to be the same everywhere and for ever.
type generator struct{ state uint64 }

func (r *generator) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
