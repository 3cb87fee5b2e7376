; RUN: opt-go -passes=gvn -S %s | FileCheck %s
; RUN: opt-go -passes=gvn -gvn-max-num-insns=100 -gvn-max-block-speculations=600 -memdep-block-number-limit=200 -S %s | FileCheck %s
; RUN: opt-go -passes=gvn -gvn-max-num-deps=1 -S %s | FileCheck %s --check-prefix=FEW
; RUN: opt-go -passes=gvn -memdep-block-number-limit=1 -S %s | FileCheck %s --check-prefix=FEW
; RUN: opt-go -passes=gvn -memdep-block-scan-limit=1 -S %s | FileCheck %s --check-prefix=FEW

; How far the origins of a load are looked for can be set.

; CHECK-LABEL: @f(
; CHECK: join:
; CHECK-NEXT: %v = phi i32 [ 2, %no ], [ 1, %yes ]
; FEW-LABEL: @f(
; FEW: join:
; FEW-NEXT: %v = load i32, ptr %p
define i32 @f(ptr noalias %p, ptr noalias %q, i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p
  store i32 3, ptr %q
  br label %join

no:
  store i32 2, ptr %p
  store i32 4, ptr %q
  br label %join

join:
  %v = load i32, ptr %p
  ret i32 %v
}
