; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A load that is redundant on some paths is inserted on the path where it is missing; critical edges are split, back edges are not.

declare void @any()

; CHECK-LABEL: @diamond(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   %a.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ %a.pre, %no ], [ 1, %yes ]
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @diamond(ptr %p, i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p
  br label %end

no:
  call void @any()
  br label %end

end:
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @critical(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %entry.end_crit_edge
; CHECK: entry.end_crit_edge:
; CHECK-NEXT:   %a.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ %a.pre, %entry.end_crit_edge ], [ 1, %yes ]
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @critical(ptr %p, i1 %c) {
entry:
  br i1 %c, label %yes, label %end

yes:
  store i32 1, ptr %p
  br label %end

end:
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @address(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   %a.pre = load i32, ptr %q, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ 1, %yes ], [ %a.pre, %no ]
; CHECK-NEXT:   %r = phi ptr [ %p, %yes ], [ %q, %no ]
; CHECK-NEXT:   %s = getelementptr i32, ptr %r, i64 %i
; CHECK-NEXT:   %b = load i32, ptr %s, align 4
; CHECK-NEXT:   %d = add i32 %a, %b
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @address(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p
  br label %end

no:
  call void @any()
  br label %end

end:
  %r = phi ptr [ %p, %yes ], [ %q, %no ]
  %a = load i32, ptr %r
  %s = getelementptr i32, ptr %r, i64 %i
  %b = load i32, ptr %s
  %d = add i32 %a, %b
  ret i32 %d
}

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %a = phi i32 [ %a.pre, %entry ], [ %b, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %b = add i32 %a, %i
; CHECK-NEXT:   store i32 %b, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @loop(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p
  %b = add i32 %a, %i
  store i32 %b, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end

end:
  ret i32 %b
}

; CHECK-LABEL: @two_missing(
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %k, label %a [
; CHECK-NEXT:     i32 0, label %b
; CHECK-NEXT:     i32 1, label %c
; CHECK-NEXT:   ]
; CHECK: a:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: b:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   br label %end
; CHECK: c:
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @two_missing(ptr %p, i32 %k) {
entry:
  switch i32 %k, label %a [
    i32 0, label %b
    i32 1, label %c
  ]

a:
  store i32 1, ptr %p
  br label %end

b:
  call void @any()
  br label %end

c:
  call void @any()
  br label %end

end:
  %x = load i32, ptr %p
  ret i32 %x
}
