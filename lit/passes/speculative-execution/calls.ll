; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Calls move if they may be speculated, and not if anything can happen in them.

declare i32 @free(i32) speculatable nounwind willreturn memory(none)
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = call i32 @free(i32 %a)
; CHECK-NEXT:    %z = call i32 @llvm.ctpop.i32(i32 %a)
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %y = call i32 @pure(i32 %a)
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %x, %then ], [ 0, %entry ]
; CHECK-NEXT:    %s = phi i32 [ %y, %then ], [ 0, %entry ]
; CHECK-NEXT:    %t = phi i32 [ %z, %then ], [ 0, %entry ]
; CHECK-NEXT:    %u = add i32 %r, %s
; CHECK-NEXT:    %v = add i32 %u, %t
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = call i32 @free(i32 %a)
  %y = call i32 @pure(i32 %a)
  %z = call i32 @llvm.ctpop.i32(i32 %a)
  br label %join
join:
  %r = phi i32 [ %x, %then ], [ 0, %entry ]
  %s = phi i32 [ %y, %then ], [ 0, %entry ]
  %t = phi i32 [ %z, %then ], [ 0, %entry ]
  %u = add i32 %r, %s
  %v = add i32 %u, %t
  ret i32 %v
}
