; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A condition that uses each of its parts twice has as many paths to its leaf as two to the number of parts: each part is visited once.

; CHECK-LABEL: define void @shared(
; CHECK:         br i1 %x48
define void @shared(i1 %x0) {
entry:
  br label %head
head:
  %x1 = and i1 %x0, %x0
  %x2 = or i1 %x1, %x1
  %x3 = and i1 %x2, %x2
  %x4 = or i1 %x3, %x3
  %x5 = and i1 %x4, %x4
  %x6 = or i1 %x5, %x5
  %x7 = and i1 %x6, %x6
  %x8 = or i1 %x7, %x7
  %x9 = and i1 %x8, %x8
  %x10 = or i1 %x9, %x9
  %x11 = and i1 %x10, %x10
  %x12 = or i1 %x11, %x11
  %x13 = and i1 %x12, %x12
  %x14 = or i1 %x13, %x13
  %x15 = and i1 %x14, %x14
  %x16 = or i1 %x15, %x15
  %x17 = and i1 %x16, %x16
  %x18 = or i1 %x17, %x17
  %x19 = and i1 %x18, %x18
  %x20 = or i1 %x19, %x19
  %x21 = and i1 %x20, %x20
  %x22 = or i1 %x21, %x21
  %x23 = and i1 %x22, %x22
  %x24 = or i1 %x23, %x23
  %x25 = and i1 %x24, %x24
  %x26 = or i1 %x25, %x25
  %x27 = and i1 %x26, %x26
  %x28 = or i1 %x27, %x27
  %x29 = and i1 %x28, %x28
  %x30 = or i1 %x29, %x29
  %x31 = and i1 %x30, %x30
  %x32 = or i1 %x31, %x31
  %x33 = and i1 %x32, %x32
  %x34 = or i1 %x33, %x33
  %x35 = and i1 %x34, %x34
  %x36 = or i1 %x35, %x35
  %x37 = and i1 %x36, %x36
  %x38 = or i1 %x37, %x37
  %x39 = and i1 %x38, %x38
  %x40 = or i1 %x39, %x39
  %x41 = and i1 %x40, %x40
  %x42 = or i1 %x41, %x41
  %x43 = and i1 %x42, %x42
  %x44 = or i1 %x43, %x43
  %x45 = and i1 %x44, %x44
  %x46 = or i1 %x45, %x45
  %x47 = and i1 %x46, %x46
  %x48 = or i1 %x47, %x47
  br i1 %x48, label %a, label %b
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 2)
  ret void
}

declare void @use(i32)
