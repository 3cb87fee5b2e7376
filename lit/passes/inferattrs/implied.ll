; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; What follows from attributes holds of all declarations.

; CHECK: declare void @returns() #0
;
; CHECK: declare void @pure() #1
;
; CHECK: declare void @reads() #2
;
; CHECK: declare void @convergent() #3
;
; CHECK: attributes #0 = { mustprogress willreturn }
; CHECK-NEXT: attributes #1 = { nofree nosync memory(none) }
; CHECK-NEXT: attributes #2 = { convergent nofree memory(read) }
; CHECK-NEXT: attributes #3 = { convergent nofree memory(none) }

declare void @returns() willreturn
declare void @pure() memory(none)
declare void @reads() memory(read) convergent
declare void @convergent() memory(none) convergent
