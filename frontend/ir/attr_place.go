package ir

import "strings"

// AttrPlace is a set of places where an attribute may stand.
type AttrPlace uint8

// The places of attributes.
const (
	OnFunc AttrPlace = 1 << iota
	OnParam
	OnRet
)

// attrPlaces says for each keyword where it may stand.
var attrPlaces = func() map[string]AttrPlace {
	m := map[string]AttrPlace{}
	for _, t := range []struct {
		place AttrPlace
		keys  string
	}{
		{OnFunc, `allocsize allockind alwaysinline builtin cold convergent coro_only_destroy_when_complete coro_elide_safe
			fn_ret_thunk_extern disable_sanitizer_instrumentation hot hybrid_patchable inlinehint jumptable memory minsize naked
			nobuiltin nocallback noduplicate nodivergencesource noimplicitfloat noinline norecurse noredzone noreturn nosync
			nosanitize_bounds nosanitize_coverage nounwind nonlazybind nomerge noprofile nocf_check null_pointer_is_valid
			optforfuzzing optdebug optsize optnone presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress
			sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking
			sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq
			sspstrong strictfp uwtable vscale_range willreturn mustprogress argmemonly inaccessiblememonly
			inaccessiblemem_or_argmemonly`},
		{OnFunc | OnParam, "nofree preallocated"},
		{OnFunc | OnParam | OnRet, "alignstack"},
		{OnParam, `allocalign allocptr byval byref captures dead_on_unwind dead_on_return elementtype immarg inalloca initializes
			nest nocapture readnone readonly returned sret swifterror swiftself swiftasync writeonly writable`},
		{OnParam | OnRet, `align dereferenceable dereferenceable_or_null inreg noalias noext nofpclass noundef nonnull range
			signext zeroext`},
	} {
		for _, k := range strings.Fields(t.keys) {
			m[k] = t.place
		}
	}
	return m
}()

// newerAttrs are keywords of versions after 19, which no rule here is about.
var newerAttrs = wordSet(`nocreateundeforpoison sanitize_alloc_token denormal_fpenv flatten nooutline noipa`)

// AttrPlaces returns where an attribute of this keyword may stand; none for unknown keywords, and
// for those of versions after 19 that no rule is about.
func AttrPlaces(key string) AttrPlace { return attrPlaces[key] }

// IsKnownAttr reports whether some LLVM from 14 on has an attribute that is written as this word.
func IsKnownAttr(key string) bool { return attrPlaces[key] != 0 || newerAttrs[key] }

// NotOnFunctions reports whether a keyword is an attribute of parameters or results only.
func NotOnFunctions(key string) bool { return attrPlaces[key] != 0 && attrPlaces[key]&OnFunc == 0 }

// attrsWithValue may be followed by a value in brackets; keywords that are neither here nor newer
// than LLVM 19 may not.
var attrsWithValue = wordSet(`align alignstack allocsize allockind byref byval captures dead_on_return dereferenceable dereferenceable_or_null
	elementtype inalloca initializes memory nofpclass preallocated range sret uwtable vscale_range`)

// IsPlainAttr reports whether a keyword is an attribute that never has a value.
func IsPlainAttr(key string) bool { return attrPlaces[key] != 0 && !attrsWithValue[key] }

func wordSet(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}
