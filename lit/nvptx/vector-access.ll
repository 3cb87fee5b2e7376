; RUN: opt-go %s -passes=load-store-vectorizer -emit=ptx | FileCheck %s
;
; Vector accesses are one instruction, in every space and for every size of lane.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{\.func.* }}four(
; CHECK: ld.global.v4.{{[ub]}}32 {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}
; CHECK: st.shared.v4.{{[ub]}}32 {{.*}} {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}
define void @four(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 3
  %a = load i32, ptr addrspace(1) %p, align 16
  %b = load i32, ptr addrspace(1) %p1, align 4
  %c = load i32, ptr addrspace(1) %p2, align 8
  %d = load i32, ptr addrspace(1) %p3, align 4
  %s1 = getelementptr i32, ptr addrspace(3) %s, i64 1
  %s2 = getelementptr i32, ptr addrspace(3) %s, i64 2
  %s3 = getelementptr i32, ptr addrspace(3) %s, i64 3
  store i32 %d, ptr addrspace(3) %s, align 16
  store i32 %c, ptr addrspace(3) %s1, align 4
  store i32 %b, ptr addrspace(3) %s2, align 4
  store i32 %a, ptr addrspace(3) %s3, align 4
  ret void
}

; CHECK-LABEL: {{\.func.* }}doubles(
; CHECK: ld.v2.f64 {%fd{{[0-9]+}}, %fd{{[0-9]+}}}
define double @doubles(ptr %p) {
  %q = getelementptr double, ptr %p, i64 1
  %a = load double, ptr %p, align 16
  %b = load double, ptr %q, align 8
  %r = fadd double %a, %b
  ret double %r
}

; CHECK-LABEL: {{\.func.* }}bytes(
; CHECK: ld.global.v4.u8
define i8 @bytes(ptr addrspace(1) %p) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a = load i8, ptr addrspace(1) %p, align 4
  %b = load i8, ptr addrspace(1) %p1, align 1
  %c = load i8, ptr addrspace(1) %p2, align 1
  %d = load i8, ptr addrspace(1) %p3, align 1
  %x = xor i8 %a, %b
  %y = sub i8 %c, %d
  %z = mul i8 %x, %y
  ret i8 %z
}

; CHECK-LABEL: {{\.func.* }}sixteen(
; CHECK: ld.global.v4.{{[ub]}}32
; CHECK-NOT: ld.global
define i8 @sixteen(ptr addrspace(1) %p) {
  %v = load <16 x i8>, ptr addrspace(1) %p, align 16
  %a = extractelement <16 x i8> %v, i32 3
  %b = extractelement <16 x i8> %v, i32 12
  %r = add i8 %a, %b
  ret i8 %r
}

; CHECK-LABEL: {{\.func.* }}halves(
; CHECK: ld.global.v4.{{[ub]}}32
; CHECK: st.shared.v4.{{[ub]}}32
define void @halves(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  %v = load <8 x half>, ptr addrspace(1) %p, align 16
  %w = shufflevector <8 x half> %v, <8 x half> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <8 x half> %w, ptr addrspace(3) %s, align 16
  ret void
}
