; RUN: opt-go %s -passes=gpucc -S | FileCheck %s
;
; As clang leaves a scope with a destructor or a lifetime in a loop, by break (2), continue (3) or at its end (0): the number says where to go after the clean-up. Two paths
; only are a test, which each place that the number comes from answers.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define {{.*}} @rounds(
; CHECK-NOT:   switch
; CHECK-NOT:   phi i32 [ {{[023]}},
; CHECK:       ret void
define ptx_kernel void @rounds(ptr addrspace(1) %q, ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  br label %head
head:
  %k = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  %done = icmp sge i32 %k, %n
  br i1 %done, label %leave, label %work
work:
  %skip = icmp eq i32 %k, %m
  br i1 %skip, label %inner, label %store
store:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %m, ptr addrspace(1) %p
  br label %inner
inner:
  %from = phi i32 [ 3, %work ], [ 0, %store ]
  br label %leave
leave:
  %to = phi i32 [ 2, %head ], [ %from, %inner ]
  switch i32 %to, label %never [
    i32 0, label %head
    i32 2, label %exit
    i32 3, label %head
  ]
exit:
  ret void
never:
  unreachable
}
