; A mask shifted to the tested bit: the value is shifted in the opposite direction instead, so that several tests of it share the shift.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .func {{.*}} several(
; CHECK: shr.u32 [[X:%r[0-9]+]], %r{{[0-9]+}}, %r{{[0-9]+}};
; CHECK-NEXT: and.b32 [[B:%r[0-9]+]], [[X]], 8;
; CHECK-NEXT: setp.eq.s32 [[P:%p[0-9]+]], [[B]], 0;
; CHECK-NEXT: and.b32 [[A:%r[0-9]+]], [[X]], 1;
; CHECK-NEXT: setp.ne.and.s32 %p{{[0-9]+}}, [[A]], 0, [[P]];
; CHECK-NOT: shl
define i1 @several(i32 %x, i32 %n) {
  %one = shl i32 1, %n
  %a = and i32 %x, %one
  %set = icmp ne i32 %a, 0
  %eight = shl i32 8, %n
  %b = and i32 %x, %eight
  %clear = icmp eq i32 %b, 0
  %both = and i1 %set, %clear
  ret i1 %both
}

; The amount of a 64-bit shift is a .u32; a mask that moves to the right makes the value move to the left.
; CHECK-LABEL: .visible .func {{.*}} wide(
; CHECK: shl.b64 [[X:%rd[0-9]+]], %rd{{[0-9]+}}, %r{{[0-9]+}};
; CHECK-NEXT: and.b64 [[A:%rd[0-9]+]], [[X]], 4096;
; CHECK-NEXT: setp.eq.s64 %p{{[0-9]+}}, [[A]], 0;
define i1 @wide(i64 %x, i32 %n) {
  %amount = zext i32 %n to i64
  %mask = lshr i64 4096, %amount
  %a = and i64 %mask, %x
  %clear = icmp eq i64 %a, 0
  ret i1 %clear
}

; The mask has another use.
; CHECK-LABEL: .visible .func {{.*}} mask(
; CHECK: shl.b32 [[M:%r[0-9]+]],
; CHECK: and.b32 %r{{[0-9]+}}, %r{{[0-9]+}}, [[M]];
define i1 @mask(i32 %x, i32 %n, ptr %p) {
  %one = shl i32 1, %n
  store i32 %one, ptr %p
  %a = and i32 %x, %one
  %set = icmp ne i32 %a, 0
  ret i1 %set
}
