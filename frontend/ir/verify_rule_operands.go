package ir

import "strings"

// Questions about operands that rules of several kinds ask.

// CountBundles returns how many operand bundles of a call have a tag.
func CountBundles(i *Instr, tag string) (n int) {
	for _, b := range i.Info.Bundles {
		if b.Tag == tag {
			n++
		}
	}
	return n
}

// BundleOf returns the first operand bundle with a tag, or nil.
func BundleOf(i *Instr, tag string) *Bundle {
	for k := range i.Info.Bundles {
		if b := &i.Info.Bundles[k]; b.Tag == tag {
			return b
		}
	}
	return nil
}

// DefinedBy reports whether a value is an instruction of an opcode.
func DefinedBy(v Value, op Op) bool {
	i, ok := v.(*Instr)
	return ok && i.Op() == op
}

// IsImmediate reports whether an argument is a number that is known when the program is compiled.
func IsImmediate(v Value) bool {
	k, ok := v.(*Const)
	return ok && (k.Kind == IntConst || k.Kind == FloatConst)
}

// maxAliases bounds how many aliases of aliases are followed: an invalid module may have cycles of
// them.
const maxAliases = 64

// StripAliases returns the value under conversions and aliases of a constant.
func StripAliases(v Value) Value {
	target := StripConstCasts(v)
	for range maxAliases {
		alias, ok := target.(*Alias)
		if !ok || alias.Aliasee == nil {
			break
		}
		target = StripConstCasts(alias.Aliasee)
	}
	return target
}

// Words returns the set of the words of a text.
func Words(text string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(text) {
		m[w] = true
	}
	return m
}
