package launch

import (
	"encoding/binary"
	"encoding/hex"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// argument is one -arg: a value, or a buffer whose address becomes the value.
type argument struct {
	size     int    // of the parameter
	value    []byte // not for buffers
	isBuffer bool
	buffer   []byte
}

// parseArguments reads the -arg specifications, one for each parameter of the kernel.
func parseArguments(specs []string, kernel *ptx.Func, pointer int) ([]argument, error) {
	if len(specs) != len(kernel.Params) {
		return nil, usageError{errors.Errorf("kernel %s has %d parameters, %d -arg are given", kernel.Name, len(kernel.Params), len(specs))}
	}
	var args []argument
	for i, spec := range specs {
		a, err := parseArgument(spec, kernel.Params[i].Size(), pointer)
		var bad usageError
		switch {
		case errors.As(err, &bad):
			return nil, usageError{errors.Wrapf(err, "-arg %s", spec)}
		case err != nil:
			return nil, errors.Wrapf(err, "-arg %s", spec)
		case !a.isBuffer && len(a.value) != a.size:
			return nil, usageError{errors.Errorf("-arg %s has %d bytes, parameter %s has %d", spec, len(a.value), kernel.Params[i].Name, a.size)}
		}
		args = append(args, a)
	}
	return args, nil
}

func parseArgument(spec string, size, pointer int) (argument, error) {
	form, text, ok := strings.Cut(spec, ":")
	if !ok {
		return argument{}, usageError{errors.New("expected FORM:VALUE")}
	}
	a := argument{size: size}
	var err error
	switch form {
	case "i32", "u32", "i64", "u64":
		a.value, err = integer(form, text, size)
	case "f32":
		var v float64
		v, err = strconv.ParseFloat(text, 32)
		a.value = binary.LittleEndian.AppendUint32(nil, math.Float32bits(float32(v)))
	case "f64":
		var v float64
		v, err = strconv.ParseFloat(text, 64)
		a.value = binary.LittleEndian.AppendUint64(nil, math.Float64bits(v))
	case "bytes":
		a.value, err = hex.DecodeString(text)
	case "buf", "zero", "floats", "ints":
		return buffer(a, form, text, pointer)
	default:
		err = errors.Errorf("%q is not i32, u32, i64, u64, f32, f64, bytes, buf, zero, floats or ints", form)
	}
	if err != nil {
		return a, usageError{err}
	}
	return a, nil
}

// integer reads a decimal or 0x… number. A 32-bit form also serves parameters of 8 and 16
// bits, for which there is no form of their own.
func integer(form, text string, size int) ([]byte, error) {
	bits := 32
	if strings.HasSuffix(form, "64") {
		bits = 64
	}
	v, err := strconv.ParseUint(text, 0, bits)
	if form[0] == 'i' {
		var s int64
		if s, err = strconv.ParseInt(text, 0, bits); err != nil && strings.HasPrefix(text, "0x") {
			v, err = strconv.ParseUint(text, 0, bits) // 0xFFFFFFFF is -1
			s = int64(v)
		}
		v = uint64(s)
	}
	if err != nil {
		return nil, err
	}
	n := bits / 8
	if bits == 32 && (size == 1 || size == 2) {
		if top := int64(int32(v)) >> (8*size - 1); top != 0 && top != -1 && v>>(8*size) != 0 {
			return nil, errors.Errorf("does not fit in %d bytes", size)
		}
		n = size
	}
	return binary.LittleEndian.AppendUint64(nil, v)[:n], nil
}

func buffer(a argument, form, text string, pointer int) (argument, error) {
	a.isBuffer = true
	if a.size != pointer {
		return a, usageError{errors.Errorf("the parameter has %d bytes, an address has %d", a.size, pointer)}
	}
	if form == "buf" {
		data, err := os.ReadFile(text)
		a.buffer = data
		return a, err
	}
	size, below, _ := strings.Cut(text, ",")
	n, err := strconv.ParseInt(size, 0, 40)
	if err != nil || n < 0 || below != "" && form != "ints" {
		return a, usageError{errors.Errorf("%q is not a size", text)}
	}
	switch form {
	case "zero":
		a.buffer = make([]byte, n)
	case "floats":
		a.buffer = random(n, func(v uint64) uint32 { return math.Float32bits(0.1 + float32(v>>40)/(1<<24)) })
	case "ints":
		m, err := strconv.ParseUint(below, 0, 32)
		if err != nil || m == 0 {
			return a, usageError{errors.Errorf("%q is not N,M", text)}
		}
		a.buffer = random(n, func(v uint64) uint32 { return uint32(v % m) })
	}
	return a, nil
}

// random makes n elements of 32 bits from random numbers, the same for every call.
func random(n int64, element func(uint64) uint32) []byte {
	b := make([]byte, 0, 4*n)
	r := rand.NewPCG(1, uint64(n))
	for range n {
		b = binary.LittleEndian.AppendUint32(b, element(r.Uint64()))
	}
	return b
}
