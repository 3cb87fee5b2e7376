package main

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// shape is one launch of every kernel: its size, its scalar arguments, and the contents of its
// memory.
type shape struct {
	name        string
	grid, block emu.Dim3
	number      int64   // of integer parameters; the next ones count up by step
	step        int64   //
	float       float64 // of floating-point parameters
	most        uint64  // integers in memory are below; 0: any bits
}

// shapes are the launches. Many kernels index with loaded values, so that integers stay small in
// most of them; sizes are multiples of the block in one, and not in another.
var shapes = []shape{
	{name: "small", grid: emu.Dim3{X: 2}, block: emu.Dim3{X: 32}, number: 16, float: 0.75, most: 16},
	{name: "square", grid: emu.Dim3{X: 2, Y: 2}, block: emu.Dim3{X: 16, Y: 16}, number: 32, float: 1.5, most: 32},
	{name: "odd", grid: emu.Dim3{X: 3}, block: emu.Dim3{X: 96}, number: 7, step: 3, float: -0.625, most: 200},
	{name: "bits", grid: emu.Dim3{X: 2}, block: emu.Dim3{X: 64}, number: 100, step: -1, float: 3.25},
}

const (
	bufferBytes  = 256 << 10
	sharedBytes  = 16 << 10 // dynamic shared memory
	workers      = 1        // blocks run one after the other, so that atomics and races come out the same
	pointerShare = 4        // buffers that the pointers in a buffer lead to
)

// buffer is memory of a launch.
type buffer struct {
	addr uint64
	size int
	what *place // nil: its elements are unknown

	image *texture.Image // has the memory; nil: it is at the address
}

// memory is what a launch is prepared in: the emulator's memory, or a GPU's.
type memory interface {
	Alloc(size int) (uint64, error)
	Write(addr uint64, data []byte) error
	Read(addr uint64, size int) ([]byte, error)
}

// device is a prepared launch: the memory, its contents, and the arguments.
type device struct {
	memory  memory
	args    [][]byte
	buffers []buffer
	rnd     *rand.Rand
	s       shape
}

// newDevice makes the contents of memory and arguments; the same for the same arguments, in the
// emulator's memory addresses included.
func newDevice(m memory, s shape, params []parameter, places map[paramKey]*place) (*device, error) {
	d := &device{memory: m, rnd: rand.New(rand.NewPCG(17, s.most)), s: s}
	n := int64(0)
	for k, p := range params {
		arg := make([]byte, p.size)
		for _, sl := range p.slots {
			pl := places[paramKey{k, sl.off}]
			switch {
			case sl.pointer || pl != nil && (len(pl.votes) > 0 || pl.image != nil):
				addr, err := d.alloc(pl, 0)
				if err != nil {
					return nil, err
				}
				putWord(arg[sl.off:], addr, sl.size)
			case sl.float:
				putFloat(arg[sl.off:], s.float, sl.size)
			case sl.bool:
				arg[sl.off] = byte(s.number+n) & 1
				n++
			default:
				putWord(arg[sl.off:], uint64(max(1, s.number+n*s.step)), sl.size)
				n++
			}
		}
		d.args = append(d.args, arg)
	}
	return d, nil
}

func putWord(b []byte, v uint64, size int) {
	var w [8]byte
	binary.LittleEndian.PutUint64(w[:], v)
	copy(b[:min(size, len(b))], w[:])
}

func putFloat(b []byte, v float64, size int) {
	switch size {
	case 4:
		putWord(b, uint64(math.Float32bits(float32(v))), 4)
	case 8:
		putWord(b, math.Float64bits(v), 8)
	}
}

// alloc makes a buffer with elements of the place's kind, and those that its pointers lead to.
func (d *device) alloc(p *place, depth int) (uint64, error) {
	if p != nil && p.image != nil {
		return d.allocImage(p.image)
	}
	size := bufferBytes >> (2 * depth)
	addr, err := d.memory.Alloc(size)
	if err != nil {
		return 0, err
	}
	d.buffers = append(d.buffers, buffer{addr: addr, size: size, what: p})
	data := make([]byte, size)
	if p != nil && p.kind() == pointers {
		var to [pointerShare]uint64
		for k := range to {
			if to[k], err = d.alloc(p.child, depth+1); err != nil {
				return 0, err
			}
		}
		for off := 0; off+8 <= size; off += 8 {
			binary.LittleEndian.PutUint64(data[off:], to[off/8%pointerShare])
		}
	} else {
		d.fill(data, p)
	}
	return addr, d.memory.Write(addr, data)
}

