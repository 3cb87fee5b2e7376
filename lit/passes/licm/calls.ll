; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Calls that read nothing move, those that read move if nothing is written; convergent ones stay.

declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @reads(ptr) nounwind willreturn memory(argmem: read)
declare i32 @talk(i32) convergent nounwind willreturn memory(none)
declare void @eat(i32, i32, i32) nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-LABEL: @calls(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = call i32 @pure(i32 %a)
; CHECK-NEXT:    %y = call i32 @reads(ptr %p)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %z = call i32 @talk(i32 %a)
; CHECK-NEXT:    call void @eat(i32 %x, i32 %y, i32 %z)
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @calls(i32 %a, ptr noalias %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = call i32 @pure(i32 %a)
  %y = call i32 @reads(ptr %p)
  %z = call i32 @talk(i32 %a)
  call void @eat(i32 %x, i32 %y, i32 %z)
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
