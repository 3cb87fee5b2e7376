package machine

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// Load reads and validates a machine description. The error lists all faults, one per line, with
// the line and the column, the path of the value and what is expected there; if r has a name (an
// os.File), the name precedes each line:
//
//	small.json:3:20: machine description: units.adder: got "two", want a whole number from 1 to 64
//
// A syntax error of JSON is reported first and alone.
func Load(r io.Reader) (*Machine, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, errors.Wrap(err, "machine description")
	}
	l := &loader{text: text, tree: &tree{text: text}, m: &Machine{RuntimeCycles: 20}}
	if f, ok := r.(interface{ Name() string }); ok {
		l.file = f.Name() + ":"
	}
	root, err := l.tree.read()
	if err != nil {
		return nil, errors.New(l.message(l.tree.offset(), err.Error()))
	}
	l.description(root)
	for _, w := range l.m.problems() {
		l.invalid(w)
	}
	if len(l.found) > 0 {
		return nil, l.err()
	}
	return l.m, nil
}

// loader fills a machine from a description.
type loader struct {
	text  []byte
	file  string // with a colon, or empty
	tree  *tree
	m     *Machine
	at    map[string]int  // by path: the offset of its value
	wrong map[string]bool // paths about which something was said
	found []fault
}

type fault struct {
	offset int
	text   string
}

// entry is one key that an object may have.
type entry struct {
	key      string
	optional bool
	want     string
	set      func(path string, v *value) bool // false: the value is not as expected
}

// description reads the outermost object.
func (l *loader) description(root *value) {
	l.at, l.wrong = map[string]int{}, map[string]bool{}
	m := l.m
	m.Latency[TimeStore], m.Latency[TimeControl] = 1, 1
	l.object("", root, []entry{
		{"name", false, "a name", func(_ string, v *value) bool { m.Name = v.text; return v.kind == aString }},
		l.number("issue", false, 1, maxIssue, &m.Issue),
		{"units", false, anObject, func(path string, v *value) bool { return l.object(path, v, l.units()) }},
		{"latency", false, anObject, func(path string, v *value) bool { return l.object(path, v, l.latencies()) }},
		{"op_latency", true, anObject, l.opLatencies},
		{"unpipelined", false, "a list of timing classes", l.unpipelined},
		{"registers", false, anObject, func(path string, v *value) bool { return l.object(path, v, l.registers()) }},
		l.number("runtime_cycles", true, 0, maxRuntimeCyc, &m.RuntimeCycles),
	})
}

func (l *loader) units() []entry {
	var list []entry
	for u := range l.m.Units {
		low := 1
		if Unit(u) == Control {
			low = 0 // without rotating files
		}
		list = append(list, l.number(unitNames[u], false, low, maxUnits, &l.m.Units[u]))
	}
	return list
}

func (l *loader) latencies() []entry {
	var list []entry
	for t := range l.m.Latency {
		optional := Timing(t) == TimeStore || Timing(t) == TimeControl
		list = append(list, l.number(timingNames[t], optional, 1, maxLatency, &l.m.Latency[t]))
	}
	return list
}

func (l *loader) registers() []entry {
	var list []entry
	for f := Int; f <= Pred; f++ {
		n := &l.m.Regs[f]
		least := minStatic
		if f == Pred {
			least = minPreds
		}
		list = append(list, entry{f.String(), false, anObject, func(path string, v *value) bool {
			return l.object(path, v, []entry{
				l.number("static", false, least, maxRegs, &n.Static), l.number("rotating", true, 0, maxRegs, &n.Rotating),
			})
		}})
	}
	return list
}

func (l *loader) opLatencies(path string, v *value) bool {
	if v.kind != anObject {
		return false
	}
	for i := range v.members {
		key, n := &v.members[i], 0
		op, ok := OpByName(key.name)
		if !ok {
			l.fault(key.offset, path, fmt.Sprintf("unknown operation %q, want an opcode of the machine", key.name))
			continue
		}
		if l.entry(path, l.number(key.name, true, 1, maxLatency, &n), &key.value); n < 1 && !l.wrong[path+"."+key.name] {
			l.invalid(&FieldError{path + "." + key.name, fmt.Sprintf("is %d, must be 1 to %d", n, maxLatency)})
		}
		l.m.OpLatency[op] = n
	}
	return true
}

