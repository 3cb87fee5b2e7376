
@_ZTIi = external constant ptr
@table = constant [2 x ptr] [ptr blockaddress(@computed, %a), ptr blockaddress(@computed, %b)]

declare i32 @__gxx_personality_v0(...)

declare i32 @__CxxFrameHandler3(...)

declare void @may_throw()

declare i32 @vararg(ptr, ...)

define i32 @landing() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw()
          to label %ok unwind label %lpad

ok:                                               ; preds = %entry
  %r = invoke fastcc i32 (ptr, ...) @vararg(ptr nonnull @_ZTIi, i32 1, double 2.000000e+00) #0 [ "deopt"(i32 1, ptr null), "funclet"() ]
          to label %done unwind label %lpad

done:                                             ; preds = %ok
  ret i32 %r

lpad:                                             ; preds = %ok, %entry
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          filter [1 x ptr] [ptr @_ZTIi]
  resume { ptr, i32 } %lp
}

define void @funclets() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %exit unwind label %dispatch

dispatch:                                         ; preds = %entry
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %cleanup

handler:                                          ; preds = %dispatch
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %exit

handler2:                                         ; preds = %dispatch
  %cp2 = catchpad within %cs [ptr @_ZTIi, i32 0, ptr null]
  invoke void @may_throw() [ "funclet"(token %cp2) ]
          to label %un unwind label %inner

un:                                               ; preds = %handler2
  unreachable

inner:                                            ; preds = %handler2
  %cs2 = catchswitch within %cp2 [label %handler3] unwind to caller

handler3:                                         ; preds = %inner
  %cp3 = catchpad within %cs2 [ptr null, i32 64, ptr null]
  unreachable

cleanup:                                          ; preds = %dispatch
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller

exit:                                             ; preds = %handler, %entry
  ret void
}

define i32 @computed(ptr %p, i32 %x) {
entry:
  indirectbr ptr %p, [label %a, label %b]

a:                                                ; preds = %entry
  %r = callbr i32 asm sideeffect "# $0", "=r,r,!i"(i32 %x)
          to label %b [label %c]

b:                                                ; preds = %c, %a, %entry
  ret i32 0

c:                                                ; preds = %a
  br label %b
}

define void @calls(ptr %f, i32 %x, ptr %s) {
  call void %f(i32 %x)
  %1 = call i32 %f()
  %2 = tail call fastcc noundef zeroext i8 @narrow(i8 noundef signext 1, ptr byval(i32) align 8 %s) #1
  %3 = call fast float @flt(float 1.000000e+00)
  %4 = call i32 (ptr, ...) @vararg(ptr %f, i64 3)
  %5 = call i32 (i32, ...) %f(i32 1, i32 2)
  call void asm sideeffect alignstack inteldialect "nop \22q\22 $$1", "r,~{memory}"(i32 %x)
  notail call void @may_throw() #2
  call void @may_throw()
  %6 = call range(i32 0, 5) i32 %f()
  musttail call void @calls(ptr %f, i32 %x, ptr %s)
  ret void
}

declare fastcc zeroext i8 @narrow(i8, ptr)

declare float @flt(float)

attributes #0 = { noreturn }
attributes #1 = { nounwind memory(read) }
attributes #2 = { nounwind "k"="v" }
