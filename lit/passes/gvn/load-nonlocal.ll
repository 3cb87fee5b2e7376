; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Values that are known at the end of all blocks before make a φ, with the address translated through the φs that it depends on.

; CHECK-LABEL: @diamond(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ %x, %no ], [ 1, %yes ]
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @diamond(ptr %p, i1 %c, i32 %x) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p
  br label %end

no:
  store i32 %x, ptr %p
  br label %end

end:
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @translated(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ 1, %yes ], [ %x, %no ]
; CHECK-NEXT:   %r = phi ptr [ %p, %yes ], [ %q, %no ]
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @translated(ptr %p, ptr %q, i1 %c, i32 %x) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p
  br label %end

no:
  store i32 %x, ptr %q
  br label %end

end:
  %r = phi ptr [ %p, %yes ], [ %q, %no ]
  %a = load i32, ptr %r
  ret i32 %a
}

; CHECK-LABEL: @dominating(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   ret i32 %a
; CHECK: no:
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @dominating(ptr %p, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %yes, label %no

yes:
  %b = load i32, ptr %p
  ret i32 %b

no:
  ret i32 %a
}
