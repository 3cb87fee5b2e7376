; -reduce shrinks the input while a command succeeds on what would be written: here, while instcombine
; makes a shift of the product. The run of the pass is found first.
; RUN: opt-go %s -passes='default<O1>' -reduce='grep -q "shl i32"' -o %t.ll 2> %t.err
; RUN: FileCheck %s --check-prefix=LOG < %t.err
; RUN: FileCheck %s < %t.ll
; RUN: opt-go %t.ll -passes=instcombine -S | FileCheck %s --check-prefix=SHOWS
; RUN: opt-go %s -reduce='test -s' | FileCheck %s --check-prefix=ALONE
; RUN: not opt-go %s -reduce=false 2>&1 | FileCheck %s --check-prefix=NEVER
; RUN: not opt-go %s -reduce=crash 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not opt-go %s -reduce=./no-such-command 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: opt-go %s -passes=instcombine,simplifycfg -opt-bisect-limit=3 -S 2>&1 | FileCheck %s --check-prefix=BISECT

; LOG: the fault shows from run {{[0-9]+}} of {{[0-9]+}} on: instcombine on product
; LOG: reduced from {{[0-9]+}} to {{[0-9]+}} bytes; it needs -passes='instcombine'
; CHECK-NOT: define
; CHECK: define i32 @{{[a-z0-9]+}}(
; CHECK-NEXT: mul i32
; CHECK-NEXT: ret i32
; CHECK-NOT: define
; SHOWS: shl i32
; ALONE-NOT: define
; NEVER: error: -reduce: the command does not succeed on the result of the run
; NONE: error: -reduce=crash: the run has no internal error
; ABSENT: error: -reduce: cannot run "./no-such-command"

; BISECT: BISECT: running pass (1) instcombine on product
; BISECT-NEXT: BISECT: running pass (2) simplifycfg on product
; BISECT-NEXT: BISECT: running pass (3) instcombine on other
; BISECT-NEXT: BISECT: NOT running pass (4) simplifycfg on other
; BISECT: define i32 @product
; BISECT: shl i32

declare void @use(i32)

define i32 @product(i32 %x, i32 %y) {
  %m = mul i32 %x, 8
  %n = add i32 %m, %y
  call void @use(i32 %n)
  ret i32 %n
}

define i32 @other(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ 1, %entry ], [ %x, %a ]
  ret i32 %r
}
