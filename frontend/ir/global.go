package ir

import "strings"

// Linkage is a global's linkage.
type Linkage uint8

// The linkages.
const (
	External Linkage = iota
	Private
	Internal
	AvailableExternally
	LinkOnce
	LinkOnceODR
	WeakLinkage
	WeakODR
	Common
	Appending
	ExternWeak
)

var linkageNames = [...]string{"", "private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr",
	"common", "appending", "extern_weak"}

// String returns LLVM's keyword, "" for external.
func (l Linkage) String() string { return linkageNames[l] }

// Interposable reports whether the linker may take another definition, with different behavior,
// than one of this linkage.
func (l Linkage) Interposable() bool {
	switch l {
	case WeakLinkage, LinkOnce, Common, ExternWeak:
		return true
	}
	return false
}

// IsLocal reports whether other modules cannot see the global.
func (l Linkage) IsLocal() bool { return l == Private || l == Internal }

// LinkageByName returns the linkage with LLVM's keyword.
func LinkageByName(s string) (Linkage, bool) {
	if s == "external" {
		return External, true
	}
	for l, n := range linkageNames {
		if n == s {
			return Linkage(l), true
		}
	}
	return 0, false
}

// Global is the common part of functions, variables, aliases and ifuncs.
type Global struct {
	Linkage     Linkage
	Visibility  string // "", hidden, protected
	DLLStorage  string // "", dllimport, dllexport
	UnnamedAddr string // "", unnamed_addr, local_unnamed_addr
	DSOLocal    bool
	DSOPreempt  bool // dso_preemptable, written out
	Space       int  // address space
	Section     string
	Partition   string
	Comdat      *Comdat
	Align       uint64   // bytes, 0: none
	TLS         string   // "", generaldynamic, localdynamic, initialexec, localexec
	Sanitizer   []string // no_sanitize_address, sanitize_memtag, …
	CodeModel   string
	Pos         Pos
	md          []Attachment
	name        string
	intrinsic   string // of a function whose name begins with llvm.: IntrinsicID
	constID     uint32
	ctx         *Context
	module      *Module
}

// setName names the global, and notes which intrinsic a function of this name is: passes ask that
// of every call that they meet.
func (g *Global) setName(name string) {
	g.name, g.intrinsic = name, ""
	if strings.HasPrefix(name, "llvm.") {
		g.intrinsic = intrinsicBase(name)
	}
}

// GlobalValue is a *Func, *GlobalVar, *Alias or *IFunc.
type GlobalValue interface {
	Value
	header() *Global
	// Name is the name without @, empty when unnamed.
	Name() string
	// Base gives the properties that all globals share.
	Base() *Global
	// SetName renames the global; a taken name gets a numeric suffix, as in LLVM.
	SetName(name string)
	// IsDeclaration reports whether the definition is elsewhere.
	IsDeclaration() bool
}

func (g *Global) header() *Global { return g }

// Base returns g.
func (g *Global) Base() *Global { return g }

// Name returns the name without @, empty when unnamed.
func (g *Global) Name() string { return g.name }

// Module returns the module that the global is in.
func (g *Global) Module() *Module { return g.module }

// Context returns the context of the global's module.
func (g *Global) Context() *Context { return g.ctx }

// Type returns the pointer type of the global's address space.
func (g *Global) Type() *Type { return g.ctx.Pointer(g.Space) }

// Ident returns @name; of an unnamed global its number.
func (g *Global) Ident() string {
	if g.name != "" {
		return "@" + QuoteName(g.name)
	}
	return g.module.unnamedIdent(g)
}

func (g *Global) useList() *useList { return nil }

// MD returns the attachment of a kind, or nil.
func (g *Global) MD(kind string) *MDNode { return findMD(g.md, kind) }

// SetMD attaches a node, or removes the attachment when n is nil.
func (g *Global) SetMD(kind string, n *MDNode) { g.md = setMD(g.md, kind, n) }

// Attachments returns all attachments in order; several may have the same kind.
func (g *Global) Attachments() []Attachment { return g.md }

// SetAttachments replaces all attachments.
func (g *Global) SetAttachments(a []Attachment) { g.md = a }

// SetName renames the global; a taken name gets a numeric suffix, as in LLVM.
func (g *Global) SetName(name string) { g.module.renameGlobal(g, name) }

// GlobalVar is a global variable.
type GlobalVar struct {
	Global
	ValueType      *Type
	Init           Value // constant; nil for a declaration
	Constant       bool  // constant, not global
	ExternallyInit bool
	Attrs          AttrSet
}

