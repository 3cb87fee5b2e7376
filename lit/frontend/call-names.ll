; A call of variable arguments keeps its function type, whatever the result is called and wherever the type is written.
; RUN: opt-go %s -S | FileCheck %s
; RUN: %if llvm-as-19 %{ llvm-as-19 %s -o - | llvm-dis-19 -o - | FileCheck %s %} %else %{ true %}
%sig = type void (i32, ...)
; CHECK: %call = call i32 (ptr, ...) @printf(ptr %p, i32 1)
; CHECK: %invoke = tail call i32 (ptr, ...) @printf(ptr %call.p, i32 1)
; CHECK: %"x = call void" = call i32 (ptr, ...) %q(ptr %p, i32 1)
; CHECK: call void (i32, ...) %p(i32 1, i32 2)
define i32 @f(ptr %p, ptr %call.p, ptr %q) {
  %call = call i32 (ptr, ...) @printf(ptr %p, i32 1)
  %invoke = tail call i32 (ptr, ...) @printf(ptr %call.p, i32 1)
  %"x = call void" = call i32 (ptr, ...) %q(ptr %p, i32 1)
  call %sig %p(i32 1, i32 2)
  ret i32 %call
}
; A block that nothing leads to may have a φ without entries.
; CHECK: %none = phi i32{{ *$}}
define void @unreached() {
  ret void
never:
  %none = phi i32
  br label %never2
never2:
  ret void
}
declare i32 @printf(ptr, ...)
