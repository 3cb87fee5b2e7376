package serve

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"sync"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// Options are what the environment of the program says.
type Options struct {
	Check    bool   // OPTGO_CHECK: report races, uninitialised reads, divisions by zero
	Stats    string // OPTGO_STATS: file for statistics, .json or .html
	Traffic  bool   // count memory transactions and bank conflicts, too; OPTGO_TRAFFIC=0: not
	SM       int    // compute capability of the device: 90 is 9.0
	Workers  int    // blocks that run at once
	Progress bool   // say how long a launch has been running
	Stderr   io.Writer
	MaxWarp  uint64 // OPTGO_LIMIT: warp instructions per block after which a launch times out; 0: no limit

	Device  Device        // OPTGO_DEVICE
	Printed func() string // what the GPU's kernels have printed since the last call
	Invalid error         // the program's first call says it
}

// session is the device of one program.
type session struct {
	o    Options
	data []byte
	mem  *emu.Memory
	gpu  *gpu // nil: none is used

	unusable error // instead of all answers

	mu      sync.Mutex // of what follows
	modules []*module
	kernels []*kernel
	pitched []pitched
	record  recorder
	hosts   []hostMemory // for the GPU

	// What ended the last launch, and in which life of the device: no launch of that life runs any
	// more. Only the connection of launches uses them.
	fatal error
	life  uint32

	twice compared // launches on two devices

	strays map[place]bool // that have accessed memory outside of allocations, as the program was told
}

// place is a source line, or, where the code has no line information, one of the PTX text.
type place struct {
	source string
	module *module // with line
	line   int
}

// module is a loaded image.
type module struct {
	prog  *emu.Program
	ptx   *ptx.Module
	lines *sourceLines
	gpu   *gpuModule // where there is a GPU
}

// kernel is a kernel that the program has asked for.
type kernel struct {
	*emu.Kernel
	name   string
	module *module
}

// pitched is a texture whose rows are not dense in memory: its texels are copied before each
// launch.
type pitched struct {
	image             *texture.Image
	from              []byte
	rows, pitch, wide int
}

// Serve answers the requests of a program, each connection by itself, until the program ends. data
// is device memory, mapped at Base.
func Serve(data []byte, o Options, conns ...io.ReadWriter) error {
	s := &session{o: o, data: data, mem: emu.NewMemoryOver(Base, data), strays: map[place]bool{}}
	if s.unusable = o.Invalid; s.unusable == nil && o.Device != Emulator {
		if s.unusable = s.open(); s.gpu != nil {
			defer s.gpu.close()
		}
	}
	ended := make(chan error, len(conns))
	for _, conn := range conns {
		go func() {
			runtime.LockOSThread()
			ended <- s.answer(conn)
		}()
	}
	var first error
	for range conns {
		if err := <-ended; first == nil {
			first = err
		}
	}
	if s.gpu != nil {
		s.twice.report(o)
	}
	if err := s.record.write(o.Stats); first == nil {
		first = err
	}
	return first
}

// answer answers the requests of one connection until it ends.
func (s *session) answer(conn io.ReadWriter) error {
	requests := bufio.NewReaderSize(conn, 1<<16)
	for {
		op, request, err := readRequest(requests)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return errors.Wrap(err, "request")
		}
		result, reply := s.handle(op, &body{data: request})
		if err := writeAnswer(conn, result, reply); err != nil {
			return nil // the program has ended without waiting
		}
	}
}

// handle makes the answer to a request. That of an error is its text.
func (s *session) handle(op operation, b *body) (code, []byte) {
	var a answer
	err := s.refuse(op)
	if err != nil {
		return answered(op, &a, err)
	}
	if op != opLaunch && op != opFits && op != opWhere { // which lock by themselves, or need nothing of it
		s.mu.Lock()
		defer s.mu.Unlock()
	}
	switch op {
	case opHello:
		a.u32(uint32(s.o.SM))
		a.u64(uint64(len(s.data)))
	case opLoad:
		err = s.load(b.data, &a)
	case opKernel:
		err = s.kernel(b, &a)
	case opVariable:
		err = s.variable(b, &a)
	case opLaunch:
		err = s.launch(b, &a)
	case opFits:
		err = s.fits(b)
	case opAlloc:
		err = s.alloc(b, &a)
	case opFree:
		err = s.free(b.u64())
	case opMap:
		err = s.mapHost(b)
	case opTexture:
		err = s.texture(b, &a)
	case opTensor:
		err = s.tensorMap(b, &a)
	case opMoveTensor:
		err = s.moveTensor(b, &a)
	case opPlace:
		err = s.place(b)
	case opWhere:
		a.text(where(b))
	case opLeft:
		n, ok := s.mem.Left(b.u64())
		if !ok {
			err = &failure{invalidValue, "nothing is allocated here"}
		}
		a.u64(uint64(n))
	case opWritten:
		to, from, n := b.u64(), b.u64(), b.u64()
		s.mem.Written(to, from, int(min(n, uint64(len(s.data)))))
	default:
		err = errors.Errorf("request %d is not known: program and server are of different versions", op)
	}
	if err == nil && b.short {
		err = errors.Errorf("request %d is too short", op)
	}
	return answered(op, &a, err)
}

