package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
)

// outcome is what came of a function, or of a module.
type outcome string

// The outcomes; see the command's comment.
const (
	equal       outcome = "equal"
	fault       outcome = "fault"
	different   outcome = "different"
	refused     outcome = "refused"
	undecided   outcome = "undecided"
	unsupported outcome = "unsupported"
	invalid     outcome = "invalid"
)

// result is the outcome of a function with what there is to say of it.
type result struct {
	outcome
	name, message string
}

// unit is a module that both compile, with its functions.
type unit struct {
	*config
	file  string
	text  string
	flags []string
	ir    *ir.Module
}

// compare compares all functions of a file.
func (c *config) compare(file string) []result {
	src, err := os.ReadFile(file)
	if err != nil {
		return []result{{invalid, file, err.Error()}}
	}
	u := &unit{config: c, file: file, text: string(src), flags: flagsOf(string(src))}
	var refusal error
	u.ir, refusal = optgo.Read(file, src, frontend.Retarget(func(string, string) (string, string) { return triple, optgo.Layout(triple) }))
	if refusal == nil {
		u.text = externals(u.text, u.ir)
	}
	theirs := c.compile(c.llc, u.text, u.flags)
	if theirs.module == nil { // what was added is not what it likes
		u.text = string(src)
		theirs = c.compile(c.llc, u.text, u.flags)
	}
	if theirs.module == nil {
		return []result{{invalid, file, theirs.complaint}}
	}
	ours := c.compile(c.ours, u.text, u.flags)
	if ours.module == nil {
		return []result{{refused, file, ours.complaint}}
	}
	if refusal != nil {
		return []result{{refused, file, refusal.Error()}}
	}
	entries := map[string]bool{}
	for _, f := range theirs.module.Funcs() {
		entries[f.Name] = f.Entry
	}
	var list []result
	var called []*function
	for _, f := range u.ir.Funcs {
		if f.IsDecl() {
			continue
		}
		r, why := callable(u.ir, f, entries[f.Name()])
		switch {
		case r == nil:
			list = append(list, result{unsupported, u.file + ":" + f.Ident(), why})
		case r.wrapped:
			r.kernel = fmt.Sprintf("execute_kernel%d", len(called))
			called = append(called, r)
		default:
			list = append(list, u.function(r, u.text, theirs.module, ours.module))
		}
	}
	return append(list, u.called(called)...)
}

// called compares functions that are no kernels: with kernels that call them, all in one module if
// both compile that.
func (u *unit) called(functions []*function) (list []result) {
	all := u.withKernels(functions)
	theirs, ours := u.both(all)
	for _, r := range functions {
		a, b, text := theirs, ours, all
		if a.module == nil || b.module == nil {
			text = u.withKernels([]*function{r})
			a, b = u.both(text)
		}
		switch name := u.file + ":" + r.name; {
		case a.module == nil:
			list = append(list, result{unsupported, name, "llc refuses the call: " + a.complaint})
		case b.module == nil:
			list = append(list, result{refused, name, "the call: " + b.complaint})
		default:
			list = append(list, u.function(r, text, a.module, b.module))
		}
	}
	return list
}

// withKernels is the module with kernels that call functions.
func (u *unit) withKernels(functions []*function) string {
	text := u.text + "\n" + copies(u.text)
	var odd []string
	for _, r := range functions {
		text += r.variables() + r.wrapper()
		if r.inline {
			odd = append(odd, r.name)
		}
	}
	return withInlined(text, odd)
}

// withInlined is a module with the calls of some functions replaced by their bodies; as it is where
// it cannot be read.
func withInlined(text string, names []string) string {
	if len(names) == 0 {
		return text
	}
	m, err := optgo.Read("execute.ll", []byte(text), frontend.Retarget(func(string, string) (string, string) { return triple, optgo.Layout(triple) }))
	if err != nil {
		return text
	}
	for _, f := range m.Funcs {
		if slices.Contains(names, f.Ident()) {
			f.Attrs.Fn = f.Attrs.Fn.Without("noinline", "optnone").With(ir.EnumAttr("alwaysinline"))
		}
	}
	var b bytes.Buffer
	if optgo.Run(m, "always-inline") != nil || optgo.Write(&b, m) != nil {
		return text
	}
	return b.String()
}

// both compiles a text with both compilers.
func (u *unit) both(text string) (theirs, ours compiled) {
	return u.compile(u.llc, text, u.flags), u.compile(u.ours, text, u.flags)
}

