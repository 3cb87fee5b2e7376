package report

import (
	"bytes"
	"encoding/binary"

	"opt-go/frontend/ir"
)

// history is the versions of a function. It belongs to the worker that has the function.
type history struct {
	out   Function
	ids   map[string]int32 // of out.Lines
	text  []byte           // of the last version
	spare []byte
}

func newHistory(f *ir.Func) *history {
	h := &history{out: Function{Name: f.Name()}}
	h.add(f, "input", nil)
	return h
}

// add takes the function's text after a run of a pass. A run without a change and without remarks
// is left out.
func (h *history) add(f *ir.Func, passName string, remarks []Remark) {
	if h.spare == nil {
		h.spare = make([]byte, 0, len(h.text)+len(h.text)/2)
	}
	now := f.AppendCode(h.spare[:0], true, nil)
	if bytes.Equal(now, h.text) && len(remarks) == 0 {
		h.spare = now
		return
	}
	if len(h.out.Lines) == 0 {
		h.ids = make(map[string]int32, 4*bytes.Count(now, newline))
	}
	from, to := differing(h.text, now)
	v := Version{Pass: passName, Remarks: remarks, Head: bytes.Count(now[:from], newline), Tail: bytes.Count(now[to:], newline)}
	next := int32(-1) // the line that would go on with the last run
	for rest := now[from:to]; len(rest) > 0; {
		line, after, _ := bytes.Cut(rest, newline)
		if id := h.id(line); id == next {
			v.Runs[len(v.Runs)-1]++
			next++
		} else {
			v.Runs = append(v.Runs, id, 1)
			next = id + 1
		}
		rest = after
	}
	h.out.Versions = append(h.out.Versions, v)
	h.text, h.spare = now, h.text
}

var newline = []byte{'\n'}

// id numbers a line. Only a new one is copied: what differs may be the whole function, again and
// again.
func (h *history) id(text []byte) int32 {
	n, ok := h.ids[string(text)]
	if !ok {
		line := string(text)
		n = int32(len(h.out.Lines))
		h.ids[line] = n
		h.out.Lines = append(h.out.Lines, line)
	}
	return n
}

// differing returns the whole lines of now that differ from old as now[from:to]. Both texts end in
// a newline, or are empty.
func differing(old, now []byte) (from, to int) {
	from = bytes.LastIndexByte(now[:sameHead(old, now)], '\n') + 1
	tail := sameTail(old[from:], now[from:])
	// The tail begins after a newline that both have, or where what is left of one is used up:
	// there a line of the other may go on to the left.
	to, oldTo := len(now)-tail, len(old)-tail
	for to < len(now) && !(startsLine(now, to) && startsLine(old, oldTo)) {
		to++
		oldTo++
	}
	return from, to
}

// Bytes are compared by chunks, and where these differ by words.
const (
	chunk = 256
	word  = 8
)

// sameHead is the number of bytes with which both texts begin.
func sameHead(a, b []byte) int {
	n, k := min(len(a), len(b)), 0
	for k+chunk <= n && bytes.Equal(a[k:k+chunk], b[k:k+chunk]) {
		k += chunk
	}
	for k+word <= n && binary.LittleEndian.Uint64(a[k:]) == binary.LittleEndian.Uint64(b[k:]) {
		k += word
	}
	for k < n && a[k] == b[k] {
		k++
	}
	return k
}

// sameTail is the number of bytes with which both texts end.
func sameTail(a, b []byte) int {
	n, k := min(len(a), len(b)), 0
	for k+chunk <= n && bytes.Equal(a[len(a)-k-chunk:len(a)-k], b[len(b)-k-chunk:len(b)-k]) {
		k += chunk
	}
	for k+word <= n && binary.LittleEndian.Uint64(a[len(a)-k-word:]) == binary.LittleEndian.Uint64(b[len(b)-k-word:]) {
		k += word
	}
	for k < n && a[len(a)-1-k] == b[len(b)-1-k] {
		k++
	}
	return k
}

func startsLine(text []byte, at int) bool { return at == 0 || text[at-1] == '\n' }
