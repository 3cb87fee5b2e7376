; RUN: opt-go %s -passes="separate-const-offset-from-gep<lower-gep>" -S | FileCheck %s
;
; lower-gep: pointers without an integer value are advanced by bytes. In a loop that does not change the base, the constant is
; added to it first, so that the sum can leave the loop; not where the index is a sum with a constant.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64-ni:7"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(7) global [64 x float] zeroinitializer

; CHECK-LABEL: @straight(
; CHECK-NEXT:  %1 = mul i64 %i, 12
; CHECK-NEXT:  %uglygep = getelementptr i8, ptr addrspace(7) %p, i64 %1
; CHECK-NEXT:  %2 = shl i64 %j, 2
; CHECK-NEXT:  %uglygep2 = getelementptr i8, ptr addrspace(7) %uglygep, i64 %2
; CHECK-NEXT:  %uglygep3 = getelementptr i8, ptr addrspace(7) %uglygep2, i64 60
; CHECK-NEXT:  ret ptr addrspace(7) %uglygep3
; CHECK-NEXT: }
define ptr addrspace(7) @straight(ptr addrspace(7) %p, i64 %i, i64 %j) {
  %k = add i64 %i, 5
  %q = getelementptr [3 x i32], ptr addrspace(7) %p, i64 %k, i64 %j
  ret ptr addrspace(7) %q
}

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %head
; CHECK: head:
; CHECK-NEXT:  %i = phi i64 [ 0, %entry ], [ %m, %head ]
; CHECK-NEXT:  %0 = shl i64 %i, 2
; CHECK-NEXT:  %uglygep = getelementptr i8, ptr addrspace(7) %p, i64 20
; CHECK-NEXT:  %uglygep2 = getelementptr i8, ptr addrspace(7) %uglygep, i64 %0
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(7) %uglygep2, align 4
; CHECK-NEXT:  %m = add i64 %i, 1
; CHECK-NEXT:  %c = icmp ult i64 %m, %n
; CHECK-NEXT:  br i1 %c, label %head, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loop(ptr addrspace(7) %p, i64 %n) {
entry:
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %m, %head ]
  %k = add i64 %i, 5
  %q = getelementptr float, ptr addrspace(7) %p, i64 %k
  store float 0.0, ptr addrspace(7) %q, align 4
  %m = add i64 %i, 1
  %c = icmp ult i64 %m, %n
  br i1 %c, label %head, label %exit

exit:
  ret void
}

; CHECK-LABEL: @known_object(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %head
; CHECK: head:
; CHECK-NEXT:  %i = phi i64 [ 0, %entry ], [ %m, %head ]
; CHECK-NEXT:  %0 = shl i64 %i, 2
; CHECK-NEXT:  %uglygep = getelementptr inbounds i8, ptr addrspace(7) @a, i64 20
; CHECK-NEXT:  %uglygep2 = getelementptr i8, ptr addrspace(7) %uglygep, i64 %0
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(7) %uglygep2, align 4
; CHECK-NEXT:  %m = add i64 %i, 1
; CHECK-NEXT:  %c = icmp ult i64 %m, %n
; CHECK-NEXT:  br i1 %c, label %head, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @known_object(i64 %n) {
entry:
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %m, %head ]
  %k = add i64 %i, 5
  %q = getelementptr float, ptr addrspace(7) @a, i64 %k
  store float 0.0, ptr addrspace(7) %q, align 4
  %m = add i64 %i, 1
  %c = icmp ult i64 %m, %n
  br i1 %c, label %head, label %exit

exit:
  ret void
}

; CHECK-LABEL: @base_used_twice(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %head
; CHECK: head:
; CHECK-NEXT:  %i = phi i64 [ 0, %entry ], [ %m, %head ]
; CHECK-NEXT:  %0 = shl i64 %i, 2
; CHECK-NEXT:  %uglygep = getelementptr i8, ptr addrspace(7) %p, i64 %0
; CHECK-NEXT:  %uglygep2 = getelementptr i8, ptr addrspace(7) %uglygep, i64 20
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(7) %uglygep2, align 4
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(7) %p, align 4
; CHECK-NEXT:  %m = add i64 %i, 1
; CHECK-NEXT:  %c = icmp ult i64 %m, %n
; CHECK-NEXT:  br i1 %c, label %head, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @base_used_twice(ptr addrspace(7) %p, i64 %n) {
entry:
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %m, %head ]
  %k = add i64 %i, 5
  %q = getelementptr float, ptr addrspace(7) %p, i64 %k
  store float 0.0, ptr addrspace(7) %q, align 4
  store float 0.0, ptr addrspace(7) %p, align 4
  %m = add i64 %i, 1
  %c = icmp ult i64 %m, %n
  br i1 %c, label %head, label %exit

exit:
  ret void
}
