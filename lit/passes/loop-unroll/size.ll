; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; A loop stays that would be larger than the threshold when unrolled: the threshold is 150.

; CHECK-LABEL: @fits(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    %g.3 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:    store i32 3, ptr %g.3, align 4
; CHECK-NEXT:    %g.4 = getelementptr i32, ptr %p, i32 4
; CHECK-NEXT:    store i32 4, ptr %g.4, align 4
; CHECK-NEXT:    %g.5 = getelementptr i32, ptr %p, i32 5
; CHECK-NEXT:    store i32 5, ptr %g.5, align 4
; CHECK-NEXT:    %g.6 = getelementptr i32, ptr %p, i32 6
; CHECK-NEXT:    store i32 6, ptr %g.6, align 4
; CHECK-NEXT:    %g.7 = getelementptr i32, ptr %p, i32 7
; CHECK-NEXT:    store i32 7, ptr %g.7, align 4
; CHECK-NEXT:    %g.8 = getelementptr i32, ptr %p, i32 8
; CHECK-NEXT:    store i32 8, ptr %g.8, align 4
; CHECK-NEXT:    %g.9 = getelementptr i32, ptr %p, i32 9
; CHECK-NEXT:    store i32 9, ptr %g.9, align 4
; CHECK-NEXT:    %g.10 = getelementptr i32, ptr %p, i32 10
; CHECK-NEXT:    store i32 10, ptr %g.10, align 4
; CHECK-NEXT:    %g.11 = getelementptr i32, ptr %p, i32 11
; CHECK-NEXT:    store i32 11, ptr %g.11, align 4
; CHECK-NEXT:    %g.12 = getelementptr i32, ptr %p, i32 12
; CHECK-NEXT:    store i32 12, ptr %g.12, align 4
; CHECK-NEXT:    %g.13 = getelementptr i32, ptr %p, i32 13
; CHECK-NEXT:    store i32 13, ptr %g.13, align 4
; CHECK-NEXT:    %g.14 = getelementptr i32, ptr %p, i32 14
; CHECK-NEXT:    store i32 14, ptr %g.14, align 4
; CHECK-NEXT:    %g.15 = getelementptr i32, ptr %p, i32 15
; CHECK-NEXT:    store i32 15, ptr %g.15, align 4
; CHECK-NEXT:    %g.16 = getelementptr i32, ptr %p, i32 16
; CHECK-NEXT:    store i32 16, ptr %g.16, align 4
; CHECK-NEXT:    %g.17 = getelementptr i32, ptr %p, i32 17
; CHECK-NEXT:    store i32 17, ptr %g.17, align 4
; CHECK-NEXT:    %g.18 = getelementptr i32, ptr %p, i32 18
; CHECK-NEXT:    store i32 18, ptr %g.18, align 4
; CHECK-NEXT:    %g.19 = getelementptr i32, ptr %p, i32 19
; CHECK-NEXT:    store i32 19, ptr %g.19, align 4
; CHECK-NEXT:    %g.20 = getelementptr i32, ptr %p, i32 20
; CHECK-NEXT:    store i32 20, ptr %g.20, align 4
; CHECK-NEXT:    %g.21 = getelementptr i32, ptr %p, i32 21
; CHECK-NEXT:    store i32 21, ptr %g.21, align 4
; CHECK-NEXT:    %g.22 = getelementptr i32, ptr %p, i32 22
; CHECK-NEXT:    store i32 22, ptr %g.22, align 4
; CHECK-NEXT:    %g.23 = getelementptr i32, ptr %p, i32 23
; CHECK-NEXT:    store i32 23, ptr %g.23, align 4
; CHECK-NEXT:    %g.24 = getelementptr i32, ptr %p, i32 24
; CHECK-NEXT:    store i32 24, ptr %g.24, align 4
; CHECK-NEXT:    %g.25 = getelementptr i32, ptr %p, i32 25
; CHECK-NEXT:    store i32 25, ptr %g.25, align 4
; CHECK-NEXT:    %g.26 = getelementptr i32, ptr %p, i32 26
; CHECK-NEXT:    store i32 26, ptr %g.26, align 4
; CHECK-NEXT:    %g.27 = getelementptr i32, ptr %p, i32 27
; CHECK-NEXT:    store i32 27, ptr %g.27, align 4
; CHECK-NEXT:    %g.28 = getelementptr i32, ptr %p, i32 28
; CHECK-NEXT:    store i32 28, ptr %g.28, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @fits(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 29
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @large(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    %g.3 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:    store i32 3, ptr %g.3, align 4
; CHECK-NEXT:    %g.4 = getelementptr i32, ptr %p, i32 4
; CHECK-NEXT:    store i32 4, ptr %g.4, align 4
; CHECK-NEXT:    %g.5 = getelementptr i32, ptr %p, i32 5
; CHECK-NEXT:    store i32 5, ptr %g.5, align 4
; CHECK-NEXT:    %g.6 = getelementptr i32, ptr %p, i32 6
; CHECK-NEXT:    store i32 6, ptr %g.6, align 4
; CHECK-NEXT:    %g.7 = getelementptr i32, ptr %p, i32 7
; CHECK-NEXT:    store i32 7, ptr %g.7, align 4
; CHECK-NEXT:    %g.8 = getelementptr i32, ptr %p, i32 8
; CHECK-NEXT:    store i32 8, ptr %g.8, align 4
; CHECK-NEXT:    %g.9 = getelementptr i32, ptr %p, i32 9
; CHECK-NEXT:    store i32 9, ptr %g.9, align 4
; CHECK-NEXT:    %g.10 = getelementptr i32, ptr %p, i32 10
; CHECK-NEXT:    store i32 10, ptr %g.10, align 4
; CHECK-NEXT:    %g.11 = getelementptr i32, ptr %p, i32 11
; CHECK-NEXT:    store i32 11, ptr %g.11, align 4
; CHECK-NEXT:    %g.12 = getelementptr i32, ptr %p, i32 12
; CHECK-NEXT:    store i32 12, ptr %g.12, align 4
; CHECK-NEXT:    %g.13 = getelementptr i32, ptr %p, i32 13
; CHECK-NEXT:    store i32 13, ptr %g.13, align 4
; CHECK-NEXT:    %g.14 = getelementptr i32, ptr %p, i32 14
; CHECK-NEXT:    store i32 14, ptr %g.14, align 4
; CHECK-NEXT:    %g.15 = getelementptr i32, ptr %p, i32 15
; CHECK-NEXT:    store i32 15, ptr %g.15, align 4
; CHECK-NEXT:    %g.16 = getelementptr i32, ptr %p, i32 16
; CHECK-NEXT:    store i32 16, ptr %g.16, align 4
; CHECK-NEXT:    %g.17 = getelementptr i32, ptr %p, i32 17
; CHECK-NEXT:    store i32 17, ptr %g.17, align 4
; CHECK-NEXT:    %g.18 = getelementptr i32, ptr %p, i32 18
; CHECK-NEXT:    store i32 18, ptr %g.18, align 4
; CHECK-NEXT:    %g.19 = getelementptr i32, ptr %p, i32 19
; CHECK-NEXT:    store i32 19, ptr %g.19, align 4
; CHECK-NEXT:    %g.20 = getelementptr i32, ptr %p, i32 20
; CHECK-NEXT:    store i32 20, ptr %g.20, align 4
; CHECK-NEXT:    %g.21 = getelementptr i32, ptr %p, i32 21
; CHECK-NEXT:    store i32 21, ptr %g.21, align 4
; CHECK-NEXT:    %g.22 = getelementptr i32, ptr %p, i32 22
; CHECK-NEXT:    store i32 22, ptr %g.22, align 4
; CHECK-NEXT:    %g.23 = getelementptr i32, ptr %p, i32 23
; CHECK-NEXT:    store i32 23, ptr %g.23, align 4
; CHECK-NEXT:    %g.24 = getelementptr i32, ptr %p, i32 24
; CHECK-NEXT:    store i32 24, ptr %g.24, align 4
; CHECK-NEXT:    %g.25 = getelementptr i32, ptr %p, i32 25
; CHECK-NEXT:    store i32 25, ptr %g.25, align 4
; CHECK-NEXT:    %g.26 = getelementptr i32, ptr %p, i32 26
; CHECK-NEXT:    store i32 26, ptr %g.26, align 4
; CHECK-NEXT:    %g.27 = getelementptr i32, ptr %p, i32 27
; CHECK-NEXT:    store i32 27, ptr %g.27, align 4
; CHECK-NEXT:    %g.28 = getelementptr i32, ptr %p, i32 28
; CHECK-NEXT:    store i32 28, ptr %g.28, align 4
; CHECK-NEXT:    %g.29 = getelementptr i32, ptr %p, i32 29
; CHECK-NEXT:    store i32 29, ptr %g.29, align 4
; CHECK-NEXT:    %g.30 = getelementptr i32, ptr %p, i32 30
; CHECK-NEXT:    store i32 30, ptr %g.30, align 4
; CHECK-NEXT:    %g.31 = getelementptr i32, ptr %p, i32 31
; CHECK-NEXT:    store i32 31, ptr %g.31, align 4
; CHECK-NEXT:    %g.32 = getelementptr i32, ptr %p, i32 32
; CHECK-NEXT:    store i32 32, ptr %g.32, align 4
; CHECK-NEXT:    %g.33 = getelementptr i32, ptr %p, i32 33
; CHECK-NEXT:    store i32 33, ptr %g.33, align 4
; CHECK-NEXT:    %g.34 = getelementptr i32, ptr %p, i32 34
; CHECK-NEXT:    store i32 34, ptr %g.34, align 4
; CHECK-NEXT:    %g.35 = getelementptr i32, ptr %p, i32 35
; CHECK-NEXT:    store i32 35, ptr %g.35, align 4
; CHECK-NEXT:    %g.36 = getelementptr i32, ptr %p, i32 36
; CHECK-NEXT:    store i32 36, ptr %g.36, align 4
; CHECK-NEXT:    %g.37 = getelementptr i32, ptr %p, i32 37
; CHECK-NEXT:    store i32 37, ptr %g.37, align 4
; CHECK-NEXT:    %g.38 = getelementptr i32, ptr %p, i32 38
; CHECK-NEXT:    store i32 38, ptr %g.38, align 4
; CHECK-NEXT:    %g.39 = getelementptr i32, ptr %p, i32 39
; CHECK-NEXT:    store i32 39, ptr %g.39, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @large(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 40
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Nor does code grow in a function with optsize.
; CHECK-LABEL: @small(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 12
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @small(ptr %p) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 12
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
