; Numbers in specialized nodes become the words that LLVM has for them, flags come in its order, and integers lose zeros in front.
; RUN: opt-go %s -S | FileCheck %s
; RUN: %if llvm-as-19 %{ llvm-as-19 %s -o - | llvm-dis-19 -o - | FileCheck %s %} %else %{ true %}
; CHECK: !words = !{!0, !1, !2, !3, !4, !5, !DIExpression(DW_OP_deref), !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_unsigned), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 6, DW_OP_plus)}
; CHECK: !0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, flags: DIFlagPublic | DIFlagIndirectVirtualBase | DIFlagArtificial)
; CHECK: !1 = !DIBasicType(size: 8, encoding: DW_ATE_signed)
; CHECK: !2 = !DISubroutineType(cc: DW_CC_nocall, types: null)
; CHECK: !3 = !DIMacro(type: DW_MACINFO_undef, name: "m")
; CHECK: !4 = !DIBasicType(encoding: 99)
; CHECK: !5 = !GenericDINode(tag: DW_TAG_label, operands: {!"s", !1})
!words = !{!0, !1, !2, !3, !4, !5, !DIExpression(6), !DIExpression(4097, 16, 7), !DIExpression(4101, 00, 16, 06, 34)}
!0 = !DIDerivedType(tag: 15, baseType: null, flags: DIFlagArtificial | DIFlagVirtual | 7)
!1 = !DIBasicType(encoding: 05, size: 008)
!2 = !DISubroutineType(types: null, cc: 3)
!3 = !DIMacro(type: 2, name: "m", line: 0)
!4 = !DIBasicType(encoding: 99)
!5 = !GenericDINode(tag: 10, operands: {!"s", !1})
