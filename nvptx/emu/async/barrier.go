package async

import "fmt"

// Barrier is a barrier in shared memory (PTX ISA, section 9.7.13.15): a phase ends when as many
// threads have arrived as are expected and all bytes that were announced have been copied.
type Barrier struct {
	Expected, Pending int // arrivals of a phase; those that are missing
	Bytes             int // announced less copied
	Phase             int // its parity
}

const (
	countBits  = 20
	noBytes    = 1 << 20 // bytes are stored from minus this on, in 21 bits
	isBarrier  = 0b10    // the two highest bits
	phaseShift = 61
)

// MaxCount is the largest number of arrivals.
const MaxCount = 1<<countBits - 1

// NewBarrier is a barrier for so many arrivals; ok is false if it cannot count them.
func NewBarrier(arrivals int) (b Barrier, ok bool) {
	return Barrier{Expected: arrivals, Pending: arrivals}, arrivals >= 1 && arrivals <= MaxCount
}

// MaxBytes bounds the bytes that are announced and not copied, or copied and not announced.
const MaxBytes = noBytes - 1

// Word is the barrier's 64 bits in memory. They hold all of it, in a layout of our own, as PTX
// leaves it open.
func (b *Barrier) Word() uint64 {
	return uint64(b.Expected) | uint64(b.Pending)<<countBits | uint64(b.Bytes+noBytes)<<(2*countBits) | uint64(b.Phase)<<phaseShift | isBarrier<<62
}

// BarrierOf reads a word; ok is false if there is no barrier.
func BarrierOf(word uint64) (b Barrier, ok bool) {
	b.Expected, b.Pending = int(word&MaxCount), PendingCount(word)
	b.Bytes = int(word>>(2*countBits)&(1<<21-1)) - noBytes
	b.Phase = int(word >> phaseShift & 1)
	return b, word>>62 == isBarrier
}

// PendingCount is the number of missing arrivals of a barrier's state.
func PendingCount(word uint64) int { return int(word >> countBits & MaxCount) }

// Overflow says what the barrier cannot count; "": nothing.
func (b *Barrier) Overflow() string {
	switch {
	case b.Pending < 0:
		return "has more arrivals than it expects"
	case b.Bytes > MaxBytes || b.Bytes < -MaxBytes:
		return fmt.Sprintf("counts %d bytes", b.Bytes)
	}
	return ""
}

// EndPhase begins the next phase if nothing is missing any more.
func (b *Barrier) EndPhase() (ended bool) {
	if ended = b.Pending == 0 && b.Bytes == 0; ended {
		b.Phase ^= 1
		b.Pending = b.Expected
	}
	return ended
}

// Operation is what an operation of mbarrier does to a barrier with its count; arrive may announce
// bytes, too (.expect_tx).
func Operation(kind string, announces bool) func(b *Barrier, n int) {
	switch kind {
	case "expect_tx":
		return func(b *Barrier, n int) { b.Bytes += n }
	case "complete_tx":
		return func(b *Barrier, n int) { b.Bytes -= n }
	}
	drop := kind == "arrive_drop"
	return func(b *Barrier, n int) {
		if announces {
			b.Bytes += n
			n = 1
		}
		b.Pending -= n
		if drop {
			b.Expected -= n
		}
	}
}
