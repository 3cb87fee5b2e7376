; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; A pointer that steps through an object in one direction does not come back to where it began, nor to what is on the other side.

declare void @u(i1, i1, i1, i1, i1, i1)

; CHECK-LABEL: @from_behind(
; CHECK:         br i1 false, label %l, label %x
define i1 @from_behind(ptr %f) {
entry:
  %s = getelementptr inbounds i32, ptr %f, i64 1
  br label %l
l:
  %i = phi ptr [ %s, %entry ], [ %next, %l ]
  %next = getelementptr inbounds i32, ptr %i, i64 1
  %c = icmp eq ptr %i, %f
  %d = icmp eq ptr %next, %f
  %e = or i1 %c, %d
  br i1 %e, label %l, label %x
x:
  ret i1 %e
}

; It may come to what lies ahead; addresses that may leave their object, or step by an unknown amount, may come anywhere.
; CHECK-LABEL: @directions(
; CHECK:         call void @u(i1 true, i1 false, i1 false, i1 %h, i1 %o, i1 %q)
define i1 @directions(ptr %f, ptr %g, i64 %n) {
entry:
  br label %l
l:
  %i = phi ptr [ %f, %entry ], [ %next, %l ]
  %j = phi ptr [ %f, %entry ], [ %n2, %l ]
  %k = phi ptr [ %f, %entry ], [ %n3, %l ]
  %next = getelementptr inbounds i32, ptr %i, i64 -1
  %n2 = getelementptr i32, ptr %j, i64 1
  %n3 = getelementptr inbounds i32, ptr %k, i64 %n
  %up = getelementptr inbounds i8, ptr %f, i64 3
  %down = getelementptr inbounds i8, ptr %f, i64 -3
  %c = icmp ne ptr %next, %f
  %d = icmp eq ptr %f, %next
  %e = icmp eq ptr %next, %up
  %h = icmp eq ptr %next, %down
  %o = icmp eq ptr %n2, %f
  %q = icmp eq ptr %n3, %f
  call void @u(i1 %c, i1 %d, i1 %e, i1 %h, i1 %o, i1 %q)
  br i1 %h, label %l, label %x
x:
  ret i1 %e
}
