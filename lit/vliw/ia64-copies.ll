; Operations of a kernel's row that overwrite each other's operands, for IA-64, which executes them one after the other: copies, one for
; all readers of a register. Both loops are pipelined: registers that another kernel uses are free for copies.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s < %t.s
; RUN: vliw-run %t.s -func main | FileCheck %s --check-prefix=OUT

; CHECK: // loop spread.sum: II=
; CHECK: mov f7=
; CHECK: br.{{.}}top.sptk.many
; CHECK: // loop spread.copy: II=
; CHECK: br.{{.}}top.sptk.many
; OUT: 14 1 14 14

@data = internal global [64 x float] zeroinitializer
@format = private constant [13 x i8] c"%g %g %g %g\0A\00"

declare i32 @printf(ptr, ...)

define internal void @spread(ptr %p, i64 %n) {
entry:
  br label %sum

sum:
  %i = phi i64 [ %i.next, %sum ], [ 0, %entry ]
  %s = phi float [ %s.next, %sum ], [ 1.0, %entry ]
  %t = fadd float %s, 1.0
  %u = fadd float %t, 2.0
  %p.i = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %p.i, align 4
  %square = fmul float %x, %x
  %s.next = fadd float %u, %square
  %i.next = add i64 %i, 1
  %i.end = icmp eq i64 %i.next, 4
  br i1 %i.end, label %middle, label %sum

middle:
  %v = insertelement <4 x float> zeroinitializer, float %s, i64 0
  br label %copy

copy:
  %j = phi i64 [ %j.next, %copy ], [ 0, %middle ]
  %q.j = getelementptr float, ptr %p, i64 %j
  %y = load <4 x float>, ptr %q.j, align 4
  %r.j = getelementptr float, ptr %q.j, i64 4
  store <4 x float> %v, ptr %r.j, align 4
  store <4 x float> %y, ptr %q.j, align 4
  %j.next = add i64 %j, 4
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %done, label %copy

done:
  ret void
}

define i32 @main() {
  store float 2.0, ptr getelementptr inbounds (float, ptr @data, i64 1), align 4
  store float 1.0, ptr getelementptr inbounds (float, ptr @data, i64 3), align 4
  call void @spread(ptr @data, i64 12)
  %a = load float, ptr getelementptr inbounds (float, ptr @data, i64 4), align 4
  %a.d = fpext float %a to double
  %b = load float, ptr getelementptr inbounds (float, ptr @data, i64 3), align 4
  %b.d = fpext float %b to double
  %c = load float, ptr getelementptr inbounds (float, ptr @data, i64 8), align 4
  %c.d = fpext float %c to double
  %d = load float, ptr getelementptr inbounds (float, ptr @data, i64 12), align 4
  %d.d = fpext float %d to double
  %r = call i32 (ptr, ...) @printf(ptr @format, double %a.d, double %b.d, double %c.d, double %d.d)
  ret i32 0
}
