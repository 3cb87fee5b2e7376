package upgrade

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// The behaviours of module flags that upgrades are about; LangRef, "Module Flags Metadata".
const (
	flagError    = 1
	flagOverride = 4
	flagMax      = 7
	flagMin      = 8
)

// flagBehaviours gives flags the behaviour that they have today for those that they had.
var flagBehaviours = []struct {
	name   string
	prefix bool // name is only the beginning
	from   []uint64
	to     uint64
}{
	{"PIC Level", false, []uint64{flagError, flagMax}, flagMin},
	{"PIE Level", false, []uint64{flagError}, flagMax},
	{"branch-target-enforcement", false, []uint64{flagError}, flagMin},
	{"sign-return-address", true, []uint64{flagError}, flagMin},
}

// Flags gives the module's flags today's form.
func Flags(m *ir.Module) {
	list := m.NamedMD("llvm.module.flags")
	if list == nil {
		return
	}
	i32, i8 := m.Ctx.Int(32), m.Ctx.Int(8)
	names := map[ir.MDStr]bool{}
	var more []*ir.MDNode
	add := func(behaviour uint64, name string, t *ir.Type, v uint64) {
		more = append(more, flagNode(i32, behaviour, name, &ir.MDConst{Value: ir.NewInt(t, v)}))
	}
	for k, n := range list.Nodes {
		if n == nil || len(n.Fields) != 3 {
			continue
		}
		name, _ := n.Operand(1).(ir.MDStr)
		names[name] = true
		list.Nodes[k] = upgradeFlag(n, string(name), i32)
		if old := flagInt(n.Operand(2)); name == "Objective-C Garbage Collection" && old != nil && old.Type() != i8 {
			// The bits above the lowest eight are versions of Swift, which have flags of their own.
			v, _ := old.Uint64()
			list.Nodes[k] = flagNode(i32, flagError, string(name), &ir.MDConst{Value: ir.NewInt(i8, v&0xff)})
			if v &= 1<<32 - 1; v>>8 != 0 {
				add(flagError, "Swift ABI Version", i32, v>>8&0xff)
				add(flagError, "Swift Major Version", i8, v>>24)
				add(flagError, "Swift Minor Version", i8, v>>16&0xff)
			}
		}
	}
	if names["Objective-C Image Info Version"] && !names["Objective-C Class Properties"] {
		n := flagNode(i32, flagOverride, "Objective-C Class Properties", &ir.MDConst{Value: ir.NewInt(i32, 0)})
		more = slices.Insert(more, 0, n)
	}
	list.Nodes = append(list.Nodes, more...)
}

func flagNode(i32 *ir.Type, behaviour uint64, name string, value ir.MD) *ir.MDNode {
	return ir.NewTuple(&ir.MDConst{Value: ir.NewInt(i32, behaviour)}, ir.MDStr(name), value)
}

func flagInt(m ir.MD) *ir.Const {
	c, ok := m.(*ir.MDConst)
	if !ok {
		return nil
	}
	return ir.AsInt(c.Value)
}

// upgradeFlag returns the node of a flag in today's form.
func upgradeFlag(n *ir.MDNode, name string, i32 *ir.Type) *ir.MDNode {
	if k := flagInt(n.Operand(0)); k != nil {
		had, _ := k.Uint64()
		for _, b := range flagBehaviours {
			if (name == b.name || b.prefix && strings.HasPrefix(name, b.name)) && slices.Contains(b.from, had) {
				return flagNode(i32, b.to, name, n.Operand(2))
			}
		}
	}
	switch name {
	case "amdgpu_code_object_version":
		return ir.NewTuple(n.Operand(0), ir.MDStr("amdhsa_code_object_version"), n.Operand(2))
	case "Objective-C Image Info Section":
		if s, ok := n.Operand(2).(ir.MDStr); ok && strings.Contains(string(s), " ") {
			return ir.NewTuple(n.Operand(0), n.Operand(1), ir.MDStr(strings.ReplaceAll(string(s), " ", "")))
		}
	}
	return n
}

// Sections removes the spaces from the names of sections with lists of Objective-C categories.
func Sections(m *ir.Module) {
	for _, g := range m.Globals {
		if !strings.HasPrefix(g.Section, "__DATA, __objc_catlist") {
			continue
		}
		parts := strings.Split(g.Section, ",")
		for k := range parts {
			parts[k] = strings.TrimSpace(parts[k])
		}
		g.Section = strings.Join(parts, ",")
	}
}
