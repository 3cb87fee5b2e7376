target triple = "aarch64-unknown-linux-gnu"

!llvm.module.flags = !{!0, !1, !3, !4, !6}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 2, !"softly", i32 2}
!4 = !{i32 6, !"list", !5}
!5 = !{!"a", !"b"}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
