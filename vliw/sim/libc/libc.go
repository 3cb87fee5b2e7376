// Package libc is the part of C's library, and of compilers' runtime libraries, that a simulated
// program may call without defining it.
//
// A Routine reads its arguments through a Call, and stores its result there (libc.go, with
// mathematics). The others: memory.go (the heap, copies), string.go, stdio.go and printf.go,
// stdlib.go (numbers, sorting, ctype), int.go (integers, random numbers, time), wide.go (integers
// of two words), complex.go.
//
// Invariant: a routine accesses the program only through Host and memory, and the same calls return
// the same results in every run. The package must not import the simulator; qsort and bsearch call
// the program through Host.CallBack.
package libc

import (
	"fmt"
	"io"
	"math"

	"opt-go/vliw/machine"
	"opt-go/vliw/sim/alu"
	"opt-go/vliw/sim/memory"
)

// Routine is a function of C's library, done by the simulator.
type Routine func(c *Call)

// Host is the program that calls a routine, and the machine that runs it.
type Host interface {
	Argument(f machine.File, n int) uint64 // the n-th argument register of a file
	StackSlot(n int) (uint64, error)       // the n-th slot of 8 bytes from the stack pointer on
	Fail(text string)                      // ends the run
	Failed() bool
	Exit(status int)                                               // ends the run too
	Now() int64                                                    // cycles since the start
	CallBack(addr uint64, args ...uint64) (result uint64, ok bool) // calls a function of the program; ok is false if there is none
	Stdout() io.Writer                                             // nil: output is discarded
}

// State is what the library keeps from call to call. The zero value is that of a program that
// starts.
type State struct {
	rand   additive
	token  uint64            // where strtok continues
	tables map[string]uint64 // of ctype.h, by name
}

// Call holds the arguments of a routine and its result.
type Call struct {
	Host Host
	Mem  *memory.Memory
	Lib  *State

	SetInt, SetHigh, SetFloat, SetSecond bool
	IntResult, HighResult                uint64
	FloatResult, SecondResult            uint64
}

func (c *Call) fail(format string, args ...any) { c.Host.Fail(fmt.Sprintf(format, args...)) }

func (c *Call) failed() bool { return c.Host.Failed() }

// integer reads the n-th integer argument.
func (c *Call) integer(n int) uint64 { return c.Host.Argument(machine.Int, n) }

// size reads a size_t, which no memory can exceed.
func (c *Call) size(n int) int64 {
	v := c.integer(n)
	if v > memory.HeapLimit {
		c.fail("size argument %d is out of range", v)
		return 0
	}
	return int64(v)
}

// double and single read the n-th float argument.
func (c *Call) double(n int) float64 {
	return math.Float64frombits(c.Host.Argument(machine.Float, n))
}
func (c *Call) single(n int) float32 {
	return math.Float32frombits(uint32(c.Host.Argument(machine.Float, n)))
}

// slot reads the n-th variadic argument from the stack.
func (c *Call) slot(n int) uint64 {
	value, err := c.Host.StackSlot(n)
	if err != nil {
		c.fail("variadic argument %d: %v", n+1, err)
	}
	return value
}

func (c *Call) giveInt(value uint64) { c.SetInt, c.IntResult = true, value }
func (c *Call) giveDouble(x float64) { c.SetFloat, c.FloatResult = true, math.Float64bits(x) }
func (c *Call) giveSingle(x float32) {
	c.SetFloat, c.FloatResult = true, uint64(math.Float32bits(x))
}

// bytes returns memory, or fails the run and returns nil.
func (c *Call) bytes(addr uint64, n int64, right byte) []byte {
	if n == 0 || c.failed() {
		return nil
	}
	b, err := c.Mem.Find(addr, n, right)
	if err != nil {
		c.fail("%v", err)
	}
	return b
}

func (c *Call) text(addr uint64) string {
	text, err := c.Mem.Text(addr)
	if err != nil {
		c.fail("string: %v", err)
	}
	return text
}

func (c *Call) print(text string) {
	to := c.Host.Stdout()
	if to == nil || c.failed() {
		return
	}
	if _, err := io.WriteString(to, text); err != nil {
		c.fail("standard output: %v", err)
	}
}

// routines are the functions that a program may call without defining them.
var routines = func() map[string]Routine {
	table := map[string]Routine{}
	for _, part := range []map[string]Routine{memoryRoutines, stringRoutines, outputRoutines, processRoutines, mathRoutines(), wideRoutines, complexRoutines,
		numberRoutines(), orderRoutines, ctypeRoutines(), integerRoutines, randomRoutines} {
		for name, run := range part {
			table[name] = run
		}
	}
	return table
}()

// Lookup returns the routine of a name, nil if there is none.
func Lookup(name string) Routine { return routines[name] }

var processRoutines = map[string]Routine{
	"exit": func(c *Call) {
		c.Host.Exit(int(int32(c.integer(0))))
	},
	"abort": func(c *Call) { c.fail("abort") },
	"__assert_fail": func(c *Call) {
		c.fail("assertion failed: %s", c.text(c.integer(0)))
	},
	"clock": func(c *Call) { c.giveInt(uint64(c.Host.Now())) },
	"time":  timeOfRun,
}

