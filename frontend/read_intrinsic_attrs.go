package frontend

// intrinsicAttrs are the attributes that LLVM 19 gives the declarations of intrinsics, whatever the text says of them:
// of the function, of the result and of the parameters. Names stand without llvm. and without type suffixes; a name of
// nvvm's covers all longer names that begin with it and a dot and have no entry of their own.
var intrinsicAttrs = []struct {
	fn, ret string
	params  []string
	names   string
}{
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", nil, `
		addressofreturnaddress convert.from.fp16 convert.to.fp16 donothing eh.recoverfp expect experimental.gc.result
		experimental.stepvector experimental.vector.compress experimental.vector.partial.reduce.add
		experimental.vp.reverse experimental.vp.splat get.active.lane.mask localaddress ptrauth.blend
		ptrauth.sign.generic sponentry thread.pointer type.checked.load type.checked.load.relative vector.deinterleave2
		vector.interleave2 vector.reverse vp.abs vp.add vp.and vp.ashr vp.bitreverse vp.bswap vp.ceil vp.copysign
		vp.ctpop vp.fabs vp.fadd vp.fcmp vp.fdiv vp.floor vp.fma vp.fmul vp.fmuladd vp.fneg vp.fpext vp.fptosi vp.fptoui
		vp.fptrunc vp.frem vp.fshl vp.fshr vp.fsub vp.icmp vp.inttoptr vp.llrint vp.lrint vp.lshr vp.maximum vp.maxnum
		vp.merge vp.minimum vp.minnum vp.mul vp.nearbyint vp.or vp.ptrtoint vp.reduce.add vp.reduce.and vp.reduce.fadd
		vp.reduce.fmax vp.reduce.fmaximum vp.reduce.fmin vp.reduce.fminimum vp.reduce.fmul vp.reduce.mul vp.reduce.or
		vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor vp.rint vp.round vp.roundeven
		vp.roundtozero vp.sadd.sat vp.sdiv vp.select vp.sext vp.shl vp.sitofp vp.smax vp.smin vp.sqrt vp.srem
		vp.ssub.sat vp.sub vp.trunc vp.uadd.sat vp.udiv vp.uitofp vp.umax vp.umin vp.urem vp.usub.sat vp.xor vp.zext
		vscale nvvm.cos nvvm.div nvvm.ex2 nvvm.fns nvvm.lg2 nvvm.rcp nvvm.rsqrt nvvm.sin nvvm.sqrt`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", nil, `
		acos arithmetic.fence asin atan bitreverse bswap canonicalize ceil copysign cos cosh ctpop dbg.assign
		dbg.declare dbg.declare_value dbg.label dbg.value exp exp10 exp2 fabs floor fma fmuladd fptosi.sat fptoui.sat
		fptrunc.round frexp fshl fshr ldexp llrint llround log log10 log2 lrint lround maximum maxnum minimum minnum
		nearbyint pow powi ptrmask public.type.test rint round roundeven sadd.sat sadd.with.overflow scmp sin sinh smax
		smin smul.with.overflow sqrt sshl.sat ssub.sat ssub.with.overflow strip.invariant.group tan tanh trunc type.test
		uadd.sat uadd.with.overflow ucmp umax umin umul.with.overflow ushl.sat usub.sat usub.with.overflow
		vector.reduce.add vector.reduce.and vector.reduce.fadd vector.reduce.fmax vector.reduce.fmaximum
		vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul vector.reduce.mul vector.reduce.or
		vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor nvvm.add nvvm.bf2h
		nvvm.bitcast nvvm.ceil nvvm.d2f nvvm.d2i nvvm.d2ll nvvm.d2ui nvvm.d2ull nvvm.f2h nvvm.f2i nvvm.f2ll nvvm.f2ui
		nvvm.f2ull nvvm.fabs nvvm.floor nvvm.fma nvvm.fmax nvvm.fmin nvvm.i2d nvvm.i2f nvvm.ll2d nvvm.ll2f nvvm.lohi
		nvvm.mul nvvm.mul24 nvvm.mulhi nvvm.prmt nvvm.ptr nvvm.rotate nvvm.round nvvm.sad nvvm.saturate nvvm.swap
		nvvm.trunc nvvm.ui2d nvvm.ui2f nvvm.ull2d nvvm.ull2f`},
	{"nounwind", "", nil, `
		clear_cache coro.alloc coro.alloca.alloc coro.alloca.free coro.alloca.get coro.async.context.alloc
		coro.async.context.dealloc coro.async.size.replace coro.end coro.end.async coro.end.results coro.id.async
		coro.id.retcon coro.id.retcon.once coro.suspend coro.suspend.retcon debugtrap eh.dwarf.cfa eh.return.i32
		eh.return.i64 eh.sjlj.functioncontext eh.sjlj.setjmp eh.sjlj.setup.dispatch eh.unwind.init gcroot
		instrprof.callsite instrprof.cover instrprof.increment instrprof.increment.step instrprof.mcdc.parameters
		instrprof.mcdc.tvbitmap.update instrprof.timestamp instrprof.value.profile objc.arc.annotation.bottomup.bbend
		objc.arc.annotation.bottomup.bbstart objc.arc.annotation.topdown.bbend objc.arc.annotation.topdown.bbstart
		objc.autoreleasePoolPop objc.autoreleasePoolPush objc.clang.arc.use objc.copyWeak objc.destroyWeak objc.initWeak
		objc.loadWeak objc.loadWeakRetained objc.moveWeak objc.release objc.retainAutoreleasedReturnValue
		objc.retainBlock objc.retainedObject objc.storeStrong objc.storeWeak objc.sync.enter objc.sync.exit
		objc.unretainedObject objc.unretainedPointer objc.unsafeClaimAutoreleasedReturnValue read_volatile_register
		swift.async.context.addr nvvm.compiler nvvm.cp.async.bulk.commit nvvm.cp.async.commit nvvm.cp.async.wait
		nvvm.suld nvvm.sust nvvm.tex nvvm.tld4`},
	{"nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)", "", nil, `
		experimental.constrained.acos experimental.constrained.asin experimental.constrained.atan
		experimental.constrained.ceil experimental.constrained.cos experimental.constrained.cosh
		experimental.constrained.exp experimental.constrained.exp2 experimental.constrained.fadd
		experimental.constrained.fcmp experimental.constrained.fcmps experimental.constrained.fdiv
		experimental.constrained.floor experimental.constrained.fma experimental.constrained.fmul
		experimental.constrained.fmuladd experimental.constrained.fpext experimental.constrained.fptosi
		experimental.constrained.fptoui experimental.constrained.fptrunc experimental.constrained.frem
		experimental.constrained.fsub experimental.constrained.ldexp experimental.constrained.llrint
		experimental.constrained.llround experimental.constrained.log experimental.constrained.log10
		experimental.constrained.log2 experimental.constrained.lrint experimental.constrained.lround
		experimental.constrained.maximum experimental.constrained.maxnum experimental.constrained.minimum
		experimental.constrained.minnum experimental.constrained.nearbyint experimental.constrained.pow
		experimental.constrained.powi experimental.constrained.rint experimental.constrained.round
		experimental.constrained.roundeven experimental.constrained.sin experimental.constrained.sinh
		experimental.constrained.sitofp experimental.constrained.sqrt experimental.constrained.tan
		experimental.constrained.tanh experimental.constrained.trunc experimental.constrained.uitofp`},
	{"nocallback nofree nosync nounwind willreturn", "", nil, `
		call.preallocated.arg call.preallocated.setup call.preallocated.teardown get.dynamic.area.offset
		icall.branch.funnel localescape pcmarker readcyclecounter readsteadycounter stackguard stackprotector
		stackrestore stacksave va_copy va_end va_start vp.scatter`},
	{"nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)", "", nil, `
		annotation experimental.noalias.scope.decl get.fpenv get.fpmode get.rounding objc.clang.arc.noop.use pseudoprobe
		ptr.annotation reset.fpenv reset.fpmode set.fpenv set.fpmode set.rounding sideeffect var.annotation`},
	{"nounwind memory(none)", "", nil, `
		coro.align coro.frame coro.noop coro.prepare.async coro.prepare.retcon coro.size eh.exceptioncode
		eh.exceptionpointer eh.sjlj.lsda eh.typeid.for seh.scope.begin seh.scope.end nvvm.ff2bf16x2.rz.relu nvvm.istypep
		nvvm.move nvvm.reflect nvvm.suq nvvm.texsurf nvvm.txq`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"", "", "immarg"}, `
		expect.with.probability experimental.vp.splice localrecover sdiv.fix sdiv.fix.sat udiv.fix udiv.fix.sat
		vector.splice`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"", "immarg"}, `
		experimental.cttz.elts preserve.union.access.index ptrauth.sign ptrauth.strip vp.ctlz vp.cttz vp.cttz.elts`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"", "immarg"}, `
		abs ctlz cttz is.fpclass vector.extract vp.is.fpclass`},
	{"nocallback noduplicate nofree nosync nounwind willreturn", "", nil, `
		loop.decrement loop.decrement.reg set.loop.iterations start.loop.iterations test.set.loop.iterations
		test.start.loop.iterations`},
	{"nounwind", "", []string{"returned"}, `
		objc.autorelease objc.autoreleaseReturnValue objc.retain objc.retain.autorelease objc.retainAutorelease
		objc.retainAutoreleaseReturnValue`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"", "", "immarg"}, `
		smul.fix smul.fix.sat umul.fix umul.fix.sat vector.insert`},
	{"nomerge nounwind", "", nil, `
		callbr.landingpad coro.async.resume coro.save coro.suspend.async`},
	{"convergent nocallback nofree nosync nounwind willreturn memory(none)", "", nil, `
		experimental.convergence.anchor experimental.convergence.entry experimental.convergence.loop is.constant`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"", "immarg", "immarg"}, `
		experimental.gc.relocate experimental.get.vector.length preserve.array.access.index preserve.struct.access.index`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: write)", "", []string{"", "nocapture"}, `
		experimental.vp.strided.store masked.compressstore vp.store`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)", "", []string{"immarg", "nocapture"}, `
		invariant.start lifetime.end lifetime.start`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", nil, `
		adjust.trampoline load.relative`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"nocapture readnone"}, `
		experimental.gc.get.pointer.base experimental.gc.get.pointer.offset`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", []string{"nocapture"}, `
		experimental.vp.strided.load vp.load`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"immarg"}, `
		frameaddress returnaddress`},
	{"nounwind", "", []string{"", "", "immarg"}, `
		hwasan.check.memaccess hwasan.check.memaccess.shortgranules`},
	{"nounwind", "", []string{"", "immarg", "immarg"}, `
		hwasan.check.memaccess.fixedshadow hwasan.check.memaccess.shortgranules.fixedshadow`},
	{"nocallback nofree nounwind willreturn memory(argmem: readwrite)", "", []string{"noalias nocapture writeonly", "noalias nocapture readonly", "", "immarg"}, `
		memcpy memcpy.inline`},
	{"nosync nounwind willreturn memory(argmem: readwrite)", "", []string{"nocapture writeonly", "nocapture readonly", "", "immarg"}, `
		memcpy.element.unordered.atomic memmove.element.unordered.atomic`},
	{"nocallback nofree nounwind willreturn memory(argmem: write)", "", []string{"nocapture writeonly", "", "", "immarg"}, `
		memset memset.inline`},
	{"nocallback nofree nosync nounwind willreturn memory(read)", "", nil, `
		read_register vp.gather`},
	{"nounwind willreturn memory(write)", "", nil, `
		seh.try.begin seh.try.end`},
	{"nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)", "noundef", nil, `
		allow.runtime.check`},
	{"nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)", "noundef", []string{"immarg"}, `
		allow.ubsan.check`},
	{"nounwind", "", []string{"", "immarg"}, `
		asan.check.memaccess`},
	{"nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)", "", []string{"noundef"}, `
		assume`},
	{"nocallback noduplicate nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)", "", nil, `
		codeview.annotation`},
	{"nounwind", "", []string{"", "writeonly"}, `
		coro.begin`},
	{"nounwind memory(argmem: readwrite)", "", []string{"nocapture readonly"}, `
		coro.done`},
	{"nounwind memory(argmem: read)", "", []string{"", "nocapture readonly"}, `
		coro.free`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", []string{"", "readnone", "nocapture readonly"}, `
		coro.id`},
	{"nounwind memory(none)", "", []string{"nocapture"}, `
		coro.promise nvvm.move.ptr`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", []string{"nocapture readonly"}, `
		coro.subfn.addr`},
	{"nounwind memory(none)", "", []string{"immarg"}, `
		eh.sjlj.callsite`},
	{"noreturn nounwind", "", nil, `
		eh.sjlj.longjmp`},
	{"", "", []string{"immarg", "immarg", "", "immarg", "immarg"}, `
		experimental.gc.statepoint`},
	{"nocallback nofree nosync willreturn", "", nil, `
		experimental.stackmap`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)", "", nil, `
		experimental.vector.histogram.add`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)", "noundef", nil, `
		experimental.widenable.condition`},
	{"nounwind memory(argmem: read)", "", nil, `
		gcread`},
	{"nounwind memory(argmem: readwrite)", "", []string{"", "nocapture", "nocapture"}, `
		gcwrite`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)", "", []string{"nocapture writeonly", "readnone", "readnone"}, `
		init.trampoline`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)", "", []string{"", "immarg", "nocapture"}, `
		invariant.end`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)", "", nil, `
		launder.invariant.group`},
	{"nocallback nofree nosync nounwind willreturn memory(read)", "", []string{"nocapture"}, `
		masked.expandload`},
	{"nocallback nofree nosync nounwind willreturn memory(read)", "", []string{"", "immarg"}, `
		masked.gather`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", []string{"nocapture", "immarg"}, `
		masked.load`},
	{"nocallback nofree nosync nounwind willreturn memory(write)", "", []string{"", "", "immarg"}, `
		masked.scatter`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: write)", "", []string{"", "nocapture", "immarg"}, `
		masked.store`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: read)", "", []string{"nocapture", "", "immarg", "immarg", "immarg"}, `
		matrix.column.major.load`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: write)", "", []string{"", "nocapture writeonly", "", "immarg", "immarg", "immarg"}, `
		matrix.column.major.store`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"", "", "immarg", "immarg", "immarg"}, `
		matrix.multiply`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"", "immarg", "immarg"}, `
		matrix.transpose`},
	{"nocallback nofree nounwind willreturn memory(argmem: readwrite)", "", []string{"nocapture writeonly", "nocapture readonly", "", "immarg"}, `
		memmove`},
	{"nosync nounwind willreturn memory(argmem: write)", "", []string{"nocapture writeonly", "", "", "immarg"}, `
		memset.element.unordered.atomic`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"", "immarg", "immarg", "immarg"}, `
		objectsize`},
	{"nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)", "", []string{"nocapture readonly", "immarg", "immarg", "immarg"}, `
		prefetch`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"readnone"}, `
		preserve.static.offset`},
	{"nounwind memory(none)", "", []string{"", "immarg"}, `
		ptrauth.auth`},
	{"nounwind memory(none)", "", []string{"", "immarg", "", "immarg"}, `
		ptrauth.resign`},
	{"nocallback nofree nosync nounwind willreturn memory(none)", "", []string{"returned"}, `
		ssa.copy`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "nonnull", []string{"nonnull"}, `
		threadlocal.address`},
	{"cold noreturn nounwind memory(inaccessiblemem: write)", "", nil, `
		trap`},
	{"cold noreturn nounwind", "", []string{"immarg"}, `
		ubsantrap`},
	{"nocallback nounwind", "", nil, `
		write_register nvvm.fence nvvm.membar`},
	{"nounwind memory(write)", "", []string{"nocapture readonly"}, `
		xray.customevent`},
	{"nounwind memory(write)", "", []string{"", "nocapture readonly"}, `
		xray.typedevent`},
	{"nocallback nounwind memory(none)", "", nil, `
		nvvm.f2bf16 nvvm.f2tf32 nvvm.ff2bf16x2 nvvm.ff2f16x2 nvvm.mma nvvm.wmma nvvm.wmma.m16n16k8.mma
		nvvm.wmma.m8n8k128.mma nvvm.wmma.m8n8k32.mma`},
	{"nocallback nounwind memory(argmem: read)", "", []string{"nocapture readonly"}, `
		nvvm.ldmatrix nvvm.wmma.m16n16k16.load nvvm.wmma.m16n16k8 nvvm.wmma.m32n8k16.load nvvm.wmma.m8n32k16.load
		nvvm.wmma.m8n8k128 nvvm.wmma.m8n8k32 nvvm.wmma.m8n8k4.load`},
	{"nocallback nounwind memory(inaccessiblemem: readwrite)", "noundef", nil, `
		nvvm.read.ptx.sreg.clock nvvm.read.ptx.sreg.clock64 nvvm.read.ptx.sreg.globaltimer nvvm.read.ptx.sreg.pm0
		nvvm.read.ptx.sreg.pm1 nvvm.read.ptx.sreg.pm2 nvvm.read.ptx.sreg.pm3`},
	{"nocallback nounwind memory(argmem: write)", "", []string{"nocapture writeonly"}, `
		nvvm.wmma.m16n16k16.store nvvm.wmma.m16n16k8.store nvvm.wmma.m32n8k16.store nvvm.wmma.m8n32k16.store
		nvvm.wmma.m8n8k128.store nvvm.wmma.m8n8k32.store nvvm.wmma.m8n8k4.store`},
	{"convergent nocallback nounwind memory(inaccessiblemem: readwrite)", "", nil, `
		nvvm.activemask nvvm.match nvvm.redux nvvm.shfl nvvm.vote`},
	{"convergent nocallback nounwind", "", nil, `
		nvvm.bar nvvm.barrier nvvm.barrier0 nvvm.cp.async.mbarrier nvvm.mbarrier`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "", []string{"nocapture"}, `
		nvvm.getctarank nvvm.isspacep nvvm.mapa`},
	{"nounwind", "", []string{"immarg"}, `
		nvvm.cp.async.bulk nvvm.cp.async.wait.group`},
	{"nocallback nofree nosync nounwind speculatable willreturn memory(none)", "noundef", nil, `
		nvvm.is_explicit_cluster nvvm.read`},
	{"nocallback nounwind memory(argmem: read)", "", []string{"nocapture"}, `
		nvvm.ldg nvvm.ldu`},
	{"nocallback nounwind memory(argmem: readwrite)", "", []string{"nocapture"}, `
		nvvm.atomic`},
	{"nocallback nounwind memory(argmem: readwrite)", "", []string{"noalias writeonly", "noalias readonly"}, `
		nvvm.cp`},
	{"convergent noreturn nounwind memory(inaccessiblemem: readwrite)", "", nil, `
		nvvm.exit`},
	{"convergent nocallback nounwind memory(argmem: write)", "", []string{"nocapture writeonly"}, `
		nvvm.mbarrier.inval`},
	{"convergent nocallback nounwind memory(none)", "", nil, `
		nvvm.mbarrier.pending`},
	{"convergent nocallback nofree nosync nounwind willreturn", "", nil, `
		nvvm.nanosleep`},
	{"nocallback nounwind speculatable memory(none)", "", nil, `
		nvvm.ptr.gen.to.param`},
	{"convergent nocallback nofree nosync nounwind willreturn", "", []string{"immarg"}, `
		nvvm.setmaxnreg`},
}
