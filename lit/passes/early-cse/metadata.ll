; A load that replaces another keeps the metadata of both, and its own metadata whose violation is undefined behaviour.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

define float @a(ptr %p, ptr %q) {
; CHECK-LABEL: @a(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4, !tbaa !{{[0-9]+}}, !range !{{[0-9]+}}, !invariant.load !{{[0-9]+}}, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}, !nontemporal !{{[0-9]+}}
; CHECK-NEXT:    %c = add i32 %a, %a
; CHECK-NEXT:    %d = load ptr, ptr %q, align 8, !nonnull !{{[0-9]+}}, !dereferenceable !{{[0-9]+}}, !align !{{[0-9]+}}
; CHECK-NEXT:    %d2 = load i32, ptr %d, align 4
; CHECK-NEXT:    %f = add i32 %d2, %d2
; CHECK-NEXT:    %g = add i32 %f, %c
; CHECK-NEXT:    %h = sitofp i32 %g to float
; CHECK-NEXT:    ret float %h
; CHECK-NEXT:  }
  %a = load i32, ptr %p, !range !0, !tbaa !10, !alias.scope !30, !noalias !31, !nontemporal !3, !invariant.load !4
  %b = load i32, ptr %p, !range !1, !tbaa !11, !alias.scope !32, !noalias !33, !nontemporal !3
  %c = add i32 %a, %b
  %d = load ptr, ptr %q, !nonnull !4, !align !5, !dereferenceable !6
  %e = load ptr, ptr %q, !nonnull !4, !align !7, !dereferenceable !8
  %d2 = load i32, ptr %d
  %e2 = load i32, ptr %e
  %f = add i32 %d2, %e2
  %g = add i32 %f, %c
  %h = sitofp i32 %g to float
  ret float %h
}

define float @b(ptr %p, ptr %q) {
; CHECK-LABEL: @b(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4, !tbaa !{{[0-9]+}}, !range !{{[0-9]+}}, !invariant.group !{{[0-9]+}}, !noundef !{{[0-9]+}}
; CHECK-NEXT:    %c = add i32 %a, %a
; CHECK-NEXT:    %d = load ptr, ptr %q, align 8, !dereferenceable_or_null !{{[0-9]+}}, !invariant.group !{{[0-9]+}}, !align !{{[0-9]+}}, !llvm.access.group !{{[0-9]+}}, !noundef !{{[0-9]+}}
; CHECK-NEXT:    %d2 = load i32, ptr %d, align 4
; CHECK-NEXT:    %f = add i32 %d2, %d2
; CHECK-NEXT:    %g = add i32 %f, %c
; CHECK-NEXT:    %h = sitofp i32 %g to float
; CHECK-NEXT:    ret float %h
; CHECK-NEXT:  }
  %a = load i32, ptr %p, !range !2, !noundef !4, !tbaa !10, !invariant.group !4
  %b = load i32, ptr %p, !range !1, !tbaa !10
  %c = add i32 %a, %b
  %d = load ptr, ptr %q, !align !5, !dereferenceable_or_null !6, !noundef !4, !llvm.access.group !40
  %e = load ptr, ptr %q, !nonnull !4, !align !7, !dereferenceable !8, !invariant.group !4, !llvm.access.group !42
  %d2 = load i32, ptr %d
  %e2 = load i32, ptr %e
  %f = add i32 %d2, %e2
  %g = add i32 %f, %c
  %h = sitofp i32 %g to float
  ret float %h
}

define i32 @c(ptr %p, ptr %q) {
; CHECK-LABEL: @c(
; CHECK-NEXT:    %a = load i32, ptr %p, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    %c = add i32 %a, %a
; CHECK-NEXT:    %a2 = load i32, ptr %q, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    %d = add i32 %a2, %a2
; CHECK-NEXT:    %e = add i32 %d, %c
; CHECK-NEXT:    ret i32 %e
; CHECK-NEXT:  }
  %a = load i32, ptr %p, !range !1
  %b = load i32, ptr %p, !range !50
  %c = add i32 %a, %b
  %a2 = load i32, ptr %q, !range !2, !annotation !51, !tbaa.struct !52
  %b2 = load i32, ptr %q, !range !50
  %d = add i32 %a2, %b2
  %e = add i32 %d, %c
  ret i32 %e
}

!0 = !{i32 0, i32 10}
!1 = !{i32 20, i32 30}
!2 = !{i32 10, i32 20, i32 40, i32 50}
!3 = !{i32 1}
!4 = !{}
!5 = !{i64 8}
!6 = !{i64 16}
!7 = !{i64 4}
!8 = !{i64 8}
!10 = !{!12, !12, i64 0}
!11 = !{!13, !13, i64 0}
!12 = !{!"int", !14, i64 0}
!13 = !{!"float", !14, i64 0}
!14 = !{!"char", !15, i64 0}
!15 = !{!"root"}
!20 = distinct !{!20}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
!30 = !{!21}
!31 = !{!22}
!32 = !{!21, !22}
!33 = !{!22, !21}
!40 = distinct !{}
!41 = distinct !{}
!42 = !{!40, !41}
!50 = !{i32 -5, i32 5}
!51 = !{!"note"}
!52 = !{i64 0, i64 4, !10}