// mathRoutines are f(double) and, with the suffix f, f(float).
func mathRoutines() map[string]Routine {
	table := map[string]Routine{}
	for name, f := range oneArgument {
		table[name] = func(c *Call) { c.giveDouble(f(c.double(0))) }
		table[name+"f"] = func(c *Call) { c.giveSingle(float32(f(float64(c.single(0))))) }
	}
	for name, f := range twoArguments {
		table[name] = func(c *Call) { c.giveDouble(f(c.double(0), c.double(1))) }
		table[name+"f"] = func(c *Call) {
			c.giveSingle(float32(f(float64(c.single(0)), float64(c.single(1)))))
		}
	}
	table["fma"] = func(c *Call) { c.giveDouble(math.FMA(c.double(0), c.double(1), c.double(2))) }
	table["fmaf"] = func(c *Call) { c.giveSingle(alu.FMA32(c.single(0), c.single(1), c.single(2))) }
	table["ldexp"] = func(c *Call) { c.giveDouble(math.Ldexp(c.double(0), int(int32(c.integer(0))))) }
	table["ldexpf"] = func(c *Call) {
		c.giveSingle(float32(math.Ldexp(float64(c.single(0)), int(int32(c.integer(0))))))
	}
	for name, f := range map[string]func(float64) float64{"lround": math.Round, "llround": math.Round, "lrint": math.RoundToEven, "llrint": math.RoundToEven} {
		table[name] = func(c *Call) { c.giveInt(alu.ToSigned(f(c.double(0)))) }
		table[name+"f"] = func(c *Call) { c.giveInt(alu.ToSigned(f(float64(c.single(0))))) }
	}
	for _, name := range []string{"scalbn", "scalbln"} {
		table[name], table[name+"f"] = table["ldexp"], table["ldexpf"]
	}
	table["frexp"] = func(c *Call) { c.giveDouble(c.split(c.double(0))) }
	table["frexpf"] = func(c *Call) { c.giveSingle(float32(c.split(float64(c.single(0))))) }
	table["modf"] = func(c *Call) {
		whole, part := math.Modf(c.double(0))
		if to := c.bytes(c.integer(0), 8, memory.MayWrite); to != nil {
			memory.Put(to, math.Float64bits(whole))
		}
		c.giveDouble(math.Copysign(part, c.double(0)))
	}
	table["modff"] = func(c *Call) {
		whole, part := math.Modf(float64(c.single(0)))
		if to := c.bytes(c.integer(0), 4, memory.MayWrite); to != nil {
			memory.Put(to, uint64(math.Float32bits(float32(whole))))
		}
		c.giveSingle(float32(math.Copysign(part, float64(c.single(0)))))
	}
	table["ilogb"] = func(c *Call) { c.giveInt(uint64(math.Ilogb(c.double(0)))) }
	table["ilogbf"] = func(c *Call) { c.giveInt(uint64(math.Ilogb(float64(c.single(0))))) }
	table["nextafterf"] = func(c *Call) { c.giveSingle(math.Nextafter32(c.single(0), c.single(1))) }
	table["__powidf2"] = func(c *Call) { c.giveDouble(powerOf(c.double(0), int32(c.integer(0)))) }
	table["__powisf2"] = func(c *Call) { c.giveSingle(powerOf(c.single(0), int32(c.integer(0)))) }
	return table
}

// split is frexp: it stores the exponent to memory.
func (c *Call) split(x float64) float64 {
	fraction, exponent := math.Frexp(x)
	if to := c.bytes(c.integer(0), 4, memory.MayWrite); to != nil {
		memory.Put(to, uint64(exponent))
	}
	return fraction
}

// powerOf multiplies as compilers' runtime libraries do, so that the rounding is theirs.
func powerOf[F float32 | float64](x F, n int32) F {
	r := F(1)
	for k := n; ; x *= x {
		if k&1 != 0 {
			r *= x
		}
		if k /= 2; k == 0 {
			break
		}
	}
	if n < 0 {
		return 1 / r
	}
	return r
}

var oneArgument = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "fabs": math.Abs, "floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc,
	"round": math.Round, "rint": math.RoundToEven, "nearbyint": math.RoundToEven, "roundeven": math.RoundToEven,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
	"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
	"exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1, "exp10": func(x float64) float64 { return math.Pow(10, x) },
	"log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p, "cbrt": math.Cbrt,
	"erf": math.Erf, "erfc": math.Erfc, "tgamma": math.Gamma,
	"logb": math.Logb, "lgamma": func(x float64) float64 { y, _ := math.Lgamma(x); return y },
}

var twoArguments = map[string]func(x, y float64) float64{
	"pow": math.Pow, "fmod": math.Mod, "atan2": math.Atan2, "hypot": math.Hypot, "copysign": math.Copysign,
	"remainder": math.Remainder, "fdim": math.Dim, "nextafter": math.Nextafter, "fmin": alu.MinNum,
	"fmax": func(x, y float64) float64 { return -alu.MinNum(-x, -y) },
}
