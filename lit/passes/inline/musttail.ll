; A musttail call stays one only in the place of a musttail call, and leaves the caller then.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare i32 @mt2(i32)

define i32 @mt(i32 %x) {
; CHECK-LABEL: @mt(
; CHECK-NEXT:    %r = musttail call i32 @mt2(i32 %x)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
  %r = musttail call i32 @mt2(i32 %x)
  ret i32 %r
}

define i32 @c17(i32 %x) {
; CHECK-LABEL: @c17(
; CHECK-NEXT:    %r.i = call i32 @mt2(i32 %x)
; CHECK-NEXT:    ret i32 %r.i
; CHECK-NEXT:  }
  %r = call i32 @mt(i32 %x)
  ret i32 %r
}

define i32 @c18(i32 %x) {
; CHECK-LABEL: @c18(
; CHECK-NEXT:    %r.i = musttail call i32 @mt2(i32 %x)
; CHECK-NEXT:    ret i32 %r.i
; CHECK-NEXT:  }
  %r = musttail call i32 @mt(i32 %x)
  ret i32 %r
}
