; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A load moves if nothing in the loop writes what it reads, and it may be executed.

declare void @use(i32) nounwind willreturn memory(none)
; CHECK-LABEL: @clean(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:    %t = add i32 %s, %x
; CHECK-NEXT:    %g = getelementptr i32, ptr %q, i32 %t
; CHECK-NEXT:    store i32 %t, ptr %g, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:    ret i32 %t.lcssa
; CHECK-NEXT:  }
define i32 @clean(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %g = getelementptr i32, ptr %q, i32 %t
  store i32 %t, ptr %g
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
; CHECK-LABEL: @dirty(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    %t = add i32 %s, %x
; CHECK-NEXT:    %g = getelementptr i32, ptr %q, i32 %t
; CHECK-NEXT:    store i32 %t, ptr %g, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:    ret i32 %t.lcssa
; CHECK-NEXT:  }
define i32 @dirty(ptr %p, ptr %q, i1 %c) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %g = getelementptr i32, ptr %q, i32 %t
  store i32 %t, ptr %g
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
; CHECK-LABEL: @conditional(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %q, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @conditional(ptr noalias %p, ptr noalias %q, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %d, label %then, label %latch
then:
  %x = load i32, ptr %p
  store volatile i32 %x, ptr %q
  br label %latch
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret i32 0
}
