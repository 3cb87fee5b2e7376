; RUN: opt-go %s -passes="speculative-execution<strict>" -S | FileCheck %s
;
; What makes a wrong value undefined behaviour, and not only poison, goes.

declare i32 @free(i32) speculatable nounwind willreturn memory(none)
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = add nsw i32 %a, 1
; CHECK-NEXT:    %y = call i32 @free(i32 %x), !range !0
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %y, %then ], [ 0, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add nsw i32 %a, 1
  %y = call noundef i32 @free(i32 noundef %x), !range !0, !noundef !1
  br label %join
join:
  %r = phi i32 [ %y, %then ], [ 0, %entry ]
  ret i32 %r
}
!0 = !{i32 0, i32 10}
!1 = !{}
