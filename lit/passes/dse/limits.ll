; RUN: opt-go -passes=dse -S %s | FileCheck %s
; RUN: opt-go -passes=dse -dse-memoryssa-walklimit=1 -S %s | FileCheck %s --check-prefix=SHORT
; RUN: opt-go -passes=dse -dse-memoryssa-samebb-cost=90 -S %s | FileCheck %s --check-prefix=SHORT
; RUN: opt-go -passes=dse -dse-memoryssa-defs-per-block-limit=0 -S %s | FileCheck %s --check-prefix=SHORT
; RUN: opt-go -passes=dse -dse-memoryssa-scanlimit=9 -dse-memoryssa-otherbb-cost=9 -dse-memoryssa-partial-store-limit=1 -dse-memoryssa-path-check-limit=1 -S %s | FileCheck %s

; How far writes are followed can be set.

; CHECK-LABEL: @f(
; CHECK-NEXT: store i32 2, ptr %q
; CHECK-NEXT: store i32 3, ptr %p
; SHORT-LABEL: @f(
; SHORT-NEXT: store i32 1, ptr %p
; SHORT-NEXT: store i32 2, ptr %q
; SHORT-NEXT: store i32 3, ptr %p
define void @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %p
  ret void
}
