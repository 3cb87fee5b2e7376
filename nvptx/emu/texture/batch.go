package texture

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/lane"
)

// Batch is an instruction as the threads of a warp execute it: the handle of an image, that of a
// sampler if it has one, and a point, of each.
type Batch struct {
	*Instruction
	Handles  lane.Values
	Samplers *lane.Values // nil: the image says how it is looked up
	Points   []lane.Values
	In       Handles
}

// Handles finds images and samplers.
type Handles interface {
	Image(handle uint64) *Image // nil: there is none
	Sampler(handle uint64) (s Sampler, ok bool)
}

// Each visits threads with their images and their points. It ends at the first error, which is that
// of a thread.
func (b *Batch) Each(threads uint32, visit func(thread int, im *Image, at *[4]uint32) *AccessError) (thread int, err *AccessError) {
	var at [4]uint32
	var im *Image
	var last pair
	for ; threads != 0; threads &= threads - 1 {
		thread = bits.TrailingZeros32(threads)
		for k := range b.Points {
			at[k] = uint32(b.Points[k][thread])
		}
		if now := b.handles(thread); im == nil || now != last {
			if im, err = b.find(now); err != nil {
				return thread, err
			}
			last = now
		}
		if err := visit(thread, im, &at); err != nil {
			return thread, err
		}
	}
	return 0, nil
}

// pair is the handles of an image and of a sampler.
type pair struct{ image, sampler uint64 }

func (b *Batch) handles(thread int) pair {
	p := pair{image: b.Handles[thread]}
	if b.Samplers != nil {
		p.sampler = b.Samplers[thread]
	}
	return p
}

// find is an image as it is looked up.
func (b *Batch) find(p pair) (*Image, *AccessError) {
	im := b.In.Image(p.image)
	if im == nil {
		return nil, &AccessError{"no image", fmt.Sprintf("%#x is the handle of no texture or surface", p.image)}
	}
	if err := b.Check(im); err != nil || b.Samplers == nil {
		return im, err
	}
	s, ok := b.In.Sampler(p.sampler)
	if !ok {
		return nil, &AccessError{"no sampler", fmt.Sprintf("%#x is the handle of no sampler", p.sampler)}
	}
	return s.On(im), nil
}
