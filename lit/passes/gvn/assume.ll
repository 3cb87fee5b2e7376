; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Behind an assumption its condition is true, in the block and in those that it dominates; a false one makes the place unreachable.

declare void @llvm.assume(i1)
declare void @use(i1)
declare void @take(i32)

; CHECK-LABEL: @in_block(
; CHECK-NEXT:   %c = icmp eq i32 %x, 7
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   call void @take(i32 7)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @in_block(i32 %x) {
  %c = icmp eq i32 %x, 7
  call void @llvm.assume(i1 %c)
  call void @use(i1 %c)
  call void @take(i32 %x)
  ret void
}

; CHECK-LABEL: @below(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %x, 7
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   br i1 %b, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @take(i32 7)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @below(i32 %x, i1 %b) {
entry:
  %c = icmp eq i32 %x, 7
  call void @llvm.assume(i1 %c)
  br i1 %b, label %yes, label %no

yes:
  call void @take(i32 %x)
  ret void

no:
  ret void
}

; CHECK-LABEL: @never(
; CHECK-NEXT:   store i8 poison, ptr null, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @never() {
  call void @llvm.assume(i1 false)
  ret void
}
