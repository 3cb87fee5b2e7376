; The data layout of clang 14 stays as it is written, as in LLVM; a text without source_filename gets its own name.
; RUN: opt-go -S %s | FileCheck %s

; CHECK: source_filename = "{{.*}}v14-layout.ll"
; CHECK-NEXT: target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

@typed = external global i8*
