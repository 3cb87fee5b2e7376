; Metadata of all forms, with numbers made dense.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:@x = global i32 0, !attached !0
;CHECK-EMPTY:
;CHECK-NEXT:define i32 @f(ptr %p, i1 %c) !kind !0 {
;CHECK-NEXT:  %v = load i32, ptr %p, align 4, !range !4, !noundef !5, !custom !1
;CHECK-NEXT:  br i1 %c, label %a, label %a, !prof !6
;CHECK-EMPTY:
;CHECK-NEXT:a:                                                ; preds = %0, %0
;CHECK-NEXT:  %r = call i32 @llvm.read_register.i32(metadata !7)
;CHECK-NEXT:  ret i32 %v, !annotation !8
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
;CHECK-NEXT:declare i32 @llvm.read_register.i32(metadata) #0
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
;CHECK-EMPTY:
;CHECK-NEXT:!named = !{!0, !1}
;CHECK-NEXT:!odd\20name = !{!0}
;CHECK-NEXT:!empty = !{}
;CHECK-EMPTY:
;CHECK-NEXT:!0 = distinct !{!0, !"self"}
;CHECK-NEXT:!1 = !{!2, !2, i64 0}
;CHECK-NEXT:!2 = !{!"int", !3, i64 0}
;CHECK-NEXT:!3 = !{!"omnipotent char", null}
;CHECK-NEXT:!4 = !{i32 0, i32 10, i32 20, i32 30}
;CHECK-NEXT:!5 = !{}
;CHECK-NEXT:!6 = !{!"branch_weights", i32 1, i32 2}
;CHECK-NEXT:!7 = !{!"sp"}
;CHECK-NEXT:!8 = !{!"quote \22 and \\ and \01"}

define i32 @f(ptr %p, i1 %c) !kind !7 {
  %v = load i32, ptr %p, !custom !12, !range !20, !noundef !{}
  br i1 %c, label %a, label %a, !prof !{!"branch_weights", i32 1, i32 2}
a:
  %r = call i32 @llvm.read_register.i32(metadata !{!"sp"})
  ret i32 %v, !annotation !30
}
declare i32 @llvm.read_register.i32(metadata)
@x = global i32 0, !attached !7
!named = !{!7, !12}
!odd\20name = !{!7}
!empty = !{}
!7 = distinct !{!7, !"self"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", null}
!20 = !{i32 0, i32 10, i32 20, i32 30}
!30 = !{!"quote \22 and \5C and \01"}
