; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; A convergent call stays under its branch even if it may be speculated otherwise.

declare i32 @talk(i32) convergent speculatable nounwind willreturn memory(none)
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %x = call i32 @talk(i32 %a)
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %x, %then ], [ 0, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = call i32 @talk(i32 %a)
  br label %join
join:
  %r = phi i32 [ %x, %then ], [ 0, %entry ]
  ret i32 %r
}
