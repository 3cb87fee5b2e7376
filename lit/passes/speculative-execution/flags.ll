; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Flags stay: where they make a result poison, it is unused.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = add nsw i32 %a, 1
; CHECK-NEXT:    %y = getelementptr inbounds i32, ptr %p, i32 %x
; CHECK-NEXT:    %z = shl nuw i32 %x, 3
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    store i32 %z, ptr %y, align 4
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add nsw i32 %a, 1
  %y = getelementptr inbounds i32, ptr %p, i32 %x
  %z = shl nuw i32 %x, 3
  store i32 %z, ptr %y
  br label %join
join:
  ret i32 0
}
