package device

import (
	"encoding/binary"
	"fmt"

	"opt-go/nvptx/ptx"
)

// Initialise writes the initialiser of a variable whose elements have type t; dims are its
// dimensions. A flat list for several dimensions fills them in order. Address gives the address
// that an element stands for.
func Initialise(t ptx.Type, in *ptx.Init, dims []int, data []byte, address func(in *ptx.Init) (uint64, error)) error {
	if in.Kind == ptx.InitFields {
		return nil // properties of a texture or a sampler, whose handle is its address
	}
	size := t.Bytes()
	if in.Kind != ptx.InitList {
		if len(data) < size {
			return fmt.Errorf("too many values")
		}
		value := in.Value
		if in.Kind == ptx.InitAddr {
			var err error
			if value, err = address(in); err != nil {
				return err
			}
			for mask := in.Mask; mask != 0 && mask&0xFF == 0; mask >>= 8 {
				value >>= 8
			}
		}
		copy(data[:size], binary.LittleEndian.AppendUint64(nil, value))
		return nil
	}
	nested := len(in.List) > 0 && in.List[0].Kind == ptx.InitList
	step := size
	if nested && len(dims) > 1 {
		for _, d := range dims[1:] {
			step *= max(d, 0)
		}
		dims = dims[1:]
	}
	for i := range in.List {
		if (i+1)*step > len(data) {
			return fmt.Errorf("too many values")
		}
		if err := Initialise(t, &in.List[i], dims, data[i*step:(i+1)*step], address); err != nil {
			return err
		}
	}
	return nil
}
