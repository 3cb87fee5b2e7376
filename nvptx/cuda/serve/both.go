package serve

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
)

// With OPTGO_DEVICE=both a launch runs on the GPU, whose results are kept; memory becomes what it
// was, and the emulator runs the launch, too. Its results are the program's.

// compared counts the launches on both devices.
type compared struct{ launches, different int }

// report says in the end how many launches differed.
func (c *compared) report(o Options) {
	if o.Device == Both {
		fmt.Fprintf(o.Stderr, "cuda: OPTGO_DEVICE=both: %d launches, of which %d differed\n", c.launches, c.different)
	}
}

// kept is an allocation, or a variable, and what was in it.
type kept struct {
	addr     uint64
	data     []byte
	name     string // of the variable
	was, gpu []byte // before the launch, and after that on the GPU
}

// launchBoth runs a kernel on both devices; the answer has how they differ.
func (s *session) launchBoth(k *kernel, cfg emu.Launch, life uint32, a *answer) error {
	var memory []kept
	s.mem.Visit(func(addr uint64, data []byte, name string) {
		memory = append(memory, kept{addr: addr, data: data, name: name, was: slices.Clone(data)})
	})
	_, failed := s.gpu.launch(k.module.gpu, k.name, s.ofGPU(k, cfg), false)
	for i := range memory {
		m := &memory[i]
		if m.gpu = m.was; !bytes.Equal(m.data, m.was) {
			m.gpu = slices.Clone(m.data)
			copy(m.data, m.was)
		}
	}
	failed = errors.WithMessage(failed, "kernel "+k.name) // nil stays nil
	if refused := new(failure); errors.As(failed, &refused) {
		return ofDriver(failed)
	}
	err := s.emulate(k, cfg, life, a)
	s.twice.launches++
	text := ""
	switch {
	case failed != nil && err == nil:
		text = "the GPU ends with an error, the emulator does not: " + failed.Error()
	case failed == nil && err != nil:
		text = "the emulator ends with an error, the GPU does not"
	case failed == nil:
		text = firstDifference(memory, k.module.gpu.shadows)
	}
	if text != "" {
		s.twice.different++
		text = fmt.Sprintf("cuda: launch of %s: %s", k.name, text)
	}
	a.text(text)
	return err
}

// firstDifference words the first allocation, or variable, that the devices have left different;
// "": there is none.
func firstDifference(memory []kept, shadows []*shadow) string {
	text, more := "", 0
	note := func(gpu, emulator []byte, what string) {
		switch d := difference(gpu, emulator, what); {
		case d == "":
		case text == "":
			text = d
		default:
			more++
		}
	}
	for _, m := range memory {
		if m.name == "" {
			note(m.gpu, m.data, fmt.Sprintf("the allocation at %#x", m.addr))
		}
	}
	for _, v := range shadows {
		if !v.watched {
			continue
		}
		note(v.host, v.bytes, "variable "+v.name)
	}
	if more > 0 {
		text += fmt.Sprintf("; %d others differ, too", more)
	}
	return text
}

// difference words how two slices of one length differ. What their types are is not known: the
// largest difference as floats is a help where they are some.
func difference(gpu, emulator []byte, what string) string {
	spans := differences(gpu, emulator)
	if len(spans) == 0 {
		return ""
	}
	count, relative := uint64(0), 0.0
	for _, r := range spans {
		count += r.to - r.from
		for at := r.from &^ 3; at < r.to && at+4 <= uint64(len(gpu)); at += 4 {
			relative = max(relative, apart(gpu[at:], emulator[at:]))
		}
	}
	first := spans[0].from
	end := min(first+8, uint64(len(gpu)))
	text := fmt.Sprintf("the GPU and the emulator differ: %d of %d bytes, first at offset %d of %s: %x on the GPU, %x on the emulator",
		count, len(gpu), first, what, gpu[first:end], emulator[first:end])
	if relative < math.Inf(1) {
		text += fmt.Sprintf(" (as floats by at most %.2g of the value)", relative)
	}
	return text
}

// apart is the difference of two 32-bit floats in relation to the larger one, infinite where one is
// no finite number.
func apart(a, b []byte) float64 {
	x := float64(math.Float32frombits(binary.LittleEndian.Uint32(a)))
	y := float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
	if d := math.Abs(x - y); d == 0 {
		return 0
	} else if d < math.Inf(1) {
		return d / max(math.Abs(x), math.Abs(y))
	}
	return math.Inf(1)
}
