; RUN: opt-go %s -passes=alignment-from-assumptions -S | FileCheck %s
;
; Accesses at constant distances from an aligned pointer.

; CHECK: define i32 @f(ptr %a) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
; CHECK-NEXT:   %x = load i32, ptr %a, align 32
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 16
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %a, i64 6
; CHECK-NEXT:   %y = load i32, ptr %q, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }

declare void @llvm.assume(i1)
define i32 @f(ptr %a) {
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
  %x = load i32, ptr %a, align 4
  %p = getelementptr inbounds i32, ptr %a, i64 4
  store i32 %x, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 6
  %y = load i32, ptr %q, align 4
  ret i32 %y
}
