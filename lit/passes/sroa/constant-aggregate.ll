; The parts of a constant that is stored whole are constants.
; RUN: opt-go %s -S -passes=sroa | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=sroa | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @f(
; CHECK-NEXT: %v.fca.0.insert = insertvalue { i32, i32 } poison, i32 0, 0
; CHECK-NEXT: %v.fca.1.insert = insertvalue { i32, i32 } %v.fca.0.insert, i32 %x, 1
; CHECK-NEXT: ret { i32, i32 } %v.fca.1.insert
define {i32, i32} @f(i32 %x) {
  %a = alloca {i32, i32}
  store {i32, i32} zeroinitializer, ptr %a
  %q = getelementptr {i32, i32}, ptr %a, i32 0, i32 1
  store i32 %x, ptr %q
  %v = load {i32, i32}, ptr %a
  ret {i32, i32} %v
}
