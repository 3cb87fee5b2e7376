; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; The type that a vector access says it accesses is the least one that has those of its parts: of the fields of a vector in CUDA their own, of
; an integer and a number what both are, and none where that is everything.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @fields(
; CHECK-NEXT: load <2 x float>, ptr %p, align 8, !tbaa [[FLOAT:![0-9]+]]
define float @fields(ptr %p) {
  %x = load float, ptr %p, align 8, !tbaa !0
  %q = getelementptr float, ptr %p, i64 1
  %y = load float, ptr %q, align 4, !tbaa !1
  %s = fadd float %x, %y
  ret float %s
}

; CHECK-LABEL: @char(
; CHECK-NEXT: load <2 x i32>, ptr %p, align 8, !tbaa [[CHAR:![0-9]+]]
define float @char(ptr %p) {
  %x = load i32, ptr %p, align 8, !tbaa !5
  %q = getelementptr float, ptr %p, i64 1
  %y = load float, ptr %q, align 4, !tbaa !1
  %i = bitcast i32 %x to float
  %s = fadd float %i, %y
  ret float %s
}

; CHECK-LABEL: @everything(
; CHECK-NEXT: load <2 x i32>, ptr %p, align 8{{$}}
define i32 @everything(ptr %p) {
  %x = load i32, ptr %p, align 8, !tbaa !5
  %q = getelementptr float, ptr %p, i64 1
  %y = load i32, ptr %q, align 4, !tbaa !7
  %s = add i32 %x, %y
  ret i32 %s
}

; CHECK-DAG: [[FLOAT]] = !{[[F:![0-9]+]], [[F]], i64 0}
; CHECK-DAG: [[F]] = !{!"float", [[C:![0-9]+]], i64 0}
; CHECK-DAG: [[CHAR]] = !{[[C]], [[C]], i64 0}
; CHECK-DAG: [[C]] = !{!"char", [[R:![0-9]+]]

!0 = !{!2, !3, i64 0}
!1 = !{!2, !3, i64 4}
!2 = !{!"float4", !3, i64 0, !3, i64 4}
!3 = !{!"float", !4, i64 0}
!4 = !{!"char", !6, i64 0}
!5 = !{!8, !8, i64 0}
!6 = !{!"root"}
!7 = !{!9, !9, i64 0}
!8 = !{!"int", !4, i64 0}
!9 = !{!"other", !6, i64 0}
