; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A load of what was stored or loaded in the block, also in parts and as another type; what may alias in between stops it.

; CHECK-LABEL: @stored(
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @loaded(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = add i32 %a, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @loaded(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @part(
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 2
; CHECK-NEXT:   %1 = lshr i32 %x, 16
; CHECK-NEXT:   %2 = trunc i32 %1 to i8
; CHECK-NEXT:   ret i8 %2
; CHECK-NEXT: }
define i8 @part(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %q = getelementptr i8, ptr %p, i64 2
  %a = load i8, ptr %q
  ret i8 %a
}

; CHECK-LABEL: @type(
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %1 = bitcast i32 %x to float
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @type(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = load float, ptr %p
  ret float %a
}

; CHECK-LABEL: @pointer(
; CHECK-NEXT:   store ptr %x, ptr %p, align 8
; CHECK-NEXT:   %1 = ptrtoint ptr %x to i64
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
define i64 @pointer(ptr %p, ptr %x) {
  store ptr %x, ptr %p
  %a = load i64, ptr %p
  ret i64 %a
}

; CHECK-LABEL: @part_of_load(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %1 = lshr i32 %a, 8
; CHECK-NEXT:   %2 = trunc i32 %1 to i8
; CHECK-NEXT:   %c = trunc i32 %a to i8
; CHECK-NEXT:   %d = add i8 %2, %c
; CHECK-NEXT:   ret i8 %d
; CHECK-NEXT: }
define i8 @part_of_load(ptr %p) {
  %a = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %c = trunc i32 %a to i8
  %d = add i8 %b, %c
  ret i8 %d
}

; CHECK-LABEL: @clobbered(
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @clobbered(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 0, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @larger(
; CHECK-NEXT:   store i16 %x, ptr %p, align 2
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @larger(ptr %p, i16 %x) {
  store i16 %x, ptr %p
  %a = load i32, ptr %p
  ret i32 %a
}

; A store of what was loaded from the same place changes nothing there, wherever it goes: both accesses are aligned to their size.
; CHECK-LABEL: @stores_what_is_there(
; CHECK: %v = load i32, ptr %p, align 4
; CHECK-NOT: load
; CHECK: %s = add i32 %v, %v
define i32 @stores_what_is_there(ptr %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}

; It may, when the store can be to a part of it.
; CHECK-LABEL: @may_overlap(
; CHECK: %w = load i32, ptr %p, align 4
define i32 @may_overlap(ptr %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 2
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}

; The address escapes only on the other path, so the call cannot write there.
; CHECK-LABEL: @captured_elsewhere(
; CHECK: no:
; CHECK-NEXT: call void @g()
; CHECK-NEXT: ret i32 %x
define i32 @captured_elsewhere(i32 %x, i1 %c) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  br i1 %c, label %yes, label %no
yes:
  call void @keep(ptr %a)
  ret i32 0
no:
  call void @g()
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
declare void @g()
declare void @keep(ptr)
