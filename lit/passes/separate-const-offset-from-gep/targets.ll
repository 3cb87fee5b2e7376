; Which offsets an access adds for nothing depends on the target, its generation and the space.
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-- | FileCheck %s --check-prefixes=ALL,SI
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-- -mcpu=gfx900 | FileCheck %s --check-prefixes=ALL,GFX9
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=aarch64 | FileCheck %s --check-prefix=ARM
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=riscv64 | FileCheck %s --check-prefix=RISCV

; ALL-LABEL: @local(
; ALL: getelementptr i8, ptr addrspace(3) %{{[0-9]+}}, i32 40
define i32 @local(ptr addrspace(3) %p, i32 %i) {
  %j = add nsw i32 %i, 10
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %j
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

; ALL-LABEL: @flat(
; SI: %j = add nsw i64 %i, 10
; GFX9: getelementptr i8, ptr %{{[0-9]+}}, i64 40
define i32 @flat(ptr %p, i64 %i) {
  %j = add nsw i64 %i, 10
  %q = getelementptr i32, ptr %p, i64 %j
  %v = load i32, ptr %q
  ret i32 %v
}

; Multiples of the size of the access up to 4095 of them, and 12 bits with a sign.
; ARM-LABEL: @far(
; ARM: getelementptr i8, ptr %{{[0-9]+}}, i64 16380
; RISCV-LABEL: @far(
; RISCV: %j = add nsw i64 %i, 4095
define i32 @far(ptr %p, i64 %i) {
  %j = add nsw i64 %i, 4095
  %q = getelementptr i32, ptr %p, i64 %j
  %v = load i32, ptr %q
  ret i32 %v
}
