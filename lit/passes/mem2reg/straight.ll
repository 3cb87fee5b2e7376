; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; Slots of one block: each load takes the last store before it.

; CHECK-LABEL: @last_store(
; CHECK-NEXT:  %s = add i32 %a, %b
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @last_store(i32 %a, i32 %b) {
  %x = alloca i32
  store i32 %a, ptr %x
  %u = load i32, ptr %x
  store i32 %b, ptr %x
  %v = load i32, ptr %x
  %s = add i32 %u, %v
  ret i32 %s
}

; CHECK-LABEL: @never_stored(
; CHECK-NEXT:  ret i32 undef
; CHECK-NEXT: }
define i32 @never_stored() {
  %x = alloca i32
  %v = load i32, ptr %x
  ret i32 %v
}

; CHECK-LABEL: @never_loaded(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @never_loaded(i32 %a) {
  %x = alloca i32
  store i32 %a, ptr %x
  ret void
}
