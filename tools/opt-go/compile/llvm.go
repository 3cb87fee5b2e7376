package compile

import (
	"flag"
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"

	"github.com/pkg/errors"
)

// What scripts and RUN lines that are written for LLVM's opt and llc pass besides the flags of
// flags.go.

// llvmOptions are the flags that change the input or the output as in opt.
type llvmOptions struct {
	layout      string // -data-layout
	march       string // -march
	fnAttrs     []ir.Attr
	callRecords bool            // print debug records as calls of intrinsics
	keepRecords bool            // print them in the form that the input has
	missing     map[string]bool // -disable-builtin: functions that the C library lacks
	stripDebug  bool            // before the passes
	stripNamed  bool            // named metadata, before the passes
}

// fnAttrFlags are opt's flags that put an attribute on all functions.
var fnAttrFlags = []struct {
	flag  string
	attr  string
	value string // "": what the flag is given
	help  string
}{
	{"disable-tail-calls", "disable-tail-calls", "true", "mark all functions disable-tail-calls"},
	{"enable-no-infs-fp-math", "no-infs-fp-math", "true", "mark all functions no-infs-fp-math"},
	{"enable-no-nans-fp-math", "no-nans-fp-math", "true", "mark all functions no-nans-fp-math"},
	{"enable-no-signed-zeros-fp-math", "no-signed-zeros-fp-math", "true", "mark all functions no-signed-zeros-fp-math"},
	{"enable-unsafe-fp-math", "unsafe-fp-math", "true", "mark all functions unsafe-fp-math"},
	{"frame-pointer", "frame-pointer", "", "mark all functions with the frame-pointer `KIND`"},
}

// idleFlags are flags without effect; why describes opt-go's fixed behavior. fixed is the only
// value that agrees with it; "": any.
var idleFlags = []struct {
	name    string
	boolean bool
	fixed   string
	why     string
}{
	{"asm-verbose", true, "", "assembly has no comments but those of -nvptx… flags"},
	{"basic-aa-recphi", true, "true", "φs of steps through memory are always followed"},
	{"basic-aa-separate-storage", true, "", "assumptions of separate storage are not read"},
	{"cgp-freq-ratio-to-skip-merge", false, "", "no frequencies of blocks are kept"},
	{"cgp-icmp-eq2icmp-st", true, "false", "codegenprepare folds no compare with one before it"},
	{"cgp-split-large-offset-gep", true, "", "no target here splits large offsets"},
	{"cgp-type-promotion-merge", true, "", "no target here merges the extensions of addresses"},
	{"cgp-verify-bfi-updates", true, "", "no frequencies of blocks are kept"},
	{"cgpp-huge-func", false, "", "functions of every size are prepared alike"},
	{"code-model", false, "", "no backend here has code models"},
	{"disable-basic-aa", true, "false", "-aa-pipeline says which alias analyses are asked"},
	{"disable-cgp-delete-phis", true, "false", "codegenprepare deletes dead φs"},
	{"disable-cgp-gc-opts", true, "", "codegenprepare leaves statepoints as they are"},
	{"disable-cgp-store-extract", true, "", "no target here stores elements of vectors while it extracts them"},
	{"dse-optimize-memoryssa", true, "", "MemorySSA is built anew"},
	{"earlycse-debug-hash", true, "", "expressions are found by an exact key"},
	{"disable-nofree-inference", true, "false", "function-attrs infers nofree"},
	{"disable-nounwind-inference", true, "false", "function-attrs infers nounwind"},
	{"enable-loop-simplifycfg-term-folding", true, "true", "loop-simplifycfg folds decided branches"},
	{"enable-new-pm", true, "", "there is one pass manager"},
	{"enable-noalias-to-md-conversion", true, "true", "inline turns noalias parameters into alias scopes"},
	{"experimental-debuginfo-iterators", true, "", "debug records and calls are the same inside"},
	{"f", true, "", "text is written to terminals too"},
	{"filetype", false, "asm", "text is the only form of output"},
	{"force-split-store", true, "false", "stores of two values in one are not split"},
	{"indvars-post-increment-ranges", true, "true", "indvars uses the ranges of counters after their increment"},
	{"instcombine-lower-dbg-declare", true, "false", "instcombine leaves declarations of variables"},
	{"instcombine-verify-known-bits", true, "", "known bits are computed in one way"},
	{"lcssa-verification", true, "", "-verify-each does"},
	{"loop-distribute-verify", true, "", "-verify-each does"},
	{"opaque-pointers", true, "true", "pointers are opaque"},
	{"phicse-debug-hash", true, "", "φs are compared exactly"},
	{"profile-unknown-in-special-section", true, "false", "functions without a profile stay in the section that they have"},
	{"relocation-model", false, "", "no backend here has relocation models"},
	{"scev-verify-ir", true, "", "-verify-each does"},
	{"simplifycfg-require-and-preserve-domtree", true, "", "simplifycfg neither needs nor keeps dominators"},
	{"stress-cgp-ext-ld-promotion", true, "false", "extensions move over arithmetic where that pays"},
	{"stress-cgp-store-extract", true, "false", "no target here stores elements of vectors while it extracts them"},
	{"try-experimental-debuginfo-iterators", true, "", "debug records and calls are the same inside"},
	{"unroll-verify-domtree", true, "", "-verify-each does"},
	{"unroll-verify-loopinfo", true, "", "-verify-each does"},
	{"verify-analysis-invalidation", true, "", "-verify-each does"},
	{"verify-assumption-cache", true, "", "assumptions are not cached"},
	{"verify-cfg-preserved", true, "", "-verify-each does"},
	{"verify-dom-info", true, "", "-verify-each does"},
	{"verify-loop-info", true, "", "-verify-each does"},
	{"verify-loop-lcssa", true, "", "-verify-each does"},
	{"verify-machineinstrs", true, "", "-verify-each does"},
	{"verify-memoryssa", true, "", "MemorySSA is built anew"},
	{"verify-noalias-scope-decl-dom", true, "", "-verify-each does"},
	{"verify-predicateinfo", true, "", "conditions are looked up, not copied into the program"},
	{"verify-region-info", true, "", "there are no regions"},
	{"verify-scev", true, "", "scalar evolution is computed anew"},
	{"verify-scev-maps", true, "", "scalar evolution is computed anew"},
	{"verify-scev-strict", true, "", "scalar evolution is computed anew"},
}

