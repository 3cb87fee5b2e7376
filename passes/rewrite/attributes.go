package rewrite

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// What becomes of the attributes of two calls that one replaces: LLVM's
// AttributeList::intersectWith.

// promises are the attributes that a call may lose; the merged one keeps those that both have.
// memory and nofpclass, which LLVM also merges by their values, are kept where the values are
// equal.
var promises = map[string]bool{
	"allocptr": true, "cold": true, "dead_on_unwind": true, "hot": true, "inlinehint": true, "memory": true, "mustprogress": true,
	"noalias": true, "nocallback": true, "nocapture": true, "nofpclass": true, "nofree": true, "nonnull": true, "norecurse": true,
	"noreturn": true, "nosync": true, "noundef": true, "nounwind": true, "readnone": true, "readonly": true, "returned": true,
	"speculatable": true, "willreturn": true, "writable": true, "writeonly": true,
}

// IntersectAttrs returns the attributes that hold for both of two calls; ok is false if one has an
// attribute that must stay, such as those of the ABI, and the other has it not.
func IntersectAttrs(a, b ir.AttrList) (both ir.AttrList, ok bool) {
	if both.Fn, ok = intersectSets(a.Fn, b.Fn); !ok {
		return both, false
	}
	if both.Ret, ok = intersectSets(a.Ret, b.Ret); !ok {
		return both, false
	}
	for k := range max(len(a.Params), len(b.Params)) {
		set, ok := intersectSets(a.Param(k), b.Param(k))
		if !ok {
			return both, false
		}
		if len(set) > 0 {
			both.SetParam(k, set)
		}
	}
	return both, true
}

func intersectSets(a, b ir.AttrSet) (both ir.AttrSet, ok bool) {
	copied := a.Has("byval") || b.Has("byval") // whose alignment is that of the copy
	for _, x := range a {
		y, has := attrLike(b, x)
		switch {
		case has && x == y:
			both = append(both, x)
		case x.IsString:
			return nil, false
		case promises[x.Key]:
		case x.Key == "align" && !copied, x.Key == "dereferenceable", x.Key == "dereferenceable_or_null":
			if has {
				both = append(both, smaller(x, y))
			}
		case x.Key == "range":
			if has {
				if r, some := joinRanges(x.Val, y.Val); some {
					both = append(both, ir.ValAttr("range", r))
				}
			}
		default:
			return nil, false
		}
	}
	for _, y := range b {
		if _, has := attrLike(a, y); !has && (y.IsString || !mayGo(y.Key) || y.Key == "align" && copied) {
			return nil, false
		}
	}
	return both, true
}

func mayGo(key string) bool {
	switch key {
	case "align", "dereferenceable", "dereferenceable_or_null", "range":
		return true
	}
	return promises[key]
}

// attrLike returns the attribute of a set with the key of another one.
func attrLike(s ir.AttrSet, x ir.Attr) (ir.Attr, bool) {
	for _, y := range s {
		if y.Key == x.Key && y.IsString == x.IsString {
			return y, true
		}
	}
	return ir.Attr{}, false
}

// smaller returns the attribute with the smaller number.
func smaller(x, y ir.Attr) ir.Attr {
	a, _ := strconv.ParseUint(x.Val, 10, 64)
	b, _ := strconv.ParseUint(y.Val, 10, 64)
	if a <= b {
		return x
	}
	return y
}

// joinRanges returns the smallest range that holds both, unless that is all numbers.
func joinRanges(x, y string) (joined string, some bool) {
	ty, _, _ := strings.Cut(x, " ")
	bits, err := strconv.Atoi(strings.TrimPrefix(ty, "i"))
	if err != nil {
		return "", false
	}
	a, ok := ranges.Parse(x, bits)
	b, ok2 := ranges.Parse(y, bits)
	if !ok || !ok2 {
		return "", false
	}
	r := a.Union(b, ranges.Smallest)
	if r.IsFull() {
		return "", false
	}
	return ty + " " + r.Lo.String() + ", " + r.Hi.String(), true
}
