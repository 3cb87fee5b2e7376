package sim

import (
	"encoding/binary"
	"fmt"
	"io"
	"strconv"
	"strings"

	"opt-go/vliw/sim/libc"
	"opt-go/vliw/sim/memory"
)

// Config is what a run needs.
type Config struct {
	Stdout    io.Writer // nil: output is discarded
	MaxCycles int64     // stop with an error after so many; 0: no limit
	ALAT      int       // advanced loads that the processor remembers; 0: as many as the Itanium 2, below: none
}

const (
	stackBytes = 8 << 20
	slotBytes  = 8  // of the linkage table
	descriptor = 16 // bytes: the address of the code, and gp
)

// image assigns addresses.
type image struct {
	s           *Sim
	p           *Program
	data        map[string]uint64
	externs     map[string]int    // functions of the library, numbered
	names       []string          // of these
	descriptors map[string]uint64 // of functions
	table       map[string]uint64 // the linkage table: slots by expression
}

// New loads a program.
func New(p *Program, c Config) (*Sim, error) {
	s := &Sim{cfg: c, p: p, mem: memory.New(stackBytes)}
	m := &image{s: s, p: p, data: map[string]uint64{}, externs: map[string]int{}, descriptors: map[string]uint64{}, table: map[string]uint64{}}
	s.image = m
	s.gp = s.mem.Data.Grow(slotBytes, 16, memory.MayRead)
	for n := range p.objects {
		if o := &p.objects[n]; !o.tls {
			m.data[o.name] = s.mem.Data.Grow(o.size(), o.align, memory.MayRead|memory.MayWrite)
		}
	}
	m.threadData()
	for n := range p.objects {
		if err := m.fill(&p.objects[n]); err != nil {
			return nil, err
		}
	}
	for n := range p.bundles {
		for k := range p.bundles[n].insts {
			if err := m.resolve(&p.bundles[n].insts[k]); err != nil {
				return nil, err
			}
		}
	}
	return s, nil
}

func (o *object) size() int64 {
	size := int64(0)
	for _, d := range o.init {
		size += int64(len(d.bytes) + d.width)
	}
	return size
}

// threadHeader is the number of bytes at the thread pointer that belong to the system.
const threadHeader = 16

// threadData places the data of the only thread after its header.
func (m *image) threadData() {
	at, align := int64(threadHeader), int64(threadHeader)
	place := map[string]int64{}
	for n := range m.p.objects {
		if o := &m.p.objects[n]; o.tls {
			at = (at + o.align - 1) / o.align * o.align
			place[o.name] = at
			at, align = at+o.size(), max(align, o.align)
		}
	}
	m.s.tp = m.s.mem.Data.Grow(at, align, memory.MayRead|memory.MayWrite)
	for name, n := range place {
		m.data[name] = m.s.tp + uint64(n)
	}
}

// fill stores an object's bytes and addresses.
func (m *image) fill(o *object) error {
	at := m.data[o.name]
	for _, d := range o.init {
		bytes := d.bytes
		if d.expr != "" {
			v, err := m.value(d.expr)
			if err != nil {
				return &Error{d.line, err.Error()}
			}
			bytes = binary.LittleEndian.AppendUint64(nil, v)[:d.width]
		}
		if len(bytes) > 0 {
			to, err := m.s.mem.Find(at, int64(len(bytes)), memory.MayWrite)
			if err != nil {
				return &Error{d.line, err.Error()}
			}
			copy(to, bytes)
		}
		at += uint64(len(bytes))
	}
	return nil
}

