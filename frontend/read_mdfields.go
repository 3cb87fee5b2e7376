package frontend

import (
	"math/big"
	"strconv"
	"strings"
	"sync"

	"opt-go/frontend/ir"
)

// Specialized metadata nodes have named fields, each with a kind of value; LLVM refuses others. The tables below say
// which there are. Fields and words that came after LLVM 19 are in them: reading takes what any LLVM to this day writes.

// nodeFields gives the fields of a node as name:kind, with ! where the field must be there and ? where LLVM 19 does not
// have it yet. The kinds:
//
//	str text             str+ text that is not empty
//	md any node or null  md+  any node but null     mds {…}
//	int                  uint, or uN with N bits    bool
//	num int or node      unum uint or node
//
// or one of wordFields.
var nodeFields = map[string]string{
	"DILocation":     "line:u32 column:u16 scope!:md+ inlinedAt:md isImplicitCode:bool atomGroup?:uint atomRank?:u8",
	"GenericDINode":  "tag!:tag header:str operands:mds",
	"DISubrange":     "count:num lowerBound:num upperBound:num stride:num",
	"DISubrangeType": "name:str file:md line:u32 scope:md size:unum align:u32 flags:flag baseType:md lowerBound:num upperBound:num stride:num bias:num",
	"DIFixedPointType": "tag:tag name:str file:md line:u32 scope:md size:unum align:u32 encoding:encoding flags:flag kind:fixed " +
		"factor:int numerator:int denominator:int",
	"DIGenericSubrange": "count:num lowerBound:num upperBound:num stride:num",
	"DIEnumerator":      "name!:str value!:int isUnsigned:bool",
	"DIBasicType":       "tag:tag name:str file?:md line?:u32 scope?:md size:unum align:u32 dataSize?:u32 encoding:encoding num_extra_inhabitants?:u32 flags:flag",
	"DIStringType":      "tag:tag name:str stringLength:md stringLengthExpression:md stringLocationExpression:md size:unum align:u32 encoding:encoding",
	"DIDerivedType": "tag!:tag name:str file:md line:u32 scope:md baseType!:md size:unum align:u32 offset:unum flags:flag extraData:md " +
		"dwarfAddressSpace:u32 annotations:md ptrAuthKey:u3 ptrAuthIsAddressDiscriminated:bool ptrAuthExtraDiscriminator:u16 " +
		"ptrAuthIsaPointer:bool ptrAuthAuthenticatesNullValues:bool",
	"DICompositeType": "tag!:tag name:str file:md line:u32 scope:md baseType:md size:unum align:u32 offset:unum flags:flag elements:md " +
		"runtimeLang:language enumKind?:enumKind vtableHolder:md templateParams:md identifier:str discriminator:md dataLocation:md " +
		"associated:md allocated:md rank:num annotations:md num_extra_inhabitants?:u32 specification?:md bitStride?:md",
	"DISubroutineType": "flags:flag cc:callingConvention types!:md",
	"DIFile":           "filename!:str directory!:str checksumkind:checksum checksum:str source:str",
	"DICompileUnit": "language:language sourceLanguageName?:sourceLanguage sourceLanguageVersion?:u32 file!:md+ producer:str isOptimized:bool flags:str " +
		"runtimeVersion:u32 splitDebugFilename:str emissionKind:emission enums:md retainedTypes:md globals:md imports:md macros:md dwoId:uint " +
		"splitDebugInlining:bool debugInfoForProfiling:bool nameTableKind:nameTable rangesBaseAddress:bool sysroot:str sdk:str",
	"DISubprogram": "scope:md name:str linkageName:str file:md line:u32 type:md isLocal:bool isDefinition:bool scopeLine:u32 " +
		"containingType:md virtuality:virtuality virtualIndex:u32 thisAdjustment:int flags:flag spFlags:spFlag isOptimized:bool unit:md " +
		"templateParams:md declaration:md retainedNodes:md thrownTypes:md annotations:md targetFuncName:str keyInstructions?:bool",
	"DILexicalBlock":             "scope!:md+ file:md line:u32 column:u16",
	"DILexicalBlockFile":         "scope!:md+ file:md discriminator!:u32",
	"DICommonBlock":              "scope!:md declaration:md name:str file:md line:u32",
	"DINamespace":                "scope!:md name:str exportSymbols:bool",
	"DIMacro":                    "type!:macro line:u32 name!:str value:str",
	"DIMacroFile":                "type:macro line:u32 file!:md nodes:md",
	"DIModule":                   "scope!:md name!:str configMacros:str includePath:str apinotes:str file:md line:u32 isDecl:bool",
	"DITemplateTypeParameter":    "name:str type!:md defaulted:bool",
	"DITemplateValueParameter":   "tag:tag name:str type:md defaulted:bool value!:md",
	"DIGlobalVariable":           "name:str+ scope:md linkageName:str file:md line:u32 type:md isLocal:bool isDefinition:bool templateParams:md declaration:md align:u32 annotations:md",
	"DILocalVariable":            "scope!:md+ name:str arg:u16 file:md line:u32 type:md flags:flag align:u32 annotations:md",
	"DILabel":                    "scope!:md+ name!:str file!:md line!:u32 column?:u32 isArtificial?:bool coroSuspendIdx?:u32",
	"DIGlobalVariableExpression": "var!:md expr!:md",
	"DIObjCProperty":             "name:str file:md line:u32 setter:str getter:str attributes:u32 type:md",
	"DIImportedEntity":           "tag!:tag scope!:md entity:md file:md line:u32 name:str elements:md",
	"DIAssignID":                 "",
	"DIExpression":               "*",
	"DIArgList":                  "*",
}