// function compares one function of a module that both have compiled.
func (u *unit) function(r *function, text string, theirs, ours *ptx.Module) result {
	name := u.file + ":" + r.name
	best := result{undecided, name, ""}
	for seed := range uint64(3) {
		a, errA := r.execute(theirs, seed)
		b, errB := r.execute(ours, seed)
		o, message := judge(a, b, errA, errB)
		if o == different && u.unpromised(r, text, seed, b, errB) {
			o, message = undecided, message+", as llc's without nsw and the like"
		}
		switch {
		case o == different || o == unsupported:
			return result{o, name, fmt.Sprintf("run %d: %s", seed+1, message)}
		case o == undecided && best.outcome == undecided:
			best.message = fmt.Sprintf("run %d: %s", seed+1, message)
		case o == fault:
			best = result{fault, name, message}
		case o == equal && best.outcome == undecided:
			best = result{equal, name, ""}
		}
	}
	return best
}

// promises are flags by which an instruction has no defined result for some operands.
var promises = regexp.MustCompile(` (nuw|nsw|nusw|inbounds|exact|disjoint|nneg|samesign|nnan|ninf)\b`)

// unpromised reports whether llc's code for the module without such flags leaves what ours does.
func (u *unit) unpromised(r *function, text string, seed uint64, ours []byte, errOurs error) bool {
	llc := u.compile(u.llc, promises.ReplaceAllString(text, ""), u.flags)
	if llc.module == nil {
		return false
	}
	theirs, errTheirs := r.execute(llc.module, seed)
	o, _ := judge(theirs, ours, errTheirs, errOurs)
	return o == equal || o == fault
}

// judge compares what two runs left, or how they ended.
func judge(theirs, ours []byte, errTheirs, errOurs error) (outcome, string) {
	kind := func(err error) string {
		var f *emu.Fault
		if errors.As(err, &f) {
			return f.Kind
		}
		return "error"
	}
	switch {
	case errTheirs != nil && kind(errTheirs) != "error" && errOurs != nil && kind(errTheirs) == kind(errOurs) && kind(errOurs) != "unsupported":
		return fault, errOurs.Error()
	case errTheirs != nil && (kind(errTheirs) == "unsupported" || kind(errTheirs) == "error"):
		return unsupported, "llc's: " + errTheirs.Error()
	case errOurs != nil && (kind(errOurs) == "unsupported" || kind(errOurs) == "error"):
		return unsupported, "llc-go's: " + errOurs.Error()
	case errTheirs != nil || errOurs != nil:
		return different, fmt.Sprintf("llc's ends with %v, llc-go's with %v", errTheirs, errOurs)
	case !bytes.Equal(theirs, ours):
		at := 0
		for theirs[at] == ours[at] {
			at++
		}
		at &^= 3
		where := fmt.Sprintf("byte %d of the result of thread %d", at%outBytes, at/outBytes)
		if at >= threads*outBytes {
			at -= threads * outBytes
			where = fmt.Sprintf("byte %d of buffer %d", at%bufferBytes, at/bufferBytes)
			at += threads * outBytes
		}
		a, b := binary.LittleEndian.Uint32(theirs[at:]), binary.LittleEndian.Uint32(ours[at:])
		return different, fmt.Sprintf("%s: llc's has %#x, llc-go's %#x (as f32 %v, %v)", where, a, b, math.Float32frombits(a), math.Float32frombits(b))
	}
	return equal, ""
}

// threads is the size of the block, one warp.
const threads = 32

