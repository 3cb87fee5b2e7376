; Flags of the remaining instruction are kept if violating them is undefined anyway; otherwise flags that only it has are dropped.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @used_here(
; CHECK-NEXT: %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT: %x = load i32, ptr %a
; CHECK-NEXT: store i32 0, ptr %a
define i32 @used_here(ptr %p, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %b
  ret i32 %x
}

; CHECK-LABEL: @perhaps_not(
; CHECK-NEXT: %a = getelementptr i32, ptr %p, i64 %i
define i32 @perhaps_not(ptr %p, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  call void @f()
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %b
  ret i32 %x
}

declare void @f()
