package ptx

import (
	"slices"

	"opt-go/nvptx/ptx/table"
)

// Version is a PTX ISA version such as 6.0.
type Version = table.Version

// Chip is a processor such as sm_90a.
type Chip = table.Chip

// Module is one PTX file.
type Module struct {
	File        string // name for diagnostics; "" if the module was built
	Header      []string
	Version     Version
	Target      []string // "sm_70", then options such as "debug"
	AddressSize int      // 32 or 64
	Decls       []Decl   // in file order
}

// SeparateSamplers is the target option by which textures and samplers are named apart.
const SeparateSamplers = "texmode_independent"

// NewModule makes an empty 64-bit module for one target, such as "sm_70".
func NewModule(v Version, target string) *Module {
	return &Module{Version: v, Target: []string{target}, AddressSize: 64}
}

// Chip is the target's processor; the zero Chip if there is none.
func (m *Module) Chip() Chip {
	for _, t := range m.Target {
		if c, ok := table.ParseChip(t); ok {
			return c
		}
	}
	return Chip{}
}

// SeparateSamplers reports whether textures and samplers are named apart (.target
// texmode_independent).
func (m *Module) SeparateSamplers() bool { return slices.Contains(m.Target, SeparateSamplers) }

// SM is the number of the target's processor: 70 for sm_70; 0 if there is none.
func (m *Module) SM() int { return m.Chip().SM }

// Func finds the function called name; a definition wins over a declaration.
func (m *Module) Func(name string) *Func {
	var decl *Func
	for _, d := range m.Decls {
		if f, ok := d.(*Func); ok && f.Name == name {
			if f.Defined {
				return f
			}
			decl = f
		}
	}
	return decl
}

// Var finds the module-level variable called name; a definition wins over a declaration.
func (m *Module) Var(name string) *Var {
	var decl *Var
	for _, d := range m.Decls {
		if v, ok := d.(*Var); ok && v.Name == name {
			if v.Linkage != Extern {
				return v
			}
			decl = v
		}
	}
	return decl
}

// Funcs lists the functions in file order, declarations included.
func (m *Module) Funcs() []*Func {
	var fs []*Func
	for _, d := range m.Decls {
		if f, ok := d.(*Func); ok {
			fs = append(fs, f)
		}
	}
	return fs
}

// Add appends module-level declarations.
func (m *Module) Add(ds ...Decl) { m.Decls = append(m.Decls, ds...) }

// Decl is a declaration at module level: *Var, *Func, *Alias, *File, *Section, *Pragma or *Comment.
type Decl interface{ isDecl() }

// Linkage is a linking directive.
type Linkage uint8

// The linking directives.
const (
	Internal Linkage = iota
	Visible
	Extern
	Weak
	Common
	numLinkages
)

var linkageNames = [numLinkages]string{"", ".visible", ".extern", ".weak", ".common"}

// String returns the directive with its dot; "" for Internal.
func (l Linkage) String() string { return linkageNames[l] }

// LinkageByName finds the linking directive spelled name, such as ".visible"; ok is false if there
// is none.
func LinkageByName(name string) (l Linkage, ok bool) {
	for l := Visible; l < numLinkages; l++ {
		if linkageNames[l] == name {
			return l, true
		}
	}
	return Internal, false
}

// Var is a variable: at module level, or inside a function (.local, .shared, .param, …).
type Var struct {
	Linkage Linkage
	Space   Space
	Managed bool // .attribute(.managed)
	Align   int  // 0: natural
	Vector  int  // 0, 2 or 4
	Type    Type
	Name    string
	Dims    []int // array dimensions; -1 for []
	Init    *Init // nil: none (zero for .global and .const)
	Comment string
	Line    int
}

// Size is the variable's size in bytes; an unsized array counts as 0.
func (v *Var) Size() int {
	n := v.Type.Bytes()
	if v.Vector > 0 {
		n *= v.Vector
	}
	for _, d := range v.Dims {
		if d < 0 {
			return 0
		}
		n *= d
	}
	return n
}

// Alignment is the alignment asked for, or the natural one.
func (v *Var) Alignment() int {
	if v.Align > 0 {
		return v.Align
	}
	n := v.Type.Bytes()
	if v.Vector > 0 {
		n *= v.Vector
	}
	return max(n, 1)
}

// InitKind says what an Init holds.
type InitKind uint8

// The kinds of initialisers.
const (
	InitInt    InitKind = iota // Value
	InitF32                    // Value holds the bits
	InitF64                    // Value holds the bits
	InitAddr                   // address of Sym, plus Off
	InitList                   // List
	InitFields                 // Fields
)

// Init is an initialiser: a value or a braced list.
type Init struct {
	Kind    InitKind
	Value   uint64
	Sym     string
	Off     int64
	Generic bool   // generic(Sym)
	Mask    uint64 // mask(…): which byte of the address an element holds, e.g. 0xFF00; 0: the whole address
	List    []Init
	Fields  []InitField // of a texture, a surface or a sampler
}

// InitField sets a property, such as filter_mode = linear. The value is a name or a number.
type InitField struct{ Name, Value string }

// Alias makes Name another name of the function Target.
type Alias struct {
	Name, Target string
	Line         int
}

// File is a .file directive: the source file that .loc directives name by Index.
type File struct {
	Index int
	Name  string
	Rest  string // optional ", timestamp, size", kept as text
}

// Section is a debug section, kept as the lines between its braces.
type Section struct {
	Name  string
	Lines []string
}

// Pragma is a .pragma directive, at module level or inside a function.
type Pragma struct {
	Strings []string
	Comment string
}

// Comment is a comment that fills its line; Text is without the slashes.
type Comment struct{ Text string }

func (*Var) isDecl()     {}
func (*Func) isDecl()    {}
func (*Alias) isDecl()   {}
func (*File) isDecl()    {}
func (*Section) isDecl() {}
func (*Pragma) isDecl()  {}
func (*Comment) isDecl() {}
