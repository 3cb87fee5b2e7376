; An alloca in another address space than 0 may stand below its uses, in a block that comes before them in the flow of control.
; RUN: opt-go %s -passes=verify -S | FileCheck %s

; CHECK:      %g = getelementptr i8, ptr addrspace(5) %s, i32 1
; CHECK:      store i32 0, ptr addrspace(5) %g
; CHECK:      store ptr addrspace(5) %t, ptr %p
; CHECK:      store ptr addrspace(5) %u, ptr %p
define void @f(ptr %p, i1 %c) {
  br label %a
b:
  %g = getelementptr i8, ptr addrspace(5) %s, i32 1
  store i32 0, ptr addrspace(5) %g
  %t = select i1 %c, ptr addrspace(5) %s, ptr addrspace(5) %g
  store ptr addrspace(5) %t, ptr %p
  %u = freeze ptr addrspace(5) %s
  store ptr addrspace(5) %u, ptr %p
  ret void
a:
  %s = alloca i32, addrspace(5)
  br label %b
}
