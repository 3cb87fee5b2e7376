// Package attrvalue checks attributes that the reader gets as text: their names and their values.
//
// LLVM rejects attributes that it does not know and values that an attribute cannot have.
// Attributes of later versions are accepted, up to the newest LLVM.
package attrvalue

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/ir"
)

// attrWords are the attributes whose value is a list of words, with the separator of the list; an
// empty separator stands for a single word.
var attrWords = map[string]struct {
	separator, words string
}{
	"uwtable":   {"", "sync async"},
	"captures":  {",", "none address address_is_null provenance read_provenance ret:"},
	"allockind": {",", "alloc realloc free uninitialized zeroed aligned"},
	"nofpclass": {" ", "all nan snan qnan inf ninf pinf norm nnorm pnorm sub nsub psub zero nzero pzero"},
}

// valueAttrs are attributes that must have a value, besides those whose value is a type.
var valueAttrs = grammar.MakeSet(`align alignstack allocsize allockind captures dereferenceable dereferenceable_or_null initializes memory
	nofpclass range vscale_range`)

// memoryPlaces and memoryEffects are the keywords inside memory(…). Places of later versions are
// named target_mem0 and so on.
var (
	memoryPlaces  = []string{"argmem", "inaccessiblemem", "errnomem"}
	memoryEffects = []string{"none", "read", "write", "readwrite"}
)

// Problem returns the error in an attribute given as text, or "".
func Problem(key, val string, hasVal bool) string {
	if !ir.IsKnownAttr(key) {
		return fmt.Sprintf("expected an attribute, found '%s'", key)
	}
	if (Types[key] || valueAttrs[key]) && val == "" {
		return fmt.Sprintf("expected '(' and a value after '%s'", key)
	}
	if hasVal && ir.IsPlainAttr(key) {
		return fmt.Sprintf("attribute '%s' has no value", key)
	}
	switch key {
	case "memory":
		return memoryProblem(val)
	case "dereferenceable", "dereferenceable_or_null":
		if strings.Trim(val, "0") == "" {
			return key + " bytes must be non-zero"
		}
		return numbersProblem(key, val, hasVal)
	case "initializes":
		return initializesProblem(val)
	case "vscale_range", "allocsize", "align", "alignstack":
		return numbersProblem(key, val, hasVal)
	case "allockind":
		if len(val) < 2 || val[0] != '"' || val[len(val)-1] != '"' {
			return "expected a string in 'allockind'"
		}
	case "range":
		return rangeProblem(val)
	}
	if n, err := strconv.Atoi(val); key == "nofpclass" && err == nil && n > 0 && n < 1024 {
		return "" // the classes as bits
	}
	list, ok := attrWords[key]
	if !ok || !hasVal && key == "uwtable" {
		return ""
	}
	if problem := capturesProblem(val); key == "captures" && problem != "" {
		return problem
	}
	parts := []string{val}
	if list.separator != "" {
		parts = strings.Split(strings.Trim(val, `"`), list.separator)
	}
	for _, w := range parts {
		if key != "allockind" { // whose list is a string
			w = strings.TrimSpace(w)
		}
		if !slices.ContainsFunc(strings.Fields(list.words), func(known string) bool {
			return w == known || strings.HasSuffix(known, ":") && strings.HasPrefix(w, known)
		}) {
			return fmt.Sprintf("'%s' is no value of attribute '%s'", w, key)
		}
	}
	return ""
}

// rangeProblem checks the inside of range(iN LO, HI).
func rangeProblem(val string) string {
	ty, rest, _ := strings.Cut(val, " ")
	lo, hi, ok := strings.Cut(rest, ",")
	width, err := strconv.Atoi(strings.TrimPrefix(ty, "i"))
	if err != nil {
		return "the range must have integer type!"
	}
	if !ok {
		return "expected ',' in 'range'"
	}
	var bounds [2]*big.Int
	for k, s := range []string{lo, hi} {
		n, ok := new(big.Int).SetString(strings.TrimSpace(s), 10)
		switch {
		case !ok:
			return "expected integer in 'range'"
		case n.Sign() < 0 && new(big.Int).Not(n).BitLen()+1 > width || n.BitLen() > width && n.Sign() >= 0:
			return "integer is too large for the bit width of specified type"
		}
		bounds[k] = n
	}
	if bounds[0].Cmp(bounds[1]) == 0 && bounds[0].Sign() != 0 { // LLVM 22 takes 0, 0 as empty
		return "the range should not represent the full or empty set!"
	}
	return ""
}

