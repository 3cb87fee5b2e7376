package tensormap

import (
	"errors"
	"fmt"
	"math"

	"opt-go/nvptx/ptx"
)

// Request is what a program asks the driver for: the arguments of cuTensorMapEncodeTiled, …Im2col
// and …Im2colWide (CUDA driver API, section "Tensor Map Object Management"), with the API's
// numbers.
type Request struct {
	Kind                                Kind
	Type, Interleave, Swizzle, L2, Fill uint32
	Rank                                uint32
	Address                             uint64
	Dims                                [5]uint64
	Strides                             [4]uint64 // bytes, of dimensions 1 and up
	Box                                 [5]uint32 // of tiles
	Steps                               [5]uint32 // distances of elements, in each dimension
	Lower, Upper                        [3]int32  // of columns: corners in the dimensions between C and N
	Channels, Pixels                    uint32    // of columns
	Wide                                uint32    // of columns along W: 1 for groups of 128 pixels
}

// Kind is which function of the driver API was called.
type Kind uint32

// The kinds.
const (
	Tiles Kind = iota
	Columns
	WideColumns // along W only
)

// ErrUnsupported is the cause of errors about what a GPU has and the emulator has not.
var ErrUnsupported = errors.New("is not supported")

// types are the elements' types in the order of CUtensorMapDataType, then bytes for the packed
// ones.
var types = []ptx.Type{ptx.U8, ptx.U16, ptx.U32, ptx.S32, ptx.U64, ptx.S64, ptx.F16, ptx.F32, ptx.F64, ptx.BF16, ptx.F32, ptx.TF32, ptx.TF32, ptx.U8, ptx.U8, ptx.U8}

// Limits of the API.
const (
	interleaves  = 3
	promotions   = 4
	maxDim       = 1 << 32
	maxStride    = 1 << 40
	maxBox       = 256
	maxStep      = 8
	maxPixels    = 1024
	innerAligned = 16 // bytes; addresses and strides, too
)

// spans are those of CUtensorMapSwizzle's modes, what Map.Swizzle is for them, and atoms what
// Map.Atoms is.
var (
	spans = []int{0, 32, 64, 128, 128, 128, 128}
	atoms = []Atoms{4: Atoms32, 5: Atoms32Flipped, 6: Atoms64}
)

// corner is the range of a corner of the pixels' box, by the number of dimensions between C and N.
var corner = map[int]int32{1: 1 << 15, 2: 1 << 7, 3: 1 << 4}

// Of makes the map that is asked for, or says which argument is wrong.
func Of(r *Request) (*Map, error) {
	for _, check := range []func(*Request) error{(*Request).checkKinds, (*Request).checkInterleave, (*Request).checkTensor, (*Request).checkPacked, (*Request).checkBox, (*Request).checkWindow} {
		if err := check(r); err != nil {
			return nil, err
		}
	}
	m := &Map{Elem: types[r.Type], Packing: r.packing(), Rank: int(r.Rank), Address: r.Address, Slice: int(r.Interleave) * sliceBytes, Swizzle: spans[r.Swizzle], Atoms: atoms[r.Swizzle], FillNaN: r.Fill == 1}
	for d := range m.Rank {
		// No coordinate reaches the last element of a dimension of 2³².
		m.Dims[d], m.ElementStrides[d], m.Box[d] = uint32(min(r.Dims[d], math.MaxUint32)), r.Steps[d], 1
		if r.Kind == Tiles {
			m.Box[d] = r.Box[d]
		}
		if d > 0 {
			m.Strides[d-1] = r.Strides[d-1]
		}
	}
	m.ElementStrides[0] = 1
	if r.Kind == Tiles {
		return m, m.checkSlice()
	}
	m.Box[0], m.Window.Pixels = r.Channels, int(r.Pixels)
	if r.Kind == WideColumns && r.Wide == 1 {
		m.Window.Pixels = 128
	}
	for k := range 3 {
		m.Window.Lower[k], m.Window.Upper[k] = int16(r.Lower[k]), int16(r.Upper[k])
	}
	return m, m.checkSlice()
}

