; A call that was marked tail in the callee may reach allocas of its caller, which are now in the function that makes it: the mark stays only
; where the inlined call had it.
; RUN: opt-go %s -passes=inline -S | FileCheck %s
declare void @ext(ptr)
define internal void @once(ptr %p) {
  tail call void @ext(ptr %p)
  ret void
}
define internal void @blocks(ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  tail call void @ext(ptr %p)
  br label %e
e:
  ret void
}
; CHECK-LABEL: define void @local(
; CHECK-NOT: tail
; CHECK: call void @ext
; CHECK-NOT: tail
; CHECK: call void @ext
define void @local(i1 %c) {
  %a = alloca i32
  call void @once(ptr %a)
  call void @blocks(ptr %a, i1 %c)
  ret void
}
; CHECK-LABEL: define void @passed(
; CHECK: tail call void @ext
define void @passed(ptr %p) {
  tail call void @once(ptr %p)
  ret void
}
