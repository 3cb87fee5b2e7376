package ir

import (
	"slices"
	"strconv"
	"strings"
)

// attrOrder lists the keywords in the order in which LLVM keeps and prints attributes: plain ones,
// those with a type, those with a number, those with ranges. Keywords that are not here come after
// these in the order of the input; string attributes come last, by key.
var attrOrder = strings.Fields(`allocalign allocptr alwaysinline builtin cold convergent coro_only_destroy_when_complete
	coro_elide_safe dead_on_return dead_on_unwind disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable immarg inreg
	inlinehint jumptable minsize mustprogress naked nest noalias nobuiltin nocallback nocapture nocf_check nocreateundeforpoison nodivergencesource
	noduplicate noext nofree noimplicitfloat noinline nomerge noprofile norecurse noredzone noreturn nosanitize_bounds
	nosanitize_coverage nosync noundef nounwind nonlazybind nonnull null_pointer_is_valid optforfuzzing optdebug optsize
	optnone presplitcoroutine readnone readonly returned returns_twice signext safestack sanitize_address sanitize_alloc_token
	sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime
	sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable
	speculative_load_hardening ssp sspreq sspstrong strictfp swiftasync swifterror swiftself willreturn writable writeonly
	zeroext byref byval elementtype inalloca preallocated sret align allockind allocsize captures dereferenceable
	dereferenceable_or_null memory nofpclass alignstack uwtable vscale_range range initializes`)

var attrRanks = func() map[string]int {
	m := make(map[string]int, len(attrOrder))
	for i, k := range attrOrder {
		m[k] = i + 1
	}
	return m
}()

const (
	unknownAttr = 1000
	stringAttr  = 1001
)

func (a *Attr) rank() int {
	if a.IsString {
		return stringAttr
	}
	if r := attrRanks[a.Key]; r != 0 {
		return r
	}
	return unknownAttr
}

func compareAttrs(a, b Attr) int {
	if a.IsString && b.IsString {
		return strings.Compare(a.Key, b.Key)
	}
	return a.rank() - b.rank()
}

// sortedAttrs returns the set in LLVM's order; s itself when it is in order already.
func sortedAttrs(s AttrSet) AttrSet {
	if len(s) < 2 || slices.IsSortedFunc(s, compareAttrs) {
		return s
	}
	s = slices.Clone(s)
	slices.SortStableFunc(s, compareAttrs)
	return s
}

// append appends the attribute as it stands at a parameter or, inGroup, in an attribute group.
func (a *Attr) append(b []byte, inGroup bool) []byte {
	if a.IsString {
		b = append(append(append(b, '"'), EscapeString(a.Key)...), '"')
		if a.Val != "" {
			b = append(append(append(b, `="`...), EscapeString(a.Val)...), '"')
		}
		return b
	}
	b = append(b, a.Key...)
	if a.Ty != nil {
		return append(a.Ty.append(append(b, '(')), ')')
	}
	if a.Val == "" {
		return b
	}
	switch a.Key {
	case "align":
		if inGroup {
			return append(append(b, '='), a.Val...)
		}
		return append(append(b, ' '), a.Val...)
	case "alignstack", "dereferenceable", "dereferenceable_or_null":
		if inGroup {
			return append(append(b, '='), a.Val...)
		}
	}
	return append(append(append(b, '('), a.Val...), ')')
}

// String returns the attribute as it stands at a parameter.
func (a Attr) String() string { return string(a.append(nil, false)) }

// appendAttrs appends the set in LLVM's order.
func appendAttrs(b []byte, s AttrSet, inGroup bool) []byte {
	for k, a := range sortedAttrs(s) {
		if k > 0 {
			b = append(b, ' ')
		}
		b = a.append(b, inGroup)
	}
	return b
}

// String returns the attributes as they stand at a parameter, in LLVM's order.
func (s AttrSet) String() string { return string(appendAttrs(nil, s, false)) }

// attrs writes the set with a blank in front, or nothing for an empty set.
func (p *printer) attrs(s AttrSet) {
	if len(s) > 0 {
		p.b = appendAttrs(append(p.b, ' '), s, false)
	}
}

// groupSlots numbers the sets of function attributes; sets with the same text share a number.
type groupSlots struct {
	byText map[string]int
	bySet  map[*Attr]sizedSlot // sets are immutable, so the same memory means the same set
	texts  []string
	buf    []byte
	adapt  func(AttrSet) AttrSet // to the version that is printed; nil: as they are
}

type sizedSlot struct{ size, slot int }

// slot returns the number of a set, new or known; -1 for the empty set.
func (g *groupSlots) slot(s AttrSet) int {
	if g.adapt != nil {
		s = g.adapt(s)
	}
	if len(s) == 0 {
		return -1
	}
	if known, ok := g.bySet[&s[0]]; ok && known.size == len(s) {
		return known.slot
	}
	if g.byText == nil {
		g.byText, g.bySet = map[string]int{}, map[*Attr]sizedSlot{}
	}
	g.buf = appendAttrs(g.buf[:0], s, true)
	n, ok := g.byText[string(g.buf)]
	if !ok {
		n = len(g.texts)
		text := string(g.buf)
		g.texts = append(g.texts, text)
		g.byText[text] = n
	}
	g.bySet[&s[0]] = sizedSlot{len(s), n}
	return n
}

// groupRef writes the reference to the group of a set, with a blank in front.
func (p *printer) groupRef(s AttrSet) {
	if p.bare {
		return
	}
	if n := p.groups.slot(s); n >= 0 {
		p.s(" #")
		p.b = strconv.AppendInt(p.b, int64(n), 10)
	}
}

func (p *printer) groupList() {
	if len(p.groups.texts) > 0 {
		p.c('\n')
	}
	for n, t := range p.groups.texts {
		p.s("attributes #" + itoa(n) + " = { " + t + " }\n")
	}
}
