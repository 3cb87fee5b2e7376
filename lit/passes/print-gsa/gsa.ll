; RUN: opt-go %s -passes='print<gsa>' -disable-output 2>&1 | FileCheck %s
; Gated SSA: Fig. 9 of Sampaio et al. (sumTriangle), a switch, paths that join out of order, and a loop with two exits.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: 'sumTriangle'
; CHECK:      loop:
; CHECK-NEXT:   %i1 = μ(%i0, %i2)
; CHECK-NEXT:   %s1 = μ(0, %s3)
; CHECK-NEXT:   %d1 = μ(0, %d2)
; CHECK:      next:
; CHECK-NEXT:   %s3 = γ(%p1, %s2, %s1)
; CHECK:      exit:
; CHECK-DAG:    %s1.out = η(%p0, %s1)
; CHECK-DAG:    %d1.out = η(%p0, %d1)
; CHECK:        %d3 = sub i32 %d1.out, 1
; CHECK:        store i32 %s1.out, ptr addrspace(1) %at
define void @sumTriangle(ptr addrspace(1) %m, ptr addrspace(1) %v, i32 %c) {
entry:
  %i0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %i0, 1
  %L = mul i32 %x, %c
  br label %loop
loop:
  %i1 = phi i32 [ %i0, %entry ], [ %i2, %next ]
  %s1 = phi i32 [ 0, %entry ], [ %s3, %next ]
  %d1 = phi i32 [ 0, %entry ], [ %d2, %next ]
  %p0 = icmp slt i32 %i1, %L
  br i1 %p0, label %body, label %exit
body:
  %odd = and i32 %d1, 1
  %p1 = icmp ne i32 %odd, 0
  br i1 %p1, label %add, label %next
add:
  %from = getelementptr i32, ptr addrspace(1) %m, i32 %i1
  %t = load i32, ptr addrspace(1) %from
  %s2 = add i32 %s1, %t
  br label %next
next:
  %s3 = phi i32 [ %s2, %add ], [ %s1, %body ]
  %d2 = add i32 %d1, 1
  %i2 = add i32 %i1, %c
  br label %loop
exit:
  %d3 = sub i32 %d1, 1
  %at = getelementptr i32, ptr addrspace(1) %v, i32 %d3
  store i32 %s1, ptr addrspace(1) %at
  ret void
}

; CHECK-LABEL: 'choose'
; CHECK: %r = γ(%n, γ(%q, 3, 2), 1: 1, 7: 2)
define i32 @choose(i32 %n, i1 %q) {
entry:
  switch i32 %n, label %other [
    i32 1, label %join
    i32 7, label %seven
  ]
other:
  br i1 %q, label %join, label %seven
seven:
  br label %join
join:
  %r = phi i32 [ 1, %entry ], [ 2, %seven ], [ 3, %other ]
  ret i32 %r
}

; CHECK-LABEL: 'exits'
; CHECK: %i.out = η(%b, %a, %i)
; CHECK: %r = γ(%a, %i.out, %k.out)
define i32 @exits(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %k, %latch ]
  %a = icmp sgt i32 %i, %n
  br i1 %a, label %out, label %latch
latch:
  %k = add i32 %i, %m
  %b = icmp sgt i32 %k, 100
  br i1 %b, label %out, label %head
out:
  %r = phi i32 [ %i, %head ], [ %k, %latch ]
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
