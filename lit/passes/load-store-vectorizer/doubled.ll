; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
; Operations whose results the next one uses twice are taken apart in time that does not double with each.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @twice(
; CHECK: store <2 x float> <float 1.000000e+00, float 1.000000e+00>, ptr addrspace(1)
define void @twice(ptr addrspace(1) %a, i64 %x) {
  %i = add i64 %x, %x
  %j = shl i64 %x, 1
  %k = add i64 %j, 1
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %k
  store float 1.0, ptr addrspace(1) %p, align 8
  store float 1.0, ptr addrspace(1) %q, align 4
  ret void
}

; CHECK-LABEL: @often(
; CHECK: store <2 x float> <float 1.000000e+00, float 1.000000e+00>, ptr addrspace(1)
define void @often(ptr addrspace(1) %a, i64 %x, i64 %y) {
  %b0 = add i64 %x, %y
  %b1 = add i64 %b0, %x
  %b2 = sub i64 %b1, %b0
  %b3 = add i64 %b2, %b1
  %b4 = sub i64 %b3, %b2
  %b5 = add i64 %b4, %b3
  %b6 = sub i64 %b5, %b4
  %b7 = add i64 %b6, %b5
  %b8 = sub i64 %b7, %b6
  %b9 = add i64 %b8, %b7
  %b10 = sub i64 %b9, %b8
  %b11 = add i64 %b10, %b9
  %b12 = sub i64 %b11, %b10
  %b13 = add i64 %b12, %b11
  %b14 = sub i64 %b13, %b12
  %b15 = add i64 %b14, %b13
  %b16 = sub i64 %b15, %b14
  %b17 = add i64 %b16, %b15
  %b18 = sub i64 %b17, %b16
  %b19 = add i64 %b18, %b17
  %b20 = sub i64 %b19, %b18
  %b21 = add i64 %b20, %b19
  %b22 = sub i64 %b21, %b20
  %b23 = add i64 %b22, %b21
  %b24 = sub i64 %b23, %b22
  %b25 = add i64 %b24, %b23
  %b26 = sub i64 %b25, %b24
  %b27 = add i64 %b26, %b25
  %b28 = sub i64 %b27, %b26
  %b29 = add i64 %b28, %b27
  %b30 = sub i64 %b29, %b28
  %b31 = add i64 %b30, %b29
  %b32 = sub i64 %b31, %b30
  %b33 = add i64 %b32, %b31
  %b34 = sub i64 %b33, %b32
  %b35 = add i64 %b34, %b33
  %b36 = sub i64 %b35, %b34
  %b37 = add i64 %b36, %b35
  %b38 = sub i64 %b37, %b36
  %b39 = add i64 %b38, %b37
  %b40 = sub i64 %b39, %b38
  %b41 = add i64 %b40, %b39
  %b42 = sub i64 %b41, %b40
  %b43 = add i64 %b42, %b41
  %b44 = sub i64 %b43, %b42
  %b45 = add i64 %b44, %b43
  %b46 = sub i64 %b45, %b44
  %b47 = add i64 %b46, %b45
  %b48 = sub i64 %b47, %b46
  %b49 = add i64 %b48, %b47
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %b49
  %q.i = add i64 %b49, 1
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %q.i
  store float 1.0, ptr addrspace(1) %p, align 8
  store float 1.0, ptr addrspace(1) %q, align 4
  ret void
}
