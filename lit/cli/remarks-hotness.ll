; The count of the function times the share of the block, by branch weights.
; RUN: opt-go %s -passes=inline -pass-remarks=inline -pass-remarks-with-hotness -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes=inline -pass-remarks=inline -pass-remarks-hotness-threshold=50 -disable-output 2>&1 | FileCheck %s --check-prefix=HOT
; RUN: opt-go %s -passes=inline -pass-remarks-output=- -pass-remarks-with-hotness -disable-output | FileCheck %s --check-prefix=YAML
; RUN: %if opt-19 %{ opt-19 %s -passes=inline -pass-remarks=inline -pass-remarks-with-hotness -disable-output 2>&1 | FileCheck %s %} %else %{ true %}

; CHECK: 'g' inlined into 'f' with (cost=-35, threshold=337) (hotness: 25)
; CHECK: 'g' inlined into 'f' with (cost=-35, threshold=337) (hotness: 75)
; CHECK: 'g' inlined into 'h' with (cost=-35, threshold=337)
; CHECK-NOT: hotness
; HOT-NOT: hotness: 25
; HOT: (hotness: 75)
; HOT-NOT: inlined
; YAML: Function:        {{'?f'?}}
; YAML-NEXT: Hotness:         25
; YAML-NEXT: Args:
; YAML: Hotness:         75
; YAML: Function:        {{'?h'?}}
; YAML-NEXT: Args:
define i32 @g(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

define i32 @f(i1 %c) !prof !0 {
  br i1 %c, label %t, label %e, !prof !1

t:
  %r = call i32 @g(i32 5)
  ret i32 %r

e:
  %s = call i32 @g(i32 7)
  ret i32 %s
}

define i32 @h() {
  %s = call i32 @g(i32 7)
  ret i32 %s
}

!0 = !{!"function_entry_count", i64 100}
!1 = !{!"branch_weights", i32 1, i32 3}