func (l *loader) unpipelined(path string, v *value) bool {
	if v.kind != aList {
		return false
	}
	for i := range v.items {
		item := &v.items[i]
		t := slices.Index(timingNames[:], item.text)
		if item.kind != aString || t < 0 {
			l.fault(item.offset, fmt.Sprintf("%s[%d]", path, i), fmt.Sprintf("unknown class %s, want %s", item.show(), oneOf(timingNames[:])))
			continue
		}
		l.m.Unpipelined[t] = true
	}
	return true
}

// number is an entry whose value is a whole number. Its range is checked with the machine.
func (l *loader) number(key string, optional bool, low, high int, into *int) entry {
	want := fmt.Sprintf("a whole number from %d to %d", low, high)
	return entry{key, optional, want, func(_ string, v *value) bool {
		n, ok := v.whole()
		*into = n
		return ok
	}}
}

// object reads an object with the given entries: every one that is not optional must be there, no
// other, and none twice.
func (l *loader) object(path string, v *value, entries []entry) bool {
	if v.kind != anObject {
		if path == "" {
			l.fault(v.offset, "", fmt.Sprintf("got %s, want an object", v.show()))
		}
		return false
	}
	seen := map[string]*member{}
	for i := range v.members {
		key := &v.members[i]
		if first := seen[key.name]; first != nil {
			line, col := l.position(first.offset)
			l.fault(key.offset, join(path, key.name), fmt.Sprintf("is there a second time, first in %d:%d", line, col))
			continue
		}
		seen[key.name] = key
		at := slices.IndexFunc(entries, func(e entry) bool { return e.key == key.name })
		if at < 0 {
			var known []string
			for _, e := range entries {
				known = append(known, e.key)
			}
			l.fault(key.offset, path, fmt.Sprintf("unknown key %q, want %s", key.name, oneOf(known)))
			continue
		}
		l.entry(path, entries[at], &key.value)
	}
	for _, e := range entries {
		if seen[e.key] == nil && !e.optional {
			l.fault(v.offset, join(path, e.key), "is missing, want "+e.want)
		}
	}
	return true
}

// entry reads one value.
func (l *loader) entry(path string, e entry, v *value) {
	path = join(path, e.key)
	l.at[path] = v.offset
	if !e.set(path, v) {
		l.fault(v.offset, path, fmt.Sprintf("got %s, want %s", v.show(), e.want))
	}
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// fault notes something wrong; invalid does so for what the machine's own checks find, unless it
// follows from something noted before.
func (l *loader) fault(offset int, path, text string) {
	l.wrong[path] = true
	switch {
	case path == "":
	case strings.HasPrefix(text, "is "):
		text = path + " " + text
	default:
		text = path + ": " + text
	}
	l.found = append(l.found, fault{offset, text})
}

func (l *loader) invalid(w *FieldError) {
	for path := range maps.Keys(l.wrong) {
		if path == "" || path == w.Path || strings.HasPrefix(w.Path, path+".") || strings.HasPrefix(path, w.Path+".") {
			return
		}
	}
	l.found = append(l.found, fault{l.at[w.Path], w.Error()})
	l.wrong[w.Path] = true
}

// err lists the faults in the order of the text.
func (l *loader) err() error {
	slices.SortStableFunc(l.found, func(a, b fault) int { return cmp.Compare(a.offset, b.offset) })
	var lines []string
	for _, f := range l.found {
		lines = append(lines, l.message(f.offset, f.text))
	}
	return errors.New(strings.Join(lines, "\n"))
}

func (l *loader) message(offset int, text string) string {
	line, col := l.position(offset)
	return fmt.Sprintf("%s%d:%d: machine description: %s", l.file, line, col, text)
}

// position is the line and the column, in bytes, of an offset.
func (l *loader) position(offset int) (line, col int) {
	before := l.text[:min(offset, len(l.text))]
	return 1 + bytes.Count(before, []byte("\n")), len(before) - bytes.LastIndexByte(before, '\n')
}

func oneOf(names []string) string { return "one of " + strings.Join(names, ", ") }
