; RUN: opt-go %s -passes=loop-rotate -rotation-max-header-size=1 -S | FileCheck %s --check-prefix=SMALL
; RUN: opt-go %s -passes=loop-rotate -rotation-max-header-size=1 -disable-output -pass-remarks-missed=loop-rotate 2>&1 | FileCheck %s --check-prefix=MISSED
; RUN: opt-go %s -passes=loop-rotate -disable-output -pass-remarks=loop-rotate 2>&1 | FileCheck %s --check-prefix=DONE
;
; The size of a header that is copied is an option, and the result a remark.

; SMALL-NOT: lr.ph
; MISSED: remark: {{.*}}larger than rotation-max-header-size
; DONE: remark: {{.*}}moved to its end
define void @while(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
