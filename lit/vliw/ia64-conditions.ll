; Chains of conditions are one predicate that parallel compares change in one group.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: vliw-run %t.s -func all -arg i64:1 -arg i64:2 -arg i64:-3 -ret i64 | FileCheck %s --check-prefix=YES
; RUN: vliw-run %t.s -func all -arg i64:1 -arg i64:2 -arg i64:3 -ret i64 | FileCheck %s --check-prefix=NO
; RUN: vliw-run %t.s -func any -arg i64:1 -arg i64:0 -arg i64:0 -ret i64 | FileCheck %s --check-prefix=YES
; RUN: vliw-run %t.s -func any -arg i64:2 -arg i64:5 -arg i64:0 -ret i64 | FileCheck %s --check-prefix=NO

; YES: 1
; NO: 0

; CHECK-LABEL: all:
; CHECK: cmp.eq p6,p7=r0,r0
; CHECK-DAG: cmp.eq.and.orcm p6,p7=1,r32
; CHECK-DAG: cmp.eq.and.orcm p6,p7=2,r33
; CHECK-DAG: cmp.gt.and.orcm p6,p7=r0,r34
; CHECK: (p6) mov r8=1
define i64 @all(i64 %a, i64 %b, i64 %c) {
  %x = icmp eq i64 %a, 1
  %y = icmp eq i64 %b, 2
  %z = icmp slt i64 %c, 0
  %xy = and i1 %x, %y
  %xyz = select i1 %xy, i1 %z, i1 false
  %r = zext i1 %xyz to i64
  ret i64 %r
}

; CHECK-LABEL: any:
; CHECK: cmp.ne p6,p7=r0,r0
; CHECK-DAG: cmp.eq.or.andcm p6,p7=1,r32
; CHECK-DAG: cmp.ge.or.andcm p6,p7=r0,r33
; CHECK-DAG: cmp.ne.or.andcm p6,p7={{r0,r34|r34,r0}}
define i64 @any(i64 %a, i64 %b, i64 %c) {
  %x = icmp eq i64 %a, 1
  %y = icmp slt i64 %b, 1
  %z = icmp ne i64 %c, 0
  %xy = or i1 %x, %y
  %xyz = select i1 %xy, i1 true, i1 %z
  %r = zext i1 %xyz to i64
  ret i64 %r
}
