package ptx

import "strconv"

// Func is a function (.func) or kernel (.entry).
type Func struct {
	Linkage    Linkage
	Entry      bool
	Name       string
	Rets       []Param
	Params     []Param
	Directives []Directive
	Defined    bool // it has a body
	Comment    string
	Line       int

	Regs   []RegInfo // indexed by Reg
	Labels []string  // indexed by Label
	Body   []Stmt

	ranges map[string]*RegDecl // declarations that NewReg extends, by prefix
}

// RegInfo holds the name and type of a register in a function. Register names are unique in their
// scope; two registers of nested scopes may share a name.
type RegInfo struct {
	Name   string
	Type   Type
	Vector int // 0, 2 or 4
}

// Param is a formal parameter or result. A result or parameter in RegSpace has a register, Reg.
type Param struct {
	Space    Space // ParamSpace (the default for 0) or RegSpace
	Align    int
	Type     Type
	Name     string
	Dims     []int // nil: a scalar; -1 for []
	Ptr      bool  // .ptr: the parameter points
	PtrSpace Space // the space it points to; Generic: not said
	Image    Type  // of a handle (.ptr .texref and the like, as LLVM writes it); NoType: none
	PtrAlign int   // 0: not said
	Reg      Reg   // the register, in RegSpace
}

// Size is the parameter's size in bytes.
func (p *Param) Size() int {
	n := p.Type.Bytes()
	for _, d := range p.Dims {
		n *= max(d, 0)
	}
	return n
}

// Alignment is the alignment asked for, or the natural one.
func (p *Param) Alignment() int {
	if p.Align > 0 {
		return p.Align
	}
	return max(p.Type.Bytes(), 1)
}

// Directive is a performance-tuning directive such as .maxntid 256, 1, 1, or .noreturn.
type Directive struct {
	Name string // without the dot
	Args []int
}

// NewEntry adds a visible kernel to the module.
func (m *Module) NewEntry(name string) *Func { return m.addFunc(name, true) }

// NewFunc adds a visible device function to the module.
func (m *Module) NewFunc(name string) *Func { return m.addFunc(name, false) }

func (m *Module) addFunc(name string, entry bool) *Func {
	f := &Func{Linkage: Visible, Entry: entry, Name: name, Defined: true}
	m.Add(f)
	return f
}

// AddParam appends a formal parameter; without a name it is called NAME_param_N, as LLVM does.
// It returns the name.
func (f *Func) AddParam(p Param) string {
	if p.Name == "" {
		p.Name = f.Name + "_param_" + strconv.Itoa(len(f.Params))
	}
	if p.Space == Generic {
		p.Space = ParamSpace
	}
	f.Params = append(f.Params, p)
	return p.Name
}

// AddRet appends a formal result; without a name it is called func_retvalN, as LLVM does.
// It returns the name.
func (f *Func) AddRet(p Param) string {
	if p.Name == "" {
		p.Name = "func_retval" + strconv.Itoa(len(f.Rets))
	}
	if p.Space == Generic {
		p.Space = ParamSpace
	}
	f.Rets = append(f.Rets, p)
	return p.Name
}

// Directive finds a performance directive by name.
func (f *Func) Directive(name string) (Directive, bool) {
	for _, d := range f.Directives {
		if d.Name == name {
			return d, true
		}
	}
	return Directive{}, false
}

// registerPrefix returns the prefix and declared type that LLVM uses for registers of a type.
func registerPrefix(t Type) (prefix string, declared Type) {
	switch {
	case t == Pred:
		return "%p", Pred
	case t == F32:
		return "%f", F32
	case t == F64:
		return "%fd", F64
	case t == B8:
		return "%rb", B8
	case t.Bits() <= 16:
		return "%rs", B16
	case t.Bits() == 32:
		return "%r", B32
	case t.Bits() == 64:
		return "%rd", B64
	}
	return "%rq", B128
}

// NewReg makes a register that can hold a value of type t. Its name and declared type are LLVM's:
// %p .pred, %rs .b16 (also integers of 8 bits and halves), %rb .b8 (bits), %r .b32, %rd .b64, %f
// .f32, %fd .f64, %rq .b128. The declaration at the top of the body is kept up to date.
func (f *Func) NewReg(t Type) Reg {
	prefix, declared := registerPrefix(t)
	d := f.rangeFor(prefix, declared)
	r := f.addReg(RegInfo{Name: prefix + strconv.Itoa(d.Count), Type: declared})
	d.Count++
	return r
}

