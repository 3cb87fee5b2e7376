package fatbin

import (
	"bytes"
	"encoding/binary"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	in := []Image{{Kind: PTX, Arch: 70, Data: []byte(".version 7.0")}, {Kind: ELF, Arch: 90, Data: []byte("\x7fELF0123456789ab")}}
	data := Write(in)
	got, err := Read(append(data, "what follows in memory"...))
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != 2 || got[0].Arch != 70 || got[1].Kind != ELF || !bytes.Equal(got[0].Data, in[0].Data) || !bytes.Equal(got[1].Data, in[1].Data) {
		t.Errorf("%+v", got)
	}
}

// A damaged fat binary is an error, wherever it is cut or changed.
func TestDamaged(t *testing.T) {
	data := Write([]Image{{Kind: PTX, Arch: 70, Data: []byte(".version 7.0")}})
	for n := range data {
		if _, err := Read(data[:n]); err == nil {
			t.Errorf("%d bytes of %d were read", n, len(data))
		}
	}
	for _, at := range []int{headerSize + 4, headerSize + 8, headerSize + 15} {
		bad := append([]byte(nil), data...)
		bad[at] = 0xFF
		if _, err := Read(bad); err == nil {
			t.Errorf("byte %d was changed, and nothing noticed", at)
		}
	}
}

// The headers are those that CUDA's fatbinary writes for machine code and PTX.
func TestHeaders(t *testing.T) {
	elf := append([]byte("\x7fELF\x02\x01\x01A\x08"), make([]byte, 7)...)
	out := Write([]Image{{Kind: ELF, Arch: 80, Data: elf}, {Kind: PTX, Arch: 80, Data: []byte("//\n.version 8.7\n")}})
	for at, want := range map[int][]uint32{
		0:                  {0xBA55ED50, 0x100001, 64 + 16 + 80 + 24, 0},
		16:                 {0x1010002, 64, 16, 0, 0, 0, 0x10008, 80, 0, 0, 0x11, 0, 0, 0, 0, 0},
		16 + 64 + len(elf): {0x1010001, 80, 24, 0, 0, 64, 0x80007, 80, 0, 0, 0x11, 0, 0, 0, 0, 0, 72, 0, 0, 0},
	} {
		for i, w := range want {
			if got := binary.LittleEndian.Uint32(out[at+4*i:]); got != w {
				t.Errorf("word %d from byte %d is %#x, want %#x", i, at, got, w)
			}
		}
	}
}
