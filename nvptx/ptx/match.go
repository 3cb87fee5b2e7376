package ptx

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/nvptx/ptx/table"
)

// Match is an instruction recognised by the table: its form, and which modifier fills which slot.
type Match struct {
	Form   *table.Form
	values []string // parallel to Form.Slots; "" where an optional slot is empty
}

// Get returns the modifier in the slot called name; "" if it is empty or the form has no such slot.
func (m Match) Get(name string) string {
	for i, s := range m.Form.Slots {
		if s.Name == name {
			return m.values[i]
		}
	}
	return ""
}

// Has reports whether the slot called name is filled.
func (m Match) Has(name string) bool { return m.Get(name) != "" }

// Type returns the type in the slot called name, NoType if there is none.
func (m Match) Type(name string) Type { return TypeByName(m.Get(name)) }

// systemWide is since when exchanges of 128 bits may be of scope sys.
var systemWide = table.Since("8.4 90")

// Needs says since when the instruction with its modifiers exists: all of them are to be met.
func (m Match) Needs() []table.Needs {
	all := []table.Needs{m.Form.Since}
	if m.Get("T") == "b128" && m.Get("scope") == "sys" {
		all = append(all, systemWide)
	}
	for _, mod := range m.values {
		if since, newer := table.ModifierSince(mod); newer {
			all = append(all, since)
		}
	}
	return all
}

// Lookup finds the form of the instruction: modifiers and operands must fit. regs are the registers
// of its function, addressSize the module's (32 or 64). The error says what does not fit.
func Lookup(in *Inst, regs []RegInfo, addressSize int) (Match, error) {
	forms := table.Forms(in.Op)
	if forms == nil {
		return Match{}, fmt.Errorf("unknown instruction %q", in.Op)
	}
	m, err := fitting(forms, in, regs, addressSize, fitMods)
	if m.Form == nil && err == nil {
		m, err = fitting(forms, in, regs, addressSize, fitAnyOrder)
	}
	if m.Form != nil || err != nil {
		return m, err
	}
	return Match{}, noForm(in)
}

func noForm(in *Inst) error {
	if len(in.Mods) == 0 {
		return fmt.Errorf("%s needs modifiers", in.Op)
	}
	return fmt.Errorf("%s has no form with the modifiers .%s", in.Op, strings.Join(in.Mods, "."))
}

// fitting finds the form that an instruction fits, with its modifiers matched by fit. The error is
// that of the form that fits furthest, which was meant; no form and no error: the modifiers fit
// none.
func fitting(forms []*table.Form, in *Inst, regs []RegInfo, addressSize int, fit func(slots []table.Slot, mods, values []string) bool) (Match, error) {
	var bestErr error
	best := -1
	for _, f := range forms {
		values := make([]string, len(f.Slots))
		if !fit(f.Slots, in.Mods, values) {
			continue
		}
		m := Match{f, values}
		operands, err := (&argChecker{m, regs, addressSize}).check(in)
		if err == nil {
			return m, nil
		}
		if operands > best {
			best, bestErr = operands, err
		}
	}
	return Match{}, bestErr
}

// argChecker compares operands with the shapes of a form.
type argChecker struct {
	m           Match
	regs        []RegInfo
	addressSize int
}

// addressOps are the instructions whose type is that of an address.
var addressOps = map[string]bool{"cvta": true, "alloca": true, "stacksave": true, "stackrestore": true}

