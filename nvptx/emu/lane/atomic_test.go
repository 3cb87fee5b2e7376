package lane

import (
	"bytes"
	"math/rand/v2"
	"sync"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// atomics are operations of each size and kind.
var atomics = []struct {
	op string
	t  ptx.Type
}{
	{"add", ptx.U32}, {"add", ptx.S32}, {"add", ptx.U64}, {"add", ptx.F32}, {"add", ptx.F64}, {"add", ptx.F16}, {"add", ptx.F16x2},
	{"min", ptx.S32}, {"max", ptx.U64}, {"and", ptx.B32}, {"or", ptx.B64}, {"xor", ptx.B32}, {"exch", ptx.B64},
	{"cas", ptx.B16}, {"cas", ptx.B32}, {"cas", ptx.B64}, {"inc", ptx.U32}, {"dec", ptx.U32},
}

func atomicOf(op string, t ptx.Type) Atomic {
	return Atomic{Size: t.Bytes(), Update: scalar.Atomic(op, t), Sum: scalar.IsSum(op, t)}
}

// TestAtomicShared: memory that others share gets the same values, and the threads find the same,
// whether few or many of them are at one place.
func TestAtomicShared(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for _, c := range atomics {
		a := atomicOf(c.op, c.t)
		for range 300 {
			places := 1 + r.IntN(8)
			mem := make([]byte, 64)
			for i := range mem {
				mem[i] = byte(r.UintN(4))
			}
			var at, v, w Values
			for i := range at {
				if at[i] = uint64(r.IntN(places) * a.Size); i > 0 && r.IntN(2) == 0 {
					at[i] = at[i-1]
				}
				v[i], w[i] = r.Uint64N(4)>>(64-8*min(a.Size, 8)), r.Uint64()>>(64-8*a.Size)
				if r.IntN(2) == 0 {
					v[i] = w[i]
				}
			}
			set := r.Uint32()
			one, shared := bytes.Clone(mem), bytes.Clone(mem)
			var old, oldShared, oldThread Values
			a.Run(one, &at, set, &v, &w, &old, false)
			a.Run(shared, &at, set, &v, &w, &oldShared, true)
			Each(set, func(i int) { a.Thread(mem[at[i]:], i, &v, &w, &oldThread, i%2 == 0) })
			if !bytes.Equal(one, shared) || !bytes.Equal(one, mem) || old != oldShared || old != oldThread {
				t.Fatalf("%s.%s of %#x at %v, set %#x:\n%x\n%x, shared\n%x, by thread\nfound %x\n      %x\n      %x", c.op, c.t, v, at, set, one, shared, mem, old, oldShared, oldThread)
			}
		}
	}
}

// TestAtomicAtOnce: no update is lost when several do theirs at the same time, also to halves of
// one word.
func TestAtomicAtOnce(t *testing.T) {
	const rounds, workers = 2000, 4
	for _, c := range []struct {
		t    ptx.Type
		v    uint64 // one
		want []byte // in each place
	}{
		{ptx.U32, 1, []byte{0x80, 0x3E, 0, 0}},
		{ptx.U64, 1, []byte{0x80, 0x3E, 0, 0, 0, 0, 0, 0}},
		{ptx.F32, 0x3F800000, []byte{0, 0, 0x7A, 0x46}},
		{ptx.F16, 0x3C00, []byte{0, 0x68}}, // it stays at 2048, to which one more cannot be added
	} {
		a := atomicOf("add", c.t)
		var at, v Values
		for i := range at {
			at[i], v[i] = uint64(i/2%4*a.Size), c.v
		}
		mem := make([]byte, 4*a.Size)
		var all sync.WaitGroup
		for range workers {
			all.Add(1)
			go func() {
				defer all.Done()
				var old Values
				for range rounds / 4 {
					a.Run(mem, &at, Full, &v, &v, &old, true)
				}
			}()
		}
		all.Wait()
		if want := bytes.Repeat(c.want, 4); !bytes.Equal(mem, want) {
			t.Errorf("%s: %x, want %x", c.t, mem, want)
		}
	}
}
