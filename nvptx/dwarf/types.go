package dwarf

import (
	"strings"

	"opt-go/frontend/ir"
)

// typeOf is the entry of a type; nil for void and for what is no type. It is made when it is first
// asked for, before its parts are, since types may contain themselves.
func (u *unit) typeOf(md ir.MD) *entry {
	n, ok := md.(*ir.MDNode)
	if !ok {
		return nil
	}
	if e := u.types[n]; e != nil {
		return e
	}
	e := &entry{tag: tagOf(n)}
	if _, known := codes[e.tag]; !known {
		return nil
	}
	u.types[n] = e
	parent := u.scope(n.Field("scope"))
	parent.children = append(parent.children, e)
	switch n.Kind {
	case "DIBasicType":
		u.basicType(e, n)
	case "DICompositeType":
		u.compositeType(e, n)
	case "DISubroutineType":
		u.subroutineType(e, n)
	default:
		u.derivedType(e, n)
	}
	return e
}

// tagOf is a type's tag, written out or implied by the kind of its node.
func tagOf(n *ir.MDNode) string {
	if tag := word(n, "tag"); tag != "" {
		return tag
	}
	return map[string]string{"DIBasicType": "DW_TAG_base_type", "DISubroutineType": "DW_TAG_subroutine_type"}[n.Kind]
}

// encodings are the numbers of DW_ATE_… (DWARF 2, figure 17; newer ones as later versions).
var encodings = map[string]uint64{
	"DW_ATE_address": 1, "DW_ATE_boolean": 2, "DW_ATE_complex_float": 3, "DW_ATE_float": 4, "DW_ATE_signed": 5,
	"DW_ATE_signed_char": 6, "DW_ATE_unsigned": 7, "DW_ATE_unsigned_char": 8, "DW_ATE_imaginary_float": 9, "DW_ATE_UTF": 0x10,
}

func (u *unit) basicType(e *entry, n *ir.MDNode) {
	e.text("DW_AT_name", str(n, "name"))
	if e.tag == "DW_TAG_unspecified_type" {
		return
	}
	e.number("DW_AT_encoding", encodings[word(n, "encoding")])
	e.number("DW_AT_byte_size", bytesOf(n))
}

// bytesOf is the size of a type, which metadata gives in bits.
func bytesOf(n *ir.MDNode) uint64 { return uint64(n.Int("size")+7) / 8 }

// derivedType describes pointers, qualified types, typedefs and members.
func (u *unit) derivedType(e *entry, n *ir.MDNode) {
	e.refer("DW_AT_type", u.typeOf(n.Field("baseType")))
	e.text("DW_AT_name", str(n, "name"))
	if e.tag == "DW_TAG_ptr_to_member_type" {
		e.refer("DW_AT_containing_type", u.typeOf(n.Field("extraData")))
	}
	u.declared(e, n)
}

func (u *unit) compositeType(e *entry, n *ir.MDNode) {
	e.refer("DW_AT_type", u.typeOf(n.Field("baseType")))
	e.text("DW_AT_name", str(n, "name"))
	declaration := strings.Contains(word(n, "flags"), "DIFlagFwdDecl")
	if declaration {
		e.flag("DW_AT_declaration")
	} else if e.tag != "DW_TAG_array_type" {
		e.number("DW_AT_byte_size", bytesOf(n))
	}
	u.declared(e, n)
	for flag, convention := range map[string]uint64{"DIFlagTypePassByReference": 4, "DIFlagTypePassByValue": 5} {
		if hasFlag(n, flag) {
			e.number("DW_AT_calling_convention", convention)
		}
	}
	for _, m := range nodes(n.Field("elements")) {
		u.element(e, m)
	}
	for _, p := range nodes(n.Field("templateParams")) {
		u.templateParameter(e, p)
	}
}