// answered is the answer to a request, that of an error its text.
func answered(op operation, a *answer, err error) (code, []byte) {
	if err == nil {
		return success, a.data
	}
	var f *failure
	if errors.As(err, &f) {
		if op == opLaunch { // what the kernel printed before it failed
			var out answer
			out.text(f.text)
			out.data = append(out.data, a.data...)
			return f.code, out.data
		}
		return f.code, []byte(f.text)
	}
	return invalidValue, []byte(err.Error())
}

// alloc allocates memory, of which reads before writes are reported where that is asked for.
func (s *session) alloc(b *body, a *answer) error {
	n, tracked := b.u64(), b.u64() != 0
	if n > uint64(len(s.data)) {
		return &failure{memoryAllocation, fmt.Sprintf("%d bytes; the device has %d", n, len(s.data))}
	}
	addr, err := s.mem.Alloc(int(n))
	if err != nil {
		return &failure{memoryAllocation, err.Error()}
	}
	if tracked && s.o.Check {
		s.mem.Track(addr)
	}
	if s.gpu != nil {
		s.gpu.show(addr, int(n))
	}
	a.u64(addr)
	return nil
}

// free releases what alloc has allocated, or what mapHost has mapped.
func (s *session) free(addr uint64) error {
	if err := s.mem.Free(addr); err != nil {
		return &failure{invalidValue, err.Error()}
	}
	s.hosts = slices.DeleteFunc(s.hosts, func(h hostMemory) bool { return h.host == addr })
	return nil
}

// slice returns the device memory at an address.
func (s *session) slice(addr, n uint64) ([]byte, error) {
	off := addr - Base
	if off > uint64(len(s.data)) || uint64(len(s.data))-off < n {
		return nil, &failure{invalidValue, "not device memory"}
	}
	return s.data[off : off+n : off+n], nil
}

// mapHost makes device memory visible to kernels at an address of the host.
func (s *session) mapHost(b *body) error {
	host, addr, n := b.u64(), b.u64(), b.u64()
	data, err := s.slice(addr, n)
	if err != nil {
		return err
	}
	if err := s.mem.Map(host, data); err != nil {
		return &failure{invalidValue, err.Error()}
	}
	s.hosts = append(s.hosts, hostMemory{host, addr, n})
	return nil
}

// texture makes an image of device memory.
func (s *session) texture(b *body, a *answer) error {
	var v [14]int
	for i := range v {
		v[i] = int(b.u32())
	}
	addr, pitch := b.u64(), int(b.u64())
	im := &texture.Image{
		Width: v[0], Height: v[1], Depth: v[2], Layers: v[3], Cube: v[4] != 0,
		Channels: v[5], Bits: v[6], Kind: texture.TexelKind(v[7]),
		Linear: v[8] != 0, Normalized: v[9] != 0, Fractions: v[10] != 0, Outside: texture.OutsideTexel(v[11]),
	}
	texels := 1.0
	for _, n := range []int{im.Width, im.Height, im.Depth, im.Layers} {
		texels *= float64(max(n, 1))
	}
	if texels*float64(max(im.Channels, 1)) > float64(len(s.data)) || im.Bits > 32 || im.Channels > 4 {
		return &failure{invalidValue, fmt.Sprintf("a texture of %.0f texels of %d channels of %d bits", texels, im.Channels, im.Bits)}
	}
	dense := im.Width * im.Channels * im.Bits / 8
	var err error
	if pitch <= dense {
		im.Data, err = s.slice(addr, uint64(im.Size()))
	} else {
		im.Data = make([]byte, im.Size())
		p := pitched{image: im, rows: max(im.Height, 1), pitch: pitch, wide: dense}
		if p.from, err = s.slice(addr, uint64(p.rows-1)*uint64(pitch)+uint64(dense)); err == nil {
			s.pitched = append(s.pitched, p)
		}
	}
	if err != nil {
		return err
	}
	h, err := s.mem.AddImage(im)
	if err != nil {
		return &failure{invalidValue, err.Error()}
	}
	a.u64(h)
	return nil
}

// refresh copies the texels of pitched textures.
func (s *session) refresh() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.pitched {
		for r := range p.rows {
			copy(p.image.Data[r*p.wide:(r+1)*p.wide], p.from[r*p.pitch:])
		}
	}
}

// isTerminal reports whether a file is a character device other than a disk: what a person watches.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
