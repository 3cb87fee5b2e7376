package fatbin

import (
	"bytes"
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
