package dinode

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"sync"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/ir"
)

// wordFields are the kinds of fields whose values are words of a family: prefix, then the words,
// and the largest number that may stand instead, 0 for none. A word's number stands after it, or is
// one more than the last word's. Those in newer came after LLVM 19, which knows no number for them.
// Flags are joined by |.
var wordFields = map[string]struct {
	prefix, words, newer string
	max                  uint64
	flags                bool
}{
	"tag": {"DW_TAG_", `null=0 array_type class_type entry_point enumeration_type formal_parameter imported_declaration=0x8 label=0xa
		lexical_block member=0xd pointer_type=0xf reference_type compile_unit string_type structure_type
		subroutine_type=0x15 typedef union_type unspecified_parameters variant common_block common_inclusion inheritance
		inlined_subroutine module ptr_to_member_type set_type subrange_type with_stmt access_declaration base_type
		catch_block const_type constant enumerator file_type friend namelist namelist_item packed_type subprogram
		template_type_parameter template_value_parameter thrown_type try_block variant_part variable volatile_type
		dwarf_procedure restrict_type interface_type namespace imported_module unspecified_type partial_unit
		imported_unit condition=0x3f shared_type type_unit rvalue_reference_type template_alias coarray_type
		generic_subrange dynamic_type atomic_type call_site call_site_parameter skeleton_unit immutable_type
		MIPS_loop=0x4081 format_label=0x4101 function_template class_template GNU_BINCL GNU_EINCL
		GNU_template_template_param GNU_template_parameter_pack GNU_formal_parameter_pack GNU_call_site
		GNU_call_site_parameter APPLE_property=0x4200 SUN_function_template SUN_class_template SUN_struct_template
		SUN_union_template SUN_indirect_inheritance SUN_codeflags SUN_memop_info SUN_omp_child_func SUN_rtti_descriptor
		SUN_dtor_info SUN_dtor SUN_f90_interface SUN_fortran_vax_structure SUN_hi=0x42ff LLVM_ptrauth_type
		ALTIUM_circ_type=0x5101 ALTIUM_mwa_circ_type ALTIUM_rev_carry_type ALTIUM_rom=0x5111 LLVM_annotation=0x6000
		GHS_namespace=0x8004 GHS_using_namespace GHS_using_declaration GHS_template_templ_param UPC_shared_type=0x8765
		UPC_strict_type UPC_relaxed PGI_kanji_type=0xa000 PGI_interface_block=0xa020 BORLAND_property=0xb000
		BORLAND_Delphi_string BORLAND_Delphi_dynamic_array BORLAND_Delphi_set BORLAND_Delphi_variant`, "", 0xffff, false},
	"language": {"DW_LANG_", `C89=0x1 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95
		Fortran95 PLI ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 C_plus_plus_11 OCaml Rust C11
		Swift Julia Dylan C_plus_plus_14 Fortran03 Fortran08 RenderScript BLISS Kotlin Zig Crystal C_plus_plus_17=0x2a
		C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012 HIP Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP
		CPP_for_OpenCL SYCL Ruby=0x40 Move Hylo Mips_Assembler=0x8001 GOOGLE_RenderScript=0x8e57 BORLAND_Delphi=0xb000`,
		"Metal C_plus_plus_23 Odin P4 Fortran23 C23 V Algol68", 0xffff, false},
	"sourceLanguage": {"DW_LNAME_", "", "*", 0xffff, false},
	"encoding": {"DW_ATE_", `address=0x1 boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float
		packed_decimal numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII HP_complex_float=0x81 HP_float128
		HP_complex_float128 HP_floathpintel HP_imaginary_float90 HP_imaginary_float128`, "", 0xff, false},
	"callingConvention": {"DW_CC_", `normal=0x1 program nocall pass_by_reference pass_by_value GNU_renesas_sh=0x40
		GNU_borland_fastcall_i386 BORLAND_safecall=0xb0 BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn
		BORLAND_thiscall BORLAND_fastcall LLVM_vectorcall=0xc0 LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc
		LLVM_SpirFunction LLVM_OpenCLKernel LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall LLVM_M68kRTD
		LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail GDB_IBM_OpenCL=0xff`, "LLVM_RISCVVLSCall", 0xff, false},
	"virtuality": {"DW_VIRTUALITY_", "none=0 virtual pure_virtual", "", 2, false},
	"macro":      {"DW_MACINFO_", "define=1 undef start_file end_file vendor_ext=0xff", "", 0xff, false},
	"emission":   {"", "NoDebug=0 FullDebug LineTablesOnly DebugDirectivesOnly", "", 3, false},
	"nameTable":  {"", "Default=0 GNU None Apple", "", 3, false},
	"checksum":   {"CSK_", "MD5=1 SHA1 SHA256", "", 0, false},
	"fixed":      {"", "", "Binary Decimal Rational", 0, false},
	"enumKind":   {"DW_APPLE_ENUM_KIND_", "", "Closed Open", 0xffff, false},
	"flag": {"DIFlag", `Private=1 Protected Public FwdDecl AppleBlock=0x8 ReservedBit4=0x10 Virtual=0x20 IndirectVirtualBase=0x24
		Artificial=0x40 Explicit=0x80 Prototyped=0x100 ObjcClassComplete=0x200 ObjectPointer=0x400 Vector=0x800 StaticMember=0x1000
		LValueReference=0x2000 RValueReference=0x4000 ExportSymbols=0x8000 SingleInheritance=0x10000 MultipleInheritance=0x20000
		VirtualInheritance=0x30000 IntroducedVirtual=0x40000 BitField=0x80000 NoReturn=0x100000 TypePassByValue=0x400000
		TypePassByReference=0x800000 EnumClass=0x1000000 Thunk=0x2000000 NonTrivial=0x4000000 BigEndian=0x8000000
		LittleEndian=0x10000000 AllCallsDescribed=0x20000000 NameIsSimplified=0x40000000`, "", 1<<32 - 1, true},
	"spFlag": {"DISPFlag", `Virtual=1 PureVirtual LocalToUnit=4 Definition=8 Optimized=0x10 Pure=0x20 Elemental=0x40 Recursive=0x80
		MainSubprogram=0x100 Deleted=0x200 ObjCDirect=0x800`, "", 1<<32 - 1, true},
}

