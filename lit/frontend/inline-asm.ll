; Inline assembly with its flags and constraints.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:define i32 @f(i32 %a, ptr %p) {
;CHECK-NEXT:  %1 = call i32 asm "add.u32 $0, $1, 7;", "=r,r"(i32 %a) #0
;CHECK-NEXT:  %2 = call { i32, i32 } asm sideeffect alignstack "mov $0, $2; mov $1, \22x\22;\0A\09", "=r,=r,r,~{memory}"(i32 %1), !srcloc !0
;CHECK-NEXT:  call void asm sideeffect inteldialect unwind "", "*m"(ptr elementtype(i32) %p)
;CHECK-NEXT:  callbr void asm sideeffect "", "!i"()
;CHECK-NEXT:          to label %next [label %other]
;CHECK-EMPTY:
;CHECK-NEXT:next:                                             ; preds = %0
;CHECK-NEXT:  ret i32 %1
;CHECK-EMPTY:
;CHECK-NEXT:other:                                            ; preds = %0
;CHECK-NEXT:  ret i32 0
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { nounwind memory(none) }
;CHECK-EMPTY:
;CHECK-NEXT:!0 = !{i32 42}

define i32 @f(i32 %a, ptr %p) {
  %1 = call i32 asm "add.u32 $0, $1, 7;", "=r,r"(i32 %a) #0
  %2 = call { i32, i32 } asm sideeffect alignstack "mov $0, $2; mov $1, \22x\22;\0A\09", "=r,=r,r,~{memory}"(i32 %1), !srcloc !0
  call void asm sideeffect inteldialect unwind "", "*m"(ptr elementtype(i32) %p)
  callbr void asm sideeffect "", "!i"() to label %next [label %other]
next:
  ret i32 %1
other:
  ret i32 0
}
attributes #0 = { nounwind memory(none) }
!0 = !{i32 42}
