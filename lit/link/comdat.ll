; A comdat group comes from one module as a whole: any takes the first, largest the one with the larger leader.
; RUN: opt-go %s -link=%S/Inputs/comdat.ll -S | FileCheck %s
; RUN: not opt-go %s -link=%S/Inputs/comdat-kinds.ll 2>&1 | FileCheck %s --check-prefix=KINDS

; CHECK: $one = comdat any
; CHECK: $big = comdat largest
; CHECK: @one = linkonce_odr global i32 1, comdat
; CHECK: @big = global i64 2, comdat
; CHECK: @late = external global i32
; CHECK: define i32 @member() comdat($one) {
; CHECK-NEXT: ret i32 1
; CHECK: define i32 @of.big() comdat($big) {
; CHECK-NEXT: ret i32 2
; KINDS: comdat-kinds.ll: error: Linking COMDATs named 'one': invalid selection kinds!
$one = comdat any
$big = comdat largest
@one = linkonce_odr global i32 1, comdat
@big = global i32 1, comdat
@late = external global i32

define i32 @member() comdat($one) {
  ret i32 1
}

define i32 @of.big() comdat($big) {
  ret i32 1
}

define i32 @user() {
  %a = load i32, ptr @one
  %b = load i32, ptr @big
  %c = call i32 @of.big()
  %d = load i32, ptr @late
  ret i32 %a
}
