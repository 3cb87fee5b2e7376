package converge

// Arrival is what a leaf waits for.
type Arrival[W any] interface {
	comparable
	Members() uint32    // the threads that must come, by a member mask; 0: something else
	Meets(other W) bool // both wait for each other
}

// Meet lets the threads go on that wait for the threads of a mask if all are here, of those that
// live. It returns them.
func (t *Tree[F, W]) Meet(live uint32) (met uint32) {
	for again := true; again; {
		again = false
		for _, n := range t.leaves {
			if !n.Waits() || n.Wait.Members() == 0 || t.Missing(n.Wait, live) != 0 {
				continue
			}
			met |= t.meet(n.Wait)
			again = true
			break
		}
	}
	return met
}

// Missing is the threads that an arrival waits for.
func (t *Tree[F, W]) Missing(a W, live uint32) uint32 {
	missing := a.Members() & live
	for _, n := range t.leaves {
		if n.Waits() && n.Wait.Meets(a) {
			missing &^= n.Mask
		}
	}
	return missing
}

// meet lets all threads go on that wait for the same threads.
func (t *Tree[F, W]) meet(a W) (met uint32) {
	var leaves []*Node[F, W]
	for _, n := range t.leaves {
		if n.Waits() && n.Wait.Meets(a) {
			var none W
			n.Wait = none
			met |= n.Mask
			leaves = append(leaves, n)
		}
	}
	t.Merge(leaves)
	return met
}

// Resume is called when all leaves wait. Threads that wait for the ones of a mask may be complete
// because others have exited, or the others wait for them at a reconvergence point. It returns the
// threads that have met, and whether a leaf runs that does not wait.
func (t *Tree[F, W]) Resume(live uint32) (met uint32, ok bool) {
	if met = t.Meet(live); met != 0 {
		return met, !t.running().Waits() || t.Rotate()
	}
	wanted := uint32(0)
	for _, n := range t.leaves {
		if n.Waits() && n.Wait.Members() != 0 {
			wanted |= t.Missing(n.Wait, live)
		}
	}
	return 0, wanted != 0 && t.Release(wanted)
}
