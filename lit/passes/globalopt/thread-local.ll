; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Of a thread-local variable the address is asked for by an intrinsic.

;
; CHECK: define i32 @f() local_unnamed_addr {
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }

@t = internal thread_local global i32 7
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @f() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @t)
  %v = load i32, ptr %p
  ret i32 %v
}
