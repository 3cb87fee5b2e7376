; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Addresses that are integers are sunk as integers.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sink_inttoptr(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = inttoptr i64 %i to ptr
; CHECK-NEXT:   %sunkaddr1 = getelementptr i8, ptr %sunkaddr, i64 40
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr1, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_inttoptr(i64 %i, i1 %c) {
entry:
  %s = add i64 %i, 40
  %g = inttoptr i64 %s to ptr
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}
