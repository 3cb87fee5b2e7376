; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A store to other memory, according to alias analysis, does not prevent a load from taking the earlier value.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @other_type(
; CHECK-NEXT:   %a = load i64, ptr %p, align 8, !tbaa !0
; CHECK-NEXT:   store i8 1, ptr %q, align 1, !tbaa !4
; CHECK-NEXT:   store ptr null, ptr %q, align 8, !tbaa !4
; CHECK-NEXT:   %r = shl i64 %a, 1
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @other_type(ptr %p, ptr %q) {
  %a = load i64, ptr %p, !tbaa !1
  store i8 1, ptr %q, !tbaa !4
  store ptr null, ptr %q, !tbaa !5
  %b = load i64, ptr %p, !tbaa !1
  %r = add i64 %a, %b
  ret i64 %r
}

; CHECK-LABEL: @same_type(
; CHECK-NEXT:   %a = load i64, ptr %p, align 8, !tbaa !0
; CHECK-NEXT:   store i64 1, ptr %q, align 8, !tbaa !0
; CHECK-NEXT:   %b = load i64, ptr %p, align 8, !tbaa !0
; CHECK-NEXT:   %r = add i64 %a, %b
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @same_type(ptr %p, ptr %q) {
  %a = load i64, ptr %p, !tbaa !1
  store i64 1, ptr %q, !tbaa !1
  %b = load i64, ptr %p, !tbaa !1
  %r = add i64 %a, %b
  ret i64 %r
}

; CHECK-LABEL: @life_of_another(
; CHECK-NEXT:   %x = alloca i64, align 8
; CHECK-NEXT:   store i64 5, ptr %p, align 8
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %x)
; CHECK-NEXT:   call void @use(ptr nonnull %x)
; CHECK-NEXT:   ret i64 5
; CHECK-NEXT: }
define i64 @life_of_another(ptr %p) {
  %x = alloca i64
  store i64 5, ptr %p
  call void @llvm.lifetime.start.p0(i64 8, ptr %x)
  %b = load i64, ptr %p
  call void @use(ptr %x)
  ret i64 %b
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @use(ptr)

!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"long", !3}
!3 = !{!"char", !0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"pointer", !3}
