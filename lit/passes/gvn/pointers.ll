; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Equal pointers may point into different objects: one is put for the other in comparisons only, null everywhere.

declare void @take(ptr)
declare void @use(i1)

; CHECK-LABEL: @equal(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq ptr %p, %q
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @take(ptr %q)
; CHECK-NEXT:   %d = icmp eq ptr %p, null
; CHECK-NEXT:   call void @use(i1 %d)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @equal(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  br i1 %c, label %yes, label %no

yes:
  call void @take(ptr %q)
  %d = icmp eq ptr %q, null
  call void @use(i1 %d)
  ret void

no:
  ret void
}

; CHECK-LABEL: @null(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @take(ptr null)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @null(ptr %p) {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no

yes:
  call void @take(ptr %p)
  ret void

no:
  ret void
}

; A φ all of whose sources point into one object may replace, and be replaced by, another pointer into it.
; CHECK-LABEL: @one_object(
; CHECK: out:
; CHECK-NEXT: %v = load i8, ptr %end, align 1
define i8 @one_object(ptr %p, i64 %n) {
entry:
  %end = getelementptr inbounds i8, ptr %p, i64 %n
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %next, %more ]
  %is = icmp eq ptr %q, %end
  br i1 %is, label %out, label %more
more:
  %next = getelementptr inbounds i8, ptr %q, i64 1
  br label %loop
out:
  %v = load i8, ptr %q, align 1
  ret i8 %v
}
