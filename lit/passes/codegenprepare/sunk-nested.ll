; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Of two nested getelementptrs what does not fit into the address stays in its block.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sink_nested(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %g, i64 12
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_nested(ptr %p, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  %h = getelementptr inbounds i8, ptr %g, i64 12
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %h
  ret i32 %v
b:
  ret i32 0
}

; CHECK-LABEL: @sink_samebase_multi(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 12
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   %sunkaddr1 = getelementptr inbounds i8, ptr %p, i64 24
; CHECK-NEXT:   %w = load i32, ptr %sunkaddr1, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK:      b:
; CHECK-NEXT:   %sunkaddr2 = getelementptr inbounds i8, ptr %p, i64 24
; CHECK-NEXT:   %w2 = load i32, ptr %sunkaddr2, align 4
; CHECK-NEXT:   ret i32 %w2
define i32 @sink_samebase_multi(ptr %p, i64 %i, i1 %c) {
entry:
  %h = getelementptr inbounds i8, ptr %p, i64 12
  %k = getelementptr inbounds i8, ptr %h, i64 12
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %h
  %w = load i32, ptr %k
  %s = add i32 %v, %w
  ret i32 %s
b:
  %w2 = load i32, ptr %k
  ret i32 %w2
}
