; Opaque pointers, debug records and newer attributes do not move positions:
; line and column are those of this text.
; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace

declare void @sink(ptr, ptr addrspace(3), ptr)

define void @f(ptr noundef nonnull %p, ptr addrspace(3) %q, i32 %n) memory(argmem: readwrite) {
  %e = getelementptr inbounds nuw i8, ptr %p, i64 4
  call void @sink(ptr %p, ptr addrspace(3) %q, ptr getelementptr inbounds (i8, ptr @g, i64 3)), !srcloc !0
; CHECK:[[FILE]]:[[#@LINE+3]]:{{.*}}: error: {{.*}}'%n'{{.*}}
; CHECK-NEXT:  store ptr %p, ptr %e, align 8  store ptr addrspace(3) %q, ptr %n, align 8
; CHECK-NEXT:                                                                ^
  store ptr %p, ptr %e, align 8  store ptr addrspace(3) %q, ptr %n, align 8
  ret void
}

@g = global [8 x i8] zeroinitializer
!0 = !{i32 5}
