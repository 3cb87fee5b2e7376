; Exceptions: both families of pads.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:@ti = external constant ptr
;CHECK-EMPTY:
;CHECK-NEXT:declare i32 @__gxx_personality_v0(...)
;CHECK-EMPTY:
;CHECK-NEXT:declare i32 @__CxxFrameHandler3(...)
;CHECK-EMPTY:
;CHECK-NEXT:declare void @may()
;CHECK-EMPTY:
;CHECK-NEXT:define i32 @itanium() personality ptr @__gxx_personality_v0 {
;CHECK-NEXT:  invoke void @may()
;CHECK-NEXT:          to label %ok unwind label %pad
;CHECK-EMPTY:
;CHECK-NEXT:ok:                                               ; preds = %0
;CHECK-NEXT:  %v = invoke i32 @itanium()
;CHECK-NEXT:          to label %ok2 unwind label %pad2
;CHECK-EMPTY:
;CHECK-NEXT:ok2:                                              ; preds = %ok
;CHECK-NEXT:  ret i32 %v
;CHECK-EMPTY:
;CHECK-NEXT:pad:                                              ; preds = %0
;CHECK-NEXT:  %e = landingpad { ptr, i32 }
;CHECK-NEXT:          cleanup
;CHECK-NEXT:          catch ptr @ti
;CHECK-NEXT:          catch ptr null
;CHECK-NEXT:  resume { ptr, i32 } %e
;CHECK-EMPTY:
;CHECK-NEXT:pad2:                                             ; preds = %ok
;CHECK-NEXT:  %e2 = landingpad { ptr, i32 }
;CHECK-NEXT:          filter [1 x ptr] [ptr @ti]
;CHECK-NEXT:  ret i32 0
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define void @windows() personality ptr @__CxxFrameHandler3 {
;CHECK-NEXT:  invoke void @may()
;CHECK-NEXT:          to label %done unwind label %dispatch
;CHECK-EMPTY:
;CHECK-NEXT:dispatch:                                         ; preds = %0
;CHECK-NEXT:  %cs = catchswitch within none [label %handler] unwind to caller
;CHECK-EMPTY:
;CHECK-NEXT:handler:                                          ; preds = %dispatch
;CHECK-NEXT:  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
;CHECK-NEXT:  invoke void @may() [ "funclet"(token %cp) ]
;CHECK-NEXT:          to label %back unwind label %clean
;CHECK-EMPTY:
;CHECK-NEXT:back:                                             ; preds = %handler
;CHECK-NEXT:  catchret from %cp to label %done
;CHECK-EMPTY:
;CHECK-NEXT:clean:                                            ; preds = %handler
;CHECK-NEXT:  %cl = cleanuppad within %cp []
;CHECK-NEXT:  cleanupret from %cl unwind to caller
;CHECK-EMPTY:
;CHECK-NEXT:done:                                             ; preds = %back, %0
;CHECK-NEXT:  ret void
;CHECK-NEXT:}

@ti = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @may()
define i32 @itanium() personality ptr @__gxx_personality_v0 {
  invoke void @may() to label %ok unwind label %pad
ok:
  %v = invoke i32 @itanium() to label %ok2 unwind label %pad2
ok2:
  ret i32 %v
pad:
  %e = landingpad { ptr, i32 } cleanup catch ptr @ti catch ptr null
  resume { ptr, i32 } %e
pad2:
  %e2 = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  ret i32 0
}
define void @windows() personality ptr @__CxxFrameHandler3 {
  invoke void @may() to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  invoke void @may() [ "funclet"(token %cp) ] to label %back unwind label %clean
back:
  catchret from %cp to label %done
clean:
  %cl = cleanuppad within %cp []
  cleanupret from %cl unwind to caller
done:
  ret void
}