// checkKinds checks the numbers of the API's enumerations, and the rank.
func (r *Request) checkKinds() error {
	for _, e := range []struct {
		name         string
		value, limit uint32
	}{
		{"tensorDataType", r.Type, uint32(len(types))}, {"interleave", r.Interleave, interleaves}, {"swizzle", r.Swizzle, uint32(len(spans))},
		{"l2Promotion", r.L2, promotions}, {"oobFill", r.Fill, 2}, {"mode", r.Wide, 2},
	} {
		if e.value >= e.limit {
			return fmt.Errorf("%s is %d, which must be below %d", e.name, e.value, e.limit)
		}
	}
	lowest := uint32(1)
	if r.Kind != Tiles || r.Interleave != 0 {
		lowest = 3
	}
	switch {
	case r.Rank < lowest || r.Rank > 5:
		return fmt.Errorf("tensorRank is %d, which must be between %d and 5", r.Rank, lowest)
	case r.Kind == WideColumns && r.Swizzle < 2:
		return fmt.Errorf("swizzle is %d, which must be that of 64 or 128 bytes", r.Swizzle)
	case r.Fill == 1 && types[r.Type].Class() != ptx.Float && types[r.Type] != ptx.TF32:
		return fmt.Errorf("oobFill asks for NaN, but the elements are .%s", types[r.Type])
	}
	return nil
}

// aligned is what the tensor's address and strides are multiples of.
func (m *Map) aligned() uint64 {
	if m.Packing >= FoursWide || m.Slice > sliceBytes {
		return wideAligned
	}
	return innerAligned
}

// checkTensor checks what describes the tensor in global memory.
func (r *Request) checkTensor() error {
	aligned := (&Map{Packing: r.packing(), Slice: int(r.Interleave) * sliceBytes}).aligned()
	if r.Address%aligned != 0 {
		return fmt.Errorf("globalAddress is %#x, which must be a multiple of %d", r.Address, aligned)
	}
	for d := range int(r.Rank) {
		if n := r.Dims[d]; n == 0 || n > maxDim {
			return fmt.Errorf("globalDim[%d] is %d, which must be between 1 and 2^32", d, n)
		}
		if n := r.Steps[d]; n == 0 || n > maxStep {
			return fmt.Errorf("elementStrides[%d] is %d, which must be between 1 and %d", d, n, maxStep)
		}
		if d == 0 {
			continue
		}
		if n := r.Strides[d-1]; n%aligned != 0 || n >= maxStride {
			return fmt.Errorf("globalStrides[%d] is %d, which must be a multiple of %d and below 2^40", d-1, n, aligned)
		}
	}
	return nil
}

// checkBox checks the sizes of what is copied at once.
func (r *Request) checkBox() error {
	inner, name := r.Channels, "channelsPerPixel"
	if r.Kind == Tiles {
		inner, name = r.Box[0], "boxDim[0]"
		for d, n := range r.Box[:r.Rank] {
			if n == 0 || n > maxBox {
				return fmt.Errorf("boxDim[%d] is %d, which must be between 1 and %d", d, n, maxBox)
			}
		}
	}
	bytes, span := r.innerBytes(inner), spans[r.Swizzle]
	switch {
	case inner == 0 || inner > maxBox:
		return fmt.Errorf("%s is %d, which must be between 1 and %d", name, inner, maxBox)
	case bytes%innerAligned != 0:
		return fmt.Errorf("%s is %d elements of %d bytes, which must be a multiple of %d", name, inner, bytes, innerAligned)
	case span > 0 && bytes > span:
		return fmt.Errorf("%s is %d elements of %d bytes, more than the %d bytes of the swizzle", name, inner, bytes, span)
	}
	return nil
}

// checkWindow checks the box of pixels.
func (r *Request) checkWindow() error {
	if r.Kind == Tiles {
		return nil
	}
	dims, limit := int(r.Rank)-2, corner[int(r.Rank)-2]
	if r.Kind == WideColumns {
		dims, limit = 1, corner[1]
	}
	if needed := r.Kind == Columns || r.Wide == 0; needed && (r.Pixels == 0 || r.Pixels > maxPixels) {
		return fmt.Errorf("pixelsPerColumn is %d, which must be between 1 and %d", r.Pixels, maxPixels)
	}
	for d := range dims {
		lower, upper := r.Lower[d], r.Upper[d]
		for k, c := range []int32{lower, upper} {
			if c < -limit || c >= limit {
				return fmt.Errorf("pixelBox%sCorner[%d] is %d, which must be between %d and %d", []string{"Lower", "Upper"}[k], d, c, -limit, limit-1)
			}
		}
		if int64(lower) > int64(r.Dims[1+d])-1+int64(upper) {
			return fmt.Errorf("the box of pixels from %d to %d is empty in dimension %d", lower, int64(r.Dims[1+d])-1+int64(upper), 1+d)
		}
	}
	return nil
}

// Moved is a map in its encoded form for another address.
func Moved(encoded []byte, address uint64) ([]byte, error) {
	m, err := Decode(encoded)
	if err != nil {
		return nil, err
	}
	if address%m.aligned() != 0 {
		return nil, fmt.Errorf("globalAddress is %#x, which must be a multiple of %d", address, m.aligned())
	}
	m.Address = address
	return m.Encode(), nil
}
