; A load takes the bits that were just stored, whatever their type.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @storeload(
; CHECK-NEXT:    store i32 %x, ptr %p, align 4
; CHECK-NEXT:    ret i32 %x
; CHECK-NEXT:  }
define i32 @storeload(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: @storeloadf(
; CHECK-NEXT:    store i32 %x, ptr %p, align 4
; CHECK-NEXT:    %r.cast = bitcast i32 %x to float
; CHECK-NEXT:    ret float %r.cast
; CHECK-NEXT:  }
define float @storeloadf(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %r = load float, ptr %p
  ret float %r
}
