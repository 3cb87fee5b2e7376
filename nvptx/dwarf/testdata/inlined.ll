; ModuleID = 'c.cu'
source_filename = "c.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z3outfP1S(float noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
    #dbg_value(float %0, !26, !DIExpression(), !29)
    #dbg_value(ptr %1, !27, !DIExpression(), !29)
    #dbg_value(float %0, !30, !DIExpression(), !36)
    #dbg_value(float %0, !38, !DIExpression(), !49)
    #dbg_value(i32 3, !44, !DIExpression(), !49)
  %3 = fmul contract float %0, 3.000000e+00, !dbg !51
    #dbg_value(float %3, !45, !DIExpression(), !49)
  %4 = fcmp contract ogt float %3, 3.000000e+00, !dbg !52
  %5 = fadd contract float %0, %3, !dbg !52
  %6 = fmul contract float %5, %5, !dbg !52
  %7 = select i1 %4, float %6, float %3, !dbg !52
    #dbg_value(float %7, !45, !DIExpression(), !49)
    #dbg_value(float %7, !35, !DIExpression(), !36)
    #dbg_value(float %7, !38, !DIExpression(), !53)
    #dbg_value(i32 5, !44, !DIExpression(), !53)
  %8 = fmul contract float %7, 5.000000e+00, !dbg !55
    #dbg_value(float %8, !45, !DIExpression(), !53)
  %9 = fcmp contract ogt float %8, 3.000000e+00, !dbg !56
  %10 = fadd contract float %7, %8, !dbg !56
  %11 = fmul contract float %10, %10, !dbg !56
  %12 = select i1 %9, float %11, float %8, !dbg !56
    #dbg_value(float %12, !45, !DIExpression(), !53)
  %13 = fadd contract float %0, %12, !dbg !57
    #dbg_value(float %13, !28, !DIExpression(), !29)
    #dbg_value(ptr %1, !58, !DIExpression(), !63)
    #dbg_value(float %13, !61, !DIExpression(), !63)
  %14 = load float, ptr %1, align 4, !dbg !65, !tbaa !66
  %15 = fmul contract float %13, %14, !dbg !69
    #dbg_value(float %15, !62, !DIExpression(), !63)
  %16 = fadd contract float %15, 1.000000e+00, !dbg !70
  %17 = fadd contract float %16, 2.000000e+00, !dbg !71
  ret float %17, !dbg !72
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z4bothPfP1Si(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !73 {
    #dbg_value(ptr %0, !78, !DIExpression(), !84)
    #dbg_value(ptr %1, !79, !DIExpression(), !84)
    #dbg_value(i32 %2, !80, !DIExpression(), !84)
  %4 = icmp sgt i32 %2, 2, !dbg !85
  br i1 %4, label %5, label %18, !dbg !85

5:                                                ; preds = %3
  %6 = mul nuw nsw i32 %2, %2, !dbg !86
    #dbg_value(i32 %6, !81, !DIExpression(), !87)
    #dbg_value(ptr %0, !88, !DIExpression(), !98)
    #dbg_value(ptr %1, !91, !DIExpression(), !98)
    #dbg_value(i32 %6, !92, !DIExpression(), !98)
    #dbg_value(i32 0, !93, !DIExpression(), !100)
  br label %7, !dbg !101

7:                                                ; preds = %5, %7
  %8 = phi i32 [ 0, %5 ], [ %16, %7 ]
    #dbg_value(i32 %8, !93, !DIExpression(), !100)
  %9 = zext nneg i32 %8 to i64, !dbg !102
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !102
  %11 = load float, ptr %10, align 4, !dbg !102, !tbaa !103
    #dbg_value(float %11, !95, !DIExpression(), !104)
    #dbg_value(ptr %1, !58, !DIExpression(), !105)
    #dbg_value(float %11, !61, !DIExpression(), !105)
  %12 = load float, ptr %1, align 4, !dbg !107, !tbaa !66
  %13 = fmul contract float %11, %12, !dbg !108
    #dbg_value(float %13, !62, !DIExpression(), !105)
  %14 = fadd contract float %13, 1.000000e+00, !dbg !109
  %15 = fmul contract float %11, %14, !dbg !110
  store float %15, ptr %10, align 4, !dbg !111, !tbaa !103
  %16 = add nuw nsw i32 %8, 1, !dbg !112
    #dbg_value(i32 %16, !93, !DIExpression(), !100)
  %17 = icmp eq i32 %16, %6, !dbg !113
  br i1 %17, label %18, label %7, !dbg !101, !llvm.loop !114

18:                                               ; preds = %7, %3
  ret void, !dbg !118
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z1kPfiP1S(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !119 {
    #dbg_value(ptr %0, !123, !DIExpression(), !133)
    #dbg_value(i32 %1, !124, !DIExpression(), !133)
    #dbg_value(ptr %2, !125, !DIExpression(), !133)
    #dbg_value(i32 0, !126, !DIExpression(), !134)
  %4 = icmp sgt i32 %1, 0, !dbg !135
  br i1 %4, label %7, label %5, !dbg !136

5:                                                ; preds = %7, %3
  %6 = icmp sgt i32 %1, 3, !dbg !137
    #dbg_value(i1 %6, !131, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !133)
  br i1 %6, label %31, label %32, !dbg !138

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %29, %7 ], [ 0, %3 ]
    #dbg_value(i32 %8, !126, !DIExpression(), !134)
  %9 = zext nneg i32 %8 to i64, !dbg !140
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !140
  %11 = load float, ptr %10, align 4, !dbg !140, !tbaa !103
    #dbg_value(float %11, !128, !DIExpression(), !141)
    #dbg_value(float %11, !30, !DIExpression(), !142)
    #dbg_value(float %11, !38, !DIExpression(), !144)
    #dbg_value(i32 3, !44, !DIExpression(), !144)
  %12 = fmul contract float %11, 3.000000e+00, !dbg !146
    #dbg_value(float %12, !45, !DIExpression(), !144)
  %13 = fcmp contract ogt float %12, 3.000000e+00, !dbg !147
  %14 = fadd contract float %11, %12, !dbg !147
  %15 = fmul contract float %14, %14, !dbg !147
  %16 = select i1 %13, float %15, float %12, !dbg !147
    #dbg_value(float %16, !45, !DIExpression(), !144)
    #dbg_value(float %16, !35, !DIExpression(), !142)
    #dbg_value(float %16, !38, !DIExpression(), !148)
    #dbg_value(i32 5, !44, !DIExpression(), !148)
  %17 = fmul contract float %16, 5.000000e+00, !dbg !150
    #dbg_value(float %17, !45, !DIExpression(), !148)
  %18 = fcmp contract ogt float %17, 3.000000e+00, !dbg !151
  %19 = fadd contract float %16, %17, !dbg !151
  %20 = fmul contract float %19, %19, !dbg !151
  %21 = select i1 %18, float %20, float %17, !dbg !151
    #dbg_value(float %21, !45, !DIExpression(), !148)
  %22 = fadd contract float %11, %21, !dbg !152
  %23 = tail call contract noundef float @_Z3outfP1S(float noundef %11, ptr noundef %2) #3, !dbg !153
  %24 = fadd contract float %23, %22, !dbg !154
    #dbg_value(ptr %2, !58, !DIExpression(), !155)
    #dbg_value(float %11, !61, !DIExpression(), !155)
  %25 = load float, ptr %2, align 4, !dbg !157, !tbaa !66
  %26 = fmul contract float %11, %25, !dbg !158
    #dbg_value(float %26, !62, !DIExpression(), !155)
  %27 = fadd contract float %26, 1.000000e+00, !dbg !159
  %28 = fadd contract float %27, %24, !dbg !160
  store float %28, ptr %10, align 4, !dbg !161, !tbaa !103
  %29 = add nuw nsw i32 %8, 1, !dbg !162
    #dbg_value(i32 %29, !126, !DIExpression(), !134)
  %30 = icmp eq i32 %29, %1, !dbg !135
  br i1 %30, label %5, label %7, !dbg !136, !llvm.loop !163

31:                                               ; preds = %5
  store float 1.000000e+00, ptr %0, align 4, !dbg !165, !tbaa !103
  br label %32, !dbg !166

32:                                               ; preds = %31, %5
    #dbg_value(ptr %0, !78, !DIExpression(), !167)
    #dbg_value(ptr %2, !79, !DIExpression(), !167)
    #dbg_value(i32 %1, !80, !DIExpression(), !167)
  %33 = icmp sgt i32 %1, 2, !dbg !169
  br i1 %33, label %34, label %47, !dbg !169

34:                                               ; preds = %32
  %35 = mul nuw nsw i32 %1, %1, !dbg !170
    #dbg_value(i32 %35, !81, !DIExpression(), !171)
    #dbg_value(ptr %0, !88, !DIExpression(), !172)
    #dbg_value(ptr %2, !91, !DIExpression(), !172)
    #dbg_value(i32 %35, !92, !DIExpression(), !172)
    #dbg_value(i32 0, !93, !DIExpression(), !174)
  br label %36, !dbg !175

36:                                               ; preds = %36, %34
  %37 = phi i32 [ 0, %34 ], [ %45, %36 ]
    #dbg_value(i32 %37, !93, !DIExpression(), !174)
  %38 = zext nneg i32 %37 to i64, !dbg !176
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38, !dbg !176
  %40 = load float, ptr %39, align 4, !dbg !176, !tbaa !103
    #dbg_value(float %40, !95, !DIExpression(), !177)
    #dbg_value(ptr %2, !58, !DIExpression(), !178)
    #dbg_value(float %40, !61, !DIExpression(), !178)
  %41 = load float, ptr %2, align 4, !dbg !180, !tbaa !66
  %42 = fmul contract float %40, %41, !dbg !181
    #dbg_value(float %42, !62, !DIExpression(), !178)
  %43 = fadd contract float %42, 1.000000e+00, !dbg !182
  %44 = fmul contract float %40, %43, !dbg !183
  store float %44, ptr %39, align 4, !dbg !184, !tbaa !103
  %45 = add nuw nsw i32 %37, 1, !dbg !185
    #dbg_value(i32 %45, !93, !DIExpression(), !174)
  %46 = icmp eq i32 %45, %35, !dbg !186
  br i1 %46, label %47, label %36, !dbg !175, !llvm.loop !187

47:                                               ; preds = %36, %32
  ret void, !dbg !189
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!8 = !{!"clang version 22"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "out", linkageName: "_Z3outfP1S", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !17}
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 3, size: 32, flags: DIFlagTypePassByValue, elements: !19, identifier: "_ZTS1S")
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !18, file: !1, line: 3, baseType: !16, size: 32)
!21 = !DISubprogram(name: "get", linkageName: "_ZN1S3getEf", scope: !18, file: !1, line: 3, type: !22, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!16, !24, !16}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !{!26, !27, !28}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!27 = !DILocalVariable(name: "s", arg: 2, scope: !13, file: !1, line: 6, type: !17)
!28 = !DILocalVariable(name: "c", scope: !13, file: !1, line: 6, type: !16)
!29 = !DILocation(line: 0, scope: !13)
!30 = !DILocalVariable(name: "a", arg: 1, scope: !31, file: !1, line: 5, type: !16)
!31 = distinct !DISubprogram(name: "two", linkageName: "_Z3twof", scope: !1, file: !1, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!16, !16}
!34 = !{!30, !35}
!35 = !DILocalVariable(name: "b", scope: !31, file: !1, line: 5, type: !16)
!36 = !DILocation(line: 0, scope: !31, inlinedAt: !37)
!37 = distinct !DILocation(line: 6, column: 75, scope: !13)
!38 = !DILocalVariable(name: "x", arg: 1, scope: !39, file: !1, line: 4, type: !16)
!39 = distinct !DISubprogram(name: "sq", linkageName: "_Z2sqfi", scope: !1, file: !1, line: 4, type: !40, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!16, !16, !42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{!38, !44, !45, !46}
!44 = !DILocalVariable(name: "k", arg: 2, scope: !39, file: !1, line: 4, type: !42)
!45 = !DILocalVariable(name: "y", scope: !39, file: !1, line: 4, type: !16)
!46 = !DILocalVariable(name: "z", scope: !47, file: !1, line: 4, type: !16)
!47 = distinct !DILexicalBlock(scope: !48, file: !1, line: 4, column: 105)
!48 = distinct !DILexicalBlock(scope: !39, file: !1, line: 4, column: 98)
!49 = !DILocation(line: 0, scope: !39, inlinedAt: !50)
!50 = distinct !DILocation(line: 5, column: 50, scope: !31, inlinedAt: !37)
!51 = !DILocation(line: 4, column: 89, scope: !39, inlinedAt: !50)
!52 = !DILocation(line: 4, column: 100, scope: !48, inlinedAt: !50)
!53 = !DILocation(line: 0, scope: !39, inlinedAt: !54)
!54 = distinct !DILocation(line: 5, column: 67, scope: !31, inlinedAt: !37)
!55 = !DILocation(line: 4, column: 89, scope: !39, inlinedAt: !54)
!56 = !DILocation(line: 4, column: 100, scope: !48, inlinedAt: !54)
!57 = !DILocation(line: 5, column: 76, scope: !31, inlinedAt: !37)
!58 = !DILocalVariable(name: "this", arg: 1, scope: !59, type: !17, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = distinct !DISubprogram(name: "get", linkageName: "_ZN1S3getEf", scope: !18, file: !1, line: 3, type: !22, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !21, retainedNodes: !60)
!60 = !{!58, !61, !62}
!61 = !DILocalVariable(name: "x", arg: 2, scope: !59, file: !1, line: 3, type: !16)
!62 = !DILocalVariable(name: "q", scope: !59, file: !1, line: 3, type: !16)
!63 = !DILocation(line: 0, scope: !59, inlinedAt: !64)
!64 = distinct !DILocation(line: 6, column: 93, scope: !13)
!65 = !DILocation(line: 3, column: 94, scope: !59, inlinedAt: !64)
!66 = !{!67, !68, i64 0}
!67 = !{!"_ZTS1S", !68, i64 0}
!68 = !{!"float", !11, i64 0}
!69 = !DILocation(line: 3, column: 96, scope: !59, inlinedAt: !64)
!70 = !DILocation(line: 3, column: 110, scope: !59, inlinedAt: !64)
!71 = !DILocation(line: 6, column: 100, scope: !13)
!72 = !DILocation(line: 6, column: 83, scope: !13)
!73 = distinct !DISubprogram(name: "both", linkageName: "_Z4bothPfP1Si", scope: !1, file: !1, line: 8, type: !74, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !77)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !76, !17, !42}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!77 = !{!78, !79, !80, !81}
!78 = !DILocalVariable(name: "p", arg: 1, scope: !73, file: !1, line: 8, type: !76)
!79 = !DILocalVariable(name: "s", arg: 2, scope: !73, file: !1, line: 8, type: !17)
!80 = !DILocalVariable(name: "m", arg: 3, scope: !73, file: !1, line: 8, type: !42)
!81 = !DILocalVariable(name: "h", scope: !82, file: !1, line: 8, type: !42)
!82 = distinct !DILexicalBlock(scope: !83, file: !1, line: 8, column: 58)
!83 = distinct !DILexicalBlock(scope: !73, file: !1, line: 8, column: 51)
!84 = !DILocation(line: 0, scope: !73)
!85 = !DILocation(line: 8, column: 53, scope: !83)
!86 = !DILocation(line: 8, column: 70, scope: !82)
!87 = !DILocation(line: 0, scope: !82)
!88 = !DILocalVariable(name: "p", arg: 1, scope: !89, file: !1, line: 7, type: !76)
!89 = distinct !DISubprogram(name: "inner", linkageName: "_Z5innerPfP1Si", scope: !1, file: !1, line: 7, type: !74, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !90)
!90 = !{!88, !91, !92, !93, !95}
!91 = !DILocalVariable(name: "s", arg: 2, scope: !89, file: !1, line: 7, type: !17)
!92 = !DILocalVariable(name: "m", arg: 3, scope: !89, file: !1, line: 7, type: !42)
!93 = !DILocalVariable(name: "j", scope: !94, file: !1, line: 7, type: !42)
!94 = distinct !DILexicalBlock(scope: !89, file: !1, line: 7, column: 86)
!95 = !DILocalVariable(name: "t", scope: !96, file: !1, line: 7, type: !16)
!96 = distinct !DILexicalBlock(scope: !97, file: !1, line: 7, column: 114)
!97 = distinct !DILexicalBlock(scope: !94, file: !1, line: 7, column: 86)
!98 = !DILocation(line: 0, scope: !89, inlinedAt: !99)
!99 = distinct !DILocation(line: 8, column: 75, scope: !82)
!100 = !DILocation(line: 0, scope: !94, inlinedAt: !99)
!101 = !DILocation(line: 7, column: 86, scope: !94, inlinedAt: !99)
!102 = !DILocation(line: 7, column: 126, scope: !96, inlinedAt: !99)
!103 = !{!68, !68, i64 0}
!104 = !DILocation(line: 0, scope: !96, inlinedAt: !99)
!105 = !DILocation(line: 0, scope: !59, inlinedAt: !106)
!106 = distinct !DILocation(line: 7, column: 146, scope: !96, inlinedAt: !99)
!107 = !DILocation(line: 3, column: 94, scope: !59, inlinedAt: !106)
!108 = !DILocation(line: 3, column: 96, scope: !59, inlinedAt: !106)
!109 = !DILocation(line: 3, column: 110, scope: !59, inlinedAt: !106)
!110 = !DILocation(line: 7, column: 141, scope: !96, inlinedAt: !99)
!111 = !DILocation(line: 7, column: 137, scope: !96, inlinedAt: !99)
!112 = !DILocation(line: 7, column: 109, scope: !97, inlinedAt: !99)
!113 = !DILocation(line: 7, column: 104, scope: !97, inlinedAt: !99)
!114 = distinct !{!114, !101, !115, !116, !117}
!115 = !DILocation(line: 7, column: 154, scope: !94, inlinedAt: !99)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = !DILocation(line: 8, column: 93, scope: !73)
!119 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfiP1S", scope: !1, file: !1, line: 9, type: !120, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !122)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !76, !42, !17}
!122 = !{!123, !124, !125, !126, !128, !131}
!123 = !DILocalVariable(name: "p", arg: 1, scope: !119, file: !1, line: 9, type: !76)
!124 = !DILocalVariable(name: "n", arg: 2, scope: !119, file: !1, line: 9, type: !42)
!125 = !DILocalVariable(name: "s", arg: 3, scope: !119, file: !1, line: 9, type: !17)
!126 = !DILocalVariable(name: "i", scope: !127, file: !1, line: 9, type: !42)
!127 = distinct !DILexicalBlock(scope: !119, file: !1, line: 9, column: 44)
!128 = !DILocalVariable(name: "v", scope: !129, file: !1, line: 9, type: !16)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 9, column: 72)
!130 = distinct !DILexicalBlock(scope: !127, file: !1, line: 9, column: 44)
!131 = !DILocalVariable(name: "flag", scope: !119, file: !1, line: 9, type: !132)
!132 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!133 = !DILocation(line: 0, scope: !119)
!134 = !DILocation(line: 0, scope: !127)
!135 = !DILocation(line: 9, column: 62, scope: !130)
!136 = !DILocation(line: 9, column: 44, scope: !127)
!137 = !DILocation(line: 9, column: 145, scope: !119)
!138 = !DILocation(line: 9, column: 154, scope: !139)
!139 = distinct !DILexicalBlock(scope: !119, file: !1, line: 9, column: 154)
!140 = !DILocation(line: 9, column: 84, scope: !129)
!141 = !DILocation(line: 0, scope: !129)
!142 = !DILocation(line: 0, scope: !31, inlinedAt: !143)
!143 = distinct !DILocation(line: 9, column: 97, scope: !129)
!144 = !DILocation(line: 0, scope: !39, inlinedAt: !145)
!145 = distinct !DILocation(line: 5, column: 50, scope: !31, inlinedAt: !143)
!146 = !DILocation(line: 4, column: 89, scope: !39, inlinedAt: !145)
!147 = !DILocation(line: 4, column: 100, scope: !48, inlinedAt: !145)
!148 = !DILocation(line: 0, scope: !39, inlinedAt: !149)
!149 = distinct !DILocation(line: 5, column: 67, scope: !31, inlinedAt: !143)
!150 = !DILocation(line: 4, column: 89, scope: !39, inlinedAt: !149)
!151 = !DILocation(line: 4, column: 100, scope: !48, inlinedAt: !149)
!152 = !DILocation(line: 5, column: 76, scope: !31, inlinedAt: !143)
!153 = !DILocation(line: 9, column: 106, scope: !129)
!154 = !DILocation(line: 9, column: 104, scope: !129)
!155 = !DILocation(line: 0, scope: !59, inlinedAt: !156)
!156 = distinct !DILocation(line: 9, column: 121, scope: !129)
!157 = !DILocation(line: 3, column: 94, scope: !59, inlinedAt: !156)
!158 = !DILocation(line: 3, column: 96, scope: !59, inlinedAt: !156)
!159 = !DILocation(line: 3, column: 110, scope: !59, inlinedAt: !156)
!160 = !DILocation(line: 9, column: 116, scope: !129)
!161 = !DILocation(line: 9, column: 95, scope: !129)
!162 = !DILocation(line: 9, column: 67, scope: !130)
!163 = distinct !{!163, !136, !164, !116, !117}
!164 = !DILocation(line: 9, column: 129, scope: !127)
!165 = !DILocation(line: 9, column: 165, scope: !139)
!166 = !DILocation(line: 9, column: 160, scope: !139)
!167 = !DILocation(line: 0, scope: !73, inlinedAt: !168)
!168 = distinct !DILocation(line: 9, column: 170, scope: !119)
!169 = !DILocation(line: 8, column: 53, scope: !83, inlinedAt: !168)
!170 = !DILocation(line: 8, column: 70, scope: !82, inlinedAt: !168)
!171 = !DILocation(line: 0, scope: !82, inlinedAt: !168)
!172 = !DILocation(line: 0, scope: !89, inlinedAt: !173)
!173 = distinct !DILocation(line: 8, column: 75, scope: !82, inlinedAt: !168)
!174 = !DILocation(line: 0, scope: !94, inlinedAt: !173)
!175 = !DILocation(line: 7, column: 86, scope: !94, inlinedAt: !173)
!176 = !DILocation(line: 7, column: 126, scope: !96, inlinedAt: !173)
!177 = !DILocation(line: 0, scope: !96, inlinedAt: !173)
!178 = !DILocation(line: 0, scope: !59, inlinedAt: !179)
!179 = distinct !DILocation(line: 7, column: 146, scope: !96, inlinedAt: !173)
!180 = !DILocation(line: 3, column: 94, scope: !59, inlinedAt: !179)
!181 = !DILocation(line: 3, column: 96, scope: !59, inlinedAt: !179)
!182 = !DILocation(line: 3, column: 110, scope: !59, inlinedAt: !179)
!183 = !DILocation(line: 7, column: 141, scope: !96, inlinedAt: !173)
!184 = !DILocation(line: 7, column: 137, scope: !96, inlinedAt: !173)
!185 = !DILocation(line: 7, column: 109, scope: !97, inlinedAt: !173)
!186 = !DILocation(line: 7, column: 104, scope: !97, inlinedAt: !173)
!187 = distinct !{!187, !175, !188, !116, !117}
!188 = !DILocation(line: 7, column: 154, scope: !94, inlinedAt: !173)
!189 = !DILocation(line: 9, column: 185, scope: !119)
