; One dash or two, "=" or a blank, before or after the file name: all equivalent.
; RUN: opt-go %s -passes=mem2reg | FileCheck %s
; RUN: opt-go -passes=mem2reg %s | FileCheck %s
; RUN: opt-go --passes=mem2reg %s | FileCheck %s
; RUN: opt-go %s -passes mem2reg -S | FileCheck %s
; RUN: opt-go -S %s --passes mem2reg | FileCheck %s
; RUN: opt-go -p mem2reg %s | FileCheck %s
; RUN: opt-go -p=mem2reg < %s | FileCheck %s
; RUN: opt-go %s '-passes=function(mem2reg)' | FileCheck %s
; RUN: opt-go %s '-passes=module(function(mem2reg))' | FileCheck %s
; RUN: opt-go %s '-passes=no-op-module,function(no-op-function,mem2reg),verify' | FileCheck %s
; RUN: opt-go %s | FileCheck %s --check-prefix=NONE
; RUN: opt-go %s -passes= | FileCheck %s --check-prefix=NONE
; RUN: opt-go %s -O0 | FileCheck %s --check-prefix=NONE

; CHECK: define i32 @f(i32 %n) {
; CHECK-NEXT: %r = add i32 %n, 1
; CHECK-NEXT: ret i32 %r
; NONE: define i32 @f(i32 %n) {
; NONE-NEXT: %slot = alloca i32, align 4
; NONE-NEXT: store i32 %n, ptr %slot, align 4
; NONE-NEXT: %v = load i32, ptr %slot, align 4
; NONE-NEXT: %r = add i32 %v, 1
define i32 @f(i32 %n) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %v = load i32, ptr %slot
  %r = add i32 %v, 1
  ret i32 %r
}
