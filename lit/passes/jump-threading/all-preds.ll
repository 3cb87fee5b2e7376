; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; All edges into a block lead to one destination, one predecessor by two edges: the incoming values of the block's φs reach uses
; behind the copy.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %e = icmp eq i32 %x, 7
; CHECK-NEXT:    br i1 %e, label %one, label %other
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %c, label %yes, label %yes
; CHECK:       other:
; CHECK-NEXT:    %k = icmp eq i32 %y, 3
; CHECK-NEXT:    br i1 %k, label %third, label %out
; CHECK:       third:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %yes
; CHECK:       yes:
; CHECK-NEXT:    %p = phi i32 [ %x, %one ], [ %x, %one ], [ %y, %third ]
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret i32 %p
; CHECK:       out:
; CHECK-NEXT:    ret i32 3
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %x, i32 %y) {
entry:
  %e = icmp eq i32 %x, 7
  br i1 %e, label %one, label %other
one:
  call void @a()
  br i1 %c, label %join, label %join
other:
  %k = icmp eq i32 %y, 3
  br i1 %k, label %third, label %out
third:
  call void @a()
  br label %join
join:
  %p = phi i32 [ %x, %one ], [ %x, %one ], [ %y, %third ]
  %d = icmp ult i32 %p, 9
  br i1 %d, label %yes, label %no
yes:
  call void @a()
  ret i32 %p
no:
  ret i32 2
out:
  ret i32 3
}
