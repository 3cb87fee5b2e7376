package spill

import (
	"github.com/pkg/errors"

	"opt-go/vliw/modulo"
)

// Optimum counts loops by how their II compares with the smallest there is.
type Optimum struct {
	AtMII     int // II = MII
	Proven    int // II = MII, or the exact search finds nothing below
	Above     int // the exact search finds a smaller II
	Unknown   int // the search did not end
	PureAtMII int // II = MII with hypernode reduction alone, without the other methods
}

// Optimum compares the ideal schedules with exact searches; budget is the number of placements that
// each may try.
func (b *Bench) Optimum(budget int) (Optimum, error) {
	verdicts := make([]modulo.Verdict, len(b.Loops)) // Infeasible: nothing below
	pure := make([]bool, len(b.Loops))
	err := b.each(len(b.Loops), func(i int) error {
		g := b.Loops[i].Graph
		s, err := modulo.Run(g, b.Model, modulo.Options{Pure: true})
		if err != nil {
			return errors.Wrapf(err, "loop %s", b.Loops[i].Name)
		}
		pure[i] = s.II == s.Bounds.MII()
		verdicts[i] = modulo.Infeasible
		for ii := b.Ideal[i].Bounds.MII(); ii < b.Ideal[i].II && verdicts[i] == modulo.Infeasible; ii++ {
			if _, verdicts[i], err = modulo.Exact(g, b.Model, ii, budget); err != nil {
				return errors.Wrapf(err, "loop %s", b.Loops[i].Name)
			}
		}
		return nil
	})
	var o Optimum
	for i, v := range verdicts {
		if b.Ideal[i].II == b.Ideal[i].Bounds.MII() {
			o.AtMII++
		}
		if pure[i] {
			o.PureAtMII++
		}
		switch v {
		case modulo.Infeasible:
			o.Proven++
		case modulo.Feasible:
			o.Above++
		default:
			o.Unknown++
		}
	}
	return o, err
}

// Distances counts the loops of a register file by how far their allocation is from MaxLive.
type Distances struct {
	Kind             string
	Loops            int
	Equal, One, More int
	Optimal          int // no allocation of the schedule takes fewer
	InPlace          int // some values stay in static registers
}

// OverMaxLive counts the loops with values in a file (0: int, 1: float), without and with live-in
// and live-out values.
func (b *Bench) OverMaxLive(file int) []Distances {
	wands, all := Distances{Kind: "wands"}, Distances{Kind: "all"}
	for i := range b.Ideal {
		f := &b.Ideal[i].Files[file]
		if f.MaxLive == 0 {
			continue
		}
		wands.add(f.Wands, f.WandsLive, f.WandsBound, f.WandsInPlace)
		all.add(f.Used, f.MaxLive, f.Bound, f.InPlace)
	}
	return []Distances{wands, all}
}

func (d *Distances) add(used, live, bound, inPlace int) {
	d.Loops++
	if inPlace > 0 {
		d.InPlace++
	}
	if used == bound {
		d.Optimal++
	}
	switch used - live {
	case 0:
		d.Equal++
	case 1:
		d.One++
	default:
		d.More++
	}
}
