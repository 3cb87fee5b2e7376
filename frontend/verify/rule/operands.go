package rule

import (
	"strings"

	"opt-go/frontend/ir"
)

// Questions about operands that rules of several kinds ask.

// CountBundles returns how many operand bundles of a call have a tag.
func CountBundles(i *ir.Instr, tag string) (n int) {
	for _, b := range i.Info.Bundles {
		if b.Tag == tag {
			n++
		}
	}
	return n
}

// BundleOf returns the first operand bundle with a tag, or nil.
func BundleOf(i *ir.Instr, tag string) *ir.Bundle {
	for k := range i.Info.Bundles {
		if b := &i.Info.Bundles[k]; b.Tag == tag {
			return b
		}
	}
	return nil
}

// DefinedBy reports whether a value is an instruction of an opcode.
func DefinedBy(v ir.Value, op ir.Op) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op() == op
}

// IsImmediate reports whether an argument is a number that is known when the program is compiled.
func IsImmediate(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.IntConst || k.Kind == ir.FloatConst)
}

// maxAliases bounds how many aliases of aliases are followed: an invalid module may have cycles of
// them.
const maxAliases = 64

// StripAliases returns the value under conversions and aliases of a constant.
func StripAliases(v ir.Value) ir.Value {
	target := ir.StripConstCasts(v)
	for range maxAliases {
		alias, ok := target.(*ir.Alias)
		if !ok || alias.Aliasee == nil {
			break
		}
		target = ir.StripConstCasts(alias.Aliasee)
	}
	return target
}

// LeadingNumber reads the number that a text begins with; at least 1.
func LeadingNumber(s string) int {
	n := 0
	for _, c := range s {
		if c < '0' || c > '9' || n > 1<<20 {
			break
		}
		n = n*10 + int(c-'0')
	}
	return max(n, 1)
}

// Words returns the set of the words of a text.
func Words(text string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(text) {
		m[w] = true
	}
	return m
}