// check returns how many operands fit, and the error of the next one.
func (c *argChecker) check(in *Inst) (fit int, err error) {
	shapes := c.m.Form.Shapes
	if len(shapes) == 1 && shapes[0].Kind == '*' {
		return 0, nil
	}
	if len(in.Args) > len(shapes) {
		return 0, fmt.Errorf("%s takes %d operands, not %d", in.Opcode(), len(shapes), len(in.Args))
	}
	if addressOps[in.Op] && c.m.Type("T").Bits() != c.addressSize {
		return 0, fmt.Errorf("%s: addresses have %d bits here", in.Opcode(), c.addressSize)
	}
	for i, s := range shapes {
		if i >= len(in.Args) {
			if s.Optional && c.m.Get("op") != "cas" {
				return i, nil
			}
			return i, fmt.Errorf("%s needs operand %d", in.Opcode(), i+1)
		}
		if s.Optional && c.m.Get("op") == "exch" {
			return i, fmt.Errorf("%s takes %d operands, not %d", in.Opcode(), i, len(in.Args))
		}
		if err := c.operand(s, in.Args[i]); err != nil {
			return i, fmt.Errorf("operand %d: %w", i+1, err)
		}
	}
	if in.Op == "cvt" && c.m.Form.Slots[0].Name == "sat" && !satMatters(c.m) {
		return len(shapes), fmt.Errorf("%s: every value fits, .sat has no meaning", in.Opcode())
	}
	if shapes != nil && shapes[0].Kind == 'k' {
		return len(shapes), c.packing(in)
	}
	return len(shapes), nil
}

// satMatters reports whether an integer conversion can leave the range of its destination; PTX
// refuses .sat where it cannot.
func satMatters(m Match) bool {
	d, s := m.Type("D"), m.Type("T")
	if d.Class() == Float || s.Class() == Float {
		return true
	}
	if d.Class() == s.Class() || s.Class() == Unsigned {
		wider := d.Bits() > s.Bits()
		return !wider && !(d == s)
	}
	return true
}

// typeOf resolves the type of a shape.
func (c *argChecker) typeOf(s table.Shape) Type {
	switch {
	case s.Type == "ptr" && c.addressSize == 32:
		return U32
	case s.Type == "ptr":
		return U64
	case strings.HasPrefix(s.Type, "2"):
		return c.m.Type(s.Type[1:]).Wide()
	}
	if t := c.m.Type(s.Type); t != NoType {
		return t
	}
	return TypeByName(s.Type)
}

// Wide is the type twice as wide, of the same class (of mul.wide); NoType if there is none.
func (t Type) Wide() Type {
	for w := Pred; w < numTypes; w++ {
		if w.Class() == t.Class() && w.Bits() == 2*t.Bits() && w.Class() != Float && !strings.Contains(w.String(), "x") {
			return w
		}
	}
	return NoType
}

func (c *argChecker) operand(s table.Shape, o Operand) error {
	switch s.Kind {
	case '_':
		_, sink := o.(Sink)
		return c.want(sink, o, "_")
	case 'd', 'W', 'D':
		if _, sink := o.(Sink); sink && s.Kind == 'D' {
			return nil
		}
		return c.dest(s, o)
	case 's', 'w', 'm':
		return c.source(s, o)
	case 'p', 'P', 'R':
		return c.predicateDest(s, o)
	case 'q':
		return c.predicateSource(o)
	case 'V', 'v':
		return c.vector(s, o)
	case 'X', 'x', 'y':
		return c.fragment(s, o)
	case 'i':
		return c.immediate(s, o)
	case 'a':
		return c.address(o)
	case 't':
		return c.texel(s, o)
	case 'T':
		return c.tensorPoint(s, o)
	case 'l':
		_, ok := o.(Label)
		return c.want(ok, o, "a label")
	case 'n':
		_, ok := o.(SymRef)
		return c.want(ok, o, "a name")
	case 'k':
		_, vec := o.(Vec)
		_, reg := o.(Reg)
		return c.want(vec || reg, o, "a register or a vector")
	}
	panic(fmt.Sprintf("BUG: instruction table: operand kind %c", s.Kind))
}

// immediate checks an integer, below the limit that the shape may give.
func (c *argChecker) immediate(s table.Shape, o Operand) error {
	if limit, err := strconv.ParseInt(s.Type, 10, 64); err == nil {
		v, ok := o.(Int)
		return c.want(ok && v >= 0 && int64(v) < limit, o, "an integer from 0 to "+strconv.FormatInt(limit-1, 10))
	}
	return c.want(IsInt(o), o, "an integer immediate")
}

func (c *argChecker) want(ok bool, o Operand, what string) error {
	if ok {
		return nil
	}
	return fmt.Errorf("%s where %s is needed", c.describe(o), what)
}