// capturesProblem checks what the words of captures(…) say together: components, and after ret:
// those of the way through the result.
func capturesProblem(val string) string {
	ret, others, none := 0, 0, 0
	for w := range strings.SplitSeq(val, ",") {
		w = strings.TrimSpace(w)
		rest, isRet := strings.CutPrefix(w, "ret:")
		if isRet {
			if ret++; ret > 1 {
				return "duplicate 'ret' location"
			}
			none, others, w = 0, 0, strings.TrimSpace(rest)
		}
		if w == "none" {
			none++
		} else {
			others++
		}
		if none > 0 && none+others > 1 {
			return "cannot use 'none' with other component"
		}
	}
	return ""
}

// numbersProblem checks attributes whose value is a number, or two.
func numbersProblem(key, val string, hasVal bool) string {
	if !hasVal {
		return ""
	}
	parts := strings.Split(val, ",")
	most, bits := 2, 32
	if key != "vscale_range" && key != "allocsize" {
		most, bits = 1, 64
	}
	for _, p := range parts {
		if _, err := strconv.ParseUint(strings.TrimSpace(p), 10, bits); err != nil || len(parts) > most {
			return fmt.Sprintf("expected integer in '%s'", key)
		}
	}
	return ""
}

// initializesProblem checks the inside of initializes(…): ranges (LO, HI), in order and apart.
func initializesProblem(val string) string {
	const unordered = "Invalid (unordered or overlapping) range list"
	last, first := int64(0), true
	for rest := strings.TrimSpace(val); ; {
		inside, after, ok := strings.Cut(strings.TrimPrefix(rest, "("), ")")
		loText, hiText, two := strings.Cut(inside, ",")
		lo, errLo := strconv.ParseInt(strings.TrimSpace(loText), 10, 64)
		hi, errHi := strconv.ParseInt(strings.TrimSpace(hiText), 10, 64)
		switch {
		case !ok || !two || errLo != nil || errHi != nil || rest[0] != '(':
			return "expected ranges of 64-bit integers in 'initializes'"
		case lo == hi:
			return "the range should not represent the full or empty set!"
		case lo > hi || !first && lo <= last:
			return unordered
		}
		last, first = hi, false
		if rest = strings.TrimSpace(after); rest == "" {
			return ""
		}
		if rest, ok = strings.CutPrefix(rest, ","); !ok {
			return "expected ranges of 64-bit integers in 'initializes'"
		}
		rest = strings.TrimSpace(rest)
	}
}

// memoryProblem checks the inside of memory(…): an effect for all places, which comes first, then
// place: effect.
func memoryProblem(val string) string {
	places := false
	for part := range strings.SplitSeq(val, ",") {
		place, effect, isPlace := strings.Cut(part, ":")
		if !isPlace {
			place, effect = "", place
		}
		place, effect = strings.TrimSpace(place), strings.TrimSpace(effect)
		switch {
		case !slices.Contains(memoryEffects, effect):
			return "expected memory location (argmem, inaccessiblemem) or access kind (none, read, write, readwrite)"
		case isPlace && !slices.Contains(memoryPlaces, place) && !strings.HasPrefix(place, "target_mem"):
			return fmt.Sprintf("'%s' is no memory location", place)
		case !isPlace && places:
			return "default access kind must be specified first"
		}
		places = places || isPlace
	}
	return ""
}

// Types are the attributes whose value is a type.
var Types = map[string]bool{
	"byval": true, "sret": true, "byref": true, "inalloca": true, "preallocated": true, "elementtype": true,
}
