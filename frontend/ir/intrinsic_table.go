package ir

import (
	"embed"
	"strings"
	"sync"

	"opt-go/frontend/version"
)

// The intrinsics of LLVM 19 are in intrinsics/*.txt: a file for each target and one for the
// target-independent ones. An entry has the signature that the verifier requires, and the
// attributes that every declaration has, whatever attributes the text gives it.
//
// A file begins with attribute sets: the function's attributes, then after a bar each those of the
// result and of parameters by number:
//
//	#3 = nocallback nounwind memory(argmem: read) | ret noundef | 0 nocapture readonly
//
// Then come signatures, result(parameters), each with its set and, on the indented lines below, the
// names without llvm. and, in the file of a target, without the target's name. In a signature
//
//	void i1 i32 f64 v4i32 nxv2i64 md token p3 …  is that type, as names mangle it; ptr is p0; … at the end: variable arguments
//	int fp vec ptr* any        is any type of that class, an overload: its mangled name is part of the intrinsic's name
//	vptr=0                     is an overload too: a vector of as many pointers as overload 0 has elements
//	=0                         is the type that the first overload stands for, =1 the second
//	elt=0 i1=0 f16=0           is its element; i1 or half in its shape
//	third=0 … eighth=0         a vector of a third, …, an eighth of its elements
//	half=0 sub2=0 sub4=0       half as many of its elements; twice or four times as many of a half or a quarter of the width
//	ext=0 trunc=0 bits=0       its elements of twice and half the width; integers of the width of its elements
//	{a+b}                      is a literal struct
//	!                          after a parameter: it must be an immediate
//
// Those that LLVM 22 has and LLVM 19 has not, or has with another signature, are in
// intrinsics/newer/*.txt, a file for each family. Both are made of the tables of LLVM's sources
// (llvm/IR/Intrinsics*.td, as llvm-tblgen -dump-json prints them), but for llvm.dbg.declare_value,
// which stands for a record.
//
// Where only the attributes are others in LLVM 22, its attributes are in intrinsics/changed/*.txt:
// attribute sets as above, then each set with the names that have it. The source is what opt-22
// prints of their declarations; TestChangedAttributes compares, and writes the files with -update.
//
// Intrinsics that no file lists (older, newer, or of a private fork) are accepted as they are, and
// so are those that have one of the signatures below.

// olderSignatures are those of LLVM 14 that LLVM 19 replaces when it reads them. A printer keeps
// them; there is no harm in that, since it is LLVM's reader that will do so.
var olderSignatures = makeSignatures([]struct{ names, sig string }{
	{"x86.rdtscp", "i64(ptr)"},
	{"x86.sse41.ptestc x86.sse41.ptestz x86.sse41.ptestnzc", "i32(v4f32,v4f32)"},
	{"x86.sse41.insertps x86.sse41.dpps", "v4f32(v4f32,v4f32,i32!)"},
	{"x86.sse41.dppd", "v2f64(v2f64,v2f64,i32!)"},
	{"x86.sse41.mpsadbw", "v8i16(v16i8,v16i8,i32!)"},
	{"x86.avx.dp.ps.256", "v8f32(v8f32,v8f32,i32!)"},
	{"x86.avx2.mpsadbw", "v16i16(v32i8,v32i8,i32!)"},
	{"x86.avx512.mask.cmp.pd.128", "i8(v2f64,v2f64,i32!,i8)"},
	{"x86.avx512.mask.cmp.pd.256", "i8(v4f64,v4f64,i32!,i8)"},
	{"x86.avx512.mask.cmp.pd.512", "i8(v8f64,v8f64,i32!,i8,i32!)"},
	{"x86.avx512.mask.cmp.ps.128", "i8(v4f32,v4f32,i32!,i8)"},
	{"x86.avx512.mask.cmp.ps.256", "i8(v8f32,v8f32,i32!,i8)"},
	{"x86.avx512.mask.cmp.ps.512", "i16(v16f32,v16f32,i32!,i16,i32!)"},
	{"x86.avx512bf16.cvtne2ps2bf16.128", "v8i16(v4f32,v4f32)"},
	{"x86.avx512bf16.cvtne2ps2bf16.256", "v16i16(v8f32,v8f32)"},
	{"x86.avx512bf16.cvtne2ps2bf16.512", "v32i16(v16f32,v16f32)"},
	{"x86.avx512bf16.mask.cvtneps2bf16.128", "v8i16(v4f32,v8i16,v4i1)"},
	{"x86.avx512bf16.cvtneps2bf16.256", "v8i16(v8f32)"},
	{"x86.avx512bf16.cvtneps2bf16.512", "v16i16(v16f32)"},
	{"x86.avx512bf16.dpbf16ps.128", "v4f32(v4f32,v4i32,v4i32)"},
	{"x86.avx512bf16.dpbf16ps.256", "v8f32(v8f32,v8i32,v8i32)"},
	{"x86.avx512bf16.dpbf16ps.512", "v16f32(v16f32,v16i32,v16i32)"},
	{"x86.xop.vfrcz.ss", "v4f32(v4f32,v4f32)"},
	{"x86.xop.vfrcz.sd", "v2f64(v2f64,v2f64)"},
	{"x86.xop.vpermil2pd", "v2f64(v2f64,v2f64,v2f64,i8!)"},
	{"x86.xop.vpermil2pd.256", "v4f64(v4f64,v4f64,v4f64,i8!)"},
	{"x86.xop.vpermil2ps", "v4f32(v4f32,v4f32,v4f32,i8!)"},
	{"x86.xop.vpermil2ps.256", "v8f32(v8f32,v8f32,v8f32,i8!)"},
	{"arm.mve.vctp64", "v4i1(i32)"},
	{"riscv.aes32dsi riscv.aes32dsmi riscv.aes32esi riscv.aes32esmi", "i32(i32,i32,i8!)"},
	{"riscv.sm4ks riscv.sm4ed", "int(=0,=0,i8!)"},
	{"riscv.sha256sig0 riscv.sha256sig1 riscv.sha256sum0 riscv.sha256sum1 riscv.sm3p0 riscv.sm3p1", "int(=0)"},
})

