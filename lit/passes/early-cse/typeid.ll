; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; The number of a type of exceptions is one and the same in all handlers.

@type = external constant ptr
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare void @opaque()

; CHECK-LABEL: @same_type(
; CHECK-NEXT:    %a = call i32 @llvm.eh.typeid.for.p0(ptr @type)
; CHECK-NEXT:    call void @opaque()
; CHECK-NEXT:    %c = icmp eq i32 %x, %a
define i1 @same_type(i32 %x) {
  %a = call i32 @llvm.eh.typeid.for.p0(ptr @type)
  call void @opaque()
  %b = call i32 @llvm.eh.typeid.for.p0(ptr @type)
  %c = icmp eq i32 %x, %a
  %d = icmp eq i32 %x, %b
  %e = and i1 %c, %d
  ret i1 %e
}
