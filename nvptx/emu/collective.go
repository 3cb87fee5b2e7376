package emu

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

var warpDecoders = map[string]func(*decoder){
	"shfl":     decodeShfl,
	"vote":     decodeVote,
	"match":    decodeMatch,
	"redux":    decodeRedux,
	"wgmma":    decodeWarpgroup,
	"tcgen05":  decodeTensorMemory,
	"wmma":     whole(decodeWMMA),
	"mma":      whole(func(d *decoder) { decodeProduct(d, "mma") }),
	"ldmatrix": whole(decodeMatrices), "stmatrix": whole(decodeMatrices), "movmatrix": whole(decodeMoveMatrix),
	"elect": func(d *decoder) { d.dest(0); d.o.exec = execElect; d.members(1, "") },
	"activemask": func(d *decoder) {
		d.dest(0)
		d.o.exec = func(w *warp, o *op) { w.setLanes(o.dst, lane.Splat(uint64(w.exec))) }
	},
}

// whole decodes an instruction that all threads of the warp execute.
func whole(decode func(*decoder)) func(*decoder) {
	return func(d *decoder) {
		decode(d)
		d.together(constant(fullMask), "")
	}
}

// members decodes the member mask, operand i.
func (d *decoder) members(i int, mode string) { d.together(d.source(i, ptx.B32), mode) }

// synced decodes the member mask of an instruction that had none before sm_70: operand i.
func (d *decoder) synced(i int, mode string) {
	if d.m.Has("sync") {
		d.members(i, mode)
	} else {
		d.o.sh = &shuffle{mode: mode}
	}
}

func decodeShfl(d *decoder) {
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, ptx.B32), d.source(2, ptx.B32), d.source(3, ptx.B32)
	d.o.exec = execShfl
	d.synced(4, d.m.Get("mode"))
}

func execShfl(w *warp, o *op) {
	active := w.exec
	var r lanes
	valid, absent := lane.Shuffle(&r, o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), active, o.sh.mode)
	if c := w.block.check; c != nil && absent != 0 {
		w.report(o, lane.First(absent), "bad shuffle", "reads from a thread of the warp that does not take part")
	}
	w.setLanes(o.dst, &r)
	w.setPred(o.dstPred, valid)
}

func decodeVote(d *decoder) {
	mode := d.m.Get("op")
	if mode == "ballot" {
		d.dest(0)
	} else {
		d.predicateDest(0)
	}
	d.o.p = d.predicate(1)
	d.o.exec = execVote
	d.synced(2, mode)
}

func execVote(w *warp, o *op) {
	votes := o.p.mask(w) & w.exec
	if o.sh.mode == "ballot" {
		w.setLanes(o.dst, lane.Splat(uint64(votes)))
		return
	}
	w.setPred(o.dstPred, lane.Vote(o.sh.mode, votes, w.exec))
}

func decodeMatch(d *decoder) {
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.o.exec = execMatch
	d.members(2, d.m.Get("op"))
}

func execMatch(w *warp, o *op) {
	same, all := lane.Match(o.a.lanes(w), w.exec)
	if o.sh.mode == "all" {
		same.Fill(uint64(w.exec & all))
		w.setPred(o.dstPred, all)
	}
	w.setLanes(o.dst, &same)
}

func decodeRedux(d *decoder) {
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	reduction := scalar.ReductionOf(d.m)
	d.o.exec = func(w *warp, o *op) {
		a := *o.a.lanes(w)
		w.eachLane(func(lane int) { a[lane] = reduction.First(a[lane]) })
		w.setLanes(o.dst, lane.Splat(lane.Reduce(&a, w.exec, reduction.Next)))
	}
	d.members(2, d.m.Get("op"))
}

// execElect chooses the lowest thread.
func execElect(w *warp, o *op) {
	active := w.exec
	w.setLanes(o.dst, lane.Splat(uint64(firstLane(active))))
	w.setPred(o.dstPred, active&-active)
}