// element adds what a composite type consists of.
func (u *unit) element(e *entry, m *ir.MDNode) {
	c := &entry{}
	switch m.Kind {
	case "DISubrange":
		c.tag = "DW_TAG_subrange_type"
		c.refer("DW_AT_type", u.indexType())
		if n, ok := m.Field("count").(ir.MDRaw); ok && !strings.HasPrefix(string(n), "-") {
			c.number("DW_AT_count", uint64(m.Int("count")))
		}
	case "DIEnumerator":
		c.tag = "DW_TAG_enumerator"
		c.text("DW_AT_name", str(m, "name"))
		if word(m, "isUnsigned") == "true" {
			c.add(attribute{name: "DW_AT_const_value", form: formUData, bytes: uleb(uint64(m.Int("value")))})
		} else {
			c.add(attribute{name: "DW_AT_const_value", form: formSData, bytes: sleb(int64(m.Int("value")))})
		}
	case "DIDerivedType":
		u.member(c, m)
	case "DISubprogram":
		c = u.declaration(m)
	default:
		return
	}
	if c.tag != "" {
		e.children = append(e.children, c)
	}
}

// member describes a member or a base class. Of a bit field DWARF 2 wants the unit that it lies in,
// and its distance from the upper end of that.
func (u *unit) member(c *entry, m *ir.MDNode) {
	c.tag = tagOf(m)
	static := strings.Contains(word(m, "flags"), "DIFlagStaticMember")
	c.text("DW_AT_name", str(m, "name"))
	c.refer("DW_AT_type", u.typeOf(m.Field("baseType")))
	u.declared(c, m)
	if static {
		c.flag("DW_AT_external")
		c.flag("DW_AT_declaration")
		return
	}
	at := uint64(m.Int("offset"))
	if strings.Contains(word(m, "flags"), "DIFlagBitField") {
		storage, bits := uint64(u.typeBits(m.Field("baseType"))), uint64(m.Int("size"))
		if storage > 0 {
			start := at / storage * storage
			c.number("DW_AT_byte_size", storage/8)
			c.number("DW_AT_bit_size", bits)
			c.number("DW_AT_bit_offset", storage-(at-start)-bits)
			at = start
		}
	}
	const plusConstant = 0x23
	place := append([]byte{plusConstant}, uleb(at/8)...)
	c.add(attribute{name: "DW_AT_data_member_location", form: formBlock1, bytes: append([]byte{byte(len(place))}, place...)})
	for name, code := range map[string]uint64{"DIFlagPrivate": 3, "DIFlagProtected": 2} {
		if hasFlag(m, name) {
			c.number("DW_AT_accessibility", code)
		}
	}
}

// typeBits is the size of a type without its names and qualifiers.
func (u *unit) typeBits(md ir.MD) int {
	const deepest = 64 // typedefs of typedefs
	for range deepest {
		n, ok := md.(*ir.MDNode)
		if !ok {
			return 0
		}
		if size := n.Int("size"); size > 0 {
			return size
		}
		md = n.Field("baseType")
	}
	return 0
}

func (u *unit) templateParameter(e *entry, p *ir.MDNode) {
	c := &entry{tag: "DW_TAG_template_type_parameter"}
	if p.Kind == "DITemplateValueParameter" {
		c.tag = "DW_TAG_template_value_parameter"
	}
	c.refer("DW_AT_type", u.typeOf(p.Field("type")))
	c.text("DW_AT_name", str(p, "name"))
	if k, ok := p.Field("value").(*ir.MDConst); ok {
		if i := ir.AsInt(k.Value); i != nil {
			v, _ := i.Int64()
			c.add(attribute{name: "DW_AT_const_value", form: formSData, bytes: sleb(v)})
		}
	}
	e.children = append(e.children, c)
}

func (u *unit) subroutineType(e *entry, n *ir.MDNode) {
	types, ok := n.Field("types").(*ir.MDNode)
	if !ok {
		return
	}
	for k, f := range types.Fields {
		switch {
		case k == 0:
			e.refer("DW_AT_type", u.typeOf(f.Value))
		case u.typeOf(f.Value) == nil:
			e.children = append(e.children, &entry{tag: "DW_TAG_unspecified_parameters"})
		default:
			c := &entry{tag: "DW_TAG_formal_parameter"}
			c.refer("DW_AT_type", u.typeOf(f.Value))
			e.children = append(e.children, c)
		}
	}
}

// indexType is the type of array indices, which metadata does not name.
func (u *unit) indexType() *entry {
	if u.index == nil {
		u.index = &entry{tag: "DW_TAG_base_type"}
		u.index.text("DW_AT_name", "__ARRAY_SIZE_TYPE__")
		u.index.number("DW_AT_byte_size", 8)
		u.index.number("DW_AT_encoding", encodings["DW_ATE_unsigned"])
		u.die.children = append(u.die.children, u.index)
	}
	return u.index
}
