; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; Variables, sections, other memory spaces, thread-local memory, and what llvm.used lists, stay.

; CHECK: @a = private unnamed_addr constant i32 5
; CHECK: @var = private unnamed_addr global i32 5
; CHECK: @sec = private unnamed_addr constant i32 5, section "x"
; CHECK: @space = private unnamed_addr addrspace(1) constant i32 5
; CHECK: @tls = private thread_local unnamed_addr constant i32 5
; CHECK: @used = private unnamed_addr constant i32 5
; CHECK: @weak = weak_odr unnamed_addr constant i32 5
; CHECK: @llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
; CHECK: declare void @use(ptr, ptr, ptr, ptr addrspace(1), ptr, ptr)
;
; CHECK: define void @f() {
; CHECK-NEXT:   call void @use(ptr @a, ptr @var, ptr @sec, ptr addrspace(1) @space, ptr @tls, ptr @weak)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = private unnamed_addr constant i32 5
@var = private unnamed_addr global i32 5
@sec = private unnamed_addr constant i32 5, section "x"
@space = private unnamed_addr addrspace(1) constant i32 5
@tls = private thread_local unnamed_addr constant i32 5
@used = private unnamed_addr constant i32 5
@weak = weak_odr unnamed_addr constant i32 5
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
declare void @use(ptr, ptr, ptr, ptr addrspace(1), ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @var, ptr @sec, ptr addrspace(1) @space, ptr @tls, ptr @weak)
  ret void
}
