; Exceptions of Windows: catchswitch, catchpad, cleanuppad, calls with funclet bundles.

define i32 @catch_all(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  %s = alloca i32, align 4
  store i32 %x, ptr %s, align 4
  invoke void @throws(i32 %x)
          to label %out unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler, label %other] unwind label %cleanup

handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  store i32 1, ptr %s, align 4
  call void @throws(i32 2) [ "funclet"(token %cp) ]
  catchret from %cp to label %out

other:
  %cq = catchpad within %cs [ptr null, i32 8, ptr %s]
  unreachable

cleanup:
  %cl = cleanuppad within none []
  call void @throws(i32 3) [ "funclet"(token %cl) ]
  cleanupret from %cl unwind to caller

out:
  %r = load i32, ptr %s, align 4
  ret i32 %r
}

define void @nested_cleanup() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @throws(i32 1)
          to label %out unwind label %outer

outer:
  %a = cleanuppad within none []
  invoke void @throws(i32 2) [ "funclet"(token %a) ]
          to label %end unwind label %inner

inner:
  %b = cleanuppad within %a []
  cleanupret from %b unwind to caller

end:
  cleanupret from %a unwind to caller

out:
  ret void
}

declare void @throws(i32)

declare i32 @__CxxFrameHandler3(...)
