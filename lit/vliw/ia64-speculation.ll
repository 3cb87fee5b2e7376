; Loads before stores that may overlap them, and above branches: ld.a and ld.sa, with checks where the loads were. In a pipeline the recurrence through
; memory is without the load.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s -pass-remarks-analysis=modulo-schedule 2> %t.remarks
; RUN: FileCheck %s --input-file %t.s
; RUN: FileCheck %s --input-file %t.remarks --check-prefix=REMARK
; RUN: vliw-run %t.s -func main -ret i64 | FileCheck %s --check-prefix=OUT

@a = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]

; CHECK-LABEL: data:
; CHECK: ld8.a [[R:r[0-9]+]]=[r33]
; CHECK: st8 [r32]=
; CHECK: ld8.c.clr [[R]]=[r33]
; CHECK-NEXT: adds r8=1,[[R]]
define i64 @data(ptr %p, ptr %q) {
  store i64 5, ptr %p
  %v = load i64, ptr %q
  %r = add i64 %v, 1
  ret i64 %r
}

; What must overlap is not advanced.
; CHECK-LABEL: same:
; CHECK-NOT: ld4.a
; CHECK: br.ret
define i32 @same(ptr %p) {
  store i64 21474836487, ptr %p
  %at = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %at
  %w = mul i32 %v, 3
  ret i32 %w
}

; CHECK-LABEL: scale:
; CHECK: // loop scale.loop:
; CHECK-DAG: ldfd.a f{{[0-9]+}}=[
; CHECK-DAG: ldfd.c.clr f{{[0-9]+}}=[
; CHECK: br.ctop
; REMARK: loop scale.loop: 1 loads before stores that may overlap them: II=5 instead of 11
define void @scale(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr double, ptr %q, i64 %i
  %x = load double, ptr %from
  %y = fmul double %x, 3.0
  %to = getelementptr double, ptr %p, i64 %i
  store double %y, ptr %to
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; OUT: 8
define i64 @main() {
  %q = getelementptr i64, ptr @a, i64 1
  %x = call i64 @data(ptr @a, ptr %q)
  %y = call i64 @data(ptr %q, ptr %q)
  %w = call i32 @same(ptr @a)
  %l = sext i32 %w to i64
  %s = add i64 %x, %y
  %d = mul i64 %l, 0
  %t = sub i64 %s, %d
  %u = sub i64 %t, 1
  ret i64 %u
}
