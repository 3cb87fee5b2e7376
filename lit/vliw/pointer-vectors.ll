; Address computations on vectors, lane by lane: vectors of pointers and of indices, scalars that are broadcast to all lanes, fields that a splat names.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: vliw-run %t.s -func indices -ret i64 -arg i64:1000 -arg i64:3 -arg i64:-2 | FileCheck %s --check-prefix=INDICES
; RUN: vliw-run %t.s -func pointers -ret i64 -arg i64:1000 -arg i64:2000 -arg i64:5 | FileCheck %s --check-prefix=POINTERS
; RUN: vliw-run %t.s -func fields -ret i64 -arg i64:1000 -arg i64:2000 | FileCheck %s --check-prefix=FIELDS

; One base: 1000 + 8·3, 1000 − 8·2, as a sum of the first and ten times the second.
; INDICES: {{^}}10864{{$}}
define i64 @indices(i64 %base, i64 %i, i64 %j) {
  %p = inttoptr i64 %base to ptr
  %v0 = insertelement <2 x i64> poison, i64 %i, i64 0
  %v1 = insertelement <2 x i64> %v0, i64 %j, i64 1
  %q = getelementptr i64, ptr %p, <2 x i64> %v1
  %r = call i64 @sum(<2 x ptr> %q)
  ret i64 %r
}

; Two bases, one index: 1000 + 4·5, 2000 + 4·5.
; POINTERS: {{^}}21220{{$}}
define i64 @pointers(i64 %a, i64 %b, i64 %i) {
  %v = call <2 x ptr> @pair(i64 %a, i64 %b)
  %q = getelementptr i32, <2 x ptr> %v, i64 %i
  %r = call i64 @sum(<2 x ptr> %q)
  ret i64 %r
}

; The second field of element 1 and of element 2: 1000 + 16 + 8, 2000 + 32 + 8.
; FIELDS: {{^}}21424{{$}}
define i64 @fields(i64 %a, i64 %b) {
  %v = call <2 x ptr> @pair(i64 %a, i64 %b)
  %q = getelementptr { i64, i64 }, <2 x ptr> %v, <2 x i64> <i64 1, i64 2>, <2 x i32> <i32 1, i32 1>
  %r = call i64 @sum(<2 x ptr> %q)
  ret i64 %r
}

define internal <2 x ptr> @pair(i64 %a, i64 %b) {
  %v0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %v1 = insertelement <2 x i64> %v0, i64 %b, i64 1
  %v = inttoptr <2 x i64> %v1 to <2 x ptr>
  ret <2 x ptr> %v
}

define internal i64 @sum(<2 x ptr> %q) {
  %n = ptrtoint <2 x ptr> %q to <2 x i64>
  %x = extractelement <2 x i64> %n, i64 0
  %y = extractelement <2 x i64> %n, i64 1
  %ten = mul i64 %y, 10
  %r = add i64 %x, %ten
  ret i64 %r
}
