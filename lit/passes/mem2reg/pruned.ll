; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; No phi where the value is not live.

; CHECK-LABEL: @dead_after(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %r = phi i32 [ %a, %yes ], [ %b, %no ]
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @dead_after(i1 %c, i32 %a, i32 %b) {
entry:
  %x = alloca i32
  br i1 %c, label %yes, label %no

yes:
  store i32 %a, ptr %x
  %u = load i32, ptr %x
  br label %end

no:
  store i32 %b, ptr %x
  %w = load i32, ptr %x
  br label %end

end:
  %r = phi i32 [ %u, %yes ], [ %w, %no ]
  ret i32 %r
}

; CHECK-LABEL: @switch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  switch i32 %n, label %end [
; CHECK-NEXT:  i32 0, label %a
; CHECK-NEXT:  i32 1, label %a
; CHECK-NEXT:  i32 2, label %b
; CHECK-NEXT:  ]
; CHECK: a:
; CHECK-NEXT:  br label %end
; CHECK: b:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %x.0 = phi i32 [ undef, %entry ], [ 2, %b ], [ 1, %a ]
; CHECK-NEXT:  ret i32 %x.0
; CHECK-NEXT: }
define i32 @switch(i32 %n) {
entry:
  %x = alloca i32
  switch i32 %n, label %end [
    i32 0, label %a
    i32 1, label %a
    i32 2, label %b
  ]

a:
  store i32 1, ptr %x
  br label %end

b:
  store i32 2, ptr %x
  br label %end

end:
  %r = load i32, ptr %x
  ret i32 %r
}
