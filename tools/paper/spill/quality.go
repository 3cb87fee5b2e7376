package spill

import (
	"fmt"

	"github.com/pkg/errors"

	"opt-go/tools/shard"
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
	searches := make([]search, len(b.Loops))
	err := b.each(len(b.Loops), func(i int) (err error) {
		searches[i], err = shard.Measure(b.Work, fmt.Sprintf("%s optimum %d", b.Machine.Name, budget), i, func() (search, error) { return b.search(i, budget) })
		return errors.Wrapf(err, "loop %s", b.Loops[i].Name)
	})
	var o Optimum
	for i, s := range searches {
		if b.Ideal[i].II == b.Ideal[i].Bounds.MII() {
			o.AtMII++
		}
		if s.Pure {
			o.PureAtMII++
		}
		switch s.Below {
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

// search is what is known of the smallest II of a loop.
type search struct {
	Pure  bool           // hypernode reduction alone reaches MII
	Below modulo.Verdict // whether there is a schedule below the ideal one
}

func (b *Bench) search(i, budget int) (r search, err error) {
	g := b.Loops[i].Graph
	s, err := modulo.Run(g, b.Model, modulo.Options{Pure: true})
	if err != nil {
		return r, err
	}
	r = search{s.II == s.Bounds.MII(), modulo.Infeasible}
	for ii := b.Ideal[i].Bounds.MII(); ii < b.Ideal[i].II && r.Below == modulo.Infeasible; ii++ {
		if _, r.Below, err = modulo.Exact(g, b.Model, ii, budget); err != nil {
			return r, err
		}
	}
	return r, nil
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
