; A private member of a group that comes from the other module stays for the code that refers to it, but is no definition any more.
; RUN: opt-go %s -link=%S/Inputs/comdat-private.ll -S | FileCheck %s
; CHECK: @.table = available_externally dso_local constant [1 x i32] [i32 2]
; CHECK: @g = linkonce_odr global ptr null, comdat
; CHECK: define ptr @user2()
; CHECK-NEXT: ret ptr @.table
$g = comdat any
@g = linkonce_odr global ptr null, comdat

define ptr @user1() {
  ret ptr @g
}
