; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; φs of loads, addresses and parts of aggregates: one operation after a φ.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @loads(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r.in = phi ptr [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = load i32, ptr %r.in, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @loads(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  br label %e
b:
  %y = load i32, ptr %q, align 4
  br label %e
e:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @alignment(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r.in = phi ptr [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = load i32, ptr %r.in, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @alignment(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  br label %e
b:
  %y = load i32, ptr %q, align 8
  br label %e
e:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r.in = phi ptr [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = load volatile i32, ptr %r.in, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @volatile(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load volatile i32, ptr %p, align 4
  br label %e
b:
  %y = load volatile i32, ptr %q, align 4
  br label %e
e:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @written_between(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   %y = load i32, ptr %q, align 4
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r = phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @written_between(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  store i32 0, ptr %q
  br label %e
b:
  %y = load i32, ptr %q, align 4
  br label %e
e:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @indices(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %i.pn = phi i64 [ %i, %a ], [ %j, %b ]
; CHECK-NEXT:   %r = getelementptr inbounds i32, ptr %p, i64 %i.pn
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @indices(i1 %c, ptr %p, i64 %i, i64 %j) {
  br i1 %c, label %a, label %b
a:
  %x = getelementptr inbounds i32, ptr %p, i64 %i
  br label %e
b:
  %y = getelementptr inbounds i32, ptr %p, i64 %j
  br label %e
e:
  %r = phi ptr [ %x, %a ], [ %y, %b ]
  ret ptr %r
}

; CHECK-LABEL: @bases(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %p.pn = phi ptr [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = getelementptr i32, ptr %p.pn, i64 %i
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @bases(i1 %c, ptr %p, ptr %q, i64 %i) {
  br i1 %c, label %a, label %b
a:
  %x = getelementptr inbounds i32, ptr %p, i64 %i
  br label %e
b:
  %y = getelementptr i32, ptr %q, i64 %i
  br label %e
e:
  %r = phi ptr [ %x, %a ], [ %y, %b ]
  ret ptr %r
}

; CHECK-LABEL: @constant_offsets(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %x = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   %y = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r = phi ptr [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @constant_offsets(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  %x = getelementptr inbounds i8, ptr %p, i64 8
  br label %e
b:
  %y = getelementptr inbounds i8, ptr %p, i64 16
  br label %e
e:
  %r = phi ptr [ %x, %a ], [ %y, %b ]
  ret ptr %r
}

; CHECK-LABEL: @extracted(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %p.pn = phi { i32, i32 } [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = extractvalue { i32, i32 } %p.pn, 0
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @extracted(i1 %c, {i32, i32} %p, {i32, i32} %q) {
  br i1 %c, label %a, label %b
a:
  %x = extractvalue {i32, i32} %p, 0
  br label %e
b:
  %y = extractvalue {i32, i32} %q, 0
  br label %e
e:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @inserted(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %q.pn = phi i32 [ %q, %a ], [ %s, %b ]
; CHECK-NEXT:   %r = insertvalue { i32, i32 } %p, i32 %q.pn, 0
; CHECK-NEXT:   ret { i32, i32 } %r
; CHECK-NEXT: }
define {i32, i32} @inserted(i1 %c, {i32, i32} %p, i32 %q, i32 %s) {
  br i1 %c, label %a, label %b
a:
  %x = insertvalue {i32, i32} %p, i32 %q, 0
  br label %e
b:
  %y = insertvalue {i32, i32} %p, i32 %s, 0
  br label %e
e:
  %r = phi {i32, i32} [ %x, %a ], [ %y, %b ]
  ret {i32, i32} %r
}

; CHECK-LABEL: @compares(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %r.in = phi float [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %r = fcmp olt float %r.in, 1.000000e+00
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @compares(i1 %c, float %p, float %q) {
  br i1 %c, label %a, label %b
a:
  %x = fcmp olt float %p, 1.0
  br label %e
b:
  %y = fcmp olt float %q, 1.0
  br label %e
e:
  %r = phi i1 [ %x, %a ], [ %y, %b ]
  ret i1 %r
}
