; φs of blocks that are reached by an indirect branch, on whose edges no copies can stand.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: vliw-run %t.s -func count -arg i64:5 -ret i64 | FileCheck %s
; CHECK: 15
define i64 @count(i64 %n) {
entry:
  br label %add
add:
  %i = phi i64 [ %n, %entry ], [ %less, %add ], [ %less, %skip ]
  %s = phi i64 [ 0, %entry ], [ %sum, %add ], [ %t, %skip ]
  %sum = add i64 %s, %i
  %less = sub i64 %i, 1
  %odd = trunc i64 %less to i1
  %more = select i1 %odd, ptr blockaddress(@count, %add), ptr blockaddress(@count, %skip)
  %done = icmp eq i64 %less, 0
  %to = select i1 %done, ptr blockaddress(@count, %end), ptr %more
  indirectbr ptr %to, [label %add, label %skip, label %end]
skip:
  %t = phi i64 [ %sum, %add ]
  br label %add
end:
  %r = phi i64 [ %sum, %add ]
  ret i64 %r
}
