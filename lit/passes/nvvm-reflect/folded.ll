; RUN: opt-go %s -passes=nvvm-reflect -S | FileCheck %s
;
; All that an answer makes constant is folded, and a question may come through a cast or be empty.
target triple = "nvptx64-nvidia-cuda"

@ftz = private addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"
@empty = private constant [1 x i8] zeroinitializer
@open = external global [11 x i8]
declare i32 @__nvvm_reflect(ptr)

; CHECK-LABEL: @select(
; CHECK-NEXT:   ret i32 5
define i32 @select() {
  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @ftz to ptr))
  %c = icmp eq i32 %r, 0
  %z = zext i1 %c to i32
  %s = select i1 %c, i32 4, i32 9
  %t = add i32 %s, %z
  ret i32 %t
}

; CHECK-LABEL: @phi(
; CHECK:      join:
; CHECK-NEXT:   ret i32 0
define i32 @phi(i1 %k) {
entry:
  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @ftz to ptr))
  br i1 %k, label %side, label %join
side:
  %m = mul i32 %r, 3
  br label %join
join:
  %p = phi i32 [ %r, %entry ], [ %m, %side ]
  ret i32 %p
}

; CHECK-LABEL: @cast(
; CHECK-NEXT:   %p = addrspacecast
; CHECK-NEXT:   ret i32 0
define i32 @cast() {
  %p = addrspacecast ptr addrspace(1) @ftz to ptr
  %r = call i32 @__nvvm_reflect(ptr %p)
  ret i32 %r
}

; CHECK-LABEL: @nothing(
; CHECK-NEXT:   ret i32 0
define i32 @nothing() {
  %r = call i32 @__nvvm_reflect(ptr @empty)
  ret i32 %r
}

; CHECK-LABEL: @unknown(
; CHECK-NEXT:   %r = call i32 @__nvvm_reflect(ptr @open)
define i32 @unknown() {
  %r = call i32 @__nvvm_reflect(ptr @open)
  ret i32 %r
}