// IsDeclaration reports whether the variable has no initialiser.
func (g *GlobalVar) IsDeclaration() bool { return g.Init == nil }

// IsDeclaration reports whether the function has no body.
func (f *Func) IsDeclaration() bool { return f.first == nil }

// Alias is an alias of another global.
type Alias struct {
	Global
	ValueType *Type
	Aliasee   Value
}

// IsDeclaration returns false.
func (a *Alias) IsDeclaration() bool { return false }

// IFunc is a function that a resolver picks at load time.
type IFunc struct {
	Global
	ValueType *Type
	Resolver  Value
}

// IsDeclaration returns false.
func (a *IFunc) IsDeclaration() bool { return false }

// Comdat is a comdat group: $name = comdat kind.
type Comdat struct {
	Name string
	Kind string // any, exactmatch, largest, nodeduplicate, samesize
}

// CallConv is LLVM's number of a calling convention.
type CallConv uint16

// The calling conventions that passes and backends ask for; the others are in the table of names.
const (
	CCC          CallConv = 0
	FastCC       CallConv = 8
	ColdCC       CallConv = 9
	SwiftTailCC  CallConv = 20
	PTXKernel    CallConv = 71
	PTXDevice    CallConv = 72
	SPIRFunc     CallConv = 75
	SPIRKernel   CallConv = 76
	AMDGPUKernel CallConv = 91
)

// ccNames are the keywords of LLVM 19's calling conventions; the others print as ccN.
var ccNames = map[CallConv]string{
	8: "fastcc", 9: "coldcc", 10: "ghccc", 13: "anyregcc", 14: "preserve_mostcc", 15: "preserve_allcc",
	16: "swiftcc", 17: "cxx_fast_tlscc", 18: "tailcc", 19: "cfguard_checkcc", 20: "swifttailcc", 21: "preserve_nonecc",
	64: "x86_stdcallcc", 65: "x86_fastcallcc", 66: "arm_apcscc", 67: "arm_aapcscc", 68: "arm_aapcs_vfpcc", 69: "msp430_intrcc",
	70: "x86_thiscallcc", 71: "ptx_kernel", 72: "ptx_device", 75: "spir_func", 76: "spir_kernel", 77: "intel_ocl_bicc",
	78: "x86_64_sysvcc", 79: "win64cc", 80: "x86_vectorcallcc", 81: "hhvmcc", 82: "hhvm_ccc", 83: "x86_intrcc",
	84: "avr_intrcc", 85: "avr_signalcc", 87: "amdgpu_vs", 88: "amdgpu_gs", 89: "amdgpu_ps", 90: "amdgpu_cs", 91: "amdgpu_kernel",
	92: "x86_regcallcc", 93: "amdgpu_hs", 95: "amdgpu_ls", 96: "amdgpu_es", 97: "aarch64_vector_pcs",
	98: "aarch64_sve_vector_pcs", 100: "amdgpu_gfx", 102: "aarch64_sme_preservemost_from_x0",
	103: "aarch64_sme_preservemost_from_x2", 104: "amdgpu_cs_chain", 105: "amdgpu_cs_chain_preserve", 106: "m68k_rtdcc",
	107: "graalcc", 110: "riscv_vector_cc", 111: "aarch64_sme_preservemost_from_x1",
}

// String returns LLVM's keyword, "ccc" for C.
func (c CallConv) String() string {
	if c == CCC {
		return "ccc"
	}
	if n, ok := ccNames[c]; ok {
		return n
	}
	return "cc" + itoa(int(c))
}

// CallConvByName returns the convention with LLVM's keyword.
func CallConvByName(name string) (CallConv, bool) {
	if name == "ccc" {
		return CCC, true
	}
	for c, n := range ccNames {
		if n == name {
			return c, true
		}
	}
	return 0, false
}

// AddressNotNull reports whether a global surely is somewhere other than at null: one that exists,
// whose address no metadata gives as a number (absolute_symbol), in the address space where nothing
// is at null. Aliases are wherever their aliasee puts them, and the function that resolves an ifunc
// may return null.
func AddressNotNull(g GlobalValue) bool {
	switch g.(type) {
	case *Func, *GlobalVar:
		b := g.Base()
		return b.Linkage != ExternWeak && b.Space == 0 && b.MD("absolute_symbol") == nil
	}
	return false
}
