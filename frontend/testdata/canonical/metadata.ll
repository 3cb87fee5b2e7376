source_filename = "m.c"

@g = global i32 0, !dbg !0
@h = global i32 0, !type !6, !type !7

define i32 @f(i32 %x, ptr %p) !dbg !14 !prof !25 {
entry:
    #dbg_value(i32 %x, !23, !DIExpression(), !26)
    #dbg_declare(ptr %p, !24, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 32), !26)
  %l = load i32, ptr %p, align 4, !dbg !26, !tbaa !28, !range !32
    #dbg_value(!DIArgList(i32 %l, i32 %x), !23, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !26)
    #dbg_value(i32 poison, !23, !DIExpression(), !26)
  %c = icmp eq i32 %l, 0
  br i1 %c, label %entry2, label %exit, !prof !33, !llvm.loop !34

entry2:                                           ; preds = %entry
    #dbg_label(!36, !26)
  br label %exit, !custom.kind !11

exit:                                             ; preds = %entry2, %entry
  %fa = call double @llvm.experimental.constrained.fadd.f64(double 1.000000e+00, double 2.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %rr = call i64 @llvm.read_register.i64(metadata !37)
  %tt = call i1 @llvm.type.test(ptr %p, metadata !8)
  ret i32 %l, !dbg !27
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #2

attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10}
!named = !{!11, !13}
!nvvm.annotations = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang \22x\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "m.c", directory: "/x", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i64 0, !"typeid"}
!7 = !{i64 8, !8}
!8 = distinct !{}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{null, !"s\00t", ptr @f, float 1.500000e+00, i1 true, !12}
!12 = !{}
!13 = !{ptr @f, !"kernel", i32 1}
!14 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !5, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 1, size: 32, elements: !19)
!19 = !{!20, !21}
!20 = !DIEnumerator(name: "e", value: -3)
!21 = !DITemplateValueParameter(name: "N", type: !5, value: i32 4)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !3, line: 2, type: !5)
!24 = !DILocalVariable(name: "p", arg: 2, scope: !14, file: !3, line: 2, type: !17)
!25 = !{!"function_entry_count", i64 100}
!26 = !DILocation(line: 3, column: 1, scope: !14, inlinedAt: !27)
!27 = !DILocation(line: 4, scope: !14)
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C/C++ TBAA"}
!32 = !{i32 0, i32 100}
!33 = !{!"branch_weights", i32 1, i32 2000}
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.unroll.count", i32 4}
!36 = !DILabel(scope: !14, name: "lab", file: !3, line: 5)
!37 = !{!"rsp"}
