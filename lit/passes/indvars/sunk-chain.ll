; RUN: opt-go %s -passes=indvars -opt-version=22 -S | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: opt-go %s -passes=indvars -opt-version=19 -S | FileCheck %s --check-prefixes=CHECK,OLD
;
; A chain that only the code after the loop needs moves there whole; LLVM 19 skips every other instruction. An address that does not
; wrap around says so since LLVM 20.

target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @chain(
; CHECK:       entry:
; NEW-NEXT:      br label %loop
; OLD-NEXT:      %a = mul i32 %n, 3
; OLD-NEXT:      %b = xor i32 %a, 5
; CHECK:       out:
; NEW-NEXT:      %a = mul i32 %n, 3
; NEW-NEXT:      %b = xor i32 %a, 5
; CHECK-NEXT:    %c = lshr i32 %b, 1
; CHECK-NEXT:    ret i32 %c
define i32 @chain(i32 %n, ptr %p) {
entry:
  %a = mul i32 %n, 3
  %b = xor i32 %a, 5
  %c = lshr i32 %b, 1
  br label %loop
loop:
  %more = load volatile i1, ptr %p
  br i1 %more, label %loop, label %out
out:
  ret i32 %c
}

@data = global [256 x i8] zeroinitializer

; CHECK-LABEL: @bytes(
; NEW:           icmp ne ptr %p, getelementptr inbounds nuw (i8, ptr @data, i64 245)
; OLD:           icmp ne ptr %p, getelementptr inbounds (i8, ptr @data, i64 245)
define void @bytes() {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %p = phi ptr [ @data, %entry ], [ %q, %loop ]
  store volatile i8 0, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 1
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, -10
  br i1 %c, label %loop, label %out
out:
  ret void
}
