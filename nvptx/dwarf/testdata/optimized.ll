; ModuleID = 'optimized.cu'
source_filename = "optimized.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z4halfii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !10 {
    #dbg_value(i32 %0, !15, !DIExpression(), !18)
    #dbg_value(i32 %1, !16, !DIExpression(), !18)
  %3 = sdiv i32 %0, %1, !dbg !19
    #dbg_value(i32 %3, !17, !DIExpression(), !18)
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 10), !dbg !20
    #dbg_value(i32 %4, !17, !DIExpression(), !18)
  ret i32 %4, !dbg !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z4sumsPKiPii(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 !dbg !22 {
    #dbg_value(ptr %0, !29, !DIExpression(), !39)
    #dbg_value(ptr %1, !30, !DIExpression(), !39)
    #dbg_value(i32 %2, !31, !DIExpression(), !39)
    #dbg_value(i32 0, !32, !DIExpression(), !39)
    #dbg_value(i32 -1, !33, !DIExpression(), !39)
    #dbg_value(i32 0, !34, !DIExpression(), !40)
  %4 = icmp sgt i32 %2, 0, !dbg !41
  br i1 %4, label %5, label %25, !dbg !42

5:                                                ; preds = %3
  %6 = and i32 %2, 1, !dbg !42
  %7 = icmp eq i32 %2, 1, !dbg !42
  br i1 %7, label %10, label %8, !dbg !42

8:                                                ; preds = %5
  %9 = and i32 %2, 2147483646, !dbg !42
  br label %29, !dbg !42

10:                                               ; preds = %29, %5
  %11 = phi i32 [ poison, %5 ], [ %47, %29 ]
  %12 = phi i32 [ 0, %5 ], [ %49, %29 ]
  %13 = phi i32 [ 0, %5 ], [ %51, %29 ]
  %14 = phi i32 [ -1, %5 ], [ %47, %29 ]
  %15 = icmp eq i32 %6, 0, !dbg !42
  br i1 %15, label %25, label %16, !dbg !42

16:                                               ; preds = %10
    #dbg_value(i32 %12, !32, !DIExpression(), !39)
    #dbg_value(i32 %13, !34, !DIExpression(), !40)
    #dbg_value(i32 %14, !33, !DIExpression(), !39)
  %17 = zext nneg i32 %13 to i64, !dbg !43
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !43
  %19 = load i32, ptr %18, align 4, !dbg !43, !tbaa !44
    #dbg_value(i32 %19, !36, !DIExpression(), !48)
  %20 = icmp sgt i32 %19, %12, !dbg !49
  %21 = select i1 %20, i32 %13, i32 %14, !dbg !51
    #dbg_value(i32 %21, !33, !DIExpression(), !39)
  %22 = tail call noundef i32 @_Z4halfii(i32 noundef %19, i32 noundef 3) #3, !dbg !52
  %23 = add nsw i32 %22, %12, !dbg !53
    #dbg_value(i32 %23, !32, !DIExpression(), !39)
  %24 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !54
  store i32 %23, ptr %24, align 4, !dbg !55, !tbaa !44
    #dbg_value(i32 %13, !34, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !40)
  br label %25, !dbg !56

25:                                               ; preds = %16, %10, %3
  %26 = phi i32 [ -1, %3 ], [ %11, %10 ], [ %21, %16 ], !dbg !39
  %27 = sext i32 %2 to i64, !dbg !56
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !56
  store i32 %26, ptr %28, align 4, !dbg !57, !tbaa !44
  ret void, !dbg !58

29:                                               ; preds = %29, %8
  %30 = phi i32 [ 0, %8 ], [ %49, %29 ]
  %31 = phi i32 [ 0, %8 ], [ %51, %29 ]
  %32 = phi i32 [ -1, %8 ], [ %47, %29 ]
  %33 = phi i32 [ 0, %8 ], [ %52, %29 ]
    #dbg_value(i32 %30, !32, !DIExpression(), !39)
    #dbg_value(i32 %31, !34, !DIExpression(), !40)
    #dbg_value(i32 %32, !33, !DIExpression(), !39)
  %34 = zext nneg i32 %31 to i64, !dbg !43
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !43
  %36 = load i32, ptr %35, align 4, !dbg !43, !tbaa !44
    #dbg_value(i32 %36, !36, !DIExpression(), !48)
  %37 = icmp sgt i32 %36, %30, !dbg !49
  %38 = select i1 %37, i32 %31, i32 %32, !dbg !51
    #dbg_value(i32 %38, !33, !DIExpression(), !39)
  %39 = tail call noundef i32 @_Z4halfii(i32 noundef %36, i32 noundef 3) #3, !dbg !52
  %40 = add nsw i32 %39, %30, !dbg !53
    #dbg_value(i32 %40, !32, !DIExpression(), !39)
  %41 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !54
  store i32 %40, ptr %41, align 4, !dbg !55, !tbaa !44
  %42 = or disjoint i32 %31, 1, !dbg !59
    #dbg_value(i32 %42, !34, !DIExpression(), !40)
  %43 = zext nneg i32 %42 to i64, !dbg !43
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !43
  %45 = load i32, ptr %44, align 4, !dbg !43, !tbaa !44
    #dbg_value(i32 %45, !36, !DIExpression(), !48)
  %46 = icmp sgt i32 %45, %40, !dbg !49
  %47 = select i1 %46, i32 %42, i32 %38, !dbg !51
    #dbg_value(i32 %47, !33, !DIExpression(), !39)
  %48 = tail call noundef i32 @_Z4halfii(i32 noundef %45, i32 noundef 3) #3, !dbg !52
  %49 = add nsw i32 %48, %40, !dbg !53
    #dbg_value(i32 %49, !32, !DIExpression(), !39)
  %50 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !54
  store i32 %49, ptr %50, align 4, !dbg !55, !tbaa !44
  %51 = add nuw nsw i32 %31, 2, !dbg !59
    #dbg_value(i32 %51, !34, !DIExpression(), !40)
  %52 = add i32 %33, 2, !dbg !42
  %53 = icmp eq i32 %52, %9, !dbg !42
  br i1 %53, label %10, label %29, !dbg !42, !llvm.loop !60
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "optimized.cu", directory: "/src")
!2 = !{ptr @_Z4sumsPKiPii, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "half", linkageName: "_Z4halfii", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15, !16, !17}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocalVariable(name: "by", arg: 2, scope: !10, file: !1, line: 6, type: !13)
!17 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 7, type: !13)
!18 = !DILocation(line: 0, scope: !10)
!19 = !DILocation(line: 7, column: 13, scope: !10)
!20 = !DILocation(line: 8, column: 7, scope: !10)
!21 = !DILocation(line: 10, column: 3, scope: !10)
!22 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiPii", scope: !1, file: !1, line: 13, type: !23, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !27, !13}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!28 = !{!29, !30, !31, !32, !33, !34, !36}
!29 = !DILocalVariable(name: "a", arg: 1, scope: !22, file: !1, line: 13, type: !25)
!30 = !DILocalVariable(name: "out", arg: 2, scope: !22, file: !1, line: 13, type: !27)
!31 = !DILocalVariable(name: "n", arg: 3, scope: !22, file: !1, line: 13, type: !13)
!32 = !DILocalVariable(name: "sum", scope: !22, file: !1, line: 14, type: !13)
!33 = !DILocalVariable(name: "last", scope: !22, file: !1, line: 15, type: !13)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 16, type: !13)
!35 = distinct !DILexicalBlock(scope: !22, file: !1, line: 16, column: 3)
!36 = !DILocalVariable(name: "x", scope: !37, file: !1, line: 17, type: !13)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 16, column: 31)
!38 = distinct !DILexicalBlock(scope: !35, file: !1, line: 16, column: 3)
!39 = !DILocation(line: 0, scope: !22)
!40 = !DILocation(line: 0, scope: !35)
!41 = !DILocation(line: 16, column: 21, scope: !38)
!42 = !DILocation(line: 16, column: 3, scope: !35)
!43 = !DILocation(line: 17, column: 13, scope: !37)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 0, scope: !37)
!49 = !DILocation(line: 18, column: 11, scope: !50)
!50 = distinct !DILexicalBlock(scope: !37, file: !1, line: 18, column: 9)
!51 = !DILocation(line: 18, column: 9, scope: !37)
!52 = !DILocation(line: 20, column: 12, scope: !37)
!53 = !DILocation(line: 20, column: 9, scope: !37)
!54 = !DILocation(line: 21, column: 5, scope: !37)
!55 = !DILocation(line: 21, column: 12, scope: !37)
!56 = !DILocation(line: 23, column: 3, scope: !22)
!57 = !DILocation(line: 23, column: 10, scope: !22)
!58 = !DILocation(line: 24, column: 1, scope: !22)
!59 = !DILocation(line: 16, column: 27, scope: !38)
!60 = distinct !{!60, !42, !61, !62}
!61 = !DILocation(line: 22, column: 3, scope: !35)
!62 = !{!"llvm.loop.mustprogress"}
