package grammar

import "strings"

// AttrForm is what follows the name of an attribute in llir's grammar.
type AttrForm uint8

const (
	AttrNone     AttrForm = iota + 1 // nothing
	AttrInts                         // (1) or (1, 2)
	AttrType                         // (T)
	AttrAlign                        // 8 or (8)
	attrGroupInt                     // = 8
)

// ParamAttrs are the parameter attributes of llir's grammar. allocalign and the
// like came with LLVM 15.
var ParamAttrs = map[string]AttrForm{
	"immarg": AttrNone, "inreg": AttrNone, "nest": AttrNone, "noalias": AttrNone, "nocapture": AttrNone,
	"nofree": AttrNone, "nonnull": AttrNone, "noundef": AttrNone, "readnone": AttrNone, "readonly": AttrNone,
	"returned": AttrNone, "signext": AttrNone, "swiftasync": AttrNone, "swifterror": AttrNone, "swiftself": AttrNone,
	"writeonly": AttrNone, "zeroext": AttrNone,
	"align": AttrAlign, "alignstack": AttrInts, "dereferenceable": AttrInts, "dereferenceable_or_null": AttrInts,
	"byref": AttrType, "byval": AttrType, "elementtype": AttrType, "inalloca": AttrType, "preallocated": AttrType, "sret": AttrType,
}

// FuncAttrs are the function attributes of llir's grammar.
var FuncAttrs = makeFuncAttrs()

func makeFuncAttrs() map[string]AttrForm {
	m := map[string]AttrForm{
		"alignstack": AttrInts, "allocsize": AttrInts, "preallocated": AttrType, "vscale_range": AttrInts,
	}
	const plain = `alwaysinline argmemonly builtin cold convergent disable_sanitizer_instrumentation hot
		inaccessiblemem_or_argmemonly inaccessiblememonly inlinehint jumptable minsize mustprogress naked nobuiltin
		nocallback nocf_check noduplicate nofree noimplicitfloat noinline nomerge nonlazybind noprofile norecurse
		noredzone noreturn nosanitize_coverage nosync nounwind null_pointer_is_valid optforfuzzing optnone optsize
		readnone readonly returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag
		sanitize_thread shadowcallstack speculatable speculative_load_hardening ssp sspreq sspstrong strictfp uwtable
		willreturn writeonly`
	for _, w := range strings.Fields(plain) {
		m[w] = AttrNone
	}
	return m
}

// CallingConvs are the calling conventions that llir's grammar knows.
var CallingConvs = MakeSet(`aarch64_sve_vector_pcs aarch64_vector_pcs amdgpu_cs amdgpu_es amdgpu_gfx amdgpu_gs amdgpu_hs
	amdgpu_kernel amdgpu_ls amdgpu_ps amdgpu_vs anyregcc arm_aapcs_vfpcc arm_aapcscc arm_apcscc avr_intrcc avr_signalcc
	ccc cfguard_checkcc coldcc cxx_fast_tlscc fastcc ghccc hhvm_ccc hhvmcc intel_ocl_bicc msp430_intrcc preserve_allcc
	preserve_mostcc ptx_device ptx_kernel spir_func spir_kernel swiftcc swifttailcc tailcc webkit_jscc win64cc
	x86_64_sysvcc x86_fastcallcc x86_intrcc x86_regcallcc x86_stdcallcc x86_thiscallcc x86_vectorcallcc`)

// NewCallingConvs are younger ones, with LLVM's numbers.
var NewCallingConvs = map[string]string{
	"m68k_rtdcc": "106", "graalcc": "107", "riscv_vector_cc": "110",
	"aarch64_sme_preservemost_from_x0": "102", "aarch64_sme_preservemost_from_x2": "103",
	"aarch64_sme_preservemost_from_x1": "111", "amdgpu_cs_chain": "104", "amdgpu_cs_chain_preserve": "105",
	"preserve_nonecc": "21", "amdgpu_gfx_whole_wave": "124", "cheriot_compartmentcallcc": "125",
	"cheriot_compartmentcalleecc": "126", "cheriot_librarycallcc": "127", "arm64ec_thunk_x64": "108", "arm64ec_thunk_native": "109",
}

// MakeSet returns the set of the words of a text.
func MakeSet(words string) map[string]bool {
	m := make(map[string]bool)
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}
