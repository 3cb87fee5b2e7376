; An aggregate that is built of all fields of another is the other; aggregates of different edges
; meet in a phi.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: @rebuilt(
; CHECK-NEXT: ret { i32, ptr } %s
define { i32, ptr } @rebuilt({ i32, ptr } %s) {
  %a = extractvalue { i32, ptr } %s, 0
  %b = extractvalue { i32, ptr } %s, 1
  %i = insertvalue { i32, ptr } undef, ptr %b, 1
  %r = insertvalue { i32, ptr } %i, i32 %a, 0
  ret { i32, ptr } %r
}

; The fields change places.
; CHECK-LABEL: @exchanged(
; CHECK: insertvalue
; CHECK: insertvalue
define { i32, i32 } @exchanged({ i32, i32 } %s) {
  %a = extractvalue { i32, i32 } %s, 0
  %b = extractvalue { i32, i32 } %s, 1
  %i = insertvalue { i32, i32 } undef, i32 %b, 0
  %r = insertvalue { i32, i32 } %i, i32 %a, 1
  ret { i32, i32 } %r
}

; CHECK-LABEL: @joined(
; CHECK: join:
; CHECK-NEXT: %r.merged = phi { i32, ptr } [ %t, %right ], [ %s, %left ]
; CHECK-NEXT: ret { i32, ptr } %r.merged
define { i32, ptr } @joined({ i32, ptr } %s, { i32, ptr } %t, i1 %c) {
  br i1 %c, label %left, label %right
left:
  %a = extractvalue { i32, ptr } %s, 0
  %b = extractvalue { i32, ptr } %s, 1
  call void @take(i32 %a, ptr %b)
  br label %join
right:
  %d = extractvalue { i32, ptr } %t, 0
  %e = extractvalue { i32, ptr } %t, 1
  call void @take(i32 %d, ptr %e)
  br label %join
join:
  %f = phi i32 [ %a, %left ], [ %d, %right ]
  %g = phi ptr [ %b, %left ], [ %e, %right ]
  %i = insertvalue { i32, ptr } poison, i32 %f, 0
  %r = insertvalue { i32, ptr } %i, ptr %g, 1
  ret { i32, ptr } %r
}

; The second field is of the iteration before: the aggregates are not the same.
; CHECK-LABEL: @earlier(
; CHECK: %r = insertvalue { i32, i32 } %s, i32 %b, 1
; CHECK-NEXT: call void @sink({ i32, i32 } %r)
define { i32, i32 } @earlier(i32 %n) {
entry:
  br label %loop
loop:
  %b = phi i32 [ 0, %entry ], [ %b.next, %loop ]
  %s = call { i32, i32 } @source()
  %a = extractvalue { i32, i32 } %s, 0
  %i = insertvalue { i32, i32 } poison, i32 %a, 0
  %r = insertvalue { i32, i32 } %i, i32 %b, 1
  call void @sink({ i32, i32 } %r)
  %b.next = extractvalue { i32, i32 } %s, 1
  %more = icmp ult i32 %a, %n
  br i1 %more, label %loop, label %end
end:
  ret { i32, i32 } %r
}
declare { i32, i32 } @source()
declare void @take(i32, ptr)
declare void @sink({ i32, i32 })
