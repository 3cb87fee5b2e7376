; The load that moves up may be one of the two that replace a load of a select of addresses.
; RUN: opt-go -passes=gvn -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @least(
; CHECK: next:
; CHECK: select i1 %smaller, i32 %r.pre1, i32 %b
; CHECK: out:
; CHECK: ret i32
define i32 @least(i1 %c, ptr %p) {
entry:
  br label %head
head:
  %n = phi i32 [ 8, %entry ], [ %m, %next ]
  %at = phi ptr [ %p, %entry ], [ %s, %next ]
  %done = icmp eq i32 %n, 0
  br i1 %done, label %out, label %body
body:
  %m = sub i32 %n, 1
  br i1 %c, label %out, label %next
next:
  %a = load i32, ptr %at
  %b = load i32, ptr %p
  %smaller = icmp ult i32 %a, %b
  %s = select i1 %smaller, ptr %at, ptr %p
  br label %head
out:
  %r = load i32, ptr %at
  ret i32 %r
}
