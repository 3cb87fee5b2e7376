; RUN: opt-go %s -passes=alignment-from-assumptions -S | FileCheck %s
;
; An access before the assumption, or on another path, may be less aligned.

; CHECK: declare void @opaque()
;
; CHECK: define void @f(ptr %a, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @opaque()
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
; CHECK-NEXT:   store i32 2, ptr %a, align 32
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   store i32 3, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @llvm.assume(i1)
declare void @opaque()
define void @f(ptr %a, i1 %c) {
entry:
  store i32 1, ptr %a, align 4
  call void @opaque()
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
  store i32 2, ptr %a, align 4
  br label %no
no:
  store i32 3, ptr %a, align 4
  ret void
}
