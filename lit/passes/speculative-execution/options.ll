; RUN: opt-go %s -passes=speculative-execution -spec-exec-max-speculation-cost=1 -S | FileCheck %s --check-prefix=COST
; RUN: opt-go %s -passes=speculative-execution -spec-exec-max-not-hoisted=1 -S | FileCheck %s --check-prefix=LEFT
; RUN: opt-go %s -passes=speculative-execution -spec-exec-only-if-divergent-target -S | FileCheck %s --check-prefix=COST
; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; The limits are options, and what they keep in place is a remark.
;
; RUN: opt-go %s -passes=speculative-execution -disable-output -pass-remarks=speculative-execution 2>&1 | FileCheck %s --check-prefix=DONE
; RUN: opt-go %s -passes=speculative-execution -spec-exec-max-speculation-cost=1 -disable-output -pass-remarks-missed=speculative-execution 2>&1 | FileCheck %s --check-prefix=DEAR
; RUN: opt-go %s -passes=speculative-execution -spec-exec-max-not-hoisted=1 -disable-output -pass-remarks-missed=speculative-execution 2>&1 | FileCheck %s --check-prefix=MUCH
;
; DONE: remark: {{.*}}executed always
; DEAR: remark: {{.*}}spec-exec-max-speculation-cost
; MUCH: remark: {{.*}}spec-exec-max-not-hoisted

; CHECK:       %y = add i32 %x, 2
; CHECK-NEXT:  br i1 %c
; COST:        br i1 %c
; COST:        %x = add i32 %a, 1
; LEFT:        br i1 %c
; LEFT:        %x = add i32 %a, 1
define i32 @f(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  %y = add i32 %x, 2
  store i32 %y, ptr %p
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %y, %then ]
  ret i32 %r
}
