; RUN: opt-go %s -passes="function-attrs<call-sites>" -S | FileCheck %s
; Clang marks CUDA functions and the calls of them convergent. Where nothing in a body is, the marks go.

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0()
declare void @unknown() convergent

; CHECK: define i32 @plain(i32 %a) [[PLAIN:#[0-9]+]] {
define i32 @plain(i32 %a) convergent {
  %b = mul i32 %a, %a
  ret i32 %b
}

; CHECK: define i32 @caller(i32 %a) [[PLAIN]] {
; CHECK-NEXT: call i32 @plain(i32 %a){{$}}
define i32 @caller(i32 %a) convergent {
  %r = call i32 @plain(i32 %a) convergent
  ret i32 %r
}

; CHECK: define void @waits() [[WAITS:#[0-9]+]] {
define void @waits() convergent {
  call void @llvm.nvvm.barrier0()
  ret void
}

; CHECK: define void @asks() [[ASKS:#[0-9]+]] {
define void @asks() convergent {
  call void @unknown()
  ret void
}

; CHECK: define i32 @recurs(i32 %n) [[RECURS:#[0-9]+]] {
define i32 @recurs(i32 %n) convergent {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %stop, label %go

stop:
  ret i32 0

go:
  %m = sub i32 %n, 1
  ; CHECK: call i32 @recurs(i32 %m){{$}}
  %r = call i32 @recurs(i32 %m) convergent
  ret i32 %r
}

; CHECK-DAG: attributes [[PLAIN]] = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; CHECK-DAG: attributes [[WAITS]] = { convergent {{.*}}
; CHECK-DAG: attributes [[ASKS]] = { convergent }
; CHECK-DAG: attributes [[RECURS]] = { nofree nosync nounwind memory(none) }