// wordFields are the kinds of fields whose values are words of a family: prefix, then the words, and the largest number
// that may stand instead, 0 for none. Where the last is set several words are joined by |.
var wordFields = map[string]struct {
	prefix, words string
	max           uint64
	flags         bool
}{
	"tag": {"DW_TAG_", `array_type class_type entry_point enumeration_type formal_parameter imported_declaration label lexical_block
		member pointer_type reference_type compile_unit string_type structure_type subroutine_type typedef union_type
		unspecified_parameters variant common_block common_inclusion inheritance inlined_subroutine module ptr_to_member_type set_type
		subrange_type with_stmt access_declaration base_type catch_block const_type constant enumerator file_type friend namelist
		namelist_item packed_type subprogram template_type_parameter template_value_parameter thrown_type try_block variant_part
		variable volatile_type dwarf_procedure restrict_type interface_type namespace imported_module unspecified_type partial_unit
		imported_unit condition shared_type type_unit rvalue_reference_type template_alias coarray_type generic_subrange
		dynamic_type atomic_type call_site call_site_parameter skeleton_unit immutable_type null MIPS_loop format_label
		function_template class_template GNU_BINCL GNU_EINCL GNU_template_template_param GNU_template_parameter_pack
		GNU_formal_parameter_pack GNU_call_site GNU_call_site_parameter APPLE_property LLVM_ptrauth_type LLVM_annotation
		SUN_function_template SUN_class_template SUN_struct_template SUN_union_template SUN_indirect_inheritance SUN_codeflags
		SUN_memop_info SUN_omp_child_func SUN_rtti_descriptor SUN_dtor_info SUN_dtor SUN_f90_interface SUN_fortran_vax_structure SUN_hi
		ALTIUM_circ_type ALTIUM_mwa_circ_type ALTIUM_rev_carry_type ALTIUM_rom UPC_shared_type UPC_strict_type UPC_relaxed
		PGI_kanji_type PGI_interface_block BORLAND_property BORLAND_Delphi_string BORLAND_Delphi_dynamic_array BORLAND_Delphi_set
		BORLAND_Delphi_variant GHS_namespace GHS_using_namespace GHS_using_declaration GHS_template_templ_param`, 0xffff, false},
	"language": {"DW_LANG_", `C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95 Fortran95 PLI
		ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 C_plus_plus_11 OCaml Rust C11 Swift Julia C_plus_plus_14
		Fortran03 Fortran08 RenderScript BLISS Kotlin Zig Crystal C_plus_plus_17 C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012 HIP
		Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL Ruby Move Hylo Metal Mips_Assembler GOOGLE_RenderScript
		BORLAND_Delphi C_plus_plus_23 Odin P4 Fortran23 C23 V Algol68`, 0xffff, false},
	"sourceLanguage": {"DW_LNAME_", "*", 0xffff, false},
	"encoding": {"DW_ATE_", `address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float packed_decimal
		numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII HP_complex_float HP_float128 HP_complex_float128
		HP_floathpintel HP_imaginary_float90 HP_imaginary_float128`, 0xff, false},
	"callingConvention": {"DW_CC_", `normal program nocall pass_by_reference pass_by_value GNU_renesas_sh GNU_borland_fastcall_i386
		BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn BORLAND_thiscall BORLAND_fastcall
		LLVM_vectorcall LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc LLVM_SpirFunction LLVM_OpenCLKernel
		LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall LLVM_M68kRTD LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail
		LLVM_RISCVVLSCall GDB_IBM_OpenCL`, 0xff, false},
	"virtuality": {"DW_VIRTUALITY_", "none virtual pure_virtual", 2, false},
	"macro":      {"DW_MACINFO_", "define undef start_file end_file vendor_ext", 0xff, false},
	"emission":   {"", "NoDebug FullDebug LineTablesOnly DebugDirectivesOnly", 3, false},
	"nameTable":  {"", "Default GNU None Apple", 3, false},
	"checksum":   {"CSK_", "MD5 SHA1 SHA256", 0, false},
	"fixed":      {"", "Binary Decimal Rational", 0, false},
	"enumKind":   {"DW_APPLE_ENUM_KIND_", "Closed Open", 0xffff, false},
	"flag": {"DIFlag", `Zero Private Protected Public FwdDecl AppleBlock ReservedBit4 Virtual Artificial Explicit Prototyped
		ObjcClassComplete ObjectPointer Vector StaticMember LValueReference RValueReference ExportSymbols SingleInheritance
		MultipleInheritance VirtualInheritance IntroducedVirtual BitField NoReturn TypePassByValue TypePassByReference EnumClass
		Thunk NonTrivial BigEndian LittleEndian AllCallsDescribed IndirectVirtualBase`, 1<<32 - 1, true},
	"spFlag": {"DISPFlag", `Zero Virtual PureVirtual LocalToUnit Definition Optimized Pure Elemental Recursive MainSubprogram Deleted
		ObjCDirect`, 1<<32 - 1, true},
}

