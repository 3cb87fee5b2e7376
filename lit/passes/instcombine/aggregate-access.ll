; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Aggregates without gaps are loaded and stored field by field.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @store_struct(
; CHECK-NEXT:   %v.elt = extractvalue { i32, i32 } %v, 0
; CHECK-NEXT:   store i32 %v.elt, ptr %p, align 4
; CHECK-NEXT:   %p.repack1 = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   %v.elt2 = extractvalue { i32, i32 } %v, 1
; CHECK-NEXT:   store i32 %v.elt2, ptr %p.repack1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @store_struct({i32, i32} %v, ptr %p) {
  store {i32, i32} %v, ptr %p
  ret void
}

; CHECK-LABEL: @load_one_field(
; CHECK-NEXT:   %v.elt1 = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   %v.unpack2 = load i32, ptr %v.elt1, align 4
; CHECK-NEXT:   ret i32 %v.unpack2
; CHECK-NEXT: }
define i32 @load_one_field(ptr %p) {
  %v = load {i32, i32}, ptr %p
  %a = extractvalue {i32, i32} %v, 1
  ret i32 %a
}

; CHECK-LABEL: @single(
; CHECK-NEXT:   %v.unpack = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v.unpack
; CHECK-NEXT: }
define i32 @single(ptr %p) {
  %v = load {i32}, ptr %p
  %a = extractvalue {i32} %v, 0
  ret i32 %a
}

; CHECK-LABEL: @store_array(
; CHECK-NEXT:   %v.elt = extractvalue [2 x i64] %v, 0
; CHECK-NEXT:   store i64 %v.elt, ptr %p, align 8
; CHECK-NEXT:   %p.repack1 = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   %v.elt2 = extractvalue [2 x i64] %v, 1
; CHECK-NEXT:   store i64 %v.elt2, ptr %p.repack1, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @store_array([2 x i64] %v, ptr %p) {
  store [2 x i64] %v, ptr %p, align 8
  ret void
}

; CHECK-LABEL: @load_array(
; CHECK-NEXT:   %v.unpack = load i64, ptr %p, align 8
; CHECK-NEXT:   %1 = insertvalue [2 x i64] poison, i64 %v.unpack, 0
; CHECK-NEXT:   %v.elt1 = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   %v.unpack2 = load i64, ptr %v.elt1, align 8
; CHECK-NEXT:   %v3 = insertvalue [2 x i64] %1, i64 %v.unpack2, 1
; CHECK-NEXT:   ret [2 x i64] %v3
; CHECK-NEXT: }
define [2 x i64] @load_array(ptr %p) {
  %v = load [2 x i64], ptr %p
  ret [2 x i64] %v
}

; CHECK-LABEL: @gap(
; CHECK-NEXT:   store { i8, i32 } %v, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @gap({i8, i32} %v, ptr %p) {
  store {i8, i32} %v, ptr %p
  ret void
}

; CHECK-LABEL: @inserted(
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   %p.repack1 = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   store i32 %b, ptr %p.repack1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @inserted(i32 %a, i32 %b, ptr %p) {
  %x = insertvalue {i32, i32} poison, i32 %a, 0
  %y = insertvalue {i32, i32} %x, i32 %b, 1
  store {i32, i32} %y, ptr %p
  ret void
}
