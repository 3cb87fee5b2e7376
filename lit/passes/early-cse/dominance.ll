; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; A value computed in a dominating block is available; one computed on another path is not.

; CHECK-LABEL: @dominated(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = mul i32 %a, 3
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  ret i32 %x
; CHECK: no:
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @dominated(i1 %c, i32 %a) {
entry:
  %x = mul i32 %a, 3
  br i1 %c, label %yes, label %no

yes:
  %y = mul i32 %a, 3
  ret i32 %y

no:
  ret i32 %x
}

; CHECK-LABEL: @join(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %y = mul i32 %a, 3
; CHECK-NEXT:  ret i32 %y
; CHECK-NEXT: }
define i32 @join(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %end

yes:
  %x = mul i32 %a, 3
  br label %end

end:
  %y = mul i32 %a, 3
  ret i32 %y
}

; CHECK-LABEL: @load_across_join(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = load i32, ptr %p, align 4
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %y = load i32, ptr %p, align 4
; CHECK-NEXT:  %r = add i32 %x, %y
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @load_across_join(i1 %c, ptr %p) {
entry:
  %x = load i32, ptr %p, align 4
  br i1 %c, label %yes, label %end

yes:
  br label %end

end:
  %y = load i32, ptr %p, align 4
  %r = add i32 %x, %y
  ret i32 %r
}
