; RUN: opt-go %s -passes=alignment-from-assumptions -S | FileCheck %s
;
; The pointer may be off by a number of bytes.

; CHECK: define i32 @f(ptr %a) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32, i64 24) ]
; CHECK-NEXT:   %x = load i32, ptr %a, align 4
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 8
; CHECK-NEXT:   %y = load i32, ptr %p, align 32
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }

declare void @llvm.assume(i1)
define i32 @f(ptr %a) {
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32, i64 24) ]
  %x = load i32, ptr %a, align 4
  %p = getelementptr inbounds i8, ptr %a, i64 8
  %y = load i32, ptr %p, align 4
  ret i32 %y
}
