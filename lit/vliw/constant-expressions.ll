; Constant expressions that are neither a number nor a symbol plus a number are computed, in the predecessor of a φ too.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: vliw-run %t.s -func distance -ret i64 | FileCheck %s --check-prefix=DISTANCE
; RUN: vliw-run %t.s -func narrow -ret i32 | FileCheck %s --check-prefix=NARROW
; RUN: vliw-run %t.s -func merged -ret i64 -arg i64:0 | FileCheck %s --check-prefix=ELSE
; RUN: vliw-run %t.s -func merged -ret i64 -arg i64:1 | FileCheck %s --check-prefix=THEN

@a = global [100 x i8] zeroinitializer, align 16
@b = global [100 x i8] zeroinitializer, align 16

; b is at least 100 bytes from a: the difference minus that of two subtractions is 0.
; DISTANCE: {{^}}0{{$}}
define i64 @distance() {
  %a = ptrtoint ptr @a to i64
  %b = ptrtoint ptr @b to i64
  %d = sub i64 %b, %a
  %r = sub i64 %d, sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64))
  ret i64 %r
}

; The lower half of an address as a signed number.
; NARROW: {{^}}0{{$}}
define i32 @narrow() {
  %a = ptrtoint ptr @a to i64
  %n = trunc i64 %a to i32
  %r = sub i32 %n, trunc (i64 ptrtoint (ptr @a to i64) to i32)
  ret i32 %r
}

; THEN: {{^}}3{{$}}
; ELSE: {{^}}8{{$}}
define i64 @merged(i64 %n) {
  %c = icmp ne i64 %n, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %d = phi i64 [ sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)), %0 ], [ 5, %then ]
  %x = phi i64 [ sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), %0 ], [ -10, %then ]
  %s = add i64 %d, %x
  %r = add i64 %s, 8
  ret i64 %r
}
