// Package table is the instruction table of PTX: which instructions exist, how they are written,
// and since which version of the ISA and of the hardware.
//
// It is text about text: types, modifiers and operands are named as in the manual, and the package
// knows nothing of how package ptx represents them. Where to start:
//
//   - table.go: what the columns of a row mean, and a row parsed (Form);
//   - arithmetic.go, float.go, compare.go, memory.go, remote.go, texture.go, control.go, tensor.go:
//     the rows;
//   - since.go: versions, and modifiers that are newer than their instructions.
package table

import (
	"maps"
	"slices"
	"strings"
	"sync"
)

// A row describes one form of an instruction:
//
//	op     what stands before the first dot
//	mods   the modifiers in order, separated by spaces:
//	         ftz        must be there          ftz?        may be there
//	         rnd=rn,rz  one of these           rnd?=rn,rz  one of these or none
//	       A slot is known by its name ("rnd", "T"); a single word names itself.
//	args   the operand shapes, separated by spaces: kind, ":" and a type, "?" if it may be missing
//	         d  destination register           D  the same, or "_"; kind _ is "_" alone
//	         W  destination, may be wider      w  source, may be wider
//	         s  source: register, special register or immediate
//	         m  like s, or the address of a symbol
//	         i  integer immediate, below "4"   a  address
//	         p  predicate destination or "_"   q  predicate source, perhaps negated
//	         P  p, or a pair p|q               R  d, or a pair d|p with a predicate
//	         V  destination: a register, or as many as the slot "vec" says
//	         v  source: the same
//	         l  label                          n  name of a list, a function or a prototype
//	         t  point of an image: [image, {coordinates}]
//	         T  point of a tensor: [map, {coordinates}], as many as the number after the colon
//	         X  destinations: a vector of as many registers of a type, or "_", "4*b32"
//	         x  sources: the same, or constants; y of what is read and written: registers
//	         k  packing: vector ↔ register of the type (mov only)
//	       The type is a type's name, the name of a slot, 2 × a slot ("2T"), or "ptr": an address-sized integer.
//	since  smallest PTX version and sm: "4.2 53"; "" for 1.0 and any sm (since.go: variants of chips)
type row struct{ op, mods, args, since string }

// Form is one row of the instruction table, parsed.
type Form struct {
	Op     string
	Slots  []Slot
	Shapes []Shape
	Since  Needs
}

// Slot is one place for a modifier.
type Slot struct {
	Name     string
	Alts     []string
	Optional bool
}

// Shape is what one operand may be; Kind is the letter of the table.
type Shape struct {
	Kind     byte
	Type     string // a type's name, a slot's name, "2T", "ptr" or ""
	Optional bool
}

// opcode holds the rows of an opcode, and its forms once somebody has asked for them: most modules
// have few of the opcodes.
type opcode struct {
	rows  []row
	once  sync.Once
	forms []*Form // in the order of the rows
}

// opcodes is the table by opcode.
var opcodes = sync.OnceValue(func() map[string]*opcode {
	t := map[string]*opcode{}
	for _, rows := range [][]row{arithmeticRows, floatRows, logicRows, compareRows, moveRows, memoryRows, textureRows, controlRows, warpRows, tensorRows(),
		mbarrierRows, clusterRows, bulkRows(), asyncRows(), convertRows, tensorMemoryRows(), narrowProductRows(), warpgroupRows()} {
		for _, r := range rows {
			o := t[r.op]
			if o == nil {
				o = &opcode{}
				t[r.op] = o
			}
			o.rows = append(o.rows, r)
		}
	}
	return t
})

// Forms lists the forms of an opcode; nil if the table has no such opcode.
func Forms(op string) []*Form {
	o := opcodes()[op]
	if o == nil {
		return nil
	}
	o.once.Do(func() {
		for _, r := range o.rows {
			o.forms = append(o.forms, r.form())
		}
	})
	return o.forms
}

// Opcodes lists the opcodes of the table, sorted.
func Opcodes() []string { return slices.Sorted(maps.Keys(opcodes())) }

func (r row) form() *Form {
	f := &Form{Op: r.op, Since: Since(r.since)}
	for _, word := range strings.Fields(r.mods) {
		f.Slots = append(f.Slots, parseSlot(word))
	}
	for _, word := range strings.Fields(r.args) {
		word, optional := strings.CutSuffix(word, "?")
		kind, typ, _ := strings.Cut(word, ":")
		f.Shapes = append(f.Shapes, Shape{Kind: kind[0], Type: typ, Optional: optional})
	}
	return f
}

func parseSlot(word string) Slot {
	name, alts, hasAlts := strings.Cut(word, "=")
	name, optional := strings.CutSuffix(name, "?")
	if !hasAlts {
		alts = name
	}
	return Slot{Name: name, Alts: strings.Split(alts, ","), Optional: optional}
}

// Lists of types and modifiers that many rows share.
const (
	ints    = "u16,u32,u64,s16,s32,s64"
	ints32  = "u32,u64,s32,s64"
	bits    = "b16,b32,b64"
	values  = bits + "," + ints + ",f32,f64"
	memory  = "b8,u8,s8,b16,b32,b64,b128," + ints + ",f32,f64"
	rounds  = "rn,rz,rm,rp"
	irounds = "rni,rzi,rmi,rpi"
	scopes  = "cta,cluster,gpu,sys"
	spaces  = "const,global,local,param,shared,param::entry,param::func,shared::cta,shared::cluster"
)
