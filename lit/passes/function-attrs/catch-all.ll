; A landing pad that catches everything lets nothing unwind further; one that also cleans up is passed by in the search for a handler.
; RUN: opt-go %s -passes=function-attrs -S | FileCheck %s

declare void @throws()
declare i32 @eh(...)

; CHECK: define void @catches() #[[N:[0-9]+]] personality
define void @catches() personality ptr @eh {
  invoke void @throws() to label %on unwind label %off
on:
  ret void
off:
  %l = landingpad { ptr, i32 } catch ptr null
  ret void
}

; CHECK: define void @filters() #[[N]] personality
define void @filters() personality ptr @eh {
  invoke void @throws() to label %on unwind label %off
on:
  ret void
off:
  %l = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  ret void
}

; CHECK: define void @cleans() personality
define void @cleans() personality ptr @eh {
  invoke void @throws() to label %on unwind label %off
on:
  ret void
off:
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  ret void
}

; CHECK: define void @some() personality
define void @some() personality ptr @eh {
  invoke void @throws() to label %on unwind label %off
on:
  ret void
off:
  %l = landingpad { ptr, i32 } catch ptr @eh
  ret void
}

; CHECK: attributes #[[N]] = { nounwind }