// fill writes random elements. Elements of unknown type are integers, which are tiny as
// floating-point numbers.
func (d *device) fill(data []byte, p *place) {
	k := ints
	if p != nil && p.kind() != unknown {
		k = p.kind()
	}
	size := map[kind]int{bytes8: 1, halves: 2, ints: 4, floats: 4, longs: 8, doubles: 8}[k]
	for off := 0; off+size <= len(data); off += size {
		switch k {
		case floats, doubles:
			putFloat(data[off:], float64(d.rnd.IntN(129)-64)/16, size)
		case halves:
			putWord(data[off:], d.half(), size)
		default:
			v := d.rnd.Uint64()
			if d.s.most > 0 {
				v %= d.s.most
			}
			putWord(data[off:], v, size)
		}
	}
}

// half is a half-precision number between -4 and 4; in the first shape a small integer, for arrays
// of short.
func (d *device) half() uint64 {
	if d.s.most == shapes[0].most {
		return d.rnd.Uint64() % d.s.most
	}
	sign, exponent := d.rnd.Uint64()&1, 13+d.rnd.Uint64()%4
	return sign<<15 | exponent<<10 | d.rnd.Uint64()&0x3c0
}

// fit makes a shape that the kernel's directives allow.
func (s shape) fit(f *ptx.Func) shape {
	dim := func(d ptx.Directive) emu.Dim3 {
		a := append(append([]int(nil), d.Args...), 1, 1, 1)
		return emu.Dim3{X: max(1, a[0]), Y: max(1, a[1]), Z: max(1, a[2])}
	}
	if d, ok := f.Directive("reqntid"); ok {
		s.block = dim(d)
	}
	if d, ok := f.Directive("maxntid"); ok {
		m := dim(d)
		for most := m.X * m.Y * m.Z; s.block.X*max(1, s.block.Y) > most; {
			if s.block.Y > 1 {
				s.block.Y /= 2
			} else {
				s.block.X /= 2
			}
		}
	}
	return s
}

// result is the result of a launch.
type result struct {
	stats   *emu.Stats
	err     error // a fault, mostly
	kind    string
	buffers [][]byte          // as in the device
	globals map[string][]byte // variables in global memory
}

// launch runs a kernel on the emulator, on a device that lies in its memory m.
func launch(p *compiled, kernel string, d *device, m *emu.Memory, limit uint64, check bool) *result {
	r := &result{globals: map[string][]byte{}}
	r.stats, r.err = p.program.Launch(emu.Launch{Kernel: kernel, Grid: d.s.grid, Block: d.s.block, SharedBytes: sharedBytes,
		Args: d.args, Memory: m, Check: check, Workers: workers, MaxInstructions: limit})
	if r.err != nil {
		r.kind = "other"
		if f, ok := r.err.(*emu.Fault); ok {
			r.kind = f.Kind
		}
		return r
	}
	var err error
	if r.buffers, err = d.read(); err != nil {
		panic("BUG: a buffer of the launch is gone: " + err.Error())
	}
	for _, decl := range p.module.Decls {
		v, ok := decl.(*ptx.Var)
		if !ok || v.Space != ptx.Global {
			continue
		}
		if addr, size, ok := p.program.Global(v.Name); ok {
			if data, err := d.memory.Read(addr, size); err == nil {
				r.globals[v.Name] = data
			}
		}
	}
	return r
}

// read returns the contents of all buffers.
func (d *device) read() ([][]byte, error) {
	var all [][]byte
	for _, b := range d.buffers {
		if b.image != nil {
			all = append(all, b.image.Data)
			continue
		}
		data, err := d.memory.Read(b.addr, b.size)
		if err != nil {
			return nil, err
		}
		all = append(all, data)
	}
	return all, nil
}
