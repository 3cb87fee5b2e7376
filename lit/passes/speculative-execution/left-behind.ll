; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Up to five instructions may stay behind.

; CHECK-LABEL: @five(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @five(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  br label %join
join:
  ret void
}
; CHECK-LABEL: @six(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @six(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  store volatile i32 %x, ptr %p
  br label %join
join:
  ret void
}
