package emu

import (
	"math"
	"math/bits"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// shuffle is a decoded instruction between the threads of a warp.
type shuffle struct {
	mode    string
	members source // the member mask
	synced  bool   // has one
	t       ptx.Type
}

var warpDecoders = map[string]func(*decoder){
	"shfl":     decodeShfl,
	"vote":     decodeVote,
	"match":    decodeMatch,
	"redux":    decodeRedux,
	"wmma":     decodeWMMA,
	"mma":      func(d *decoder) { decodeProduct(d, "mma") },
	"ldmatrix": decodeMatrices, "stmatrix": decodeMatrices, "movmatrix": decodeMoveMatrix,
	"elect": func(d *decoder) {
		d.dest(0)
		d.members(1, "")
		d.o.exec = execElect
	},
	"activemask": func(d *decoder) {
		d.dest(0)
		d.o.exec = func(w *warp, o *op) {
			w.setLanes(o.dst, lane.Splat(uint64(w.exec)))
		}
	},
}

// members decodes the member mask, operand i.
func (d *decoder) members(i int, mode string) {
	d.o.sh = &shuffle{mode: mode, synced: true, members: d.source(i, ptx.B32), t: d.m.Type("T")}
	d.o.sh.members.slot = 6
}

// join checks that the active threads are those that the member mask names: on sm_70 a warp
// instruction waits for all of them; here they must already be converged.
func (w *warp) join(o *op) uint32 {
	if !o.sh.synced {
		return w.exec
	}
	m := o.sh.members.lanes(w)
	mask := uint32(m[firstLane(w.exec)])
	for e := w.exec; e != 0; e &= e - 1 {
		if i := bits.TrailingZeros32(e); uint32(m[i]) != mask {
			w.fail(o, i, "bad member mask", "threads of one %s have the masks %#x and %#x", o.in.Op, mask, uint32(m[i]))
		}
	}
	if mask&w.live&^w.exec != 0 {
		w.fail(o, -1, "bad member mask", "mask %#08x names threads that are not here: %#08x", mask, mask&w.live&^w.exec)
	}
	if w.exec&^mask != 0 {
		w.fail(o, -1, "bad member mask", "threads %#08x are here, the mask %#08x leaves them out", w.exec&^mask, mask)
	}
	return w.exec
}

func decodeWarpSync(d *decoder) {
	d.members(0, "")
	d.o.exec = func(w *warp, o *op) { w.join(o) }
}

func decodeShfl(d *decoder) {
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, ptx.B32), d.source(2, ptx.B32), d.source(3, ptx.B32)
	if d.m.Has("sync") {
		d.members(4, d.m.Get("mode"))
	} else {
		d.o.sh = &shuffle{mode: d.m.Get("mode")}
	}
	d.o.exec = execShfl
}

func execShfl(w *warp, o *op) {
	active := w.join(o)
	var r lanes
	valid, absent := lane.Shuffle(&r, o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), active, o.sh.mode)
	if absent != 0 {
		w.fail(o, lane.First(absent), "bad shuffle", "reads from a thread of the warp that does not take part")
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
	if d.m.Has("sync") {
		d.members(2, mode)
	} else {
		d.o.sh = &shuffle{mode: mode}
	}
	d.o.exec = execVote
}

func execVote(w *warp, o *op) {
	active := w.join(o)
	votes := o.p.mask(w) & active
	result := false
	switch o.sh.mode {
	case "ballot":
		w.setLanes(o.dst, lane.Splat(uint64(votes)))
		return
	case "all":
		result = votes == active
	case "any":
		result = votes != 0
	default: // uni
		result = votes == 0 || votes == active
	}
	if result {
		w.setPred(o.dstPred, fullMask)
	} else {
		w.setPred(o.dstPred, 0)
	}
}

func decodeMatch(d *decoder) {
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.members(2, d.m.Get("op"))
	d.o.exec = execMatch
}

func execMatch(w *warp, o *op) {
	active := w.join(o)
	same, all := lane.Match(o.a.lanes(w), active)
	if o.sh.mode == "all" {
		agree := uint32(0)
		if all {
			agree = fullMask
		}
		same.Fill(uint64(active & agree))
		w.setPred(o.dstPred, agree)
	}
	w.setLanes(o.dst, &same)
}

func decodeRedux(d *decoder) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a = d.source(1, t)
	d.members(2, d.m.Get("op"))
	if t == ptx.F32 {
		d.floatRedux()
		return
	}
	update := atomicUpdate(d.m.Get("op"), t)
	d.o.exec = func(w *warp, o *op) {
		active := w.join(o)
		w.setLanes(o.dst, lane.Splat(lane.Reduce(o.a.lanes(w), active, func(sum, v uint64) uint64 { return update(sum, v, 0) })))
	}
}

// floatRedux decodes redux of floats, also of their absolute values.
func (d *decoder) floatRedux() {
	choose, keep := scalar.MinMax32(d.m.Get("op") == "min", d.m.Has("NaN")), uint64(math.MaxUint32)
	if d.m.Has("abs") {
		keep >>= 1
	}
	d.o.exec = func(w *warp, o *op) {
		active, a := w.join(o), *o.a.lanes(w)
		w.eachLane(func(lane int) { a[lane] = choose(a[lane]&keep, a[lane]&keep) })
		w.setLanes(o.dst, lane.Splat(lane.Reduce(&a, active, choose)))
	}
}

// execElect chooses the lowest thread.
func execElect(w *warp, o *op) {
	active := w.join(o)
	w.setLanes(o.dst, lane.Splat(uint64(firstLane(active))))
	w.setPred(o.dstPred, active&-active)
}
