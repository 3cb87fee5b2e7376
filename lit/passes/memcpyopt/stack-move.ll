; Two stack slots, one of which is copied to the other as a whole, are merged, unless their uses conflict.
; RUN: opt-go -passes=memcpyopt -S %s | FileCheck %s

%T = type { i32, i32, i64 }
declare void @use(ptr nocapture) 
declare void @keep(ptr)
declare i32 @read(ptr nocapture readonly)

; CHECK-LABEL: define {{.*}}@joined(
; CHECK-NEXT: %a = alloca %T, align 16
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: ret i32 %r
define i32 @joined() {
  %a = alloca %T, align 4
  %b = alloca %T, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  %r = call i32 @read(ptr nocapture %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@part(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 8, i1 false)
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
define i32 @part() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 8, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@other_size(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca [20 x i8], align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
define i32 @other_size() {
  %a = alloca %T, align 4
  %b = alloca [20 x i8], align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@kept(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: call void @keep(ptr %a)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
define i32 @kept() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  call void @keep(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@written_before(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @use(ptr nocapture %b)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
define i32 @written_before() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @use(ptr nocapture %b)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@source_written_behind(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: store i32 1, ptr %a, align 4
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
define i32 @source_written_behind() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  store i32 1, ptr %a
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@source_read_behind(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: %s = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: %t = add i32 %r, %s
; CHECK-NEXT: ret i32 %t
define i32 @source_read_behind() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  %s = call i32 @read(ptr nocapture %a)
  %t = add i32 %r, %s
  ret i32 %t
}

; CHECK-LABEL: define {{.*}}@both_written_behind(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: store i32 1, ptr %b, align 4
; CHECK-NEXT: %s = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: ret i32 %s
define i32 @both_written_behind() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  store i32 1, ptr %b
  %s = call i32 @read(ptr nocapture %a)
  ret i32 %s
}

; CHECK-LABEL: define {{.*}}@in_loop(
; CHECK: entry:
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: call void @use(ptr nocapture %b)
; CHECK-NEXT: br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT: ret void
define void @in_loop(i1 %c) {
entry:
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  br label %loop
loop:
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  call void @use(ptr nocapture %b)
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: define {{.*}}@other_block(
; CHECK: entry:
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: br i1 %c, label %then, label %exit
; CHECK: then:
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %b)
; CHECK-NEXT: ret i32 %r
; CHECK: exit:
; CHECK-NEXT: %s = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: ret i32 %s
define i32 @other_block(i1 %c) {
entry:
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  br i1 %c, label %then, label %exit
then:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
exit:
  %s = call i32 @read(ptr nocapture %a)
  ret i32 %s
}

; CHECK-LABEL: define {{.*}}@load_store(
; CHECK-NEXT: %a = alloca i32, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: ret i32 %r
define i32 @load_store() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 9, ptr %a, align 4
  %v = load i32, ptr %a
  store i32 %v, ptr %b
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@through_gep(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %g = getelementptr i32, ptr %a, i64 %n
; CHECK-NEXT: %r = load i32, ptr %g, align 4
; CHECK-NEXT: ret i32 %r
define i32 @through_gep(i64 %n) {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %g = getelementptr i32, ptr %b, i64 %n
  %r = load i32, ptr %g
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@late_source(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %a)
; CHECK-NEXT: ret i32 %r
define i32 @late_source(i64 %n) {
  %b = alloca %T, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  %a = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %r = call i32 @read(ptr nocapture %b)
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@scopes(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 7, ptr %a, align 4, !tbaa {{![0-9]+}}, !alias.scope {{![0-9]+}}
; CHECK-NEXT: call void @use(ptr nocapture %a), !alias.scope {{![0-9]+}}
; CHECK-NEXT: %r = load i32, ptr %a, align 4, !alias.scope {{![0-9]+}}
; CHECK-NEXT: ret i32 %r
define i32 @scopes(i64 %n) {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 7, ptr %a, align 4, !alias.scope !2, !noalias !3, !tbaa !5
  call void @use(ptr nocapture %a), !noalias !3, !alias.scope !2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false), !noalias !2
  %r = load i32, ptr %b, align 4, !noalias !2, !alias.scope !3
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@array(
; CHECK-NEXT: %a = alloca i32, i64 4, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @use(ptr nocapture %a)
; CHECK-NEXT: ret void
define void @array(i64 %n) {
  %a = alloca i32, i64 4, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  call void @use(ptr nocapture %b)
  ret void
}

; CHECK-LABEL: define {{.*}}@of_variable_size(
; CHECK-NEXT: %a = alloca i32, i64 %n, align 4
; CHECK-NEXT: %b = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
; CHECK-NEXT: call void @use(ptr nocapture %b)
; CHECK-NEXT: ret void
define void @of_variable_size(i64 %n) {
  %a = alloca i32, i64 %n, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  call void @use(ptr nocapture %b)
  ret void
}

; CHECK-LABEL: define {{.*}}@compared(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %c = icmp eq ptr %a, null
; CHECK-NEXT: %s = select i1 %c, ptr null, ptr %a
; CHECK-NEXT: %r = call i32 @read(ptr nocapture %s)
; CHECK-NEXT: ret ptr null
define ptr @compared() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  %c = icmp eq ptr %b, null
  %s = select i1 %c, ptr null, ptr %b
  %r = call i32 @read(ptr nocapture %s)
  ret ptr null
}

; CHECK-LABEL: define {{.*}}@chain(
; CHECK-NEXT: %a = alloca %T, align 4
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: call void @use(ptr nocapture %a)
; CHECK-NEXT: ret void
define void @chain() {
  %a = alloca %T, align 4
  %b = alloca %T, align 4
  %c = alloca %T, align 4
  store i32 9, ptr %a, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %b, i64 16, i1 false)
  call void @use(ptr nocapture %c)
  ret void
}

; CHECK-LABEL: define {{.*}}@vectors(
; CHECK-NEXT: %a = alloca <2 x i64>, align 16
; CHECK-NEXT: store i32 9, ptr %a, align 4
; CHECK-NEXT: %g = getelementptr i8, ptr %a, i64 8
; CHECK-NEXT: %r = load i64, ptr %g, align 4
; CHECK-NEXT: ret i64 %r
define i64 @vectors() {
  %a = alloca <2 x i64>, align 16
  %b = alloca <2 x i64>, align 16
  store i32 9, ptr %a, align 4
  %v = load <2 x i64>, ptr %a
  store <2 x i64> %v, ptr %b
  %g = getelementptr i8, ptr %b, i64 8
  %r = load i64, ptr %g
  ret i64 %r
}

!0 = !{!0}
!1 = !{!1, !0}
!4 = !{!4, !0}
!2 = !{!1}
!3 = !{!4}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"root"}
