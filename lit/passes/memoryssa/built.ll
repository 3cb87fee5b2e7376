; RUN: opt-go %s -passes='print<memoryssa><no-ensure-optimized-uses>' -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes='print<memoryssa>' -disable-output 2>&1 | FileCheck %s --check-prefix=CLOBBER
;
; As built, a use is linked to the version before it; optimized, to its clobber. A use of constant memory never has one.

@k = constant i32 3

; CHECK-LABEL: MemorySSA for function: f
; CHECK: ; 1 = MemoryDef(liveOnEntry)
; CHECK: ; 2 = MemoryDef(1)
; CHECK: ; MemoryUse(2)
; CHECK: ; MemoryUse(liveOnEntry)
; CLOBBER-LABEL: MemorySSA for function: f
; CLOBBER: ; 2 = MemoryDef(1)
; CLOBBER: ; MemoryUse(1)
; CLOBBER: ; MemoryUse(liveOnEntry)
define i32 @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %x = load i32, ptr %p
  %y = load i32, ptr @k
  %r = add i32 %x, %y
  ret i32 %r
}

; Fences and volatile loads define versions, debug information and assumptions do not.
; CHECK-LABEL: MemorySSA for function: order
; CHECK: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT: load volatile
; CHECK: ; 2 = MemoryDef(1)
; CHECK-NEXT: fence
; CHECK-NEXT: call void @llvm.assume
define i32 @order(ptr %p, i1 %c) {
  %x = load volatile i32, ptr %p
  fence seq_cst
  call void @llvm.assume(i1 %c)
  ret i32 %x
}

declare void @llvm.assume(i1)
