; Tests that a counter decides go, but counters and exit tests stay as they are; in gpucc the loop, which then does nothing, is deleted.
; RUN: opt-go %s -passes='loop(indvars<no-lftr;no-widening>)' -S | FileCheck %s
; RUN: opt-go %s -passes='indvars' -S | FileCheck %s --check-prefix=ALL
; RUN: opt-go %s -passes=gpucc -S | FileCheck %s --check-prefix=GPUCC

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @fail() convergent

; CHECK-LABEL: @check(
; CHECK-NOT: icmp slt i32 %s, %n
; CHECK: br i1 true, label %next, label %bad
; CHECK: icmp slt i32 %i.next, %n
; ALL-LABEL: @check(
; ALL: icmp ne i32 %i.next, %n
; GPUCC-LABEL: @check(
; GPUCC-NEXT: entry:
; GPUCC-NEXT: ret void
define void @check(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %next ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %next ]
  %s.next = add nuw nsw i32 %s, 1
  %fine = icmp slt i32 %s, %n
  br i1 %fine, label %next, label %bad
bad:
  call void @fail()
  br label %next
next:
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
