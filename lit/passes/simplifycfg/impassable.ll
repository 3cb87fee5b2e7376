; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; What surely is undefined or does not return ends a block.

declare void @exit() noreturn
declare void @f()
declare void @llvm.assume(i1)

; CHECK-LABEL: @no_return(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @exit()
; CHECK-NEXT:  unreachable
; CHECK: no:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @no_return(i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @exit()
  call void @f()
  br label %no

no:
  call void @f()
  ret void
}

; CHECK-LABEL: @store_to_null(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %0 = xor i1 %c, true
; CHECK-NEXT:  call void @llvm.assume(i1 %0)
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @store_to_null(i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr null, align 4
  br label %no

no:
  call void @f()
  ret void
}

; CHECK-LABEL: @false_assumption(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %0 = xor i1 %c, true
; CHECK-NEXT:  call void @llvm.assume(i1 %0)
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @false_assumption(i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @llvm.assume(i1 false)
  br label %no

no:
  call void @f()
  ret void
}
