package serve

import (
	"bytes"
	"slices"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda"
)

// shadow is a variable of a module, which has two copies: that of the emulator, in the memory that
// the program reads and writes, and that of the module on the GPU. When the program has asked for
// the variable, bytes that one side has changed go to the other one: those that the initialiser
// makes addresses of other variables differ from the start, and each side keeps its own.
type shadow struct {
	name    string
	bytes   []byte // the program's copy
	first   []byte // which was so in the beginning
	watched bool   // the program has asked for it

	addr  uint64 // of the GPU's copy
	host  []byte // the program's copy that
	other []byte // this one of the GPU's corresponds to; nil: it has none
}

func newShadow(name string, bytes []byte) *shadow {
	return &shadow{name: name, bytes: bytes, first: slices.Clone(bytes)}
}

// find finds the GPU's copy in a module that has just been loaded.
func (v *shadow) find(dev *cuda.Device, module *cuda.Module) error {
	addr, size, err := module.Global(v.name)
	if isMissing(err) {
		v.other = nil
		return nil
	}
	if err == nil && size != len(v.bytes) {
		err = errors.Errorf("variable %s: %d bytes on the GPU, %d on the emulator", v.name, size, len(v.bytes))
	}
	if err != nil {
		return err
	}
	v.addr, v.host = addr, slices.Clone(v.first)
	v.other, err = dev.Read(addr, size)
	return err
}

// push writes what the program has changed to the GPU.
func (v *shadow) push(dev *cuda.Device) error {
	if !v.watched {
		return nil
	}
	now := slices.Clone(v.bytes) // the program may write on
	for _, r := range differences(v.host, now) {
		if err := dev.Write(v.addr+r.from, now[r.from:r.to]); err != nil {
			return err
		}
		copy(v.other[r.from:r.to], now[r.from:r.to])
	}
	v.host = now
	return nil
}

// pull reads what a kernel has changed, and gives it to the program where that is asked for.
func (v *shadow) pull(dev *cuda.Device, give bool) error {
	if !v.watched {
		return nil
	}
	now, err := dev.Read(v.addr, len(v.bytes))
	if err != nil {
		return err
	}
	for _, r := range differences(v.other, now) {
		copy(v.host[r.from:r.to], now[r.from:r.to])
		if give {
			copy(v.bytes[r.from:r.to], now[r.from:r.to])
		}
	}
	v.other = now
	return nil
}

// equalAtOnce is how many bytes are compared before single ones are looked at.
const equalAtOnce = 4096

// differences are the ranges in which two slices of one length differ.
func differences(a, b []byte) (spans []span) {
	for i := 0; i < len(a); i++ {
		if i%equalAtOnce == 0 {
			for i < len(a) && bytes.Equal(a[i:min(i+equalAtOnce, len(a))], b[i:min(i+equalAtOnce, len(a))]) {
				i += equalAtOnce
			}
		}
		if i >= len(a) || a[i] == b[i] {
			continue
		}
		if n := len(spans); n > 0 && spans[n-1].to == uint64(i) {
			spans[n-1].to++
			continue
		}
		spans = append(spans, span{uint64(i), uint64(i) + 1})
	}
	return spans
}
