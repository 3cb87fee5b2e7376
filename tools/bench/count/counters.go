package main

import (
	"encoding/binary"

	"github.com/pkg/errors"
)

// Layout of the file that runtime/coverage writes, in bytes: a header, then one segment (a header,
// strings and arguments, padding, the counters function by function), then a footer.
const (
	fileHeader    = 32
	flavorAt      = 24
	segmentHeader = 16
	flavorRaw     = 1 // every number has 32 bits
	flavorULEB    = 2
)

// total adds up all counters.
func total(file []byte) (uint64, error) {
	if len(file) < fileHeader+segmentHeader {
		return 0, errors.New("no counters: the program must be built with -cover -covermode=atomic")
	}
	segment := file[fileHeader:]
	functions := binary.LittleEndian.Uint64(segment)
	skip := segmentHeader + int(binary.LittleEndian.Uint32(segment[8:])) + int(binary.LittleEndian.Uint32(segment[12:]))
	at := segment[skip:]
	next := func() uint64 {
		if file[flavorAt] == flavorRaw {
			v := binary.LittleEndian.Uint32(at)
			at = at[4:]
			return uint64(v)
		}
		v, n := binary.Uvarint(at)
		at = at[n:]
		return v
	}
	if f := file[flavorAt]; f != flavorRaw && f != flavorULEB {
		return 0, errors.Errorf("counters of an unknown format %d", f)
	}
	sum := uint64(0)
	for range functions {
		n := next()
		next() // the package's number
		next() // the function's
		for range n {
			sum += next()
		}
	}
	return sum, nil
}