// value evaluates an expression: a symbol plus a number, @fptr of one, the difference of two.
func (m *image) value(expr string) (uint64, error) {
	if inner, ok := wrapped(expr, "@fptr("); ok {
		return m.descriptor(unquote(inner)), nil
	}
	if inner, ok := wrapped(expr, "@tprel("); ok {
		v, err := m.value(inner)
		return v - m.s.tp, err
	}
	if a, b, ok := cut(expr, '-'); ok && (strings.HasPrefix(b, ".L") || strings.HasSuffix(b, "#") || strings.Contains(b, "#+")) {
		x, err := m.value(a)
		if err != nil {
			return 0, err
		}
		y, err := m.value(b)
		return x - y, err
	}
	name, offset := splitOffset(expr)
	name = unquote(name)
	if at, ok := m.data[name]; ok {
		return at + uint64(offset), nil
	}
	if n, ok := m.p.labels[name]; ok {
		return codeAddress(n) + uint64(offset), nil
	}
	return 0, fmt.Errorf("undefined symbol %s", name)
}

func wrapped(s, prefix string) (inner string, ok bool) {
	if rest, found := strings.CutPrefix(s, prefix); found && strings.HasSuffix(rest, ")") {
		return rest[:len(rest)-1], true
	}
	return "", false
}

// splitOffset splits name#+8.
func splitOffset(s string) (name string, offset int64) {
	at := strings.LastIndexAny(s, "+-")
	if at <= 0 || s[at-1] != '#' {
		return s, 0
	}
	n, err := strconv.ParseInt(s[at:], 10, 64)
	if err != nil {
		return s, 0
	}
	return s[:at], n
}

func codeAddress(bundle int) uint64 { return memory.CodeBase + uint64(bundle)*memory.CodeStep }

// descriptor is the address of a function's descriptor.
func (m *image) descriptor(name string) uint64 {
	at, ok := m.descriptors[name]
	if !ok {
		at = m.s.mem.Data.Grow(descriptor, 16, memory.MayRead|memory.MayWrite)
		b, err := m.s.mem.Find(at, descriptor, memory.MayWrite)
		if err != nil {
			panic("BUG: " + err.Error())
		}
		binary.LittleEndian.PutUint64(b, codeAddress(m.entry(name)))
		binary.LittleEndian.PutUint64(b[8:], m.s.gp)
		m.descriptors[name] = at
	}
	return at
}

// entry is the bundle of a function; those of the library have numbers after all bundles.
func (m *image) entry(name string) int {
	if n, ok := m.p.labels[name]; ok {
		return n
	}
	n, ok := m.externs[name]
	if !ok {
		n = len(m.names)
		m.externs[name], m.names = n, append(m.names, name)
		m.s.routines = append(m.s.routines, libc.Lookup(name))
	}
	return len(m.p.bundles) + n
}

// resolve evaluates the symbols of an instruction.
func (m *image) resolve(in *inst) error {
	for k := range in.src {
		o := &in.src[k]
		if o.class != symbol || !in.op.branch && (o.text == "@rev" || o.text == "@nat") {
			continue
		}
		if in.op.branch {
			in.target = m.entry(unquote(o.text))
			if strings.HasPrefix(o.text, ".L") && in.target >= len(m.p.bundles) {
				return &Error{in.line, "undefined label " + o.text}
			}
			continue
		}
		v, err := m.relocate(o.text)
		if err != nil {
			return &Error{in.line, err.Error()}
		}
		o.n = int64(v)
	}
	return nil
}

// relocate is the value of an operand: the distance from gp of data, or of a slot of the linkage
// table.
func (m *image) relocate(text string) (uint64, error) {
	if inner, ok := wrapped(text, "@gprel("); ok {
		v, err := m.value(inner)
		return v - m.s.gp, err
	}
	if strings.HasPrefix(text, "@tprel(") {
		return m.value(text)
	}
	inner, ok := wrapped(text, "@ltoff(")
	if !ok {
		return 0, fmt.Errorf("unknown relocation %s", text)
	}
	slot, ok := m.table[inner]
	if !ok {
		v, err := m.value(inner)
		if err != nil {
			return 0, err
		}
		slot = m.s.mem.Data.Grow(slotBytes, 8, memory.MayRead|memory.MayWrite)
		b, err := m.s.mem.Find(slot, slotBytes, memory.MayWrite)
		if err != nil {
			return 0, err
		}
		memory.Put(b, v)
		m.table[inner] = slot
	}
	return slot - m.s.gp, nil
}
