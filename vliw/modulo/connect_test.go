package modulo

import (
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// TestConnect: two values that live for II cycles each, in different rows, need one register more
// than if they were consecutive. Moving the operation between two values by a cycle lets them
// share.
func TestConnect(t *testing.T) {
	for _, test := range []struct {
		starts, ends []int
		want         int
	}{
		{[]int{0}, []int{2}, 1},
		{[]int{0, 1}, []int{2, 3}, 3}, // rows 0 and 1 never meet
		{[]int{0, 1}, []int{1, 2}, 1}, // one ends where the other starts
		{[]int{0, 1}, []int{3, 2}, 2},
		{[]int{0, 0}, []int{2, 2}, 2},
		{nil, nil, 0},
	} {
		var lives []Lifetime
		for i := range test.starts {
			lives = append(lives, Lifetime{Class: 1, Start: test.starts[i], End: test.ends[i]})
		}
		if got := LeastRegisters(lives, 2, 1); got != test.want {
			t.Errorf("%v to %v: %d registers, want %d", test.starts, test.ends, got, test.want)
		}
	}
}

// TestConnectSavesRegisters: the moves keep schedules right, never cost a register, and save one
// for some loops.
func TestConnectSavesRegisters(t *testing.T) {
	mach, err := machine.Lookup("p4m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	rng := rand.New(rand.NewSource(21))
	saved := 0
	for range 200 {
		g := randomLoop(rng, mach, 2+rng.Intn(15))
		p, err := newProblem(g, m)
		if err != nil {
			t.Fatal(err)
		}
		ii := p.bounds().MII()
		found := newPlacement(p, ii)
		if !found.placeInOrder(p.hrmsOrder(ii), p.times(ii).asap) {
			continue
		}
		found.compact()
		before, live := found.registers()
		found.connect()
		after, _ := found.registers()
		if after > before || after < live-int(g.MaxRegClass()) {
			t.Fatalf("%d registers before, %d after", before, after)
		}
		saved += before - after
		s := found.schedule()
		s.Bounds = p.bounds()
		if err := Verify(g, m, s); err != nil {
			t.Fatal(err)
		}
		for class := ddg.RegClass(1); class <= g.MaxRegClass(); class++ {
			if n, most := LeastRegisters(Lifetimes(g, s), s.II, class), MaxLive(g, s, class); n != most && n != most+1 {
				t.Fatalf("%d registers, MaxLive %d", n, most)
			}
		}
	}
	t.Logf("%d registers saved", saved)
	if saved == 0 {
		t.Error("no register was saved")
	}
}
