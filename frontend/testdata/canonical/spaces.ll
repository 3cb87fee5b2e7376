
define void @objects() addrspace(1) {
  %p = alloca i32, align 4
  call addrspace(1) void @llvm.lifetime.start.p0(ptr %p)
  store i32 0, ptr %p, align 4
  call addrspace(1) void @llvm.lifetime.end.p0(ptr %p)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) addrspace(1) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) addrspace(1) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
