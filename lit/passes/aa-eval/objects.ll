; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; Different objects: allocas, globals, noalias parameters, allocations; what escaped may come back.

@g = global i32 0
@h = global i32 0

declare noalias ptr @alloc()
declare ptr @get()
declare void @keep(ptr)

; CHECK-LABEL: Function: different:
; CHECK-DAG: NoAlias: i32* %a, i32* %p
; CHECK-DAG: NoAlias: i32* %p, i32* %q
; CHECK-DAG: MayAlias: i32* %p, i32* @g
; CHECK-DAG: NoAlias: i32* @g, i32* @h
; CHECK-DAG: NoAlias: i32* %m, i32* %p
define void @different(ptr %p, ptr noalias %q) {
  %a = alloca i32
  %m = call ptr @alloc()
  store i32 0, ptr %a
  store i32 0, ptr %p
  store i32 0, ptr %q
  store i32 0, ptr @g
  store i32 0, ptr @h
  store i32 0, ptr %m
  ret void
}

; CHECK-LABEL: Function: escaped:
; CHECK-DAG: NoAlias: i32* %a, i32* %x
; CHECK-DAG: MayAlias: i32* %b, i32* %x
define void @escaped() {
  %a = alloca i32
  %b = alloca i32
  call void @keep(ptr %b)
  %x = call ptr @get()
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %x
  ret void
}

; An access larger than an object is not inside it.
; CHECK-LABEL: Function: larger:
; CHECK-DAG: NoAlias: i64* %p, i32* @g
define void @larger(ptr %p) {
  store i64 0, ptr %p
  store i32 0, ptr @g
  ret void
}
