package sim

import (
	"fmt"
	"io"
	"math"

	"opt-go/vliw/machine"
)

// routine is a function of C's library, done by the simulator.
type routine func(c *libraryCall)

// host is the program that calls a routine, and the machine that runs it.
type host interface {
	Argument(f machine.File, n int) uint64 // the n-th argument register of a file
	StackSlot(n int) (uint64, error)       // the n-th slot of 8 bytes from the stack pointer on
	Fail(text string)                      // ends the run
	Failed() bool
	Exit(status int)                                               // ends the run too
	Now() int64                                                    // cycles since the start
	CallBack(addr uint64, args ...uint64) (result uint64, ok bool) // calls a function of the program; ok is false if there is none
	Stdout() io.Writer                                             // nil: nobody listens
}

// state is what the library keeps from call to call. The zero value is that of a program that starts.
type state struct {
	rand   additive
	token  uint64            // where strtok goes on
	tables map[string]uint64 // of ctype.h, by name
}

// libraryCall gives a routine its arguments and takes its result.
type libraryCall struct {
	host host
	mem  *memory
	lib  *state

	setInt, setHigh, setFloat, setSecond bool
	intResult, highResult                uint64
	floatResult, secondResult            uint64
}

func (c *libraryCall) fail(format string, args ...any) { c.host.Fail(fmt.Sprintf(format, args...)) }

func (c *libraryCall) failed() bool { return c.host.Failed() }

// integer reads the n-th integer argument.
func (c *libraryCall) integer(n int) uint64 { return c.host.Argument(machine.Int, n) }

// size reads a size_t, which no memory can exceed.
func (c *libraryCall) size(n int) int64 {
	v := c.integer(n)
	if v > heapLimit {
		c.fail("size argument %d is out of range", v)
		return 0
	}
	return int64(v)
}

// double and single read the n-th float argument.
func (c *libraryCall) double(n int) float64 {
	return math.Float64frombits(c.host.Argument(machine.Float, n))
}
func (c *libraryCall) single(n int) float32 {
	return math.Float32frombits(uint32(c.host.Argument(machine.Float, n)))
}

// slot reads the n-th variadic argument from the stack.
func (c *libraryCall) slot(n int) uint64 {
	value, err := c.host.StackSlot(n)
	if err != nil {
		c.fail("variadic argument %d: %v", n+1, err)
	}
	return value
}

func (c *libraryCall) giveInt(value uint64) { c.setInt, c.intResult = true, value }
func (c *libraryCall) giveDouble(x float64) { c.setFloat, c.floatResult = true, math.Float64bits(x) }
func (c *libraryCall) giveSingle(x float32) {
	c.setFloat, c.floatResult = true, uint64(math.Float32bits(x))
}

// bytes gives memory, or fails the run and gives none.
func (c *libraryCall) bytes(addr uint64, n int64, right byte) []byte {
	if n == 0 || c.failed() {
		return nil
	}
	b, err := c.mem.find(addr, n, right)
	if err != nil {
		c.fail("%v", err)
	}
	return b
}

func (c *libraryCall) text(addr uint64) string {
	text, err := c.mem.text(addr)
	if err != nil {
		c.fail("string: %v", err)
	}
	return text
}

func (c *libraryCall) print(text string) {
	to := c.host.Stdout()
	if to == nil || c.failed() {
		return
	}
	if _, err := io.WriteString(to, text); err != nil {
		c.fail("standard output: %v", err)
	}
}

// routines are the functions that a program may call without defining them.
var routines = func() map[string]routine {
	table := map[string]routine{}
	for _, part := range []map[string]routine{memoryRoutines, stringRoutines, outputRoutines, processRoutines, mathRoutines(), wideRoutines, complexRoutines,
		numberRoutines(), orderRoutines, ctypeRoutines(), integerRoutines, randomRoutines} {
		for name, run := range part {
			table[name] = run
		}
	}
	return table
}()

// HasRoutine reports whether the simulator has a runtime routine of that name.
func HasRoutine(name string) bool { return routines[name] != nil }

