; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Where metadata refers to a function that goes, it says null; the linker need not keep a variable with what is gone.

; CHECK: @g = {{.*}}global i32 0{{$}}
; CHECK: !{null, null, i64 4}
@g = global i32 0, !associated !3
declare void @a()
declare void @b()
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @a, ptr @b, i64 4}
!3 = !{ptr @a}
