; Internal functions that only norecurse functions call do not recur, callers first; calls that come back, and other uses, prevent it.
; RUN: opt-go %s -passes=rpo-function-attrs -S | FileCheck %s

@kept = global ptr @taken
declare void @other()

; CHECK: define i32 @main() #[[N:[0-9]+]] {
define i32 @main() norecurse {
  call void @below()
  call void @back()
  call void @taken()
  call void @two()
  ret i32 0
}

; CHECK: define void @outside() {
define void @outside() {
  call void @two()
  ret void
}

; CHECK: define internal void @below() #[[N]] {
define internal void @below() {
  call void @deeper()
  ret void
}

; CHECK: define internal void @deeper() #[[N]] {
define internal void @deeper() {
  call void @other()
  ret void
}

; CHECK: define internal void @back() {
define internal void @back() {
  call void @back()
  ret void
}

; CHECK: define internal void @taken() {
define internal void @taken() {
  ret void
}

; CHECK: define internal void @two() {
define internal void @two() {
  ret void
}

; CHECK: attributes #[[N]] = { norecurse }