func (o *options) addLLVMFlags(fs *flag.FlagSet) {
	fs.StringVar(&o.llvm.layout, "data-layout", "", "data `LAYOUT` to read the module with, instead of its own")
	fs.StringVar(&o.llvm.march, "march", "", "the `ARCHITECTURE` whose costs and addresses passes go by, instead of the triple's, if there is a triple; the module keeps that")
	for _, a := range fnAttrFlags {
		set := func(s string) error {
			switch {
			case a.value == "":
				o.llvm.fnAttrs = append(o.llvm.fnAttrs, ir.StringAttr(a.attr, s))
			case s == "true":
				o.llvm.fnAttrs = append(o.llvm.fnAttrs, ir.StringAttr(a.attr, a.value))
			}
			return nil
		}
		if a.value == "" {
			fs.Func(a.flag, a.help, set)
		} else {
			fs.BoolFunc(a.flag, a.help, set)
		}
	}
	fs.BoolFunc("write-experimental-debuginfo", "print debug records (default); false: calls of llvm.dbg intrinsics", func(s string) error {
		o.llvm.callRecords = s == "false" || s == "0"
		return nil
	})
	fs.BoolFunc("preserve-input-debuginfo-format", "print debug records as calls if the input has calls", func(s string) error {
		o.llvm.keepRecords = s != "false" && s != "0"
		return nil
	})
	fs.Func("disable-builtin", "the C library has no function `NAME`; may be repeated", func(s string) error {
		if o.llvm.missing == nil {
			o.llvm.missing = map[string]bool{}
		}
		for _, name := range strings.Split(s, ",") {
			o.llvm.missing[name] = true
		}
		return nil
	})
	fs.BoolFunc("strip-debug", "strip debug information before the passes run", func(s string) error {
		o.llvm.stripDebug = s != "false" && s != "0"
		return nil
	})
	fs.BoolFunc("strip-named-metadata", "strip the module's named metadata before the passes run", func(s string) error {
		o.llvm.stripNamed = s != "false" && s != "0"
		return nil
	})
	for _, d := range idleFlags {
		set := func(s string) error {
			if d.fixed != "" && s != d.fixed && !(d.fixed == "true" && (s == "" || s == "1")) && !(d.fixed == "false" && s == "0") {
				return errors.Errorf("%s", d.why)
			}
			return nil
		}
		if help := "accepted as LLVM's: " + d.why; d.boolean {
			fs.BoolFunc(d.name, help, set)
		} else {
			fs.Func(d.name, help, set)
		}
	}
}

