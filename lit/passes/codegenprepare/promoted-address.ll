; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; An address folds the constant that an extended sum adds, which is done in the wide type then.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @promote_address(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %j = add nsw i32 %i, 5
; CHECK-NEXT:   %s = sext i32 %j to i64
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = mul i64 %s, 4
; CHECK-NEXT:   %sunkaddr1 = getelementptr inbounds i8, ptr %p, i64 %sunkaddr
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr1, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @promote_address(ptr %p, i32 %i, i1 %c) {
entry:
  %j = add nsw i32 %i, 5
  %s = sext i32 %j to i64
  %g = getelementptr inbounds i32, ptr %p, i64 %s
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}
