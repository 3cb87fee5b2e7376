; RUN: opt-go -passes=structurizecfg -S %s | FileCheck %s

; A loop with two entries, and a switch, stay as they are.
; CHECK-LABEL: define void @irreducible(
; CHECK-NOT:   Flow
; CHECK-LABEL: define void @switched(
; CHECK-NOT:   Flow
; CHECK:         ret void
define void @irreducible(i1 %a, i1 %b, ptr %p) {
entry:
  br i1 %a, label %l, label %m

l:
  store volatile i32 1, ptr %p
  br i1 %b, label %m, label %x

m:
  store volatile i32 2, ptr %p
  br i1 %a, label %l, label %x

x:
  ret void
}

define void @switched(i32 %a, ptr %p) {
entry:
  switch i32 %a, label %x [
    i32 1, label %l
    i32 2, label %m
  ]

l:
  store volatile i32 1, ptr %p
  br label %m

m:
  store volatile i32 2, ptr %p
  br label %x

x:
  ret void
}
