; A loop whose end depends on data, without rotating registers: the kernel's copies each end with a test, each test has its exit, and nothing
; is drained. Iterations begun in vain neither store nor count.
; RUN: opt-go %s -emit=vliw -machine=p2m2l4-norot -verify-each -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: sh -c 'printf "abcdefghij\0xyz" > %t.in'
; RUN: vliw-run %t.s -func copy -arg buf:%t.in -arg zero:14 -dump 1:%t.out -ret i64 | FileCheck %s --check-prefix=LENGTH
; RUN: sh -c 'tr "\000" "." < %t.out' | FileCheck %s --check-prefix=COPIED

; CHECK: .loop copy.loop ii=4 mii=4
; CHECK: loop.kernel:
; CHECK: (!p{{[0-9]+}}) br loop.done
; CHECK: loop.kernel.1:
; CHECK: (p{{[0-9]+}}) br loop.kernel !trip
; CHECK: .endloop
; LENGTH: 10
; COPIED: abcdefghij....
define i64 @copy(ptr noalias %s, ptr noalias %t) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %store ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p
  %zero = icmp eq i8 %c, 0
  br i1 %zero, label %end, label %store
store:
  %q = getelementptr i8, ptr %t, i64 %i
  store i8 %c, ptr %q
  %next = add i64 %i, 1
  br label %loop
end:
  ret i64 %i
}
