; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Globals whose address is not compared are marked; what is compared, or handed over, is not.

; CHECK: @compared = global i32 0
; CHECK: @handed = internal global i32 0
; CHECK: @plain = local_unnamed_addr global i32 0
; CHECK: declare void @sink(ptr) local_unnamed_addr
;
; CHECK: define i1 @f() local_unnamed_addr {
; CHECK-NEXT:   %c = icmp eq ptr @compared, null
; CHECK-NEXT:   call void @sink(ptr @handed)
; CHECK-NEXT:   %v = load i32, ptr @plain, align 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }

@compared = global i32 0
@handed = internal global i32 0
@plain = global i32 0
declare void @sink(ptr)
define i1 @f() {
  %c = icmp eq ptr @compared, null
  call void @sink(ptr @handed)
  %v = load i32, ptr @plain
  ret i1 %c
}
