package serve

import (
	"encoding/binary"
	"io"
)

// Base is the address of device memory in both processes: far from where Linux maps anything by
// itself, above 4 GB, so that a truncated pointer is found out, and above 64 TB, below which Go's
// heap begins at a random address.
const Base = 0x4800_0000_0000

// operation is what a request asks for. cudart's runtime.h has the same numbers.
type operation uint32

const (
	opHello      operation = iota + 1 // bytes of memory → device
	opLoad                            // image → module
	opKernel                          // module, name → kernel and its properties
	opVariable                        // module, name → address, size
	opLaunch                          // kernel, sizes, number of resets, arguments → printed text, findings, …
	opAlloc                           // size, whether only kernels and copies write it → address
	opFree                            // address
	opMap                             // address of the host, address, size
	opTexture                         // description → handle
	opWhere                           // file of the program, addresses in it → source position
	opLeft                            // address → bytes from there to the end of what is allocated there
	opWritten                         // address, address of what has been copied there or 0, bytes
	opFits                            // kernel, sizes as for a launch → nothing; the error says why not
	opTensor                          // description of a tensor → its map
	opMoveTensor                      // map of a tensor, address → its map there
	opPlace                           // process, its file, offset, address, bytes: whose pages lie there from now on
)

// code is an error of the CUDA runtime.
type code uint32

const (
	success            code = 0
	invalidValue       code = 1
	memoryAllocation   code = 2
	invalidConfig      code = 9
	invalidSymbol      code = 13
	invalidFunction    code = 98
	noDevice           code = 100
	noKernelImage      code = 209
	invalidPTX         code = 218
	symbolNotFound     code = 500
	illegalAddress     code = 700
	launchResources    code = 701
	launchTimeout      code = 702
	assertion          code = 710
	hardwareStackError code = 714
	illegalInstruction code = 715
	misalignedAddress  code = 716
	launchFailure      code = 719
	cooperativeTooMuch code = 720
	unsupportedFeature code = 801
)

// failure is an error with the code that the program gets.
type failure struct {
	code code
	text string
}

func (f *failure) Error() string { return f.text }

// body reads the numbers of a request; what is missing is zero, and short is set.
type body struct {
	data  []byte
	short bool
}

func (b *body) take(n int) []byte {
	if n < 0 || n > len(b.data) {
		b.short = true
		return make([]byte, max(n, 0)&0xFFFF)
	}
	v := b.data[:n]
	b.data = b.data[n:]
	return v
}

func (b *body) u32() uint32 { return binary.LittleEndian.Uint32(b.take(4)) }
func (b *body) u64() uint64 { return binary.LittleEndian.Uint64(b.take(8)) }

// answer is built up by the operations.
type answer struct{ data []byte }

func (a *answer) u32(v uint32) { a.data = binary.LittleEndian.AppendUint32(a.data, v) }
func (a *answer) u64(v uint64) { a.data = binary.LittleEndian.AppendUint64(a.data, v) }
func (a *answer) text(s string) {
	a.u32(uint32(len(s)))
	a.data = append(a.data, s...)
}

const headerBytes = 8

// readRequest returns io.EOF when the program has ended.
func readRequest(r io.Reader) (operation, []byte, error) {
	var h [headerBytes]byte
	if _, err := io.ReadFull(r, h[:]); err != nil {
		return 0, nil, io.EOF
	}
	data := make([]byte, binary.LittleEndian.Uint32(h[4:]))
	if _, err := io.ReadFull(r, data); err != nil {
		return 0, nil, io.ErrUnexpectedEOF
	}
	return operation(binary.LittleEndian.Uint32(h[:])), data, nil
}

func writeAnswer(w io.Writer, c code, data []byte) error {
	out := make([]byte, headerBytes, headerBytes+len(data))
	binary.LittleEndian.PutUint32(out, uint32(c))
	binary.LittleEndian.PutUint32(out[4:], uint32(len(data)))
	_, err := w.Write(append(out, data...))
	return err
}