// nodeField is an entry of nodeFields, parsed.
type nodeField struct {
	name, kind string
	required   bool
	newer      bool // than LLVM 19
}

var nodeTables = sync.OnceValue(func() map[string][]nodeField {
	out := map[string][]nodeField{}
	for node, spec := range nodeFields {
		out[node] = []nodeField{}
		for _, s := range strings.Fields(spec) {
			name, kind, _ := strings.Cut(s, ":")
			name, required := strings.CutSuffix(name, "!")
			name, newer := strings.CutSuffix(name, "?")
			out[node] = append(out[node], nodeField{name, kind, required, newer})
		}
	}
	return out
})

var fieldWords = sync.OnceValue(func() map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for kind, f := range wordFields {
		out[kind] = map[string]bool{}
		for _, w := range strings.Fields(f.words) {
			out[kind][f.prefix+w] = true
		}
	}
	return out
})

// checkNode refuses a specialized node whose fields are not those that LLVM knows. The messages are LLVM's.
func (p *parser) checkNode(n *ir.MDNode) {
	fields, known := nodeTables()[n.Kind]
	if !known {
		p.fail("invalid metadata node kind '!%s'", n.Kind)
		return
	}
	if len(fields) == 1 && fields[0].name == "*" { // operands without names
		p.checkOperations(n)
		return
	}
	var seen uint64
	for _, f := range n.Fields {
		k := fieldNumber(fields, f.Name)
		switch {
		case f.Name == "":
			p.fail("expected field label here, in '!%s'", n.Kind)
			return
		case k < 0:
			p.fail("invalid field '%s' in '!%s'", f.Name, n.Kind)
			return
		case seen>>k&1 != 0:
			p.fail("field '%s' cannot be specified more than once", f.Name)
			return
		}
		seen |= 1 << k
		p.checkField(f, fields[k].kind)
	}
	for k, f := range fields {
		if f.required && seen>>k&1 == 0 {
			p.fail("missing required field '%s' in '!%s'", f.name, n.Kind)
		}
	}
	p.checkWholeNode(n)
}

