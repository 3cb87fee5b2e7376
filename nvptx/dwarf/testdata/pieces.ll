; ModuleID = 'v.cu'
source_filename = "v.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z3useDv4_fn(<4 x float> noundef %0, i128 noundef %1) local_unnamed_addr #0 !dbg !16 {
    #dbg_value(<4 x float> %0, !25, !DIExpression(), !27)
    #dbg_value(i128 %1, !26, !DIExpression(), !27)
  %3 = extractelement <4 x float> %0, i64 0, !dbg !28
  %4 = extractelement <4 x float> %0, i64 3, !dbg !29
  %5 = fadd contract float %3, %4, !dbg !30
  %6 = lshr i128 %1, 3, !dbg !31
  %7 = trunc i128 %6 to i32, !dbg !32
  %8 = sitofp i32 %7 to float, !dbg !33
  %9 = fadd contract float %5, %8, !dbg !34
  ret float %9, !dbg !35
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z1kPDv4_fPnPfi(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((4, 8)) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !36 {
    #dbg_value(ptr %0, !43, !DIExpression(), !57)
    #dbg_value(ptr %1, !44, !DIExpression(), !57)
    #dbg_value(ptr %2, !45, !DIExpression(), !57)
    #dbg_value(i32 %3, !46, !DIExpression(), !57)
  %5 = sext i32 %3 to i64, !dbg !58
  %6 = getelementptr inbounds <4 x float>, ptr %0, i64 %5, !dbg !58
  %7 = load <4 x float>, ptr %6, align 16, !dbg !58, !tbaa !59
    #dbg_value(<4 x float> %7, !47, !DIExpression(), !57)
  %8 = getelementptr inbounds i128, ptr %1, i64 %5, !dbg !60
  %9 = load i128, ptr %8, align 16, !dbg !60, !tbaa !61
    #dbg_value(i128 %9, !48, !DIExpression(), !57)
  %10 = extractelement <4 x float> %7, i64 0, !dbg !63
    #dbg_value(float %10, !49, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !57)
    #dbg_value(i32 %3, !49, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !57)
    #dbg_value(float 2.500000e+00, !54, !DIExpression(), !57)
  %11 = fcmp contract ogt float %10, 3.000000e+00, !dbg !64
    #dbg_value(i1 %11, !55, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !57)
  %12 = fmul contract <4 x float> %7, splat (float 2.000000e+00), !dbg !65
  %13 = select i1 %11, float 2.500000e+00, float 1.000000e+00, !dbg !65
  %14 = select i1 %11, <4 x float> %12, <4 x float> %7, !dbg !65
  %15 = add nsw i32 %3, 3, !dbg !67
    #dbg_value(i32 %15, !49, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !57)
    #dbg_value(<4 x float> %14, !47, !DIExpression(), !57)
  store <4 x float> %14, ptr %0, align 16, !dbg !68, !tbaa !59
  %16 = tail call contract noundef float @_Z3useDv4_fn(<4 x float> noundef %14, i128 noundef %9) #2, !dbg !69
  %17 = fadd contract float %10, %16, !dbg !70
  %18 = sitofp i32 %15 to float, !dbg !71
  %19 = fadd contract float %17, %18, !dbg !72
  %20 = fadd contract float %13, %19, !dbg !73
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !74
  store float %20, ptr %21, align 4, !dbg !75, !tbaa !76
  ret void, !dbg !78
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}
!llvm.errno.tbaa = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "v.cu", directory: "/src")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!11 = !{!"clang version 22"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = distinct !DISubprogram(name: "use", linkageName: "_Z3useDv4_fn", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!17 = !DISubroutineType(types: !18)
!18 = !{!3, !19, !23}
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !1, line: 4, baseType: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, flags: DIFlagVector, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "v", arg: 1, scope: !16, file: !1, line: 6, type: !19)
!26 = !DILocalVariable(name: "w", arg: 2, scope: !16, file: !1, line: 6, type: !23)
!27 = !DILocation(line: 0, scope: !16)
!28 = !DILocation(line: 6, column: 75, scope: !16)
!29 = !DILocation(line: 6, column: 81, scope: !16)
!30 = !DILocation(line: 6, column: 79, scope: !16)
!31 = !DILocation(line: 6, column: 102, scope: !16)
!32 = !DILocation(line: 6, column: 99, scope: !16)
!33 = !DILocation(line: 6, column: 94, scope: !16)
!34 = !DILocation(line: 6, column: 85, scope: !16)
!35 = !DILocation(line: 6, column: 68, scope: !16)
!36 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPDv4_fPnPfi", scope: !1, file: !1, line: 7, type: !37, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !42)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39, !40, !41, !4}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!42 = !{!43, !44, !45, !46, !47, !48, !49, !54, !55}
!43 = !DILocalVariable(name: "p", arg: 1, scope: !36, file: !1, line: 7, type: !39)
!44 = !DILocalVariable(name: "q", arg: 2, scope: !36, file: !1, line: 7, type: !40)
!45 = !DILocalVariable(name: "o", arg: 3, scope: !36, file: !1, line: 7, type: !41)
!46 = !DILocalVariable(name: "n", arg: 4, scope: !36, file: !1, line: 7, type: !4)
!47 = !DILocalVariable(name: "v", scope: !36, file: !1, line: 7, type: !19)
!48 = !DILocalVariable(name: "w", scope: !36, file: !1, line: 7, type: !23)
!49 = !DILocalVariable(name: "s", scope: !36, file: !1, line: 7, type: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "P", file: !1, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS1P")
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !50, file: !1, line: 5, baseType: !3, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !50, file: !1, line: 5, baseType: !4, size: 32, offset: 32)
!54 = !DILocalVariable(name: "cst", scope: !36, file: !1, line: 7, type: !3)
!55 = !DILocalVariable(name: "flag", scope: !36, file: !1, line: 7, type: !56)
!56 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!57 = !DILocation(line: 0, scope: !36)
!58 = !DILocation(line: 7, column: 65, scope: !36)
!59 = !{!14, !14, i64 0}
!60 = !DILocation(line: 7, column: 84, scope: !36)
!61 = !{!62, !62, i64 0}
!62 = !{!"__int128", !14, i64 0}
!63 = !DILocation(line: 7, column: 94, scope: !36)
!64 = !DILocation(line: 7, column: 141, scope: !36)
!65 = !DILocation(line: 7, column: 150, scope: !66)
!66 = distinct !DILexicalBlock(scope: !36, file: !1, line: 7, column: 150)
!67 = !DILocation(line: 7, column: 101, scope: !36)
!68 = !DILocation(line: 7, column: 172, scope: !36)
!69 = !DILocation(line: 7, column: 184, scope: !36)
!70 = !DILocation(line: 7, column: 194, scope: !36)
!71 = !DILocation(line: 7, column: 202, scope: !36)
!72 = !DILocation(line: 7, column: 200, scope: !36)
!73 = !DILocation(line: 7, column: 206, scope: !36)
!74 = !DILocation(line: 7, column: 177, scope: !36)
!75 = !DILocation(line: 7, column: 182, scope: !36)
!76 = !{!77, !77, i64 0}
!77 = !{!"float", !14, i64 0}
!78 = !DILocation(line: 7, column: 226, scope: !36)
