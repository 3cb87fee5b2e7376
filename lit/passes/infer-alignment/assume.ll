; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; Assumptions count where they hold: as bundles, and as compares of the address's number. Branches do not.

; CHECK: declare void @opaque()
;
; CHECK: define void @f(ptr %p, ptr %q, ptr %r, ptr %s) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 64, i64 8) ]
; CHECK-NEXT:   %a = ptrtoint ptr %r to i64
; CHECK-NEXT:   %b = and i64 %a, 15
; CHECK-NEXT:   %c = icmp eq i64 %b, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   store i8 1, ptr %p, align 32
; CHECK-NEXT:   store i8 1, ptr %q, align 8
; CHECK-NEXT:   store i8 1, ptr %r, align 16
; CHECK-NEXT:   store i8 1, ptr %s, align 1
; CHECK-NEXT:   call void @opaque()
; CHECK-NEXT:   %d = ptrtoint ptr %s to i64
; CHECK-NEXT:   %e = and i64 %d, 15
; CHECK-NEXT:   %g = icmp eq i64 %e, 0
; CHECK-NEXT:   br i1 %g, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   store i8 1, ptr %s, align 8
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 8) ]
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @llvm.assume(i1)
declare void @opaque()
define void @f(ptr %p, ptr %q, ptr %r, ptr %s) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 64, i64 8) ]
  %a = ptrtoint ptr %r to i64
  %b = and i64 %a, 15
  %c = icmp eq i64 %b, 0
  call void @llvm.assume(i1 %c)
  store i8 1, ptr %p, align 1
  store i8 1, ptr %q, align 1
  store i8 1, ptr %r, align 1
  store i8 1, ptr %s, align 1
  call void @opaque()
  %d = ptrtoint ptr %s to i64
  %e = and i64 %d, 15
  %g = icmp eq i64 %e, 0
  br i1 %g, label %yes, label %no
yes:
  store i8 1, ptr %s, align 1
  call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 8) ]
  br label %no
no:
  ret void
}
