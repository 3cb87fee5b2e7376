; A block that ends in a catchswitch holds only φs, so operations do not move after them.
; RUN: opt-go %s -passes=instcombine -verify-each | FileCheck %s

declare void @g(i32)
declare i32 @__CxxFrameHandler3(...)

; CHECK-LABEL: define void @f(
; CHECK:       pad:
; CHECK-NEXT:    %x = phi i32 [ %w, %entry ], [ %v, %second ]
; CHECK-NEXT:    %s = catchswitch within none [label %handler] unwind to caller
define void @f(i8 %a, i8 %b) personality ptr @__CxxFrameHandler3 {
entry:
  %w = zext i8 %a to i32
  invoke void @g(i32 1) to label %second unwind label %pad

second:
  %v = zext i8 %b to i32
  invoke void @g(i32 2) to label %done unwind label %pad

pad:
  %x = phi i32 [ %w, %entry ], [ %v, %second ]
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  call void @g(i32 %x) [ "funclet"(token %p) ]
  catchret from %p to label %done

done:
  ret void
}
