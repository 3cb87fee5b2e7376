; -replexitval says which exit values of the loop are computed after it.
; RUN: opt-go %s -passes=indvars -S | FileCheck %s
; RUN: opt-go %s -passes=indvars -replexitval=always -S | FileCheck %s --check-prefix=ALWAYS
; RUN: opt-go %s -passes=indvars -replexitval=never -S | FileCheck %s --check-prefix=NEVER
; RUN: not opt-go %s -passes=indvars -replexitval=perhaps -S 2>&1 | FileCheck %s --check-prefix=WRONG

; WRONG: not one of never, cheap, noharduse, always

declare void @use(i32)

; CHECK-LABEL: define i32 @used(
; CHECK:       exit:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %loop ]
; ALWAYS-LABEL: define i32 @used(
; ALWAYS:       exit:
; ALWAYS-NEXT:    %[[V:.+]] = add i32 %umax, -1
; ALWAYS-NEXT:    ret i32 %[[V]]
define i32 @used(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}

; CHECK-LABEL: define i32 @known(
; CHECK:         ret i32 10
; NEVER-LABEL: define i32 @known(
; NEVER:         %i.next.lcssa = phi i32 [ %i.next, %loop ]
define i32 @known() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i32 0)
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i.next
}
