package examples

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
)

// Kind says which backend an example is for.
type Kind string

// The two kinds of examples.
const (
	GPU  Kind = "gpu"  // a CUDA kernel, compiled to PTX
	VLIW Kind = "vliw" // a C function, compiled to VLIW assembly
)

// Example is one source file and the runs of the one function in it.
type Example struct {
	Name string // of the source file, of the IR files and of the function
	Kind Kind
	Runs []Run

	// reference computes on the arguments, in place, and gives the function's value: nil, int64 or
	// float64.
	reference func(a args) any
}

// Source is the path of the source file, relative to this folder.
func (e Example) Source() string {
	if e.Kind == GPU {
		return "cuda/" + e.Name + ".cu"
	}
	return "c/" + e.Name + ".c"
}

// IR is the path of the committed LLVM IR, relative to this folder, by clang's version (14 or 19)
// and optimization level (O0, O1 or O2).
func (e Example) IR(clang int, level string) string {
	return fmt.Sprintf("ll/%s.clang%d.%s.ll", e.Name, clang, level)
}

// Run is one launch of a kernel or one call of a function.
type Run struct {
	Label       string // what is special about this run
	Grid, Block [3]int // GPU only
	Args        []Arg
}

// Form is how an argument is passed; the names are those of the -arg flags of ptx-run and vliw-run.
type Form string

// The forms of arguments.
const (
	I32   Form = "i32"
	I64   Form = "i64"
	F32   Form = "f32"
	F64   Form = "f64"
	Buf   Form = "buf"   // the address of a buffer
	Zero  Form = "zero"  // the address of a zeroed buffer
	Bytes Form = "bytes" // an aggregate, by value
)

// Arg is one argument of a run.
type Arg struct {
	Form   Form
	Int    int64   // I32, I64
	Float  float64 // F32, F64
	Data   any     // Buf, Zero, Bytes: a slice of fixed-size numbers, as it is before the run
	Output bool    // the buffer is compared after the run
	CType  string  // Bytes: the type's name in the source
}

// IsBuffer says whether the argument is the address of a buffer.
func (a Arg) IsBuffer() bool { return a.Form == Buf || a.Form == Zero }

// Content gives the bytes of a buffer or an aggregate, little-endian, as they are before the run.
func (a Arg) Content() []byte { return littleEndian(a.Data) }

// Spec is the value of the -arg flag; file is where the content of a Buf argument has been written.
func (a Arg) Spec(file string) string {
	switch a.Form {
	case I32, I64:
		return fmt.Sprintf("%s:%d", a.Form, a.Int)
	case F32:
		return "f32:" + strconv.FormatFloat(a.Float, 'g', -1, 32)
	case F64:
		return "f64:" + strconv.FormatFloat(a.Float, 'g', -1, 64)
	case Buf:
		return "buf:" + file
	case Zero:
		return fmt.Sprintf("zero:%d", len(a.Content()))
	case Bytes:
		return "bytes:" + hex.EncodeToString(a.Content())
	}
	panic("examples: unknown argument form " + string(a.Form))
}

// Result is the expected result of a run.
type Result struct {
	Buffers [][]byte // by argument; nil where the argument is not an output
	Value   any      // what the function returns: nil, int64 or float64
}

// Expect computes the result of a run in Go. Every call computes it anew and leaves the run as it
// is.
func (e Example) Expect(r Run) Result {
	work := args{list: slices.Clone(r.Args), threads: r.Block[0]}
	for i, a := range r.Args {
		work.list[i].Data = cloneSlice(a.Data)
	}
	result := Result{Buffers: make([][]byte, len(r.Args))}
	result.Value = e.reference(work)
	for i, a := range work.list {
		if a.Output {
			result.Buffers[i] = littleEndian(a.Data)
		}
	}
	return result
}

// args are a run's arguments as a reference sees them; the accessors panic where the table and the
// reference disagree about a type.
type args struct {
	list    []Arg
	threads int // of a block, along x
}

func (a args) i32(i int) int32      { return int32(a.list[i].Int) }
func (a args) i64(i int) int64      { return a.list[i].Int }
func (a args) f32(i int) float32    { return float32(a.list[i].Float) }
func (a args) f64(i int) float64    { return a.list[i].Float }
func (a args) i32s(i int) []int32   { return a.list[i].Data.([]int32) }
func (a args) i64s(i int) []int64   { return a.list[i].Data.([]int64) }
func (a args) f32s(i int) []float32 { return a.list[i].Data.([]float32) }
func (a args) f64s(i int) []float64 { return a.list[i].Data.([]float64) }
func (a args) u8s(i int) []byte     { return a.list[i].Data.([]byte) }

// Constructors of arguments, for the tables.

func i32(v int) Arg      { return Arg{Form: I32, Int: int64(v)} }
func i64(v int) Arg      { return Arg{Form: I64, Int: int64(v)} }
func f32(v float32) Arg  { return Arg{Form: F32, Float: float64(v)} }
func f64(v float64) Arg  { return Arg{Form: F64, Float: v} }
func in(data any) Arg    { return Arg{Form: Buf, Data: data} }
func out(zeroes any) Arg { return Arg{Form: Zero, Data: zeroes, Output: true} }
func inOut(data any) Arg { return Arg{Form: Buf, Data: data, Output: true} }
func byValue(ctype string, data []byte) Arg {
	return Arg{Form: Bytes, Data: data, CType: ctype}
}

func littleEndian(data any) []byte {
	if data == nil {
		return nil
	}
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, data); err != nil {
		panic("examples: a buffer of an unknown type: " + err.Error())
	}
	return b.Bytes()
}

func cloneSlice(data any) any {
	switch s := data.(type) {
	case nil:
		return nil
	case []int32:
		return slices.Clone(s)
	case []int64:
		return slices.Clone(s)
	case []float32:
		return slices.Clone(s)
	case []float64:
		return slices.Clone(s)
	case []byte:
		return slices.Clone(s)
	}
	panic(fmt.Sprintf("examples: a buffer of type %T", data))
}
