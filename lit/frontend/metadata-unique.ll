; Nodes that say the same are one node; their fields come out in LLVM's order, without what goes without saying.
; RUN: opt-go -S %s | FileCheck %s

; CHECK: !n = !{!0, !0, !1, !2, !2, !3}
!n = !{!0, !1, !2, !3, !4, !5}
; CHECK: !0 = !{!"a"}
!0 = !{!"a"}
!1 = !{!"a"}
; CHECK-NEXT: !1 = distinct !{!"a"}
!2 = distinct !{!"a"}
; CHECK-NEXT: !2 = !DIBasicType(name: "int", size: 32)
!3 = !DIBasicType(name: "int", size: 32)
!4 = !DIBasicType(tag: DW_TAG_base_type, size: 32, align: 0, name: "int")
; What refers to itself is distinct.
; CHECK-NEXT: !3 = distinct !{!3}
!5 = !{!5}
