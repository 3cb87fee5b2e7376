; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; φs and selects: both arms, φs of one block edge by edge, φs that walk through their object.

; CHECK-LABEL: Function: select: 3 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %r, i32* %s
; CHECK-DAG: MayAlias: i32* %p, i32* %s
; CHECK-DAG: NoAlias: i32* %p, i32* %r
define void @select(ptr noalias %p, ptr noalias %q, ptr noalias %r, i1 %c) {
  %s = select i1 %c, ptr %p, ptr %q
  store i32 0, ptr %s
  store i32 0, ptr %r
  store i32 0, ptr %p
  ret void
}

; CHECK-LABEL: Function: same_condition: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %x, i32* %y
define void @same_condition(ptr %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 8
  %s = getelementptr i8, ptr %p, i64 12
  %x = select i1 %c, ptr %p, ptr %q
  %y = select i1 %c, ptr %r, ptr %s
  store i32 0, ptr %x
  store i32 0, ptr %y
  ret void
}

; CHECK-LABEL: Function: edges: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %x, i32* %y
define void @edges(ptr %p, i1 %c) {
entry:
  %q = getelementptr i8, ptr %p, i64 4
  br i1 %c, label %yes, label %no

yes:
  br label %end

no:
  br label %end

end:
  %x = phi ptr [ %p, %yes ], [ %q, %no ]
  %y = phi ptr [ %q, %yes ], [ %p, %no ]
  store i32 0, ptr %x
  store i32 0, ptr %y
  ret void
}

; CHECK-LABEL: Function: walk: 3 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %x, i32* %y
; CHECK-DAG: NoAlias: i32* %q, i32* %x
; CHECK-DAG: NoAlias: i32* %q, i32* %y
define void @walk(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi ptr [ %p, %entry ], [ %y, %loop ]
  %y = getelementptr i8, ptr %x, i64 4
  store i32 0, ptr %x
  store i32 0, ptr %y
  store i32 0, ptr %q
  br i1 %c, label %loop, label %end

end:
  ret void
}
