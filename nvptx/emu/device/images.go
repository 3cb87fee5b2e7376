package device

import (
	"fmt"
	"sync"

	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// images are textures, surfaces and samplers by handle. The handle of a variable is its address.
type images struct {
	added    []*texture.Image // by number; see AddImage
	bound    sync.Map         // to variables: *texture.Image by address
	samplers sync.Map         // texture.Sampler by address
}

// imageHandles is where handles begin: no address that a kernel could have.
const imageHandles = 0x6000_0000_0000

// copyTo copies all; images that two variables share are two afterwards.
func (i *images) copyTo(c *images) {
	own := func(im *texture.Image) *texture.Image {
		copied := *im
		copied.Data = append([]byte(nil), im.Data...)
		return &copied
	}
	for _, im := range i.added {
		c.added = append(c.added, own(im))
	}
	i.bound.Range(func(addr, im any) bool {
		c.bound.Store(addr, own(im.(*texture.Image)))
		return true
	})
	i.samplers.Range(func(addr, s any) bool {
		c.samplers.Store(addr, s)
		return true
	})
}

func checkImage(im *texture.Image) error {
	if im.Width <= 0 || im.Channels != 1 && im.Channels != 2 && im.Channels != 4 || im.Bits != 8 && im.Bits != 16 && im.Bits != 32 {
		return fmt.Errorf("no image has %d texels of %d channels of %d bits", im.Width, im.Channels, im.Bits)
	}
	if len(im.Data) != im.Size() {
		return fmt.Errorf("%d bytes of an image that needs %d", len(im.Data), im.Size())
	}
	return nil
}

// AddImage returns the handle by which a kernel reaches an image.
func (m *Memory) AddImage(im *texture.Image) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := checkImage(im); err != nil {
		return 0, err
	}
	m.images.added = append(m.images.added, im)
	return imageHandles + uint64(len(m.images.added))*16, nil
}

// BindImage gives the variable at an address, a texture or a surface, its image.
func (m *Memory) BindImage(addr uint64, im *texture.Image) error {
	if err := checkImage(im); err != nil {
		return err
	}
	m.images.bound.Store(addr, im)
	return nil
}

// BindSampler gives the variable at an address its properties.
func (m *Memory) BindSampler(addr uint64, s texture.Sampler) { m.images.samplers.Store(addr, s) }

// InitialiseSampler gives it those that its initialiser names.
func (m *Memory) InitialiseSampler(addr uint64, fields []ptx.InitField) error {
	s, err := texture.SamplerOf(fields)
	if err == nil {
		m.BindSampler(addr, s)
	}
	return err
}

// Image finds the image of a handle; nil: there is none.
func (m *Memory) Image(handle uint64) *texture.Image {
	added := m.images.added
	if n := (handle - imageHandles) / 16; handle%16 == 0 && n >= 1 && n <= uint64(len(added)) {
		return added[n-1]
	}
	im, _ := m.images.bound.Load(handle)
	found, _ := im.(*texture.Image)
	return found
}

// Sampler finds the sampler of a handle.
func (m *Memory) Sampler(handle uint64) (s texture.Sampler, ok bool) {
	found, ok := m.images.samplers.Load(handle)
	if !ok {
		return s, false
	}
	return found.(texture.Sampler), true
}
