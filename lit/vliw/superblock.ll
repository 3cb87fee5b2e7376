; Straight-line code over several blocks: operations move up across branches, and small join blocks are duplicated.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s -pass-remarks-analysis=superblock 2>%t.err
; RUN: FileCheck %s < %t.s
; RUN: FileCheck %s --check-prefix=REMARK < %t.err
; RUN: vliw-run %t.s -func guarded -arg i64:0 -ret i64 | FileCheck %s --check-prefix=NULL
; NULL: -1

; The load after the test runs before it, and may not fault: p is null then.
; REMARK-DAG: 1 operations of the superblock at {{.*}} moved up across branches
define i64 @guarded(ptr %p) {
; CHECK-LABEL: .func guarded
; CHECK: ld8 [r1+0] !dismiss
; CHECK: br none
entry:
  %isnull = icmp eq ptr %p, null
  br i1 %isnull, label %none, label %some, !prof !0
some:
  %v = load i64, ptr %p
  %w = mul i64 %v, %v
  ret i64 %w
none:
  ret i64 -1
}

; A store does not move: it must not be visible on the other path.
define void @stores(ptr %p, i64 %n) {
; CHECK-LABEL: .func stores
; CHECK: br none
; CHECK: st8
entry:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %none, label %some, !prof !0
some:
  store i64 %n, ptr %p
  ret void
none:
  ret void
}

; Both paths get their own copy of the end.
; REMARK-DAG: 3 blocks from entry to join.copy are one superblock, 1 of them are copies
define i64 @join(i64 %a, i64 %b, ptr %q) {
; CHECK-LABEL: .func join
; CHECK: ret }
; CHECK: ret }
entry:
  %c = icmp slt i64 %a, %b
  br i1 %c, label %less, label %more
less:
  %x = mul i64 %a, 7
  store i64 %x, ptr %q
  br label %join
more:
  %y = mul i64 %b, %b
  br label %join
join:
  %r = phi i64 [ %x, %less ], [ %y, %more ]
  %s = add i64 %r, 3
  %t = xor i64 %s, %a
  ret i64 %t
}

!0 = !{!"branch_weights", i32 1, i32 100}