// wordFamily is an entry of wordFields, parsed.
type wordFamily struct {
	number map[string]uint64 // of the words with their prefix
	word   map[uint64]string
	newer  map[string]bool
	bits   []uint64 // of flags, in the order in which LLVM splits a number into them
}

var wordFamilies = sync.OnceValue(func() map[string]*wordFamily {
	out := map[string]*wordFamily{}
	for kind, f := range wordFields {
		fam := &wordFamily{number: map[string]uint64{}, word: map[uint64]string{}, newer: map[string]bool{}}
		next := uint64(0)
		for _, w := range strings.Fields(f.words) {
			w, number, ok := strings.Cut(w, "=")
			if ok {
				next, _ = strconv.ParseUint(number, 0, 64)
			}
			fam.number[f.prefix+w], fam.word[next] = next, f.prefix+w
			fam.bits = append(fam.bits, next)
			next++
		}
		for _, w := range strings.Fields(f.newer) {
			fam.newer[f.prefix+w] = true
		}
		slices.SortStableFunc(fam.bits, func(a, b uint64) int { return flagRank(a) - flagRank(b) })
		out[kind] = fam
	}
	return out
})

// flagRank orders flags as LLVM prints them: words for several bits before the bits.
func flagRank(flag uint64) int {
	switch {
	case flag == 0x3:
		return 0 // Public is Private and Protected
	case flag < 0x3:
		return 1
	case flag == 0x30000:
		return 2 // likewise with inheritance
	case flag == 0x10000 || flag == 0x20000:
		return 3
	case flag == 0x24:
		return 4
	}
	return 5
}

