; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; Constant differences between addresses: apart, overlapping with the offset, equal.

; CHECK-LABEL: Function: constant: 4 pointers, 0 call sites
; CHECK-DAG: PartialAlias (off -2): i16* %h, i32* %p
; CHECK-DAG: NoAlias: i32* %n, i32* %p
; CHECK-DAG: PartialAlias (off 2): i64* %h, i32* %n
; CHECK-DAG: MustAlias: i64* %h, i16* %h
define void @constant(ptr %p) {
  %h = getelementptr i8, ptr %p, i64 2
  %n = getelementptr i32, ptr %p, i64 1
  store i32 0, ptr %p
  store i16 0, ptr %h
  store i32 0, ptr %n
  store i64 0, ptr %h
  ret void
}

; A struct's fields under equal variable indices.
; CHECK-LABEL: Function: fields:
; CHECK-DAG: NoAlias: i32* %a, i32* %b
; CHECK-DAG: MayAlias: i32* %a, i32* %c
define void @fields(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr {i32, i32}, ptr %p, i64 %i, i32 0
  %b = getelementptr {i32, i32}, ptr %p, i64 %i, i32 1
  %c = getelementptr {i32, i32}, ptr %p, i64 %j, i32 0
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %c
  ret void
}

; Different fields stay apart modulo the size of the struct, though the indices differ.
; CHECK-LABEL: Function: modulo:
; CHECK-DAG: NoAlias: i32* %a, i32* %b
define void @modulo(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr {i32, i32}, ptr %p, i64 %i, i32 0
  %b = getelementptr {i32, i32}, ptr %p, i64 %j, i32 1
  store i32 0, ptr %a
  store i32 0, ptr %b
  ret void
}

; The additions are inside the extension: only without overflow do they move out of it.
; CHECK-LABEL: Function: extended:
; CHECK-DAG: NoAlias: i32* %a, i32* %b
; CHECK-DAG: MayAlias: i64* %a, i64* %b
define void @extended(ptr %p, i32 %i) {
  %j = add i32 %i, 1
  %x = sext i32 %i to i64
  %y = sext i32 %j to i64
  %a = getelementptr i32, ptr %p, i64 %x
  %b = getelementptr i32, ptr %p, i64 %y
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i64 0, ptr %a
  store i64 0, ptr %b
  ret void
}
