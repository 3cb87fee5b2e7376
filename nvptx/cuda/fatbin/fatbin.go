// Package fatbin reads and writes fat binaries: the containers in which CUDA programs carry PTX and
// machine code for several processors. The format is described by the header fatbinary_section.h of
// the CUDA toolkit (the wrapper) and by public readers of it (the container):
//
//	header   magic 0xBA55ED50, version 1, size of the header (16), bytes that follow
//	image…   kind, 0x0101, size of the image's header, size of its data, …, processor, …, flags
//
// All numbers are little-endian. Compressed images are recognized, not unpacked.
package fatbin

import (
	"encoding/binary"

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
		h := make([]byte, imageHeader)
		le.PutUint16(h[0:], uint16(im.Kind))
		le.PutUint16(h[2:], 0x0101)
		le.PutUint32(h[4:], imageHeader)
		le.PutUint64(h[8:], uint64(len(data)))
		le.PutUint32(h[20:], imageHeader) // where options would begin
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
