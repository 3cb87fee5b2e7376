package serve

import (
	"errors"

	"opt-go/nvptx/emu/tensormap"
)

// tensorMap answers with the 128 bytes of a tensor map. The request has the numbers of
// cudart's drivertensor.c, in the order of struct request.
func (s *session) tensorMap(b *body, a *answer) error {
	r := tensormap.Request{Kind: tensormap.Kind(b.u32())}
	for _, to := range []*uint32{&r.Type, &r.Interleave, &r.Swizzle, &r.L2, &r.Fill, &r.Wide, &r.Rank, &r.Channels, &r.Pixels} {
		*to = b.u32()
	}
	for d := range r.Box {
		r.Box[d] = b.u32()
	}
	for d := range r.Steps {
		r.Steps[d] = b.u32()
	}
	for k := range r.Lower {
		r.Lower[k] = int32(b.u32())
	}
	for k := range r.Upper {
		r.Upper[k] = int32(b.u32())
	}
	r.Address = b.u64()
	for d := range r.Dims {
		r.Dims[d] = b.u64()
	}
	for d := range r.Strides {
		r.Strides[d] = b.u64()
	}
	m, err := tensormap.Of(&r)
	if err != nil {
		return tensorFailure(err)
	}
	a.data = append(a.data, m.Encode()...)
	return nil
}

// moveTensor answers with a tensor map for another address.
func (s *session) moveTensor(b *body, a *answer) error {
	encoded := b.take(tensormap.Bytes)
	m, err := tensormap.Moved(encoded, b.u64())
	if err != nil {
		return tensorFailure(err)
	}
	a.data = append(a.data, m...)
	return nil
}

func tensorFailure(err error) error {
	if errors.Is(err, tensormap.ErrUnsupported) {
		return &failure{unsupportedFeature, err.Error()}
	}
	return &failure{invalidValue, err.Error()}
}
