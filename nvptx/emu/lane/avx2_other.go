//go:build !amd64 || purego

package lane

// vectors says that there are no vector instructions for this processor: nothing calls the
// functions below.
const vectors = false

func blend(d, v *Values, set uint64)                                      { panic(noVectors) }
func choose(d, a, b *Values, predicate, keep uint64)                      { panic(noVectors) }
func even(base *Values, step uint64) (ok bool)                            { panic(noVectors) }
func fill(d *[half]uint64, v uint64)                                      { panic(noVectors) }
func widen(d *[half]uint64, mem *[4 * half]byte)                          { panic(noVectors) }
func narrow(mem *[4 * half]byte, v *[half]uint64)                         { panic(noVectors) }
func offsets(at, base *Values, add, wrap, last uint64) (over, low uint64) { panic(noVectors) }

const noVectors = "BUG: there are no vector instructions"
