; Exceptions: landing pads with every kind of clause, invokes in loops, cleanups that do not end.

@type_info = external constant ptr

define i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @may_throw(i32 %x)
          to label %cont unwind label %pad

cont:
  %b = phi i32 [ %a, %entry ], [ %n, %again ]
  %n = invoke i32 @may_throw(i32 %b)
          to label %again unwind label %pad

again:
  %c = icmp slt i32 %n, 10
  br i1 %c, label %cont, label %out

pad:
  %v = phi i32 [ %x, %entry ], [ %b, %cont ]
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
          catch ptr null
          filter [1 x ptr] [ptr @type_info]
          filter [0 x ptr] zeroinitializer
  %s = extractvalue { ptr, i32 } %l, 1
  %t = call i32 @llvm.eh.typeid.for.p0(ptr @type_info)
  %m = icmp eq i32 %s, %t
  br i1 %m, label %handle, label %resume

handle:
  %e = extractvalue { ptr, i32 } %l, 0
  %o = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  br label %out

resume:
  resume { ptr, i32 } %l

out:
  %r = phi i32 [ %n, %again ], [ %v, %handle ]
  ret i32 %r
}

define void @nested(i1 %c) personality ptr @__gcc_personality_v0 {
entry:
  invoke void @cleans_up()
          to label %done unwind label %outer

outer:
  %l = landingpad { ptr, i32 }
          cleanup
  invoke void @cleans_up() [ "deopt"(i1 %c) ]
          to label %end unwind label %inner

inner:
  %k = landingpad { ptr, i32 }
          cleanup
  call void @cleans_up() noreturn nounwind
  unreachable

end:
  br i1 %c, label %end, label %rethrow

rethrow:
  resume { ptr, i32 } %l

done:
  ret void
}

declare i32 @may_throw(i32)

declare void @cleans_up()

declare i32 @__gxx_personality_v0(...)

declare i32 @__gcc_personality_v0(...)

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()
