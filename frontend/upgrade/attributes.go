package upgrade

import (
	"strings"

	"opt-go/frontend/ir"
)

// FunctionAttrs replaces readnone, argmemonly and the like, and a memory(…) beside them, by one
// memory(…).
func FunctionAttrs(set ir.AttrSet) ir.AttrSet {
	m, found := Memory{3, 3, 3, ""}, false
	out := set[:0:0]
	for i, a := range set {
		old, ok := oldMemory[a.Key]
		if ok = ok && !a.IsString; ok && !found {
			found = true
			out = append(out, set[:i]...)
		}
		if ok {
			m = Memory{m.args & old.args, m.inaccessible & old.inaccessible, m.other & old.other, ""}
		} else if found {
			out = append(out, a)
		}
	}
	if !found {
		return set
	}
	return out.With(ir.ValAttr("memory", m.String()))
}

// Memory is the contents of memory(…): for each kind of location, whether it may be read (1) and
// written (2).
type Memory struct {
	args, inaccessible, other uint8
	unknown                   string // text that says more than this, kept as it is
}

var memoryAccess = map[string]uint8{"none": 0, "read": 1, "write": 2, "readwrite": 3}

// ParseMemory reads the inside of memory(…).
func ParseMemory(text string) Memory {
	var m Memory
	for part := range strings.SplitSeq(text, ",") {
		loc, access, ok := strings.Cut(part, ":")
		if !ok {
			access = loc
		}
		a, known := memoryAccess[strings.TrimSpace(access)]
		if !known {
			return Memory{unknown: text}
		}
		switch strings.TrimSpace(loc) {
		case "argmem":
			m.args = a
		case "inaccessiblemem":
			m.inaccessible = a
		default:
			if ok {
				return Memory{unknown: text}
			}
			m = Memory{a, a, a, ""}
		}
	}
	return m
}

// String returns LLVM's canonical spelling.
func (m Memory) String() string {
	if m.unknown != "" {
		return m.unknown
	}
	name := [...]string{"none", "read", "write", "readwrite"}
	var parts []string
	if m.other != 0 || m.args|m.inaccessible|m.other == 0 {
		parts = append(parts, name[m.other])
	}
	if m.args != m.other {
		parts = append(parts, "argmem: "+name[m.args])
	}
	if m.inaccessible != m.other {
		parts = append(parts, "inaccessiblemem: "+name[m.inaccessible])
	}
	return strings.Join(parts, ", ")
}

// oldMemory are the function attributes that LLVM 16 replaced by memory(…).
var oldMemory = map[string]Memory{
	"readnone":                      {0, 0, 0, ""},
	"readonly":                      {1, 1, 1, ""},
	"writeonly":                     {2, 2, 2, ""},
	"argmemonly":                    {3, 0, 0, ""},
	"inaccessiblememonly":           {0, 3, 0, ""},
	"inaccessiblemem_or_argmemonly": {3, 3, 0, ""},
}
