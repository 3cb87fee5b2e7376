; Module flags are merged by their behaviours; other targets are warned about; several files are linked in order.
; RUN: opt-go %s -link=%S/Inputs/flags.ll -S 2>%t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARN < %t.err
; RUN: not opt-go %s -link=%S/Inputs/flags.ll -link=%S/Inputs/flags-conflict.ll 2>&1 | FileCheck %s --check-prefix=CONFLICT

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: !llvm.module.flags = !{!0, !1, !2, !3, !4, !6}
; CHECK: !0 = !{i32 1, !"wchar_size", i32 4}
; CHECK: !1 = !{i32 7, !"PIE Level", i32 2}
; CHECK: !2 = !{i32 8, !"branch-target-enforcement", i32 0}
; CHECK: !3 = !{i32 2, !"softly", i32 1}
; CHECK: !4 = distinct !{i32 6, !"list", ![[#LIST:]]}
; CHECK: ![[#LIST]] = distinct !{!"a", !"b"}
; CHECK: !{i32 4, !"nvvm-reflect-ftz", i32 1}
; WARN: flags.ll: warning: Linking two modules of different target triples: '{{.*}}Inputs/flags.ll' is 'aarch64-unknown-linux-gnu' whereas '{{.*}}flags.ll' is 'x86_64-unknown-linux-gnu'
; WARN: flags.ll: warning: linking module flags 'softly': IDs have conflicting values ('i32 2' from {{.*}} with 'i32 1' from
; CONFLICT: flags-conflict.ll: error: linking module flags 'wchar_size': IDs have conflicting values: 'i32 2' from {{.*}}flags-conflict.ll, and 'i32 4' from

target triple = "x86_64-unknown-linux-gnu"

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIE Level", i32 1}
!2 = !{i32 8, !"branch-target-enforcement", i32 1}
!3 = !{i32 2, !"softly", i32 1}
!4 = !{i32 6, !"list", !5}
!5 = !{!"a"}