func makeSignatures(table []struct{ names, sig string }) map[string]*intrinsicSig {
	m := map[string]*intrinsicSig{}
	for _, e := range table {
		s := parseSignature(e.sig)
		for n := range strings.FieldsSeq(e.names) {
			m["llvm."+n] = s
		}
	}
	return m
}

// isOlderForm reports whether a type is the one that LLVM 14 gives the intrinsic, and no other
// version.
func (k *knownIntrinsic) isOlderForm(ty *Type) bool {
	s := olderSignatures[k.name]
	return s != nil && s.match(ty).ok() && !k.sig.match(ty).ok()
}

// formFor returns the form of the intrinsic that has the type: the newer one only where that of
// LLVM 19 does not. Without any it is that of LLVM 19.
func (k *knownIntrinsic) formFor(ty *Type) *knownIntrinsic {
	if k.sig.match(ty).ok() {
		return k
	}
	if newer := k.newer(); newer != nil && newer.sig.match(ty).ok() {
		return newer
	}
	return k
}

// newer returns the form of the intrinsic that LLVM 22 has, nil where that is LLVM 19's.
func (k *knownIntrinsic) newer() *knownIntrinsic {
	family, _, short := splitIntrinsic(k.name)
	return newerIntrinsics[family].table().get(k.name, short)
}

//go:embed intrinsics/*.txt intrinsics/newer/*.txt intrinsics/changed/*.txt
var intrinsicFiles embed.FS

// knownIntrinsic holds the facts about an intrinsic.
type knownIntrinsic struct {
	name  string // with llvm., without type suffixes
	sig   *intrinsicSig
	attrs *AttrList // shared; the sets are immutable
}

// intrinsicFamily is a file, read when the first of its names is asked for.
type intrinsicFamily struct {
	file   string
	once   sync.Once
	groups map[string]*intrinsicGroup // by name, without llvm. and the target's name
}

// intrinsicGroup holds what the intrinsics below one signature share. A module uses a few of the
// thousands, so that it is parsed when the first of its names is asked for.
type intrinsicGroup struct {
	line  string            // signature and attribute set
	sets  map[string]string // the file's attribute sets
	once  sync.Once
	sig   *intrinsicSig
	attrs *AttrList
}

// generalIntrinsics is the family of the intrinsics that belong to no target.
const generalIntrinsics = "general"

var intrinsicFamilies, newerIntrinsics = makeFamilies("intrinsics"), makeFamilies("intrinsics/newer")

// makeFamilies returns the families whose files are in a folder. A family may have no newer file.
func makeFamilies(folder string) map[string]*intrinsicFamily {
	m := map[string]*intrinsicFamily{}
	files, err := intrinsicFiles.ReadDir(folder)
	if err != nil {
		panic("ir: the tables of intrinsics are not in the program: " + err.Error())
	}
	for _, f := range files {
		if !f.IsDir() {
			m[strings.TrimSuffix(f.Name(), ".txt")] = &intrinsicFamily{file: folder + "/" + f.Name()}
		}
	}
	return m
}

// splitIntrinsic returns the family of an intrinsic, the prefix that the names of the family share,
// and the rest of the name.
func splitIntrinsic(name string) (family, prefix, short string) {
	short = strings.TrimPrefix(name, "llvm.")
	first, rest, dotted := strings.Cut(short, ".")
	if !dotted || first == generalIntrinsics || intrinsicFamilies[first] == nil {
		return generalIntrinsics, "llvm.", short
	}
	return first, "llvm." + first + ".", rest
}

