package ir

import (
	"embed"
	"strconv"
	"strings"
	"sync"
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
//	half=0 sub2=0 sub4=0       half as many of its elements; twice or four times as many of a half or a quarter of the width
//	ext=0 trunc=0 bits=0       its elements of twice and half the width; integers of the width of its elements
//	{a+b}                      is a literal struct
//	!                          after a parameter: it must be an immediate
//
// Those that LLVM 22 has and LLVM 19 has not are in files of the same name in intrinsics/newer.
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

// newerSignatures are those of LLVM 22 that LLVM 19 does not have yet. They are kept, so that LLVM
// 22 reads our output.
var newerSignatures = makeSignatures([]struct{ names, sig string }{
	{"coro.end", "void(p0,i1,token)"},
	{"coro.end.async", "void(p0,i1,…)"},
	{"lifetime.start lifetime.end", "void(ptr*)"},
	{"amdgcn.make.buffer.rsrc", "ptr*(ptr*,i16,i64,i32)"},
	{"nvvm.mapa.shared.cluster", "p7(p3,i32)"},
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

// isOtherForm reports whether a declaration has the signature that LLVM 14 or 22 gives the
// intrinsic, and LLVM 19 does not.
func (k *knownIntrinsic) isOtherForm(f *Func) bool {
	for _, table := range []map[string]*intrinsicSig{olderSignatures, newerSignatures} {
		if s := table[k.name]; s != nil && s.match(f.FuncType).ok() && !k.sig.match(f.FuncType).ok() {
			return true
		}
	}
	return false
}

//go:embed intrinsics/*.txt intrinsics/newer/*.txt
var intrinsicFiles embed.FS

// knownIntrinsic holds the facts about an intrinsic.
type knownIntrinsic struct {
	name  string // with llvm., without type suffixes
	sig   *intrinsicSig
	attrs *AttrList // shared; the sets are immutable
}

// intrinsicFamily is a file, read when the first of its names is asked for.
type intrinsicFamily struct {
	once  sync.Once
	names map[string]knownIntrinsic
}

// generalIntrinsics is the family of the intrinsics that belong to no target.
const generalIntrinsics = "general"

var intrinsicFamilies = func() map[string]*intrinsicFamily {
	m := map[string]*intrinsicFamily{}
	files, err := intrinsicFiles.ReadDir("intrinsics")
	if err != nil {
		panic("ir: the tables of intrinsics are not in the program: " + err.Error())
	}
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		m[strings.TrimSuffix(f.Name(), ".txt")] = &intrinsicFamily{}
	}
	return m
}()

// newerFamilies are the families of intrinsics that are newer than LLVM 19.
var newerFamilies = map[string]*intrinsicFamily{generalIntrinsics: {}, "nvvm": {}}

// lookupIntrinsic finds an intrinsic by its name with or without type suffixes; nil when there is
// no such one in the files.
func lookupIntrinsic(name string) *knownIntrinsic {
	short, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return nil
	}
	prefix := "llvm."
	family, rest, _ := strings.Cut(short, ".")
	table := intrinsicFamilies[family]
	if table == nil || family == generalIntrinsics {
		family, table = generalIntrinsics, intrinsicFamilies[generalIntrinsics]
	} else {
		prefix, short = prefix+family+".", rest
	}
	table.once.Do(func() { table.names = readIntrinsics(family, prefix) })
	newer := newerFamilies[family]
	if k := table.find(short); k != nil || newer == nil {
		return k
	}
	newer.once.Do(func() { newer.names = readIntrinsics("newer/"+family, prefix) })
	return newer.find(short)
}

// find finds a name with or without type suffixes.
func (t *intrinsicFamily) find(short string) *knownIntrinsic {
	for exact := true; ; exact = false {
		if k, ok := t.names[short]; ok {
			if exact || k.sig.overloaded || olderSignatures[k.name] != nil && olderSignatures[k.name].overloaded {
				return &k
			}
			return nil
		}
		dot := strings.LastIndexByte(short, '.')
		if dot < 0 {
			return nil
		}
		short = short[:dot]
	}
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
	newer := newerSignatures[k.name]
	return k.sig.match(f.FuncType).ok() || newer != nil && newer.match(f.FuncType).ok()
}

// IntrinsicOverloads returns the types that the name of an intrinsic is mangled with when its type
// is ty; ok is false when LLVM does not give it that type. name may have type suffixes.
func IntrinsicOverloads(name string, ty *Type) (overloads []*Type, ok bool) {
	k := lookupIntrinsic(name)
	if k == nil {
		return nil, false
	}
	m := k.sig.match(ty)
	if newer := newerSignatures[k.name]; !m.ok() && newer != nil {
		m = newer.match(ty)
	}
	return m.slots, m.ok()
}

// IsTargetIntrinsic reports whether a name begins like those of a target's intrinsics, llvm.nvvm.…
// and so on, known or not.
func IsTargetIntrinsic(name string) bool {
	short, ok := strings.CutPrefix(name, "llvm.")
	family, _, dotted := strings.Cut(short, ".")
	return ok && dotted && family != generalIntrinsics && intrinsicFamilies[family] != nil
}

// IntrinsicAttrs returns the attributes that an intrinsic's declaration should have, and whether we
// know.
func IntrinsicAttrs(f *Func) (AttrList, bool) {
	k := lookupIntrinsic(f.name)
	if k == nil || k.isOtherForm(f) {
		return AttrList{}, false
	}
	return k.attrs.Clone(), true
}

// readIntrinsics reads the file of a family, whose names begin with prefix.
func readIntrinsics(family, prefix string) map[string]knownIntrinsic {
	text, err := intrinsicFiles.ReadFile("intrinsics/" + family + ".txt")
	if err != nil {
		panic("ir: " + err.Error())
	}
	out := map[string]knownIntrinsic{}
	sets := map[string]AttrList{}
	var group knownIntrinsic
	for line := range strings.SplitSeq(string(text), "\n") {
		switch {
		case line == "":
		case line[0] == '#':
			name, attrs, _ := strings.Cut(line, " = ")
			sets[name] = parseDeclAttrs(attrs)
		case line[0] == '\t':
			for n := range strings.FieldsSeq(line) {
				group.name = prefix + n
				out[n] = group
			}
		default:
			sig, set, _ := strings.Cut(line, " ")
			group.sig = parseSignature(sig)
			attrs := sets[set].Clone()
			for k, imm := range group.sig.imm {
				if imm {
					attrs.SetParam(k, append(attrs.Param(k)[:len(attrs.Param(k)):len(attrs.Param(k))], EnumAttr("immarg")))
				}
			}
			group.attrs = &attrs
		}
	}
	return out
}

// parseDeclAttrs reads a set of attributes: of the function | ret of the result | 0 of the first
// parameter.
func parseDeclAttrs(text string) AttrList {
	var l AttrList
	for k, part := range strings.Split(text, " | ") {
		if k == 0 {
			l.Fn = parseAttrWords(part)
			continue
		}
		where, words, _ := strings.Cut(part, " ")
		if where == "ret" {
			l.Ret = parseAttrWords(words)
		} else if n, err := strconv.Atoi(where); err == nil {
			l.SetParam(n, parseAttrWords(words))
		}
	}
	return l
}

// parseAttrWords reads attributes: words, align 4, or memory(…).
func parseAttrWords(s string) AttrSet {
	var set AttrSet
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		if val, ok := strings.CutPrefix(s, "memory("); ok {
			val, s, _ = strings.Cut(val, ")")
			set = append(set, ValAttr("memory", val))
			continue
		}
		var word string
		word, s, _ = strings.Cut(s, " ")
		if word == "align" {
			var n string
			n, s, _ = strings.Cut(s, " ")
			set = append(set, ValAttr("align", n))
			continue
		}
		set = append(set, EnumAttr(word))
	}
	return set
}
