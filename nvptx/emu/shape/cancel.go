package shape

import (
	"encoding/binary"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/report"
)

// ResponseBytes is the size of the answer to clusterlaunchcontrol.try_cancel. PTX leaves open what
// is in there; here it is the first block's three numbers, and 1 for success.
const ResponseBytes = 16

// Response is the answer: the first block of the cluster that will not start, if there is one.
func Response(first report.Dim3, ok bool) []byte {
	b := make([]byte, ResponseBytes)
	if ok {
		for k := range 3 {
			binary.LittleEndian.PutUint32(b[4*k:], uint32(first.Of(k)))
		}
		b[12] = 1
	}
	return b
}

// Canceled are answers in registers.
type Canceled struct{ Low, High *lane.Values }

// Yes are the threads whose answer says success.
func (c Canceled) Yes() uint32 {
	return lane.Where(c.High, lane.Full, func(v uint64) bool { return v>>32 != 0 })
}

// At is word k: the block's number in dimension k.
func (c Canceled) At(k int) *lane.Values {
	word := c.Low
	if k >= 2 {
		word = c.High
	}
	return lane.Part(word, k%2, 32)
}

// Dimension is the number of a dimension whose name ends so; 0 for "".
func Dimension(name string) int {
	if name == "" {
		return 0
	}
	return int(name[len(name)-1] - 'x')
}
