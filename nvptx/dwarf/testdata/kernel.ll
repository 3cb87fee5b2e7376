source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Named = type { %"struct.geometry::Point", %union.Word, i64 }
%"struct.geometry::Point" = type { float, float }
%union.Word = type { ptr }
%struct.Flags = type { i8, i32 }

$_ZNK8geometry3BoxINS_5PointELi2EE4sizeEv = comdat any

@counter = dso_local addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@tile = dso_local addrspace(3) global [4 x [32 x float]] undef, align 4, !dbg !12
@limits = dso_local addrspace(4) externally_initialized constant [3 x i64] zeroinitializer, align 8, !dbg !19
@_ZL6hidden = internal addrspace(1) global double 2.000000e+00, align 8, !dbg !25
@__const._Z6kernelPiPN8geometry3BoxINS0_5PointELi2EEENS0_4SideE5Flagsb.weights = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5visitR5NamedPKdz(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, ...) #0 !dbg !35 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !62, !DIExpression(), !63)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !64, !DIExpression(), !65)
    #dbg_declare(ptr %5, !66, !DIExpression(), !67)
  store i32 0, ptr %5, align 4, !dbg !67
    #dbg_declare(ptr %6, !68, !DIExpression(), !70)
  store i32 0, ptr %6, align 4, !dbg !70
  br label %8, !dbg !71

8:                                                ; preds = %23, %2
  %9 = load i32, ptr %6, align 4, !dbg !72
  %10 = icmp slt i32 %9, 3, !dbg !74
  br i1 %10, label %11, label %26, !dbg !75

11:                                               ; preds = %8
    #dbg_declare(ptr %7, !76, !DIExpression(), !78)
  %12 = load ptr, ptr %3, align 8, !dbg !79, !nonnull !61, !align !80
  %13 = getelementptr inbounds nuw %struct.Named, ptr %12, i32 0, i32 2, !dbg !81
  %14 = load volatile i64, ptr %13, align 8, !dbg !81
  %15 = load i32, ptr %6, align 4, !dbg !82
  %16 = sext i32 %15 to i64, !dbg !82
  %17 = mul nsw i64 %14, %16, !dbg !83
  store i64 %17, ptr %7, align 8, !dbg !78
  %18 = load i64, ptr %7, align 8, !dbg !84
  %19 = load i32, ptr %5, align 4, !dbg !85
  %20 = sext i32 %19 to i64, !dbg !85
  %21 = add nsw i64 %20, %18, !dbg !85
  %22 = trunc i64 %21 to i32, !dbg !85
  store i32 %22, ptr %5, align 4, !dbg !85
  br label %23, !dbg !86

23:                                               ; preds = %11
  %24 = load i32, ptr %6, align 4, !dbg !87
  %25 = add nsw i32 %24, 1, !dbg !87
  store i32 %25, ptr %6, align 4, !dbg !87
  br label %8, !dbg !88, !llvm.loop !89