// describe names an operand for a diagnostic.
func (c *argChecker) describe(o Operand) string {
	switch o := o.(type) {
	case Reg:
		return fmt.Sprintf("register %s (.%s)", c.regs[o].Name, c.regs[o].Type)
	case Special:
		return "special register " + o.String()
	case Int, Hex:
		return fmt.Sprintf("integer %d", o)
	case F32Bits:
		return "single-precision constant"
	case F64Bits:
		return "double-precision constant"
	case SymRef:
		return "symbol " + o.Name
	case Addr:
		return "address"
	case Texel:
		return "image with coordinates"
	case Vec:
		return "vector"
	case Label:
		return "label"
	case Pair:
		return "pair"
	case Not:
		return "negated predicate"
	case Sink:
		return "_"
	case List:
		return "list"
	}
	return fmt.Sprintf("%T", o)
}

// IsInt reports whether the operand is an integer immediate.
func IsInt(o Operand) bool {
	switch o.(type) {
	case Int, Hex:
		return true
	}
	return false
}

func (c *argChecker) dest(s table.Shape, o Operand) error {
	r, ok := o.(Reg)
	if !ok {
		return c.want(false, o, "a register")
	}
	return c.register(r, c.typeOf(s), s.Kind == 'W')
}

// register checks a register's declared type against the instruction's: equal width (or
// more, where PTX relaxes it: ld, st, cvt) and agreeing classes.
func (c *argChecker) register(r Reg, t Type, mayBeWider bool) error {
	info := c.regs[r]
	if info.Vector > 0 {
		return fmt.Errorf("vector register %s", info.Name)
	}
	rt := info.Type
	fits := rt.Bits() == t.Bits() || mayBeWider && rt.Bits() > t.Bits()
	if fits && Agree(rt, t) {
		return nil
	}
	return fmt.Errorf("register %s is .%s, the instruction needs .%s", info.Name, rt, t)
}

// Agree reports whether a register declared as one type may be used as the other, if the widths
// allow it: bits agree with everything but predicates, signed with unsigned.
func Agree(reg, inst Type) bool {
	a, b := reg.Class(), inst.Class()
	switch {
	case a == Predicate || b == Predicate:
		return a == b
	case a == Bits || b == Bits:
		return true
	case a == Float || b == Float:
		return a == b
	}
	return true
}

func (c *argChecker) source(s table.Shape, o Operand) error {
	t := c.typeOf(s)
	switch o := o.(type) {
	case Reg:
		return c.register(o, t, s.Kind == 'w')
	case Special:
		if o == WarpSize || o.Type().Bits() == t.Bits() && t.Class() != Float || o == GridID && t.Bits() == 32 { // its lower half, as before PTX 3.0
			return nil
		}
		return fmt.Errorf("%s is .%s, the instruction needs .%s", o, o.Type(), t)
	case Int, Hex:
		return c.want(t.Class() != Float && t.Class() != Predicate, o, "a ."+t.String()+" value")
	case F32Bits:
		return c.want(t == F32 || t == B32, o, "a ."+t.String()+" value")
	case F64Bits:
		return c.want(t == F64 || t == F32 || t == B64, o, "a ."+t.String()+" value")
	case SymRef:
		return c.want(s.Kind == 'm' && t.Bits() >= 32, o, "a register or immediate")
	}
	return c.want(false, o, "a register or immediate")
}

func (c *argChecker) predicateDest(s table.Shape, o Operand) error {
	if pair, ok := o.(Pair); ok && s.Kind != 'p' {
		first := table.Shape{Kind: 'p'}
		if s.Kind == 'R' {
			first = table.Shape{Kind: 'D', Type: s.Type}
		}
		if err := c.operand(first, pair.First); err != nil {
			return err
		}
		return c.predicateDest(table.Shape{Kind: 'p'}, pair.Second)
	}
	if s.Kind == 'R' {
		return c.dest(s, o)
	}
	if _, sink := o.(Sink); sink {
		return nil
	}
	r, ok := o.(Reg)
	if !ok {
		return c.want(false, o, "a predicate register")
	}
	return c.register(r, Pred, false)
}