// checkOperations refuses operands of a DIExpression that are neither operations, encodings nor unsigned numbers.
func (p *parser) checkOperations(n *ir.MDNode) {
	if n.Kind != "DIExpression" {
		return
	}
	for _, f := range n.Fields {
		w, isRaw := f.Value.(ir.MDRaw)
		text := string(w)
		switch {
		case isRaw && strings.HasPrefix(text, "DW_OP_"):
			if !isOperation(text) {
				p.fail("invalid DWARF op '%s'", text)
				return
			}
		case isRaw && fieldWords()["encoding"][text]:
		case !isRaw || text == "" || strings.Trim(text, "0123456789") != "":
			p.fail("expected unsigned integer in '!DIExpression'")
			return
		case len(text) > 19:
			if _, err := strconv.ParseUint(text, 10, 64); err != nil {
				p.fail("element too large, limit is 18446744073709551615")
				return
			}
		}
	}
}

// operations are the words behind DW_OP_ that LLVM knows, those with numbers (lit0 to lit31, reg…, breg…) aside.
var operations = sync.OnceValue(func() map[string]bool {
	return wordSet(`addr deref const1u const1s const2u const2s const4u const4s const8u const8s constu consts dup drop over pick swap rot
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

func fieldNumber(fields []nodeField, name string) int {
	for k := range fields {
		if fields[k].name == name {
			return k
		}
	}
	return -1
}

// checkWholeNode has the rules about several fields of a node, and about distinct.
func (p *parser) checkWholeNode(n *ir.MDNode) {
	switch n.Kind {
	case "DICompileUnit":
		if !n.Distinct {
			p.fail("missing 'distinct', required for !DICompileUnit")
		}
		if n.Field("language") == nil && n.Field("sourceLanguageName") == nil {
			p.fail("missing required field 'language' in '!DICompileUnit'")
		}
	case "DIAssignID":
		if !n.Distinct {
			p.fail("missing 'distinct', required for !DIAssignID()")
		}
	case "DISubprogram":
		flags, _ := n.Field("spFlags").(ir.MDRaw)
		isDef := n.Field("isDefinition")
		if def := isDef == ir.MD(ir.MDRaw("true")) || n.Field("spFlags") == nil && isDef == nil ||
			hasFlag(string(flags), "DISPFlagDefinition"); def && !n.Distinct {
			p.fail("missing 'distinct', required for !DISubprogram that is a Definition")
		}
	case "DIFile":
		if (n.Field("checksumkind") == nil) != (n.Field("checksum") == nil) {
			p.fail("'checksumkind' and 'checksum' must be provided together")
		}
	case "DIEnumerator":
		if v, _ := n.Field("value").(ir.MDRaw); n.Field("isUnsigned") == ir.MD(ir.MDRaw("true")) && strings.HasPrefix(string(v), "-") {
			p.fail("unsigned enumerator with negative value")
		}
	}
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

// checkField refuses a value that is not of the field's kind.
func (p *parser) checkField(f ir.MDField, kind string) {
	raw, isRaw := f.Value.(ir.MDRaw)
	str, isStr := f.Value.(ir.MDStr)
	node, isNode := f.Value.(*ir.MDNode)
	_, isNull := f.Value.(ir.MDNull)
	_, isConst := f.Value.(*ir.MDConst)
	isMDString := isRaw && strings.HasPrefix(string(raw), "!")
	switch kind {
	case "str", "str+":
		if !isStr {
			p.fail("expected a string for '%s'", f.Name)
		} else if kind == "str+" && str == "" {
			p.fail("'%s' cannot be empty", f.Name)
		}
	case "md", "md+":
		if isNull && kind == "md+" {
			p.fail("'%s' cannot be null", f.Name)
		} else if isRaw && !isMDString || isStr || isNode && node.Kind == operandList {
			p.fail("expected metadata for '%s'", f.Name)
		}
	case "mds":
		if !isNode || node.Kind != operandList {
			p.fail("expected '{' for '%s'", f.Name)
		}
	case "bool":
		if raw != "true" && raw != "false" {
			p.fail("expected 'true' or 'false' for '%s'", f.Name)
		}
	case "num", "unum":
		if isRaw {
			p.checkNumber(f.Name, string(raw), map[string]string{"num": "int", "unum": "uint"}[kind])
		} else if isStr || isNull && kind == "unum" || isNode && node.Kind == operandList {
			p.fail("expected an integer or metadata for '%s'", f.Name)
		}
	case "int", "uint", "u3", "u8", "u16", "u32":
		if !isRaw {
			p.fail("expected an integer for '%s'", f.Name)
		} else {
			p.checkNumber(f.Name, string(raw), kind)
		}
	default:
		if !isRaw || isConst {
			p.fail("expected a word or a number for '%s'", f.Name)
		} else {
			p.checkWords(f.Name, string(raw), kind)
		}
	}
}

// unsignedBits are the kinds of unsigned fields.
var unsignedBits = map[string]int{"u3": 3, "u8": 8, "u16": 16, "u32": 32, "uint": 64}

// checkNumber refuses what is no integer of a kind.
func (p *parser) checkNumber(name, text, kind string) {
	if len(text) < 5 && strings.Trim(text, "0123456789") == "" && kind != "u3" && kind != "u8" {
		return // the usual case
	}
	v, ok := new(big.Int).SetString(text, 10)
	bits := unsignedBits[kind]
	switch {
	case !ok:
		p.fail("expected an integer for '%s', found '%s'", name, text)
	case kind == "int" && !v.IsInt64() && name != "value": // of an enumerator, which may be of any size
		p.fail("value for '%s' too large, limit is 64 bits", name)
	case name == "count" && v.Cmp(big.NewInt(-1)) < 0:
		p.fail("value for 'count' too small, limit is -1")
	case bits > 0 && v.Sign() < 0:
		p.fail("expected an unsigned integer for '%s'", name)
	case bits > 0 && v.BitLen() > bits:
		p.fail("value for '%s' too large, limit is %s", name, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1)))
	}
}

// checkWords refuses what is no word of a family, nor a number.
func (p *parser) checkWords(name, text, kind string) {
	family, words := wordFields[kind], fieldWords()[kind]
	list := []string{text}
	if family.flags {
		list = strings.Split(text, "|")
	}
	for _, w := range list {
		w = strings.TrimSpace(w)
		if words[w] || family.words == "*" && strings.HasPrefix(w, family.prefix) {
			continue
		}
		v, ok := new(big.Int).SetString(w, 10)
		if !ok || family.max == 0 || v.Sign() < 0 || v.Cmp(new(big.Int).SetUint64(family.max)) > 0 {
			p.fail("invalid value '%s' for '%s'", w, name)
		}
	}
}
