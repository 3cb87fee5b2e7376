; Dense switches go through a table; holes and what is outside of it lead to the default.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: vliw-run %t.s -func table -ret i32 -arg i32:-3 | FileCheck %s --check-prefix=LOW
; RUN: vliw-run %t.s -func table -ret i32 -arg i32:5 | FileCheck %s --check-prefix=HIGH
; RUN: vliw-run %t.s -func table -ret i32 -arg i32:0 | FileCheck %s --check-prefix=HOLE
; RUN: vliw-run %t.s -func table -ret i32 -arg i32:-4 | FileCheck %s --check-prefix=HOLE
; RUN: vliw-run %t.s -func table -ret i32 -arg i32:6 | FileCheck %s --check-prefix=HOLE

; LOW: {{^}}111{{$}}
; HIGH: {{^}}888{{$}}
; HOLE: {{^}}-1{{$}}

; CHECK: .data .jump.0.table align=8 const local
; CHECK-COUNT-9: .addr table:
; CHECK-NOT: .addr
; CHECK: .end
; CHECK-LABEL: .func table
; CHECK: la .jump.0.table
; CHECK: brind
define i32 @table(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 -3, label %a
    i32 -2, label %b
    i32 -1, label %c
    i32 1, label %d
    i32 2, label %e
    i32 3, label %f
    i32 4, label %g
    i32 5, label %h
  ]
a:
  br label %out
b:
  br label %out
c:
  br label %out
d:
  br label %out
e:
  br label %out
f:
  br label %out
g:
  br label %out
h:
  br label %out
other:
  br label %out
out:
  %r = phi i32 [ 111, %a ], [ 222, %b ], [ 333, %c ], [ 444, %d ], [ 555, %e ], [ 666, %f ], [ 777, %g ], [ 888, %h ], [ -1, %other ]
  ret i32 %r
}
