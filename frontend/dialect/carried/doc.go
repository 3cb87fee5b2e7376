// Package carried holds the output of frontend/dialect: assembly in LLVM 14's syntax, which llir
// reads, and side tables of what that syntax cannot express.
//
//   - text.go: Text, its side tables, and positions in the user's source
//   - llir.go: Parse runs llir on the text; its panics and errors become diagnostics
//   - split.go: Split cuts a text into a skeleton and chunks of functions, for llir to parse side
//     by side; chunk.go, body.go, types.go write the text of a chunk
//
// The package imports only frontend/diag, frontend/dialect/scan and names, and llir; it knows
// nothing of our IR.
//
// # Side tables
//
// llir keeps the order of the text, so the tables are indexed by ordinal:
//
//	Text.Funcs[i]      ↔ llir Module.Funcs[i], declarations included
//	Text.Globals[i]    ↔ Module.Globals[i]
//	Text.Aliases[i]    ↔ Module.Aliases[i]
//	Text.IFuncs[i]     ↔ Module.IFuncs[i]
//	Funcs[i].Stmts[j]  ↔ the j-th instruction or terminator of the body, counted
//	                     through all blocks in order (insts, then term, per block)
//
// Positions are byte offsets into Text.Source; Text.Pos makes them file, line
// and column.
//
// # Chunks
//
// The text of a chunk says the same as LL14, in fewer tokens and with less work for llir: a
// function in which every local has a name has them by number (Body.Names), where all pointers are
// opaque %N stands for i8*, and there are no comments. Reading LL14 at once gives the same module.
//
// # The carriers
//
// Names beginning with `optgo.` and string attributes beginning with `optgo:` are ours;
// dialect.Carry rejects input that uses them. «raw» is the text of the input, comments and line
// breaks removed. R is the type that the context gives.
//
//	input                                   what llir gets
//	--------------------------------------  -----------------------------------------------
//	TYPES
//	ptr, ptr addrspace(n)                   i8*, i8 addrspace(n)*   (typed pointers pass as they are: treat every
//	                                        llir pointer type as opaque, keep the address space)
//	bfloat                                  %optgo.bfloat, defined as `type half`: a FloatType whose TypeName is "optgo.bfloat"
//	x86_amx                                 %optgo.x86_amx, an opaque struct type of that TypeName
//	target("name", …)                       %optgo.target.N, an opaque struct; Text.TargetTypes[N] is «raw»
//
//	CONSTANTS
//	splat (T v)                             bitcast ({} { [5 x i8] c"splat", T v } to R)
//	shufflevector (a, b, mask)              bitcast ({} { [13 x i8] c"shufflevector", «a», «b», «mask» } to R)
//	0xH 0xR 0xK 0xL 0xM, f0x…, NaNs, +inf,  bitcast (iN u0x«bits» to R)   (fold: integer to FP bitcast of a constant;
//	0x1.8p3, 0x… at half/bfloat             bits are most significant first, ppc_fp128's as APInt)
//	other FP literals                       as they are (decimal, 0x of float and double)
//	getelementptr F (T, ptr b, i64 1, …)    bitcast ({} { [k x i8] c"getelementptr F", T* null, «b», «indices»… } to R)
//	  (typed or opaque; F the flags,        inrange on an index (old) is `inrange@K` in F, K the index's number from 0;
//	   inrange(a, b) (new) stays in F)      T is the element type of the pointer type of field 1
//	dso_local_equivalent @f                 bitcast ({} { [k x i8] c"dso_local_equivalent", i8* @f } to R)
//	no_cfi @f                               bitcast ({} { [k x i8] c"no_cfi", i8* @f } to R)
//	blockaddress(@f, %b)                    bitcast (i8* blockaddress(@f, %b) to R)  or bare when R is i8*
//	ptrauth (a, b, …), ptrtoaddr (…), any   bitcast ({} { [k x i8] c"ptrauth", «operands»… } to R)
//	other constant expression llir lacks
//	i.e. a bitcast whose operand is a *constant.Struct with first field a CharArray is a carrier: field 0 is the
//	name and flags separated by one space, the rest are operands. `bitcast ({} …` is never legal LLVM.
//	@f as operand of select and the like    bitcast (T @f to R)      (pointer bitcasts vanish anyway)
//	call of a constant expression           call RET (ARGTYPES) bitcast (… to RET (ARGTYPES)*)(…)
//	u0x… s0x…, wide integers                as they are
//
//	INSTRUCTIONS
//	flags that a FlagSet can hold           not in LL14: Stmt.Flags. llir knows them here, and needs as much time for one as
//	(nuw, nsw, exact, inbounds, fast-math)  for an operand
//	flags llir does not know at this place  dropped from LL14, in Text.Flags(stmt), in the input's order and spelling
//	  (nneg, disjoint, samesign, nusw,      (`nuw` of a GEP, fast-math of fptrunc, …). Other flags llir knows are only in LL14.
//	  trunc's nuw/nsw, GEP's nuw, inrange,
//	  fast-math in new places, …)
//	atomicrmw OP unknown to llir            atomicrmw xchg, Text.Op(stmt) = "uinc_wrap"
//	the pointer of atomicrmw OP P, T v      has type T*, so that llir's result type is T
//	ptrtoaddr                               ptrtoint, Text.Op(stmt) = "ptrtoaddr"
//	`, align N` of a memory access          not in LL14: Stmt.Align. llir could say it, but needs as much time for it
//	                                        as for an operand
//	getelementptr                           as it is (the llir result type is meaningless: it is a pointer or vector of pointers), or when
//	                                        llir could not type it (vectors inside, constant-expression indices, named
//	                                        type not yet seen):  call R @optgo.getelementptr(T* null, «base», «indices»…)
//	                                        inbounds then is in Text.Flags too
//	shufflevector of scalable vectors       call R @optgo.getelementptr(«a», «b», «mask»), Text.Op(stmt) = "shufflevector"
//	`, !kind !12` after an instruction      dropped from LL14, in Text.Attachments(stmt)
//	metadata !12, metadata !"s",            argument `metadata !"«raw»"`: a metadata.Value of a metadata.String holding
//	metadata !DIExpression(…), !{…}         the text of the node or reference
//	metadata T v  (value as metadata)       argument `T v`  (the callee's parameter is of type metadata: wrap it again)
//	metadata !DIArgList(T a, T b)           argument number I is `metadata !"!DIArgList"`, and an operand bundle
//	                                        "optgo.arglist.I"(T a, T b) holds the values
//	metadata !12, … in an operand bundle    [N x i8] c"«raw»", and a bundle BundleNodes(i32 K, …) has the operand's number
//	                                        over all bundles of the call
//	metadata T v in an operand bundle       T v, and a bundle BundleValues(i32 K, …) likewise
//	#dbg_value(a, b, c, !d) and the other   call void @llvm.dbg.value(a, b, c), arguments carried as metadata …, IsRecord, !d is
//	records                                 the attachment "dbg"; #dbg_label → llvm.dbg.label; #dbg_declare, #dbg_assign likewise
//	an intrinsic without declaration        a declare at the end of LL14, Func.Implied is set (@optgo.getelementptr too)
//	calling conventions llir does not know  cc N with LLVM's number
//	%7 after %2, @7 after @2 (gaps)         renumbered densely, in LL14 only: names in the tables and in «raw» metadata
//	                                        are the text's; definitions left unnamed stay unnamed
//
//	ATTRIBUTES (parameter, return, function, call site, group, global)
//	known to llir                           as they are (byval(T), sret(T), elementtype(T) … keep their type)
//	return attributes, all of them          not in LL14 (llir reads few): Func.ReturnAttrs, Text.ReturnAttrs(stmt), «raw»
//	align(8)                                align 8
//	addrspace("A"), "G", "P"                the number that the data layout gives
//	anything else: memory(…), range(…), …   the string attribute "optgo:«raw»"
//	type attributes llir cannot hold        likewise, «raw» has the type's text
//
//	MODULE
//	metadata definitions, named metadata    not in LL14: Text.Metadata (in order), Text.NamedMetadata
//	attachments of functions and globals    Func.Attachments, Global.Attachments
//	uselistorder                            not in LL14: Text.UseListOrders, «raw»
//	^0 = … (summaries)                      Text.Summaries, «raw»
//	new parts of a global (code_model "x",  Global.Extras, «raw», one string each
//	sanitize_address_dyninit, …)
//	`;` comments                            gone
package carried
