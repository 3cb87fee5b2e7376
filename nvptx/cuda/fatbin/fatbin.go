// Package fatbin reads and writes fat binaries: the containers in which CUDA programs carry PTX and
// machine code for several processors. The format is described by the header fatbinary_section.h of
// the CUDA toolkit (the wrapper) and by public readers of it (the container):
//
//	header   magic 0xBA55ED50, version 1, size of the header (16), bytes that follow
//	image…   kind, 0x0101, size of the image's header, size of its data, …, where the options are,
//	         version of the code (of the PTX, or of machine code's ABI), processor, …, flags
//
// The header of PTX ends with its options, of which there are none here. Write fills in what CUDA's
// own fatbinary does.
// All numbers are little-endian. Compressed images are recognized, not unpacked.
package fatbin

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/pkg/errors"
)

// Kind is what an image is.
type Kind uint16

// The kinds of images.
const (
	PTX Kind = 1
	ELF Kind = 2
)

// Image is code for one processor.
type Image struct {
	Kind       Kind
	Arch       int // 80: sm_80
	Data       []byte
	Compressed bool // Data is packed by NVIDIA's compressor
}

const (
	magic       = 0xBA55ED50
	headerSize  = 16
	imageHeader = 64
	optionBytes = 16 // after the header of PTX
	optionText  = 72 // where their text begins: at zeros
	hostIs64    = 1 << 0
	hostIsLinux = 1 << 4
	compressed  = 1 << 13
)

// IsFat reports whether data begins like a fat binary.
func IsFat(data []byte) bool {
	return len(data) >= headerSize && binary.LittleEndian.Uint32(data) == magic
}

// Write makes a fat binary. PTX is terminated by a zero byte, as the driver expects it.
func Write(images []Image) []byte {
	out := make([]byte, headerSize)
	le := binary.LittleEndian
	for _, im := range images {
		data := append([]byte(nil), im.Data...)
		if im.Kind == PTX && (len(data) == 0 || data[len(data)-1] != 0) {
			data = append(data, 0)
		}
		for len(data)%8 != 0 {
			data = append(data, 0)
		}
		h := make([]byte, imageHeader, imageHeader+optionBytes)
		if im.Kind == PTX {
			h = h[:imageHeader+optionBytes]
			le.PutUint32(h[20:], imageHeader)
			le.PutUint32(h[imageHeader:], optionText)
		}
		le.PutUint16(h[0:], uint16(im.Kind))
		le.PutUint16(h[2:], 0x0101)
		le.PutUint32(h[4:], uint32(len(h)))
		le.PutUint64(h[8:], uint64(len(data)))
		major, minor := im.version()
		le.PutUint16(h[24:], minor)
		le.PutUint16(h[26:], major)
		le.PutUint32(h[28:], uint32(im.Arch))
		le.PutUint32(h[40:], hostIs64|hostIsLinux)
		out = append(append(out, h...), data...)
	}
	le.PutUint32(out[0:], magic)
	le.PutUint16(out[4:], 1)
	le.PutUint16(out[6:], headerSize)
	le.PutUint64(out[8:], uint64(len(out)-headerSize))
	return out
}

// elfABI is where an ELF file has the version of its ABI.
const elfABI = 8

// version is that of PTX, or 1 and the ABI's of machine code; zeros for what is neither.
func (im *Image) version() (major, minor uint16) {
	switch {
	case im.Kind == ELF && len(im.Data) > elfABI:
		return 1, uint16(im.Data[elfABI])
	case im.Kind == PTX:
		if _, after, ok := bytes.Cut(im.Data, []byte(".version")); ok {
			if n, err := fmt.Sscanf(string(after[:min(len(after), 16)]), "%d.%d", &major, &minor); n != 2 || err != nil {
				return 0, 0
			}
		}
	}
	return major, minor
}

// Size returns the bytes of a fat binary that begins data.
func Size(data []byte) (int, error) {
	if !IsFat(data) {
		return 0, errors.New("no fat binary: the magic number is missing")
	}
	n := uint64(binary.LittleEndian.Uint16(data[6:])) + binary.LittleEndian.Uint64(data[8:])
	if n > uint64(len(data)) {
		return 0, errors.Errorf("a fat binary of %d bytes, of which %d are here", n, len(data))
	}
	return int(n), nil
}

// Read returns the images of a fat binary.
func Read(data []byte) ([]Image, error) {
	n, err := Size(data)
	if err != nil {
		return nil, err
	}
	var images []Image
	le := binary.LittleEndian
	for at := int(le.Uint16(data[6:])); at < n; {
		if n-at < imageHeader {
			return nil, errors.Errorf("the header of the image at byte %d is cut off", at)
		}
		h := data[at:]
		header, size := uint64(le.Uint32(h[4:])), le.Uint64(h[8:])
		if header < imageHeader || header > uint64(n-at) || size > uint64(n-at)-header {
			return nil, errors.Errorf("the image at byte %d is larger than the fat binary", at)
		}
		body := h[header : header+size]
		im := Image{Kind: Kind(le.Uint16(h)), Arch: int(le.Uint32(h[28:])), Data: body, Compressed: le.Uint64(h[40:])&compressed != 0}
		if im.Kind == PTX && !im.Compressed {
			for len(im.Data) > 0 && im.Data[len(im.Data)-1] == 0 {
				im.Data = im.Data[:len(im.Data)-1]
			}
		}
		images = append(images, im)
		at += int(header + size)
	}
	return images, nil
}
