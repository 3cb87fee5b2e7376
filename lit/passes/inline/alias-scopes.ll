; RUN: opt-go %s -passes=inline -verify-each -S | FileCheck %s
; RUN: opt-go %s -passes=inline,gvn -S | FileCheck %s --check-prefix=GVN
;
; Every copy of a callee has alias scopes of its own. With one scope for both, the store of the first copy would be no store to what the
; second one loads, though i and j may be equal: gvn would take the 7 for what is loaded.

; CHECK-LABEL: define i32 @twice(
; CHECK:         call void @llvm.experimental.noalias.scope.decl(metadata ![[LIST:[0-9]+]])
; CHECK-NEXT:    store i32 1, ptr %a, align 4, !alias.scope ![[LIST]]
; CHECK-NEXT:    load i32, ptr %y, align 4, !noalias ![[LIST]]
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata ![[LIST2:[0-9]+]])
; CHECK-NEXT:    store i32 1, ptr %y, align 4, !alias.scope ![[LIST2]]
; CHECK-NEXT:    load i32, ptr %b, align 4, !noalias ![[LIST2]]
; CHECK-DAG:   ![[LIST]] = !{![[SCOPE:[0-9]+]]}
; CHECK-DAG:   ![[SCOPE]] = distinct !{![[SCOPE]], ![[DOMAIN:[0-9]+]], !"f: p"}
; CHECK-DAG:   ![[DOMAIN]] = distinct !{![[DOMAIN]], !"f"}
; CHECK-DAG:   ![[LIST2]] = !{![[SCOPE2:[0-9]+]]}
; CHECK-DAG:   ![[SCOPE2]] = distinct !{![[SCOPE2]], ![[DOMAIN2:[0-9]+]], !"f: p"}
; CHECK-DAG:   ![[DOMAIN2]] = distinct !{![[DOMAIN2]], !"f"}

; GVN-LABEL: define i32 @twice(
; GVN:         %v.i1 = load i32, ptr %b
; GVN:         %s = add i32 %v.i, %v.i1

define internal i32 @f(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 1, ptr %p, !alias.scope !0
  %v = load i32, ptr %q, !noalias !0
  ret i32 %v
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

define i32 @twice(ptr %x, ptr %y, i64 %i, i64 %j) {
  %a = getelementptr i32, ptr %x, i64 %i
  %b = getelementptr i32, ptr %x, i64 %j
  store i32 7, ptr %b
  %u = call i32 @f(ptr %a, ptr %y)
  %v = call i32 @f(ptr %y, ptr %b)
  %s = add i32 %u, %v
  ret i32 %s
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"f: p"}
!2 = distinct !{!2, !"f"}
