; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Metadata and attributes of results give their ranges.

declare range(i32 0, 20) i32 @small()

; CHECK-LABEL: @metadata(
; CHECK-NEXT:  %l = load i32, ptr %p, align 4, !range !0
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @metadata(ptr %p) {
  %l = load i32, ptr %p, !range !0
  %c = icmp eq i32 %l, 30
  ret i1 %c
}

; CHECK-LABEL: @attribute(
; CHECK-NEXT:  %r = call i32 @small()
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @attribute() {
  %r = call i32 @small()
  %c = icmp ult i32 %r, 20
  ret i1 %c
}

!0 = !{i32 0, i32 10, i32 20, i32 30}
