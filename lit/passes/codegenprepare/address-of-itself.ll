; Unreachable code may compute a value from itself: the matcher of addresses ends all the same.
; RUN: opt-go %s -passes=codegenprepare -verify-each | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f
define void @f() {
  ret void

never:                                            ; No predecessors!
  %factor = mul i32 %factor, 1
  %address = getelementptr i8, ptr %address, i32 %factor
  br label %also

also:                                             ; preds = %never
  %number = ptrtoint ptr %pointer to i64
  %pointer = inttoptr i64 %number to ptr
  store i32 0, ptr %address
  store i32 0, ptr %pointer
  unreachable
}