// words rejects a text that is neither a name of a family nor a number, and returns the text as
// LLVM prints it.
func (c *check) words(name, text, kind string) string {
	if wordFields[kind].flags {
		return c.flagWords(name, text, kind)
	}
	fam := wordFamilies()[kind]
	if _, ok := fam.number[text]; ok || fam.newer[text] || fam.newer[wordFields[kind].prefix+"*"] && strings.HasPrefix(text, wordFields[kind].prefix) {
		return text
	}
	n, ok := c.wordNumber(name, text, kind)
	if w := fam.word[n]; ok && w != "" {
		return w
	}
	return text
}

// wordNumber is the number that stands for a word.
func (c *check) wordNumber(name, text, kind string) (uint64, bool) {
	v, ok := scan.ParseInteger(text)
	if limit := wordFields[kind].max; !ok || limit == 0 || v.Sign() < 0 || v.Cmp(new(big.Int).SetUint64(limit)) > 0 {
		c.fail("invalid value '%s' for '%s'", text, name)
		return 0, false
	}
	return v.Uint64(), true
}

// flagWords is words for flags joined by |.
func (c *check) flagWords(name, text, kind string) string {
	fam := wordFamilies()[kind]
	if _, ok := fam.number[text]; ok { // the usual case
		return text
	}
	all := uint64(0)
	for w := range strings.SplitSeq(text, "|") {
		w = strings.TrimSpace(w)
		n, ok := fam.number[w]
		if !ok {
			if n, ok = c.wordNumber(name, w, kind); !ok {
				return text
			}
		}
		all |= n
	}
	var list []string
	for _, bit := range fam.bits {
		if all&bit == bit {
			list = append(list, fam.word[bit])
			all &^= bit
		}
	}
	if all != 0 || list == nil {
		list = append(list, strconv.FormatUint(all, 10))
	}
	return strings.Join(list, " | ")
}

// hasFlag reports whether a |-joined list has a flag, by name.
func hasFlag(list, flag string) bool {
	for f := range strings.SplitSeq(list, "|") {
		if strings.TrimSpace(f) == flag {
			return true
		}
	}
	return false
}

// operations are the words after DW_OP_ that LLVM knows, those with numbers (lit0 to lit31, reg…,
// breg…) aside.
var operations = sync.OnceValue(func() map[string]bool {
	return grammar.MakeSet(`addr deref const1u const1s const2u const2s const4u const4s const8u const8s constu consts dup drop over pick swap rot
		xderef abs and div minus mod mul neg not or plus plus_uconst shl shr shra xor bra eq ge gt le lt ne skip regx fbreg bregx piece
		deref_size xderef_size nop push_object_address call2 call4 call_ref form_tls_address call_frame_cfa bit_piece implicit_value
		stack_value implicit_pointer addrx constx entry_value const_type regval_type deref_type xderef_type convert reinterpret
		GNU_push_tls_address HP_unknown HP_is_value HP_fltconst4 HP_fltconst8 HP_mod_range HP_unmod_range HP_tls INTEL_bit_piece
		WASM_location WASM_location_int APPLE_uninit PGI_omp_thread_num GNU_entry_value GNU_addr_index GNU_const_index AARCH64_operation
		LLVM_fragment LLVM_convert LLVM_tag_offset LLVM_entry_value LLVM_implicit_pointer LLVM_arg LLVM_user LLVM_extract_bits_sext
		LLVM_extract_bits_zext LLVM_nop LLVM_form_aspace_address LLVM_push_lane LLVM_offset LLVM_offset_uconst LLVM_bit_offset
		LLVM_call_frame_entry_reg LLVM_undefined LLVM_aspace_bregx LLVM_piece_end LLVM_extend LLVM_select_bit_piece`)
})

// isOperation reports whether LLVM knows an operation of debug expressions.
func isOperation(w string) bool {
	w = strings.TrimPrefix(w, "DW_OP_")
	if operations()[w] {
		return true
	}
	for _, numbered := range []string{"lit", "breg", "reg"} {
		if digits, ok := strings.CutPrefix(w, numbered); ok {
			n, err := strconv.Atoi(digits)
			return err == nil && n < 32
		}
	}
	return false
}

