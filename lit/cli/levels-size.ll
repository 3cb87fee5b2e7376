; -Os inlines bodies hardly larger than their calls, -Oz none that is larger, and copies no loop headers.
; RUN: opt-go %s -O2 | FileCheck %s --check-prefixes=O2
; RUN: opt-go %s -Os | FileCheck %s --check-prefixes=OS
; RUN: opt-go %s -Oz | FileCheck %s --check-prefixes=OZ
; RUN: opt-go '-passes=default<Os>' -print-pipeline-passes %s | FileCheck %s --check-prefix=PS
; RUN: opt-go '-passes=default<Oz>' -print-pipeline-passes %s | FileCheck %s --check-prefix=PZ

; PS-NOT: libcalls-shrinkwrap
; PS: inline<Os;profile-summary>
; PS-NOT: libcalls-shrinkwrap
; PS: loop-rotate,
; PZ: inline<Oz;profile-summary>
; PZ: loop-rotate<no-header-duplication>
; PZ: loop-rotate<no-header-duplication>

declare i32 @g(i32)

define i32 @small(i32 %x) {
  %a = mul i32 %x, %x
  %b = udiv i32 %a, 7
  %c = xor i32 %b, %x
  %d = lshr i32 %c, %b
  %e = mul i32 %d, %c
  %f = urem i32 %e, 5
  %h = sub i32 %e, %f
  %i = xor i32 %h, %a
  %j = mul i32 %i, %c
  %k = xor i32 %j, %d
  %l = sub i32 %k, %x
  ret i32 %l
}

define i32 @calls(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 %a)
  %c = call i32 @g(i32 %b)
  %d = call i32 @g(i32 %c)
  ret i32 %d
}

; O2-LABEL: define {{.*}}@f(
; O2-NOT: call i32 @small
; O2-NOT: call i32 @calls
; O2: ret i32
; OS-LABEL: define {{.*}}@f(
; OS-NOT: @small
; OS: call i32 @calls
; OZ-LABEL: define {{.*}}@f(
; OZ: call i32 @small
; OZ: call i32 @calls
define i32 @f(i32 %x) {
  %a = call i32 @small(i32 %x)
  %b = call i32 @calls(i32 %a)
  ret i32 %b
}
