package async

import "fmt"

// Vain counts how often a warp has waited at barriers in shared memory in vain, since any barrier
// has changed.
type Vain struct {
	times   int
	changes uint64 // of barriers, at the last time
}

// patience is how many waits in vain are enough to say that what is waited for does not come: more
// than a program would count itself before it gives up.
const patience = 1 << 18

// Again notes a wait in vain; so many changes of barriers there have been.
func (v *Vain) Again(changes uint64) {
	if v.times++; v.changes != changes {
		v.times, v.changes = 1, changes
	}
}

// Lost reports whether a warp only waits in vain.
func (v *Vain) Lost(changes uint64) bool { return v.times >= patience && v.changes == changes }

// Missing says what a phase of a barrier lacks.
func (b *Barrier) Missing() string {
	return fmt.Sprintf("%d arrivals and %d bytes are missing, and all other warps wait, too", b.Pending, b.Bytes)
}