// checkAliasPipeline complains of analyses that LLVM does not have either.
func (o *options) checkAliasPipeline() error {
	for _, name := range strings.Split(o.passFlags["aa-pipeline"], ",") {
		if name != "" && !slices.Contains(alias.Names(), name) {
			return errors.Errorf("-aa-pipeline: unknown alias analysis name '%s'", name)
		}
	}
	return nil
}

// apply applies the flags to a module after reading.
func (l llvmOptions) apply(m *ir.Module, attrs []ir.Attr) {
	if l.stripDebug {
		ir.StripDebugInfo(m)
	}
	if l.stripNamed {
		for _, n := range slices.Clone(m.AllNamedMD()) {
			m.DropNamedMD(n.Name)
		}
	}
	if !l.keepRecords {
		m.DebugRecords = !l.callRecords
	}
	for _, f := range m.Funcs {
		for _, a := range append(attrs, l.fnAttrs...) {
			old, has := f.Attrs.Fn.Get(a.Key)
			switch {
			case has && a.Key == "target-features":
				a.Val = old.Val + "," + a.Val
			case has:
				continue
			}
			f.Attrs.Fn = f.Attrs.Fn.With(a)
		}
	}
}

// markTailCalls marks calls that represent debug records as tail, as LLVM does when it makes them
// of records. #dbg_declare_value has no intrinsic: that the variable has the value from there on is
// what llvm.dbg.value says.
func markTailCalls(m *ir.Module) {
	if f := m.Func("llvm.dbg.declare_value"); f != nil {
		value := m.Intrinsic("llvm.dbg.value", f.FuncType, f.Attrs.Fn)
		for _, g := range m.Funcs {
			for i := range g.Instrs() {
				if i.CalledFunc() == f {
					i.SetCallee(value)
				}
			}
		}
		m.Remove(f)
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			switch i.IntrinsicID() {
			case "llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.assign", "llvm.dbg.label":
				i.Flags |= ir.TailCall
			}
		}
	}
}

// targetAttrs are -mcpu and -mattr as attributes of functions. Without a triple they name no
// target's processor.
func (o *options) targetAttrs(m *ir.Module) []ir.Attr {
	var attrs []ir.Attr
	if m.Triple == "" || o.emit != "ir" {
		return nil
	}
	if o.backends.CPU != "" {
		attrs = append(attrs, ir.StringAttr("target-cpu", o.backends.CPU))
	}
	if o.backends.Features != "" {
		attrs = append(attrs, ir.StringAttr("target-features", o.backends.Features))
	}
	return attrs
}

// marchNames are the architectures that -march calls otherwise than triples do.
var marchNames = map[string]string{"arm64": "aarch64", "ppc64": "powerpc64", "ppc64le": "powerpc64le", "x86": "i386", "x86-64": "x86_64"}

// targetTriple is a module's triple with the architecture of -march. Without a triple there is no
// target, as in opt.
func (l llvmOptions) targetTriple(triple string) string {
	if l.march == "" || triple == "" {
		return triple
	}
	arch, ok := marchNames[l.march]
	if !ok {
		arch = l.march
	}
	if _, rest, ok := strings.Cut(triple, "-"); ok {
		return arch + "-" + rest
	}
	return arch
}

// systems are the beginnings of the names of operating systems, by which a triple without a vendor
// is known.
var systems = []string{"aix", "amdhsa", "amdpal", "android", "cuda", "darwin", "freebsd", "ios", "linux", "macos", "mesa3d", "netbsd", "none", "nvcl", "openbsd", "wasi", "windows"}

// normalTriple writes "unknown" for missing components of a triple.
func normalTriple(s string) string {
	parts := strings.Split(s, "-")
	if len(parts) > 1 && slices.ContainsFunc(systems, func(name string) bool { return strings.HasPrefix(parts[1], name) }) {
		parts = slices.Insert(parts, 1, "unknown")
	}
	for k, p := range parts {
		if p == "" {
			parts[k] = "unknown"
		}
	}
	return strings.Join(parts, "-")
}
