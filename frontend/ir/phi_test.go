package ir

import (
	"fmt"
	"strings"
	"testing"
)

// TestRemoveIncoming checks which edge takes the place of a removed one.
func TestRemoveIncoming(t *testing.T) {
	tests := []struct {
		swap   bool
		remove int
		want   string
	}{
		{false, 0, "1 2 3"}, {false, 1, "0 2 3"}, {false, 3, "0 1 2"},
		{true, 0, "3 1 2"}, {true, 1, "0 3 2"}, {true, 3, "0 1 2"},
	}
	for _, test := range tests {
		ctx := NewContext()
		ctx.SwapIncoming = test.swap
		m := NewModule(ctx)
		f := m.NewFunc("f", ctx.Func(ctx.Void, nil, false))
		phi := NewInstr(Phi, ctx.I32)
		var blocks []*Block
		for k := range 4 {
			blocks = append(blocks, f.NewBlock(fmt.Sprint(k)))
			phi.AddIncoming(NewInt(ctx.I32, uint64(k)), blocks[k])
		}
		phi.RemoveIncoming(test.remove)
		var got []string
		for k := range phi.NumIncoming() {
			b := phi.IncomingBlock(k)
			if v, _ := AsInt(phi.Operand(k)).Uint64(); fmt.Sprint(v) != b.Name() {
				t.Errorf("swap %v, remove %d: edge %d from %s has value %d", test.swap, test.remove, k, b.Name(), v)
			}
			got = append(got, b.Name())
		}
		if s := strings.Join(got, " "); s != test.want {
			t.Errorf("swap %v, remove %d: edges %s, want %s", test.swap, test.remove, s, test.want)
		}
	}
}
