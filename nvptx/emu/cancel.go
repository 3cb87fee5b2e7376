package emu

import (
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/ptx"
)

// decodeLaunchControl decodes clusterlaunchcontrol (PTX ISA, sections 9.7.13.17 and 9.7.13.18): a
// cluster takes over the work of one that has not started, which never starts.
func decodeLaunchControl(d *decoder) {
	if d.m.Has("try_cancel") {
		decodeTryCancel(d)
		return
	}
	response := d.words(d.in.Args[1], ptx.B64)
	if d.m.Has("is_canceled") {
		d.predicateDest(0)
	} else {
		d.o.dsts, _ = d.destinations(0)
	}
	first := shape.Dimension(d.m.Get("dim"))
	d.o.exec = func(w *warp, o *op) {
		words := shape.Canceled{Low: response[0].lanes(w), High: response[1].lanes(w)}
		w.setPred(o.dstPred, words.Yes())
		for k, dst := range o.dsts {
			w.setLanes(dst, words.At(first+k))
		}
	}
}

// decodeTryCancel decodes the request. It is answered when time passes, in all blocks of the
// cluster alike.
func decodeTryCancel(d *decoder) {
	m, bar := d.address(0, d.spaceSlot()), d.barrierWord(1)
	m.isStore, m.size, m.copyBytes, m.base.slot, bar.base.slot = true, shape.ResponseBytes, shape.ResponseBytes, 2, 5
	var all *targets
	if d.m.Has("multicast") {
		all = &targets{}
	}
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		to, at, blocks := *m.base.lanes(w), *bar.base.lanes(w), uint64(1)<<len(w.block.cluster.blocks)-1
		w.eachLane(func(lane int) {
			var response []byte
			w.eachTarget(o, lane, all, blocks, to[lane]+m.off, at[lane], func(to, at uint64) {
				w.beginBulk(o, lane, bar, at, func() int {
					if response == nil {
						response = w.block.run.cancel()
					}
					w.put(o, m, lane, to, response)
					return len(response)
				})
			})
		})
	}
}

// cancel takes a cluster that has not started, and returns the response.
func (r *run) cancel() []byte {
	number, ok := r.queue.Take()
	if !ok {
		return shape.Response(report.Dim3{}, false)
	}
	if r.cfg.Ended != nil {
		r.cfg.Ended(r.gangs())
	}
	return shape.Response(r.Grid.At(r.BlocksOf(number, number+1)[0]), true)
}
