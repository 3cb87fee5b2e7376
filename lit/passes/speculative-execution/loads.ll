; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Loads stay, whatever the facts about their memory.

@g = constant i32 7
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p = alloca i32, align 4
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    %y = load i32, ptr @g, align 4
; CHECK-NEXT:    %s = add i32 %x, %y
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %s, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c) {
entry:
  %p = alloca i32
  br i1 %c, label %then, label %join
then:
  %x = load i32, ptr %p
  %y = load i32, ptr @g
  %s = add i32 %x, %y
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %s, %then ]
  ret i32 %r
}
