; RUN: opt-go %s -passes=jump-threading -verify-each -S | FileCheck %s
;
; A block that declares an alias scope is copied for the edge on which its branch is decided: the copy declares a scope of its own, since in a loop
; the two take turns. Scopes that are declared elsewhere stay.

; CHECK-LABEL: define void @turns(
; CHECK:       m.thread:
; CHECK-NEXT:    call void @use(i32 1)
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata ![[LIST:[0-9]+]])
; CHECK-NEXT:    store i32 1, ptr %p, align 4, !alias.scope ![[BOTH:[0-9]+]]
; CHECK-NEXT:    %[[V:.*]] = load i32, ptr %q, align 4, !noalias ![[LIST]]
; CHECK:         call void @use(i32 2)
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata ![[LIST2:[0-9]+]])
; CHECK-NEXT:    store i32 1, ptr %p, align 4, !alias.scope ![[BOTH2:[0-9]+]]
; CHECK-NEXT:    load i32, ptr %q, align 4, !noalias ![[LIST2]]
; CHECK-DAG:   ![[LIST]] = !{![[SCOPE:[0-9]+]]}
; CHECK-DAG:   ![[SCOPE]] = distinct !{![[SCOPE]], ![[DOMAIN:[0-9]+]], !"f: p:thread"}
; CHECK-DAG:   ![[LIST2]] = !{![[SCOPE2:[0-9]+]]}
; CHECK-DAG:   ![[SCOPE2]] = distinct !{![[SCOPE2]], ![[DOMAIN]], !"f: p"}
; CHECK-DAG:   ![[BOTH]] = !{![[SCOPE]], ![[OTHER:[0-9]+]]}
; CHECK-DAG:   ![[BOTH2]] = !{![[SCOPE2]], ![[OTHER]]}

define void @turns(ptr %p, ptr %q, i1 %c, i1 %d, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  br label %m
b:
  call void @use(i32 2)
  br label %m
m:
  %k = phi i1 [ true, %a ], [ %d, %b ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 1, ptr %p, !alias.scope !4
  %v = load i32, ptr %q, !noalias !0
  br i1 %k, label %x, label %y
x:
  call void @use(i32 %v)
  br label %latch
y:
  call void @use(i32 4)
  br label %latch
latch:
  %i2 = add i64 %i, 1
  %e = icmp ult i64 %i2, %n
  br i1 %e, label %head, label %end
end:
  ret void
}

declare void @use(i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2, !"f: p"}
!2 = distinct !{!2, !"f"}
!3 = distinct !{!3, !2, !"f: other"}
!4 = !{!1, !3}
