; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A block is copied up to a size; calls count four, convergent ones are never copied.

declare void @a()
declare void @sync() convergent
; CHECK-LABEL: @large(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ true, %one ], [ %x, %entry ]
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %p, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret void
; CHECK:       no:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @large(i1 %c, i1 %x) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ true, %one ], [ %x, %entry ]
  call void @a()
  call void @a()
  br i1 %p, label %yes, label %no
yes:
  ret void
no:
  call void @a()
  ret void
}
; CHECK-LABEL: @convergent(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ true, %one ], [ %x, %entry ]
; CHECK-NEXT:    call void @sync() #0
; CHECK-NEXT:    br i1 %p, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret void
; CHECK:       no:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @convergent(i1 %c, i1 %x) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ true, %one ], [ %x, %entry ]
  call void @sync() convergent
  br i1 %p, label %yes, label %no
yes:
  ret void
no:
  call void @a()
  ret void
}