// operations rejects operands of a DIExpression that are neither operations, encodings nor unsigned
// numbers, and gives operations that are numbers their words.
func (c *check) operations(n *ir.MDNode) {
	numbers := false
	for k, f := range n.Fields {
		w, isRaw := f.Value.(ir.MDRaw)
		text := string(w)
		_, isEncoding := wordFamilies()["encoding"].number[text]
		switch {
		case f.Name != "":
			c.failAt(fieldOffset(c.text, c.lo, k, false), "expected unsigned integer in '!DIExpression'")
			return
		case isRaw && strings.HasPrefix(text, "DW_OP_"):
			if !isOperation(text) {
				c.failAt(fieldOffset(c.text, c.lo, k, false), "invalid DWARF op '%s'", text)
				return
			}
			continue
		case isRaw && isEncoding:
			continue
		case isRaw && strings.HasPrefix(text, "u0x"):
			v, ok := scan.ParseInteger(text)
			if !ok || !v.IsUint64() {
				c.failAt(fieldOffset(c.text, c.lo, k, false), "element too large, limit is 18446744073709551615")
				return
			}
			n.Fields[k].Value = ir.MDRaw(v.String())
		case !isRaw || text == "" || strings.Trim(text, "0123456789") != "":
			c.failAt(fieldOffset(c.text, c.lo, k, false), "expected unsigned integer in '!DIExpression'")
			return
		case len(text) > 19:
			if _, err := strconv.ParseUint(text, 10, 64); err != nil {
				c.failAt(fieldOffset(c.text, c.lo, k, false), "element too large, limit is 18446744073709551615")
				return
			}
		case len(text) > 1 && text[0] == '0':
			v, _ := new(big.Int).SetString(text, 10)
			n.Fields[k].Value = ir.MDRaw(v.String())
		}
		numbers = true
	}
	if numbers {
		nameOperations(n)
	}
}

// operationNumbers are the operations that a valid DIExpression has, those with numbers in their
// names aside.
var operationNumbers = map[string]string{
	"6": "deref", "16": "constu", "17": "consts", "18": "dup", "20": "over", "22": "swap", "24": "xderef", "26": "and",
	"27": "div", "28": "minus", "29": "mod", "30": "mul", "32": "not", "33": "or", "34": "plus", "35": "plus_uconst", "36": "shl",
	"37": "shr", "38": "shra", "39": "xor", "41": "eq", "42": "ge", "43": "gt", "44": "le", "45": "lt", "46": "ne", "48": "lit0",
	"144": "regx", "146": "bregx", "148": "deref_size", "151": "push_object_address", "159": "stack_value", "4096": "LLVM_fragment",
	"4097": "LLVM_convert", "4098": "LLVM_tag_offset", "4099": "LLVM_entry_value", "4100": "LLVM_implicit_pointer", "4101": "LLVM_arg",
	"4102": "LLVM_extract_bits_sext", "4103": "LLVM_extract_bits_zext",
}

// nameOperations gives the operations of an expression that are numbers their words, and a
// conversion's encoding too. LLVM does so if the expression is valid.
func nameOperations(n *ir.MDNode) {
	named := &ir.MDNode{Kind: n.Kind, Fields: slices.Clone(n.Fields)}
	raw := func(k int) string {
		if k < len(named.Fields) {
			w, _ := named.Fields[k].Value.(ir.MDRaw)
			return string(w)
		}
		return ""
	}
	encodings := wordFamilies()["encoding"]
	for k := 0; k < len(named.Fields); k++ {
		if w := operationNumbers[raw(k)]; w != "" {
			named.Fields[k].Value = ir.MDRaw("DW_OP_" + w)
		}
		if raw(k) == "DW_OP_LLVM_convert" {
			if v, ok := encodings.number[raw(k+1)]; ok {
				named.Fields[k+1].Value = ir.MDRaw(strconv.FormatUint(v, 10))
			}
			if v, err := strconv.ParseUint(raw(k+2), 10, 64); err == nil && encodings.word[v] != "" {
				named.Fields[k+2].Value = ir.MDRaw(encodings.word[v])
			}
		}
		k += ir.ExpressionArgs(raw(k))
	}
	if named.IsValidExpression() {
		n.Fields = named.Fields
	}
}
