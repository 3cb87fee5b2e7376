; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A switch is threaded for the cases that are known from another switch.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %x, label %join [
; CHECK-NEXT:      i32 1, label %join.thread
; CHECK-NEXT:      i32 2, label %eight
; CHECK-NEXT:    ]
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %seven
; CHECK:       join:
; CHECK-NEXT:    %s = phi i32 [ %x, %entry ]
; CHECK-NEXT:    switch i32 %s, label %other [
; CHECK-NEXT:      i32 7, label %seven
; CHECK-NEXT:      i32 8, label %eight
; CHECK-NEXT:    ]
; CHECK:       seven:
; CHECK-NEXT:    ret i32 70
; CHECK:       eight:
; CHECK-NEXT:    ret i32 80
; CHECK:       other:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  call void @a()
  br label %join
two:
  br label %join
join:
  %s = phi i32 [ 7, %one ], [ 8, %two ], [ %x, %entry ]
  switch i32 %s, label %other [
    i32 7, label %seven
    i32 8, label %eight
  ]
seven:
  ret i32 70
eight:
  ret i32 80
other:
  ret i32 0
}