// lookupIntrinsic finds an intrinsic by its name with or without type suffixes; nil when there is
// no such one in the files.
func lookupIntrinsic(name string) *knownIntrinsic {
	if !strings.HasPrefix(name, "llvm.") {
		return nil
	}
	family, prefix, short := splitIntrinsic(name)
	tables := [...]*intrinsicFamily{intrinsicFamilies[family].table(), newerIntrinsics[family].table()}
	for exact, plain := true, false; ; exact = false {
		for _, t := range tables {
			k := t.get(name[:len(prefix)+len(short)], short)
			switch {
			case k == nil:
			case exact || k.sig.overloaded || olderSignatures[k.name] != nil && olderSignatures[k.name].overloaded:
				return k
			default: // this form has no type suffixes
				plain = true
			}
		}
		if plain {
			return nil
		}
		dot := strings.LastIndexByte(short, '.')
		if dot < 0 {
			return nil
		}
		short = short[:dot]
	}
}

// table reads the file of a family when it is first asked for; a family without a file has no
// names.
func (t *intrinsicFamily) table() *intrinsicFamily {
	if t != nil {
		t.once.Do(func() { t.groups = readIntrinsics(t.file) })
	}
	return t
}

// get returns the intrinsic of a name without type suffixes, or nil. short is what the file has of
// the name.
func (t *intrinsicFamily) get(name, short string) *knownIntrinsic {
	if t == nil {
		return nil
	}
	g := t.groups[short]
	if g == nil {
		return nil
	}
	g.once.Do(g.parse)
	return &knownIntrinsic{name: name, sig: g.sig, attrs: g.attrs}
}

func (g *intrinsicGroup) parse() {
	sig, set, _ := strings.Cut(g.line, " ")
	g.sig = parseSignature(sig)
	attrs := g.sig.markImmediates(parseDeclAttrs(g.sets[set]))
	g.attrs = &attrs
}

// IsKnownIntrinsic reports whether LLVM has an intrinsic of this name, with or without type
// suffixes.
func IsKnownIntrinsic(name string) bool { return lookupIntrinsic(name) != nil }

// HasIntrinsicType reports whether a function has a type that LLVM 19 or 22 gives the intrinsic of
// its name.
func HasIntrinsicType(f *Func) bool {
	k := lookupIntrinsic(f.name)
	if k == nil {
		return false
	}
	return k.formFor(f.FuncType).sig.match(f.FuncType).ok()
}

// IsNewerIntrinsic reports whether a declaration is that of an intrinsic that LLVM 19 does not
// have, or has with another signature.
func IsNewerIntrinsic(f *Func) bool {
	k := lookupIntrinsic(f.name)
	if k == nil {
		return false
	}
	form := k.formFor(f.FuncType)
	return form != k || form.isNewer()
}

// IntrinsicVersion returns the LLVM version that has the intrinsic of a declaration with its type.
func IntrinsicVersion(f *Func) int {
	k := lookupIntrinsic(f.name)
	if k == nil {
		return version.Oldest
	}
	form := k.formFor(f.FuncType)
	m := form.sig.match(f.FuncType)
	switch {
	case form != k || form.isNewer():
		return version.Intrinsic(k.name)
	case m.vectorMMX:
		return version.NoMMX
	case f.RetType().IsVector() && (k.name == "llvm.lround" || k.name == "llvm.llround"):
		return version.Intrinsic(k.name)
	}
	return version.Oldest
}

// isNewer reports whether an entry is one of the tables of LLVM 22.
func (k *knownIntrinsic) isNewer() bool {
	newer := k.newer()
	return newer != nil && newer.sig == k.sig
}

// IntrinsicOverloads returns the types that the name of an intrinsic is mangled with when its type
// is ty; ok is false when LLVM does not give it that type. name may have type suffixes.
func IntrinsicOverloads(name string, ty *Type) (overloads []*Type, ok bool) {
	k := lookupIntrinsic(name)
	if k == nil {
		return nil, false
	}
	m := k.formFor(ty).sig.match(ty)
	return m.slots, m.ok()
}

// IsTargetIntrinsic reports whether a name begins like those of a target's intrinsics, llvm.nvvm.…
// and so on, known or not.
func IsTargetIntrinsic(name string) bool {
	short, ok := strings.CutPrefix(name, "llvm.")
	family, _, dotted := strings.Cut(short, ".")
	return ok && dotted && family != generalIntrinsics && intrinsicFamilies[family] != nil
}

// readIntrinsics reads a file of intrinsics.
func readIntrinsics(file string) map[string]*intrinsicGroup {
	data, err := intrinsicFiles.ReadFile(file)
	if err != nil {
		panic("ir: " + err.Error())
	}
	text := string(data)
	out := make(map[string]*intrinsicGroup, strings.Count(text, " ")+strings.Count(text, "\t"))
	sets := map[string]string{}
	var group *intrinsicGroup
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case line == "":
		case line[0] == '#':
			name, attrs, _ := strings.Cut(line, " = ")
			sets[name] = attrs
		case line[0] == '\t':
			for n := range strings.SplitSeq(line[1:], " ") {
				out[n] = group
			}
		default:
			group = &intrinsicGroup{line: line, sets: sets}
		}
	}
	return out
}
