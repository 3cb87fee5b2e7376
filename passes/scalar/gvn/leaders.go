package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// leader is a value with a number, available in block and all that it dominates.
type leader struct {
	value ir.Value
	block *ir.Block
}

// leaders is the table of values by number. The order in a list is LLVM's: the first that came, then the others from the latest
// to the earliest.
type leaders struct{ of [][]leader }

func (l *leaders) insert(num uint32, v ir.Value, b *ir.Block) {
	for len(l.of) <= int(num) {
		l.of = append(l.of, nil)
	}
	l.of[num] = append(l.of[num], leader{v, b})
}

func (l *leaders) remove(num uint32, v ir.Value, b *ir.Block) {
	if int(num) >= len(l.of) {
		return
	}
	list := l.of[num]
	for k := range list {
		if list[k].value == v && list[k].block == b {
			l.of[num] = append(list[:k:k], list[k+1:]...)
			return
		}
	}
}

// find returns a value with the number that is available in b; constants are preferred.
func (l *leaders) find(b *ir.Block, num uint32, dt *analysis.DomTree) (v ir.Value) {
	if int(num) >= len(l.of) {
		return nil
	}
	list := l.of[num]
	for k := range list {
		at := k
		if k > 0 {
			at = len(list) - k
		}
		if dt.Dominates(list[at].block, b) {
			if v = list[at].value; ir.IsConst(v) {
				return v
			}
		}
	}
	return v
}

// allIn reports whether all values with the number are in block b.
func (l *leaders) allIn(num uint32, b *ir.Block) bool {
	if int(num) >= len(l.of) {
		return true
	}
	for _, e := range l.of[num] {
		if i, ok := e.value.(*ir.Instr); ok && i.Block() != b {
			return false
		}
	}
	return true
}