func (c *argChecker) predicateSource(o Operand) error {
	switch o := o.(type) {
	case Reg:
		return c.register(o, Pred, false)
	case Not:
		return c.register(o.Reg, Pred, false)
	case Special:
		return c.want(o.Type() == Pred, o, "a predicate")
	}
	return c.want(IsInt(o), o, "a predicate")
}

func (c *argChecker) vector(s table.Shape, o Operand) error {
	one := table.Shape{Kind: 'W', Type: s.Type}
	if s.Kind == 'v' {
		one.Kind = 'w'
	}
	count := 1
	if v := c.m.Get("vec"); v != "" {
		count = int(v[1] - '0')
	}
	vec, isVec := o.(Vec)
	if count == 1 && !isVec {
		return c.operand(one, o)
	}
	if !isVec || len(vec) != count {
		return c.want(false, o, fmt.Sprintf("a vector of %d", count))
	}
	for _, e := range vec {
		if _, sink := e.(Sink); sink && s.Kind == 'V' {
			continue
		}
		if err := c.operand(one, e); err != nil {
			return err
		}
	}
	return nil
}

// fragment checks a vector of as many elements as the shape says. Sources may be constants, and
// destinations "_", but not all of them.
func (c *argChecker) fragment(s table.Shape, o Operand) error {
	count, typ, _ := strings.Cut(s.Type, "*")
	vec, ok := o.(Vec)
	if !ok || strconv.Itoa(len(vec)) != count {
		return c.want(false, o, "a vector of "+count)
	}
	discarded := 0
	for _, e := range vec {
		one := table.Shape{Kind: 'd', Type: typ}
		_, isReg := e.(Reg)
		switch _, sink := e.(Sink); {
		case sink && s.Kind == 'X' && c.m.Form.Op != "tcgen05":
			discarded++
			continue
		case s.Kind == 'x' && !isReg && !sink:
			one.Kind = 's'
		}
		if err := c.operand(one, e); err != nil {
			return err
		}
	}
	return c.want(discarded < len(vec), o, "a vector with a register")
}

func (c *argChecker) address(o Operand) error {
	a, ok := o.(Addr)
	if !ok {
		return c.want(false, o, "an address")
	}
	switch b := a.Base.(type) {
	case Reg:
		t := c.regs[b].Type
		if t.Class() == Float || t.Bits() != 32 && t.Bits() != 64 || t.Bits() > c.addressSize {
			return fmt.Errorf("register %s (.%s) holds no address", c.regs[b].Name, t)
		}
		return nil
	case Int, Hex:
		return c.want(c.m.Get("space") == Local.String(), a.Base, "the base of an address outside .local")
	case SymRef:
		return nil
	}
	return c.want(false, a.Base, "the base of an address")
}

// packing checks mov between a scalar and a vector: the elements make up the scalar.
func (c *argChecker) packing(in *Inst) error {
	t := c.m.Type("T")
	dst, unpack := in.Args[0].(Vec)
	src, pack := in.Args[1].(Vec)
	if unpack == pack {
		return fmt.Errorf("mov needs one vector and one scalar here")
	}
	vec, scalar := dst, in.Args[1]
	if pack {
		vec, scalar = src, in.Args[0]
	}
	if err := c.register(scalar.(Reg), t, false); err != nil {
		return err
	}
	if len(vec) != 2 && len(vec) != 4 || t.Bits()%len(vec) != 0 {
		return fmt.Errorf("a vector of %d does not make a .%s", len(vec), t)
	}
	elem := BitType(t.Bits() / len(vec))
	for _, e := range vec {
		if err := c.packed(e, elem, pack); err != nil {
			return err
		}
	}
	return nil
}

func (c *argChecker) packed(e Operand, elem Type, pack bool) error {
	switch e := e.(type) {
	case Reg:
		return c.register(e, elem, false)
	case Sink:
		return c.want(!pack, e, "a register")
	}
	return c.want(pack && IsInt(e), e, "a register")
}
