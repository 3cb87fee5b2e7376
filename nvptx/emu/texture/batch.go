package texture

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/lane"
)

// Batch is an instruction as the threads of a warp execute it: the handle of an image, and a point, of each.
type Batch struct {
	*Instruction
	Handles lane.Values
	Points  []lane.Values
	Image   func(handle uint64) *Image // nil: there is none
}

// Each visits threads with their images and their points. It ends at the first error, which is that of a
// thread.
func (b *Batch) Each(threads uint32, visit func(thread int, im *Image, at *[4]uint32) *AccessError) (thread int, err *AccessError) {
	var at [4]uint32
	var im *Image
	last := uint64(0)
	for ; threads != 0; threads &= threads - 1 {
		thread = bits.TrailingZeros32(threads)
		for k := range b.Points {
			at[k] = uint32(b.Points[k][thread])
		}
		if im == nil || b.Handles[thread] != last {
			if im, last = b.Image(b.Handles[thread]), b.Handles[thread]; im == nil {
				return thread, &AccessError{"no image", fmt.Sprintf("%#x is the handle of no texture or surface", last)}
			}
			if err := b.Check(im); err != nil {
				return thread, err
			}
		}
		if err := visit(thread, im, &at); err != nil {
			return thread, err
		}
	}
	return 0, nil
}