// NewNamedReg makes a register of exactly this name and type, declared on a line of its own: %SP.
func (f *Func) NewNamedReg(name string, t Type) Reg {
	f.insertDecl(&RegDecl{Type: t, Name: name})
	return f.addReg(RegInfo{Name: name, Type: t})
}

func (f *Func) addReg(info RegInfo) Reg {
	f.Regs = append(f.Regs, info)
	return Reg(len(f.Regs) - 1)
}

// rangeFor finds the declaration "prefix<n>" at the top level of the body, or adds it.
func (f *Func) rangeFor(prefix string, t Type) *RegDecl {
	if f.ranges == nil {
		f.ranges = map[string]*RegDecl{}
		for depth, i := 0, 0; i < len(f.Body); i++ {
			switch s := f.Body[i].(type) {
			case *Scope:
				depth += s.delta()
			case *RegDecl:
				if depth == 0 && s.Count > 0 {
					f.ranges[s.Name] = s
				}
			}
		}
	}
	if d := f.ranges[prefix]; d != nil {
		return d
	}
	d := &RegDecl{Type: t, Name: prefix, Count: 1}
	f.ranges[prefix] = d
	f.insertDecl(d)
	return d
}

// insertDecl puts a declaration after those that the body begins with.
func (f *Func) insertDecl(d Stmt) {
	i := 0
	for ; i < len(f.Body); i++ {
		switch f.Body[i].(type) {
		case *RegDecl, *Var:
			continue
		}
		break
	}
	f.Body = append(f.Body, nil)
	copy(f.Body[i+1:], f.Body[i:])
	f.Body[i] = d
}

// AddVar declares a variable inside the function, after the other declarations at its top.
func (f *Func) AddVar(v *Var) { f.insertDecl(v) }

// NewLabel makes a label; place it with Place.
func (f *Func) NewLabel(name string) Label {
	f.Labels = append(f.Labels, name)
	return Label(len(f.Labels) - 1)
}

// Place puts the label here.
func (f *Func) Place(l Label) { f.Body = append(f.Body, &LabelDef{Label: l}) }

// Emit appends statements to the body.
func (f *Func) Emit(ss ...Stmt) { f.Body = append(f.Body, ss...) }

// Stmt is a statement of a body: *Inst, *LabelDef, *RegDecl, *Var, *Scope, *Loc, *Pragma, *Comment,
// *CallProto or *Targets.
type Stmt interface{ isStmt() }

// LabelDef places a label.
type LabelDef struct {
	Label   Label
	Comment string
	Line    int
}

// RegDecl is a .reg line: the registers Name0 … Name(Count-1) if Count > 0, else the one called
// Name.
type RegDecl struct {
	Type   Type
	Vector int // 0, 2 or 4
	Name   string
	Count  int
	More   []string // further names on the same line; only without Count
	Line   int
}

// Scope opens or closes a block of declarations, as around LLVM's call sequences.
type Scope struct {
	Open    bool
	Comment string // "callseq 0, 0"
}

func (s *Scope) delta() int {
	if s.Open {
		return 1
	}
	return -1
}

// Loc is a .loc directive.
type Loc struct {
	File, Line, Column int
	Inlined            *Inlined // nil: not of an inlined function
	Comment            string
}

// Inlined is the inlined function that a .loc is in: its name is Offset bytes after Label in
// .debug_str, and it was called at a place of which there is a .loc before.
type Inlined struct {
	Label              string
	Offset             int
	File, Line, Column int
}

// CallProto is a .callprototype, which an indirect call names.
type CallProto struct {
	Name     string
	Rets     []Param
	Params   []Param
	NoReturn bool
}

// Targets is a .branchtargets (of brx.idx) or .calltargets list.
type Targets struct {
	Name   string
	Labels []Label  // .branchtargets
	Funcs  []string // .calltargets
	Line   int
}

func (*Inst) isStmt()      {}
func (*LabelDef) isStmt()  {}
func (*RegDecl) isStmt()   {}
func (*Var) isStmt()       {}
func (*Scope) isStmt()     {}
func (*Loc) isStmt()       {}
func (*Pragma) isStmt()    {}
func (*Comment) isStmt()   {}
func (*CallProto) isStmt() {}
func (*Targets) isStmt()   {}
