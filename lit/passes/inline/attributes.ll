; RUN: opt-go %s -passes=inline -verify-each -S | FileCheck %s
; RUN: opt-go %s -passes='inline,loop(loop-deletion)' -S | FileCheck %s --check-prefix=LOOP
;
; An attribute of the caller must hold for inlined code, too, and requirements of the callee are kept.

; CHECK:       define i32 @caller(i32 %x) #[[CALLER:[0-9]+]]
; CHECK:       define void @spins() #[[SPINS:[0-9]+]]
; CHECK:       define i32 @unprotected(i32 %x) #[[UNPROTECTED:[0-9]+]]
; CHECK:       attributes #[[CALLER]] = { noimplicitfloat sspstrong "min-legal-vector-width"="256" "no-infs-fp-math"="true" "no-jump-tables"="true" "no-nans-fp-math"="false" "probe-stack"="f" "stack-probe-size"="100" "unsafe-fp-math"="false" }
; CHECK:       attributes #[[SPINS]] = { nounwind }
; CHECK:       attributes #[[UNPROTECTED]] = { noimplicitfloat "no-jump-tables"="true" "probe-stack"="f" "stack-probe-size"="50" }

; An endless loop stays where it comes to a function that was said to come to its end.
; LOOP-LABEL: define void @spins(
; LOOP:         br label %[[LOOP:.*]]
; LOOP:       [[LOOP]]:
; LOOP:         br label %[[LOOP]]

define internal i32 @callee(i32 %x) #0 {
  ret i32 %x
}

define i32 @caller(i32 %x) #1 {
  %r = call i32 @callee(i32 %x)
  ret i32 %r
}

define internal void @endless() nounwind {
  br label %loop
loop:
  br label %loop
}

define void @spins() nounwind mustprogress {
  call void @endless()
  ret void
}

define i32 @unprotected(i32 %x) #2 {
  %r = call i32 @callee(i32 %x)
  ret i32 %r
}

attributes #0 = { noimplicitfloat sspstrong "min-legal-vector-width"="256" "no-infs-fp-math"="true" "no-jump-tables"="true" "no-nans-fp-math"="false" "probe-stack"="f" "stack-probe-size"="100" }
attributes #1 = { mustprogress ssp "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "stack-probe-size"="4096" "unsafe-fp-math"="true" }
attributes #2 = { "stack-probe-size"="50" }
