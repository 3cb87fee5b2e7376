; RUN: opt-go %s -passes="slsr<strict>" -pass-remarks=slsr -pass-remarks-missed=slsr -disable-output 2>&1 | FileCheck %s
;
; Remarks say from what a candidate is computed now, and why it is not.

; CHECK: remarks.ll:[[#@LINE+16]]:{{.*}}remark: not computed from %p3, which may be poison where this is not
; CHECK: remarks.ll:[[#@LINE+7]]:{{.*}}remark: mul computed from %x by adding 3 times %s
declare void @use(i32)
declare void @usep(ptr)

define void @f(i32 %b, i32 %s, ptr %p) {
  %x = mul i32 %b, %s
  %b1 = add i32 %b, 3
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  %s3 = mul nsw i32 %s, 3
  %i = sext i32 %s3 to i64
  %p3 = getelementptr float, ptr %p, i64 %i
  call void @usep(ptr %p3)
  %s2 = mul nsw i32 %s, 2
  %j = sext i32 %s2 to i64
  %p2 = getelementptr float, ptr %p, i64 %j
  call void @usep(ptr %p2)
  ret void
}
