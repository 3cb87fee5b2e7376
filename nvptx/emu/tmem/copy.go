package tmem

import (
	"fmt"

	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/ptx"
)

// Operation is an asynchronous instruction that one thread issues: a copy, a shift or a product.
// Run does all of it, in one block or in both of a pair, the one with the even rank first. Its
// operands are in the order of the instruction, a vector's one by one, a predicate as 0 or 1.
type Operation interface {
	Run(blocks []Block, operands []uint64) error
}

// Block is what an operation reaches of a block: its tensor memory, and its shared memory.
type Block struct {
	Memory *Memory
	Shared func(addr uint64) byte
}

// OperationOf decodes tcgen05.cp, shift or mma.
func OperationOf(m ptx.Match, operands []ptx.Operand) Operation {
	switch {
	case m.Has("cp"):
		return copyOf(m)
	case m.Has("shift"):
		return shift{}
	}
	return productOf(m, operands)
}

// copying is tcgen05.cp: lines of a matrix in shared memory, each a lane's.
type copying struct {
	lines, bytes int
	to           func(line int) []int // the lanes of a line
	packed       int                  // bits of the elements that become bytes; 0: none do
}

func copyOf(m ptx.Match) *copying {
	c := &copying{lines: 128, bytes: 16, to: func(line int) []int { return []int{line} }}
	switch m.Get("shape") {
	case "128x256b":
		c.bytes = 32
	case "4x256b": // a lane of each warp's
		c.lines, c.bytes = 4, 32
		c.to = func(line int) []int { return []int{line * warpLanes} }
	case "64x128b":
		c.lines = 64
		c.to = func(line int) []int { return []int{line, line + 64} }
		if m.Get("pairs") == "warpx2::01_23" {
			c.to = func(line int) []int { return []int{line + line/32*32, line + line/32*32 + 32} }
		}
	case "32x128b":
		c.lines = 32
		c.to = func(line int) []int { return []int{line, line + 32, line + 64, line + 96} }
	}
	switch m.Get("src") {
	case "b6x16_p32":
		c.packed = 6
	case "b4x16_p64":
		c.packed = 4
	}
	return c
}

// unpack is sixteen bytes of the memory: those of the matrix, or its elements of six or four bits,
// each in the middle of a byte, which begin them.
func (c *copying) unpack(data *[16]byte) {
	if c.packed == 0 {
		return
	}
	from := *data
	for i := range data {
		data[i] = byte(matrix.PackedElement(from[:], i, c.packed)) << ((8 - c.packed) / 2)
	}
}

// Run copies in each block from its own shared memory: the manual says only whose tensor memory is
// written, and kernels of pairs (those of CUTLASS) have scale factors of its own in each block.
func (c *copying) Run(blocks []Block, operands []uint64) (err error) {
	defer catch(&err)
	d, ok := matrix.Tcgen05Descriptor(operands[1])
	if !ok || d.Crosses {
		return fmt.Errorf("%#x describes no matrix in shared memory", operands[1])
	}
	for _, b := range blocks {
		c.run(b.Memory, b.Shared, d, addressOf(operands[0]))
	}
	return nil
}

func (c *copying) run(m *Memory, shared func(addr uint64) byte, d matrix.Descriptor, at Address) {
	for line := range c.lines {
		for first := 0; first < c.bytes; first += 16 {
			var data [16]byte
			for b := range data {
				data[b] = shared(d.Along(uint64(line), uint64(first+b)))
			}
			c.unpack(&data)
			for _, l := range c.to(line) {
				for w := range 4 {
					*m.word(at.Lane+l, at.Column+first/4+w) = uint32(data[4*w]) | uint32(data[4*w+1])<<8 | uint32(data[4*w+2])<<16 | uint32(data[4*w+3])<<24
				}
			}
		}
	}
}

// shiftColumns is how many columns a shift moves: 32 bytes.
const shiftColumns = 8

// shift is tcgen05.shift.down: of the lanes of a warp each but the last gets what the next one had.
type shift struct{}

func (shift) Run(blocks []Block, operands []uint64) (err error) {
	defer catch(&err)
	at := addressOf(operands[0])
	if at.Lane%warpLanes != 0 {
		return fmt.Errorf("a shift from lane %d of tensor memory, which is no multiple of %d", at.Lane, warpLanes)
	}
	for _, b := range blocks {
		b.Memory.shiftDown(at)
	}
	return nil
}

func (m *Memory) shiftDown(at Address) {
	for l := at.Lane; l < at.Lane+warpLanes-1; l++ {
		for c := at.Column; c < at.Column+shiftColumns; c++ {
			*m.word(l, c) = *m.word(l+1, c)
		}
	}
}