// execute runs a kernel once and returns the results of the threads and the buffers.
func (r *function) execute(m *ptx.Module, seed uint64) ([]byte, error) {
	mem := emu.NewMemory(64)
	p, err := mem.Load(m)
	if err != nil {
		return nil, err
	}
	random := rand.New(rand.NewPCG(seed, uint64(len(r.args))))
	total := threads*outBytes + argsBytes + len(r.args)*bufferBytes
	base, err := mem.Alloc(total)
	if err != nil {
		return nil, err
	}
	data := make([]byte, total)
	args := data[threads*outBytes:][:argsBytes]
	var list [][]byte
	for i, a := range r.args {
		buffer := threads*outBytes + argsBytes + i*bufferBytes
		fill(data[buffer:][:bufferBytes], random, seed, a.ty)
		value := args[a.off:][:a.bytes]
		if a.pointer {
			at := base + uint64(buffer)
			if (a.ty.Space == 3 || a.ty.Space == 7) && !r.wrapped {
				at = uint64(i) * bufferBytes
			}
			binary.LittleEndian.PutUint64(value[:8], at)
		} else {
			fill(value, random, seed, a.ty)
		}
		list = append(list, bytes.Clone(value))
	}
	if err := mem.Write(base, data); err != nil {
		return nil, err
	}
	if r.wrapped {
		list = [][]byte{emu.U64(base + threads*outBytes), emu.U64(base)}
	}
	k, err := p.Kernel(r.kernel)
	if err != nil {
		return nil, err
	}
	images, err := bindImages(mem, p, m, random, seed)
	if err != nil {
		return nil, err
	}
	for i := range list {
		if i < len(k.Params) { // parameters have whole bytes, and at least four of a small integer
			list[i] = append(list[i], make([]byte, max(0, k.Params[i].Size-len(list[i])))...)[:k.Params[i].Size]
		}
	}
	grid := k.Cluster.Normal() // one cluster, or one block
	_, err = p.Launch(emu.Launch{Kernel: r.kernel, Grid: grid, Block: blockOf(m, r.kernel), Args: list, Memory: mem, SharedBytes: 8 * bufferBytes, MaxInstructions: 200_000})
	if err != nil {
		return nil, err
	}
	out, err := mem.Read(base, total)
	if err != nil {
		return nil, err
	}
	out = append(out[:threads*outBytes:threads*outBytes], out[threads*outBytes+argsBytes:]...)
	out = append(out, images.texels()...)
	if at, n, ok := mem.Variable(p, traceName); ok {
		trace, err := mem.Read(at, n)
		if err != nil {
			return nil, err
		}
		out = append(out, trace...)
	}
	return out, nil
}

// blockOf is the size of the block: what a kernel requires, or one warp.
func blockOf(m *ptx.Module, kernel string) emu.Dim3 {
	size := emu.Dim3{X: threads}
	if d, ok := m.Func(kernel).Directive("reqntid"); ok {
		for k, n := range d.Args {
			*[]*int{&size.X, &size.Y, &size.Z}[k] = n
		}
	}
	return size
}

// fill writes numbers of a type, or of the types that test functions read through pointers.
func fill(data []byte, r *rand.Rand, seed uint64, t *ir.Type) {
	for t.Kind == ir.VectorKind || t.Kind == ir.ArrayKind {
		t = t.Elem
	}
	limit := [3]int{8, 1000, 0}[seed]
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	if limit == 0 {
		mask(data, t)
		return
	}
	number := func(at, size int, v uint64) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], v)
		copy(data[at:min(at+size, len(data))], b[:size])
	}
	n := func() float64 { return float64(r.IntN(2*limit) - limit) }
	switch t.Kind {
	case ir.FloatKind:
		for at := 0; at < len(data); at += 4 {
			number(at, 4, uint64(math.Float32bits(float32(n()/4))))
		}
	case ir.DoubleKind:
		for at := 0; at < len(data); at += 8 {
			number(at, 8, math.Float64bits(n()/4))
		}
	case ir.HalfKind, ir.BFloatKind: // 1 to 2, of both
		for at := 0; at < len(data); at += 2 {
			v := uint64(0x3C00 | r.IntN(1024))
			if t.Kind == ir.BFloatKind {
				v = uint64(0x3F80 | r.IntN(128))
			}
			number(at, 2, v|uint64(r.IntN(2))<<15)
		}
	case ir.IntKind:
		size := (t.Bits + 7) / 8
		for at := 0; at < len(data); at += size {
			v := uint64(r.IntN(limit))
			for b := at; b < min(at+size, len(data)); b++ {
				data[b] = byte(v)
				v >>= 8
			}
		}
		mask(data, t)
	default: // words that are small integers, or floats in the upper half
		for at := 0; at < len(data); at += 4 {
			v := uint64(r.IntN(limit))
			if at >= len(data)/2 {
				v = uint64(math.Float32bits(float32(n() / 4)))
			}
			number(at, 4, v)
		}
	}
}

// mask clears the bits that an odd integer, alone, does not have.
func mask(data []byte, t *ir.Type) {
	if t.Kind == ir.IntKind && t.Bits%8 != 0 && len(data) == (t.Bits+7)/8 {
		data[len(data)-1] &= 1<<(t.Bits%8) - 1
	}
}
