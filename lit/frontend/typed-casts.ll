; Conversions between typed pointers stay where no pass runs, as LLVM 15 and later read them; passes
; do not see them. The data layout stays as it is written.
;
; RUN: opt-go -S %s | FileCheck %s
; RUN: opt-go -S %s -passes=verify | FileCheck %s
; RUN: opt-go -S %s -passes=no-op-module | FileCheck %s --check-prefix=PASS

; CHECK: target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
; PASS: target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK-NEXT: %q = bitcast ptr %p to ptr
; CHECK-NEXT: %x = load i32, ptr %q, align 4
; PASS-LABEL: define i32 @f(
; PASS-NEXT: %x = load i32, ptr %p, align 4
define i32 @f(i8* %p) {
  %q = bitcast i8* %p to i32*
  %x = load i32, i32* %q
  ret i32 %x
}
