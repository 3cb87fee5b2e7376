; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s --check-prefix=ALL
; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -cgp-max-address-users-to-scan=2 -S | FileCheck %s --check-prefix=TWO
;
; The address is folded into the accesses if all of its users are visited.

target datalayout = "e-p:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; ALL-LABEL: @f(
; ALL:       next:
; ALL-NEXT:    %sunkaddr = getelementptr i8, ptr %p, i64 40
; TWO-LABEL: @f(
; TWO:       next:
; TWO-NEXT:    %v = load i32, ptr %q
define i32 @f(ptr %p, i1 %c) {
entry:
  %q = getelementptr i8, ptr %p, i64 40
  store i32 1, ptr %q
  store i32 2, ptr %q
  store i32 3, ptr %q
  br i1 %c, label %next, label %end
next:
  %v = load i32, ptr %q
  ret i32 %v
end:
  ret i32 0
}
