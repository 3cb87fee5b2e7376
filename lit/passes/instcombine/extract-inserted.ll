; A field of an aggregate into which something was inserted: of the one before, of what was inserted, or with it inserted. Classes
; that are passed by value come apart so.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
%s = type { { ptr }, [2 x i8], i32 }

; CHECK-LABEL: @whole(
; CHECK-NEXT: ret ptr %p
define ptr @whole(%s %a, ptr %p, i8 %b) {
  %x = insertvalue %s %a, ptr %p, 0, 0
  %y = insertvalue %s %x, i8 %b, 1, 1
  %f = extractvalue %s %y, 0
  %g = extractvalue { ptr } %f, 0
  ret ptr %g
}

; CHECK-LABEL: @part(
; CHECK-NEXT: [[A:%.*]] = extractvalue %s %a, 1
; CHECK-NEXT: [[F:%.*]] = insertvalue [2 x i8] [[A]], i8 %b, 1
; CHECK-NEXT: ret [2 x i8] [[F]]
define [2 x i8] @part(%s %a, ptr %p, i8 %b) {
  %x = insertvalue %s %a, ptr %p, 0, 0
  %y = insertvalue %s %x, i8 %b, 1, 1
  %f = extractvalue %s %y, 1
  ret [2 x i8] %f
}

; CHECK-LABEL: @inside(
; CHECK-NEXT: [[F:%.*]] = extractvalue [2 x i8] %p, 0
; CHECK-NEXT: ret i8 [[F]]
define i8 @inside(%s %a, [2 x i8] %p) {
  %x = insertvalue %s %a, [2 x i8] %p, 1
  %f = extractvalue %s %x, 1, 0
  ret i8 %f
}

; CHECK-LABEL: @other(
; CHECK-NEXT: [[F:%.*]] = extractvalue %s %a, 2
; CHECK-NEXT: ret i32 [[F]]
define i32 @other(%s %a, [2 x i8] %p) {
  %x = insertvalue %s %a, [2 x i8] %p, 1
  %f = extractvalue %s %x, 2
  ret i32 %f
}