26:                                               ; preds = %8
  %27 = load i32, ptr %5, align 4, !dbg !92
  %28 = load ptr, ptr %3, align 8, !dbg !93, !nonnull !61, !align !80
  %29 = getelementptr inbounds nuw %struct.Named, ptr %28, i32 0, i32 1, !dbg !94
  %30 = load i32, ptr %29, align 8, !dbg !95
  %31 = add nsw i32 %27, %30, !dbg !96
  ret i32 %31, !dbg !97
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6kernelPiPN8geometry3BoxINS0_5PointELi2EEENS0_4SideE5Flagsb(ptr noundef %0, ptr noundef %1, i8 noundef zeroext %2, ptr noundef byval(%struct.Flags) align 4 %3, i1 noundef zeroext %4) #1 !dbg !98 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Named, align 8
  %12 = alloca [2 x double], align 8
  store ptr %0, ptr %6, align 8
    #dbg_declare(ptr %6, !125, !DIExpression(), !126)
  store ptr %1, ptr %7, align 8
    #dbg_declare(ptr %7, !127, !DIExpression(), !128)
  store i8 %2, ptr %8, align 1
    #dbg_declare(ptr %8, !129, !DIExpression(), !130)
    #dbg_declare(ptr %3, !131, !DIExpression(), !132)
  %13 = zext i1 %4 to i8
  store i8 %13, ptr %9, align 1
    #dbg_declare(ptr %9, !133, !DIExpression(), !134)
    #dbg_declare(ptr %10, !135, !DIExpression(), !138)
  store ptr @_Z5visitR5NamedPKdz, ptr %10, align 8, !dbg !138
    #dbg_declare(ptr %11, !139, !DIExpression(), !140)
  %14 = getelementptr inbounds nuw %"struct.geometry::Point", ptr %11, i32 0, i32 0, !dbg !141
  store float 1.000000e+00, ptr %14, align 8, !dbg !142
  %15 = load double, ptr addrspacecast (ptr addrspace(1) @_ZL6hidden to ptr), align 8, !dbg !143
  %16 = fptrunc contract double %15 to float, !dbg !143
  store float %16, ptr getelementptr inbounds ([32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 1), align 4, !dbg !144
    #dbg_declare(ptr %12, !145, !DIExpression(), !147)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 @__const._Z6kernelPiPN8geometry3BoxINS0_5PointELi2EEENS0_4SideE5Flagsb.weights, i64 16, i1 false), !dbg !147
  %17 = load ptr, ptr %10, align 8, !dbg !148
  %18 = getelementptr inbounds [2 x double], ptr %12, i64 0, i64 0, !dbg !149
  %19 = call noundef i32 (ptr, ptr, ...) %17(ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef %18) #3, !dbg !148
  %20 = load ptr, ptr %7, align 8, !dbg !150
  %21 = call noundef i32 @_ZNK8geometry3BoxINS_5PointELi2EE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %20) #3, !dbg !151
  %22 = add nsw i32 %19, %21, !dbg !152
  %23 = load i8, ptr %8, align 1, !dbg !153
  %24 = icmp eq i8 %23, 0, !dbg !154
  %25 = zext i1 %24 to i32, !dbg !155
  %26 = add nsw i32 %22, %25, !dbg !156
  %27 = load i8, ptr %3, align 4, !dbg !157
  %28 = lshr i8 %27, 3, !dbg !157
  %29 = zext i8 %28 to i32, !dbg !157
  %30 = add nsw i32 %26, %29, !dbg !158
  %31 = load i32, ptr addrspacecast (ptr addrspace(1) @counter to ptr), align 4, !dbg !159
  %32 = add nsw i32 %30, %31, !dbg !160
  %33 = sext i32 %32 to i64, !dbg !148
  %34 = load i64, ptr addrspacecast (ptr addrspace(4) @limits to ptr), align 8, !dbg !161
  %35 = add i64 %33, %34, !dbg !162
  %36 = load i8, ptr %9, align 1, !dbg !163
  %37 = trunc i8 %36 to i1, !dbg !163
  %38 = zext i1 %37 to i64, !dbg !163
  %39 = add i64 %35, %38, !dbg !164
  %40 = trunc i64 %39 to i32, !dbg !148
  %41 = load ptr, ptr %6, align 8, !dbg !165
  store i32 %40, ptr %41, align 4, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK8geometry3BoxINS_5PointELi2EE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #0 comdat align 2 !dbg !168 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !169, !DIExpression(), !171)
  %3 = load ptr, ptr %2, align 8
  ret i32 2, !dbg !172
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 17, type: !28, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "kernel.cu", directory: "/src")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Side", scope: !6, file: !3, line: 11, baseType: !7, size: 8, flags: DIFlagEnumClass, elements: !8, identifier: "_ZTSN8geometry4SideE")
!6 = !DINamespace(name: "geometry", scope: null)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "left", value: 0, isUnsigned: true)
!10 = !DIEnumerator(name: "right", value: 7, isUnsigned: true)
!11 = !{!0, !12, !19, !25}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 19, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 4096, elements: !16)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !{!17, !18}
!17 = !DISubrange(count: 4)
!18 = !DISubrange(count: 32)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!20 = distinct !DIGlobalVariable(name: "limits", scope: !2, file: !3, line: 20, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !23)
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!24}
!24 = !DISubrange(count: 3)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "hidden", linkageName: "_ZL6hidden", scope: !2, file: !3, line: 18, type: !27, isLocal: true, isDefinition: true)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{i32 7, !"Dwarf Version", i32 2}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!35 = distinct !DISubprogram(name: "visit", linkageName: "_Z5visitR5NamedPKdz", scope: !3, file: !3, line: 21, type: !36, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!36 = !DISubroutineType(types: !37)
!37 = !{!28, !38, !59, null}
!38 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !3, line: 15, size: 192, flags: DIFlagTypePassByValue, elements: !40, identifier: "_ZTS5Named")
!40 = !{!41, !46, !55, !58}
!41 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !39, baseType: !42, extraData: i32 0)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !6, file: !3, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !43, identifier: "_ZTSN8geometry5PointE")
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !42, file: !3, line: 5, baseType: !15, size: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !42, file: !3, line: 5, baseType: !15, size: 32, offset: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !39, file: !3, line: 15, baseType: !47, size: 64, offset: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Word", file: !3, line: 14, size: 64, flags: DIFlagTypePassByValue, elements: !48, identifier: "_ZTS4Word")
!48 = !{!49, !50, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !47, file: !3, line: 14, baseType: !28, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !47, file: !3, line: 14, baseType: !15, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !47, file: !3, line: 14, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!54 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "stamp", scope: !39, file: !3, line: 15, baseType: !56, size: 64, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !57)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "shared", scope: !39, file: !3, line: 15, baseType: !28, flags: DIFlagStaticMember)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!61 = !{}
!62 = !DILocalVariable(name: "n", arg: 1, scope: !35, file: !3, line: 21, type: !38)
!63 = !DILocation(line: 21, column: 25, scope: !35)
!64 = !DILocalVariable(name: "weights", arg: 2, scope: !35, file: !3, line: 21, type: !59)
!65 = !DILocation(line: 21, column: 42, scope: !35)
!66 = !DILocalVariable(name: "sum", scope: !35, file: !3, line: 22, type: !28)
!67 = !DILocation(line: 22, column: 7, scope: !35)
!68 = !DILocalVariable(name: "k", scope: !69, file: !3, line: 23, type: !28)
!69 = distinct !DILexicalBlock(scope: !35, file: !3, line: 23, column: 3)
!70 = !DILocation(line: 23, column: 12, scope: !69)
!71 = !DILocation(line: 23, column: 8, scope: !69)
!72 = !DILocation(line: 23, column: 19, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 23, column: 3)
!74 = !DILocation(line: 23, column: 21, scope: !73)
!75 = !DILocation(line: 23, column: 3, scope: !69)
!76 = !DILocalVariable(name: "part", scope: !77, file: !3, line: 24, type: !57)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 23, column: 31)
!78 = !DILocation(line: 24, column: 10, scope: !77)
!79 = !DILocation(line: 24, column: 17, scope: !77)
!80 = !{i64 8}
!81 = !DILocation(line: 24, column: 19, scope: !77)
!82 = !DILocation(line: 24, column: 27, scope: !77)
!83 = !DILocation(line: 24, column: 25, scope: !77)
!84 = !DILocation(line: 25, column: 12, scope: !77)
!85 = !DILocation(line: 25, column: 9, scope: !77)
!86 = !DILocation(line: 26, column: 3, scope: !77)
!87 = !DILocation(line: 23, column: 27, scope: !73)
!88 = !DILocation(line: 23, column: 3, scope: !73)
!89 = distinct !{!89, !75, !90, !91}
!90 = !DILocation(line: 26, column: 3, scope: !69)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 27, column: 10, scope: !35)
!93 = !DILocation(line: 27, column: 16, scope: !35)
!94 = !DILocation(line: 27, column: 18, scope: !35)
!95 = !DILocation(line: 27, column: 23, scope: !35)
!96 = !DILocation(line: 27, column: 14, scope: !35)
!97 = !DILocation(line: 27, column: 3, scope: !35)
!98 = distinct !DISubprogram(name: "kernel", linkageName: "_Z6kernelPiPN8geometry3BoxINS0_5PointELi2EEENS0_4SideE5Flagsb", scope: !3, file: !3, line: 29, type: !99, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !101, !102, !5, !118, !124}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<geometry::Point, 2>", scope: !6, file: !3, line: 6, size: 192, flags: DIFlagTypePassByValue, elements: !104, templateParams: !115, identifier: "_ZTSN8geometry3BoxINS_5PointELi2EEE")
!104 = !{!105, !109, !110}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "corner", scope: !103, file: !3, line: 7, baseType: !106, size: 128)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 2)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !103, file: !3, line: 8, baseType: !102, size: 64, offset: 128)
!110 = !DISubprogram(name: "size", linkageName: "_ZNK8geometry3BoxINS_5PointELi2EE4sizeEv", scope: !103, file: !3, line: 9, type: !111, scopeLine: 9, flags: DIFlagPrototyped, spFlags: 0)
!111 = !DISubroutineType(types: !112)
!112 = !{!28, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!114 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!115 = !{!116, !117}
!116 = !DITemplateTypeParameter(name: "T", type: !42)
!117 = !DITemplateValueParameter(name: "N", type: !28, value: i32 2)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flags", file: !3, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !119, identifier: "_ZTS5Flags")
!119 = !{!120, !122, !123}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !118, file: !3, line: 13, baseType: !121, size: 3, flags: DIFlagBitField, extraData: i64 0)
!121 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !118, file: !3, line: 13, baseType: !121, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !118, file: !3, line: 13, baseType: !28, size: 32, offset: 32)
!124 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!125 = !DILocalVariable(name: "out", arg: 1, scope: !98, file: !3, line: 29, type: !101)
!126 = !DILocation(line: 29, column: 42, scope: !98)
!127 = !DILocalVariable(name: "box", arg: 2, scope: !98, file: !3, line: 29, type: !102)
!128 = !DILocation(line: 29, column: 82, scope: !98)
!129 = !DILocalVariable(name: "side", arg: 3, scope: !98, file: !3, line: 29, type: !5)
!130 = !DILocation(line: 29, column: 102, scope: !98)
!131 = !DILocalVariable(name: "flags", arg: 4, scope: !98, file: !3, line: 29, type: !118)
!132 = !DILocation(line: 29, column: 114, scope: !98)
!133 = !DILocalVariable(name: "on", arg: 5, scope: !98, file: !3, line: 29, type: !124)
!134 = !DILocation(line: 29, column: 126, scope: !98)
!135 = !DILocalVariable(name: "visitor", scope: !98, file: !3, line: 30, type: !136)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "Visitor", file: !3, line: 16, baseType: !137)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!138 = !DILocation(line: 30, column: 11, scope: !98)
!139 = !DILocalVariable(name: "named", scope: !98, file: !3, line: 31, type: !39)
!140 = !DILocation(line: 31, column: 9, scope: !98)
!141 = !DILocation(line: 32, column: 9, scope: !98)
!142 = !DILocation(line: 32, column: 11, scope: !98)
!143 = !DILocation(line: 33, column: 16, scope: !98)
!144 = !DILocation(line: 33, column: 14, scope: !98)
!145 = !DILocalVariable(name: "weights", scope: !98, file: !3, line: 34, type: !146)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !107)
!147 = !DILocation(line: 34, column: 10, scope: !98)
!148 = !DILocation(line: 35, column: 10, scope: !98)
!149 = !DILocation(line: 35, column: 25, scope: !98)
!150 = !DILocation(line: 35, column: 36, scope: !98)
!151 = !DILocation(line: 35, column: 41, scope: !98)
!152 = !DILocation(line: 35, column: 34, scope: !98)
!153 = !DILocation(line: 35, column: 51, scope: !98)
!154 = !DILocation(line: 35, column: 56, scope: !98)
!155 = !DILocation(line: 35, column: 50, scope: !98)
!156 = !DILocation(line: 35, column: 48, scope: !98)
!157 = !DILocation(line: 35, column: 89, scope: !98)
!158 = !DILocation(line: 35, column: 81, scope: !98)
!159 = !DILocation(line: 35, column: 96, scope: !98)
!160 = !DILocation(line: 35, column: 94, scope: !98)
!161 = !DILocation(line: 35, column: 106, scope: !98)
!162 = !DILocation(line: 35, column: 104, scope: !98)
!163 = !DILocation(line: 35, column: 118, scope: !98)
!164 = !DILocation(line: 35, column: 116, scope: !98)
!165 = !DILocation(line: 35, column: 4, scope: !98)
!166 = !DILocation(line: 35, column: 8, scope: !98)
!167 = !DILocation(line: 36, column: 1, scope: !98)
!168 = distinct !DISubprogram(name: "size", linkageName: "_ZNK8geometry3BoxINS_5PointELi2EE4sizeEv", scope: !103, file: !3, line: 9, type: !111, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !110, retainedNodes: !61)
!169 = !DILocalVariable(name: "this", arg: 1, scope: !168, type: !170, flags: DIFlagArtificial | DIFlagObjectPointer)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!171 = !DILocation(line: 0, scope: !168)
!172 = !DILocation(line: 9, column: 29, scope: !168)
