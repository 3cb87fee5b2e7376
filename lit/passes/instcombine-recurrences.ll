; With keep-recurrences the operation that a loop repeats stays above its phi: the phi of its
; operand would keep both values alive.

; RUN: opt-go %s -passes='instcombine<keep-recurrences>' -S -o - | FileCheck %s --check-prefix=KEEP
; RUN: opt-go %s -passes=instcombine -S -o - | FileCheck %s --check-prefix=MOVE

; KEEP-LABEL: @halves(
; KEEP: %h = lshr i32 %n, 1
; KEEP: %k = phi i32 [ %h, %entry ], [ %k2, %loop ]
; KEEP: %k2 = lshr i32 %k, 1
; MOVE-LABEL: @halves(
; MOVE: %k.in = phi i32 [ %n, %entry ], [ %k, %loop ]
; MOVE: %k = lshr i32 %k.in, 1
define void @halves(i32 %n) {
entry:
  %h = lshr i32 %n, 1
  %c = icmp ne i32 %h, 0
  br i1 %c, label %loop, label %exit

loop:
  %k = phi i32 [ %h, %entry ], [ %k2, %loop ]
  call void @use(i32 %k)
  %k2 = lshr i32 %k, 1
  %d = icmp ne i32 %k2, 0
  br i1 %d, label %loop, label %exit

exit:
  ret void
}

; Where nothing recurs it is moved all the same.
; KEEP-LABEL: @merge(
; KEEP: %m.in = phi i32 [ %a, %then ], [ %b, %else ]
; KEEP: %m = lshr i32 %m.in, 1
define i32 @merge(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else

then:
  %x = lshr i32 %a, 1
  call void @use(i32 0)
  br label %join

else:
  %y = lshr i32 %b, 1
  call void @use(i32 1)
  br label %join

join:
  %m = phi i32 [ %x, %then ], [ %y, %else ]
  ret i32 %m
}

declare void @use(i32)
