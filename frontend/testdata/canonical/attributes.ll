
%T = type { i32 }

declare noalias nonnull align 16 dereferenceable(8) ptr @a(ptr noalias nocapture nofree noundef nonnull readonly align 8 dereferenceable(4) dereferenceable_or_null(16), ptr sret(%T) align 4)

declare void @b(ptr byval(%T) align 4, ptr byref(i64), ptr elementtype(i8), ptr inalloca(%T))

declare void @b2(ptr preallocated(%T), ptr nest, ptr swiftself, ptr swifterror, ptr swiftasync, i32 immarg, i32 returned, i32 inreg, i8 signext, i8 zeroext, ptr writeonly, ptr readnone, ptr dead_on_unwind writable)

declare range(i32 -5, 7) i32 @c(i32 range(i32 0, 10), float nofpclass(nan inf), ptr initializes((0, 4), (8, 16)), ptr allocptr, i64 allocalign)

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: read)
declare void @d() #0

; Function Attrs: allockind("alloc,zeroed") allocsize(0,1) memory(none) alignstack(16) uwtable(sync) vscale_range(1,16)
declare void @e() #1

; Function Attrs: alwaysinline builtin cold convergent hot inlinehint jumptable minsize mustprogress naked nobuiltin nocallback nocf_check noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing optsize presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_thread shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn memory(write) uwtable
declare void @g() #2

attributes #0 = { memory(argmem: readwrite, inaccessiblemem: read) }
attributes #1 = { allockind("alloc,zeroed") allocsize(0,1) memory(none) alignstack=16 uwtable(sync) vscale_range(1,16) "x"="y" }
attributes #2 = { alwaysinline builtin cold convergent hot inlinehint jumptable minsize mustprogress naked nobuiltin nocallback nocf_check noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing optsize presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_thread shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn memory(write) uwtable "a" "b"="c\22d" }
