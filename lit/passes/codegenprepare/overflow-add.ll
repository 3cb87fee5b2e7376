; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; An addition and the test of its overflow are one call, where the sum is needed, too.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @uadd_inc(
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 1)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr %p, align 4
; CHECK-NEXT:   %r = zext i1 %ov to i32
; CHECK-NEXT:   ret i32 %r
define i32 @uadd_inc(i32 %a, ptr %p) {
  %s = add i32 %a, 1
  %c = icmp eq i32 %s, 0
  store i32 %s, ptr %p
  %r = zext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: @uadd_edge(
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 1)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr %p, align 4
; CHECK-NEXT:   %r = zext i1 %ov to i32
; CHECK-NEXT:   ret i32 %r
define i32 @uadd_edge(i32 %a, ptr %p) {
  %c = icmp eq i32 %a, -1
  %s = add i32 %a, 1
  store i32 %s, ptr %p
  %r = zext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: @uadd_dec(
; CHECK-NEXT:   %1 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 -1)
; CHECK-NEXT:   %math = extractvalue { i64, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i64, i1 } %1, 1
; CHECK-NEXT:   store i64 %math, ptr %p, align 8
; CHECK-NEXT:   %r = zext i1 %ov to i32
; CHECK-NEXT:   ret i32 %r
define i32 @uadd_dec(i64 %a, ptr %p) {
  %c = icmp ne i64 %a, 0
  %s = add i64 %a, -1
  store i64 %s, ptr %p
  %r = zext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: @uadd_not(
; CHECK-NEXT:   %n = xor i32 %a, -1
; CHECK-NEXT:   %c = icmp ult i32 %n, %b
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   store i32 %s, ptr %p, align 4
; CHECK-NEXT:   %r = zext i1 %c to i32
; CHECK-NEXT:   ret i32 %r
define i32 @uadd_not(i32 %a, i32 %b, ptr %p) {
  %n = xor i32 %a, -1
  %c = icmp ult i32 %n, %b
  %s = add i32 %a, %b
  store i32 %s, ptr %p
  %r = zext i1 %c to i32
  ret i32 %r
}
