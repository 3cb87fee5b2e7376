// Package testnests reads the loop nests of vliw/testdata/nests, and writes random ones, for the
// tests of several machines.
//
//	collection.go  the C nests: modules, memory, expected results (driver.c there)
//	random.go      random functions with a nest of two to four loops over two arrays
package testnests

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"path/filepath"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/target"
)

// Suites are the files of the collection, without suffix.
var Suites = []string{"linear", "stencil", "livermore", "image", "solver"}

const elements = 4096 + 64 // of an array, as in driver.c

// Run is one line of expected.txt: a function, its first two arguments, and what it leaves.
type Run struct {
	Name string
	N, M int64
	Hash string
}

// Expected reads the results of the native build, by function. dir is vliw/testdata/nests.
func Expected(t testing.TB, dir string) map[string][]Run {
	t.Helper()
	file, err := os.Open(filepath.Join(dir, "expected.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	out := map[string][]Run{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var r Run
		if _, err := fmt.Sscan(lines.Text(), &r.Name, &r.N, &r.M, &r.Hash); err != nil {
			t.Fatal(err)
		}
		out[r.Name] = append(out[r.Name], r)
	}
	return out
}

// Read reads a suite as clang has left it at a level. The output of clang -O0 goes through our own
// pipeline, for a target.
func Read(t testing.TB, dir, suite, level string, machine *target.Target) *ir.Module {
	t.Helper()
	return read(t, dir, suite, level, machine, func(text []byte) []byte { return text })
}

// ReadMayOverlap is Read with nothing said of arrays that do not overlap.
func ReadMayOverlap(t testing.TB, dir, suite, level string, machine *target.Target) *ir.Module {
	t.Helper()
	return read(t, dir, suite, level, machine, func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("ptr noalias "), []byte("ptr ")) })
}

func read(t testing.TB, dir, suite, level string, machine *target.Target, edit func(text []byte) []byte) *ir.Module {
	t.Helper()
	name := filepath.Join(dir, suite+"."+level+".ll")
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := frontend.Read(name, edit(src))
	if err != nil {
		t.Fatal(err)
	}
	if level == "O0" {
		pipeline, err := passes.Parse("default<O1>,vliw")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, pipeline, passes.Options{Target: machine}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Memory is what driver.c fills its arrays with: four arrays of doubles, two of ints. Their
// addresses are the arguments of a nest after the first two.
func Memory() [][]byte {
	s := uint32(12345)
	next := func() uint32 { s = s*1664525 + 1013904223; return s }
	var out [][]byte
	for range 4 {
		b := make([]byte, 0, 8*elements)
		for range elements {
			b = binary.LittleEndian.AppendUint64(b, math.Float64bits(float64(next()>>28)*0.5))
		}
		out = append(out, b)
	}
	for range 2 {
		b := make([]byte, 0, 4*elements)
		for range elements {
			b = binary.LittleEndian.AppendUint32(b, next()>>29)
		}
		out = append(out, b)
	}
	return out
}

// Hash is that of expected.txt: of the arrays after a run, and its result.
func Hash(arrays [][]byte, result uint64) string {
	h := fnv.New64a()
	for _, b := range arrays {
		h.Write(b)
	}
	h.Write(binary.LittleEndian.AppendUint64(nil, result))
	return fmt.Sprintf("%016x", h.Sum64())
}
