//go:build linux && (amd64 || arm64)

package main

import "unsafe"

// flushBytes is more than the second-level caches of GPUs hold.
const flushBytes = 256 << 20

// timed launches the kernel -repeat times and returns the microseconds of each launch, measured on
// the GPU between two events. Before each launch the buffers get their contents again, and with
// -cold the caches those of another buffer; neither is in the time. The first launch, which loads
// the code, is not counted.
func (d *driver) timed(fn uintptr, l *launch, values [][]byte, buffers []uint64) ([]float64, error) {
	var events [2]uintptr
	for k := range events {
		if err := d.check("cuEventCreate", d.cuEventCreate(&events[k], 0)); err != nil {
			return nil, err
		}
		defer d.cuEventDestroy(events[k])
	}
	var flush uint64
	if l.o.cold {
		if err := d.check("cuMemAlloc", d.cuMemAlloc(&flush, flushBytes)); err != nil {
			return nil, err
		}
		defer d.cuMemFree(flush)
	}
	var micros []float64
	for n := range l.o.repeat + 1 {
		if err := d.refresh(l, buffers, flush, byte(n)); err != nil {
			return nil, err
		}
		ms, err := d.between(events, func() error { return d.enqueue(fn, l.o, values) })
		if err != nil {
			return nil, err
		}
		if n > 0 {
			micros = append(micros, 1000*float64(ms))
		}
	}
	return micros, nil
}

// refresh writes the buffers again and, if there is one, the buffer that empties the caches.
func (d *driver) refresh(l *launch, buffers []uint64, flush uint64, value byte) error {
	for i, a := range l.args {
		if len(a.buffer) == 0 {
			continue
		}
		code := d.cuMemcpyHtoD(buffers[i], unsafe.Pointer(&a.buffer[0]), uintptr(len(a.buffer)))
		if err := d.check("cuMemcpyHtoD", code); err != nil {
			return err
		}
	}
	if flush != 0 {
		if err := d.check("cuMemsetD8", d.cuMemsetD8(flush, value, flushBytes)); err != nil {
			return err
		}
	}
	return d.check("cuCtxSynchronize", d.cuCtxSynchronize())
}

// between returns the milliseconds that the GPU needs for what enqueue launches.
func (d *driver) between(events [2]uintptr, enqueue func() error) (ms float32, err error) {
	if err := d.check("cuEventRecord", d.cuEventRecord(events[0], 0)); err != nil {
		return 0, err
	}
	if err := enqueue(); err != nil {
		return 0, err
	}
	if err := d.check("cuEventRecord", d.cuEventRecord(events[1], 0)); err != nil {
		return 0, err
	}
	if err := d.check("cuEventSynchronize", d.cuEventSynchronize(events[1])); err != nil {
		return 0, err
	}
	return ms, d.check("cuEventElapsedTime", d.cuEventElapsedTime(&ms, events[0], events[1]))
}
