; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Diamonds and triangles of cheap code become selects.

; CHECK-LABEL: @diamond(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = add i32 %a, 1
; CHECK-NEXT:  %y = sub i32 %b, 1
; CHECK-NEXT:  %r = select i1 %c, i32 %x, i32 %y
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %x = add i32 %a, 1
  br label %end

no:
  %y = sub i32 %b, 1
  br label %end

end:
  %r = phi i32 [ %x, %yes ], [ %y, %no ]
  ret i32 %r
}

; CHECK-LABEL: @triangle(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = mul i32 %a, %a
; CHECK-NEXT:  %spec.select = select i1 %c, i32 %x, i32 %a
; CHECK-NEXT:  ret i32 %spec.select
; CHECK-NEXT: }
define i32 @triangle(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %end

yes:
  %x = mul i32 %a, %a
  br label %end

end:
  %r = phi i32 [ %a, %entry ], [ %x, %yes ]
  ret i32 %r
}

; CHECK-LABEL: @load_is_not_safe(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  %x = load i32, ptr %p, align 4
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %r = phi i32 [ 0, %entry ], [ %x, %yes ]
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @load_is_not_safe(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %end

yes:
  %x = load i32, ptr %p, align 4
  br label %end

end:
  %r = phi i32 [ 0, %entry ], [ %x, %yes ]
  ret i32 %r
}
