package separateoffset

import (
	"cmp"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/gpu/straightline"
)

// A constant that is below a narrow sum of two variables, as in sext(%row + (%x + 1)), leaves two
// extensions and an addition of the pointer's width: five machine instructions of NVIDIA's with the
// one for the address, where the narrow sum needs two. That pays where several addresses have the
// rest in common.
const (
	fewShared    = 3 // constants with one rest by which it pays
	mostAddends  = 4 // of a sum that is looked at
	mostSumDepth = 4
)

// narrowSum is the addends of an extended sum, by number, of an address; base is nil for the sum
// itself.
type narrowSum struct {
	base    ir.Value
	stride  int64
	addends [mostAddends]ir.Value
}

// sharedSums counts the constants that addresses of a function add to a sum of variables.
type sharedSums map[narrowSum][]int64

// countSums looks at all addresses; nil if none has such a sum.
func countSums(f *ir.Func, steps func(*ir.Instr) []straightline.GEPStep) sharedSums {
	var sums sharedSums
	for i := range f.Instrs() {
		if i.Op() != ir.GetElementPtr || i.Type().IsVector() || allConstantIndices(i) {
			continue
		}
		for _, step := range steps(i) {
			if step.Field || step.Scalable {
				continue
			}
			sum, k, n := sumOf(i, step)
			if n < 2 {
				continue
			}
			if sums == nil {
				sums = sharedSums{}
			}
			if !slices.Contains(sums[sum], k) {
				sums[sum] = append(sums[sum], k)
			}
			if k == 0 { // the extension of the sum is there
				sums[sum.alone()] = []int64{0}
			}
		}
	}
	return sums
}

// alone is the sum without the address.
func (s narrowSum) alone() narrowSum {
	s.base, s.stride = nil, 0
	return s
}

// pays reports whether a constant should leave an index.
func (s sharedSums) pays(gep *ir.Instr, step straightline.GEPStep) bool {
	if len(s) == 0 {
		return true
	}
	sum, _, n := sumOf(gep, step)
	return n < 2 || len(s[sum]) >= fewShared || len(s[sum.alone()]) > 0
}

// sumOf takes an index apart that extends a sum: the variables, how many there are, and the
// constant. n is 0 for other indices.
func sumOf(gep *ir.Instr, step straightline.GEPStep) (sum narrowSum, constant int64, n int) {
	ext, ok := gep.Operand(step.Operand).(*ir.Instr)
	if !ok || ext.Op() != ir.SExt && ext.Op() != ir.ZExt {
		return narrowSum{}, 0, 0
	}
	flag := ir.NSW
	if ext.Op() == ir.ZExt {
		flag = ir.NUW
	}
	list, constant := addends(ext.Operand(0), flag, nil, mostSumDepth)
	if len(list) > mostAddends {
		return narrowSum{}, 0, 0
	}
	slices.SortFunc(list, func(a, b ir.Value) int { return cmp.Compare(ir.LocalID(a), ir.LocalID(b)) })
	sum = narrowSum{base: gep.Operand(0), stride: step.Stride}
	copy(sum.addends[:], list)
	return sum, constant, len(list)
}

// addends appends the variables that a value is the sum of, none of which wraps.
func addends(v ir.Value, flag ir.Flags, list []ir.Value, depth int) (out []ir.Value, constant int64) {
	if k, ok := straightline.ConstInt(v); ok {
		return list, k
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Add || !i.HasFlag(flag) || depth == 0 {
		return append(list, v), 0
	}
	list, a := addends(i.Operand(0), flag, list, depth-1)
	list, b := addends(i.Operand(1), flag, list, depth-1)
	return list, a + b
}
