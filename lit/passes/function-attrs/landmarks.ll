; RUN: opt-go %s -passes=function-attrs -S | FileCheck %s
; Declarations of alias scopes and marks of side effects access inaccessible memory, assumptions only write it.

; CHECK: define void @scope() #[[BOTH:[0-9]+]]
define void @scope() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}

; CHECK: define void @effect() #[[BOTH]]
define void @effect() {
  call void @llvm.sideeffect()
  ret void
}

; CHECK: define void @assumption(i1 %c) #[[WRITES:[0-9]+]]
define void @assumption(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.sideeffect()
declare void @llvm.assume(i1)

; CHECK-DAG: attributes #[[BOTH]] = { {{.*}}memory(inaccessiblemem: readwrite) }
; CHECK-DAG: attributes #[[WRITES]] = { {{.*}}memory(inaccessiblemem: write) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