var processRoutines = map[string]routine{
	"exit": func(c *libraryCall) {
		c.host.Exit(int(int32(c.integer(0))))
	},
	"abort": func(c *libraryCall) { c.fail("abort") },
	"__assert_fail": func(c *libraryCall) {
		c.fail("assertion failed: %s", c.text(c.integer(0)))
	},
	"clock": func(c *libraryCall) { c.giveInt(uint64(c.host.Now())) },
	"time":  timeOfRun,
}

// mathRoutines are f(double) and, with an f behind the name, f(float).
func mathRoutines() map[string]routine {
	table := map[string]routine{}
	for name, f := range oneArgument {
		table[name] = func(c *libraryCall) { c.giveDouble(f(c.double(0))) }
		table[name+"f"] = func(c *libraryCall) { c.giveSingle(float32(f(float64(c.single(0))))) }
	}
	for name, f := range twoArguments {
		table[name] = func(c *libraryCall) { c.giveDouble(f(c.double(0), c.double(1))) }
		table[name+"f"] = func(c *libraryCall) {
			c.giveSingle(float32(f(float64(c.single(0)), float64(c.single(1)))))
		}
	}
	table["fma"] = func(c *libraryCall) { c.giveDouble(math.FMA(c.double(0), c.double(1), c.double(2))) }
	table["fmaf"] = func(c *libraryCall) { c.giveSingle(fma32(c.single(0), c.single(1), c.single(2))) }
	table["ldexp"] = func(c *libraryCall) { c.giveDouble(math.Ldexp(c.double(0), int(int32(c.integer(0))))) }
	table["ldexpf"] = func(c *libraryCall) {
		c.giveSingle(float32(math.Ldexp(float64(c.single(0)), int(int32(c.integer(0))))))
	}
	for name, f := range map[string]func(float64) float64{"lround": math.Round, "llround": math.Round, "lrint": math.RoundToEven, "llrint": math.RoundToEven} {
		table[name] = func(c *libraryCall) { c.giveInt(toSigned(f(c.double(0)))) }
		table[name+"f"] = func(c *libraryCall) { c.giveInt(toSigned(f(float64(c.single(0))))) }
	}
	for _, name := range []string{"scalbn", "scalbln"} {
		table[name], table[name+"f"] = table["ldexp"], table["ldexpf"]
	}
	table["frexp"] = func(c *libraryCall) { c.giveDouble(c.split(c.double(0))) }
	table["frexpf"] = func(c *libraryCall) { c.giveSingle(float32(c.split(float64(c.single(0))))) }
	table["modf"] = func(c *libraryCall) {
		whole, part := math.Modf(c.double(0))
		if to := c.bytes(c.integer(0), 8, mayWrite); to != nil {
			put(to, math.Float64bits(whole))
		}
		c.giveDouble(math.Copysign(part, c.double(0)))
	}
	table["modff"] = func(c *libraryCall) {
		whole, part := math.Modf(float64(c.single(0)))
		if to := c.bytes(c.integer(0), 4, mayWrite); to != nil {
			put(to, uint64(math.Float32bits(float32(whole))))
		}
		c.giveSingle(float32(math.Copysign(part, float64(c.single(0)))))
	}
	table["ilogb"] = func(c *libraryCall) { c.giveInt(uint64(math.Ilogb(c.double(0)))) }
	table["ilogbf"] = func(c *libraryCall) { c.giveInt(uint64(math.Ilogb(float64(c.single(0))))) }
	table["nextafterf"] = func(c *libraryCall) { c.giveSingle(math.Nextafter32(c.single(0), c.single(1))) }
	table["__powidf2"] = func(c *libraryCall) { c.giveDouble(powerOf(c.double(0), int32(c.integer(0)))) }
	table["__powisf2"] = func(c *libraryCall) { c.giveSingle(powerOf(c.single(0), int32(c.integer(0)))) }
	return table
}

// split is frexp: the exponent goes to memory.
func (c *libraryCall) split(x float64) float64 {
	fraction, exponent := math.Frexp(x)
	if to := c.bytes(c.integer(0), 4, mayWrite); to != nil {
		put(to, uint64(exponent))
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
	"remainder": math.Remainder, "fdim": math.Dim, "nextafter": math.Nextafter, "fmin": minNum,
	"fmax": func(x, y float64) float64 { return -minNum(-x, -y) },
}
