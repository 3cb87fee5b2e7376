package pass

// HostLayouts are the data layouts that LLVM 19 gives modules for CPUs by the first part of their triple. The mangling ("m:e") is that
// of ELF.
var HostLayouts = []struct {
	Archs  []string
	Layout string
}{
	{[]string{"x86_64", "amd64"}, "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"},
	{[]string{"i386", "i486", "i586", "i686"}, "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"},
	{[]string{"aarch64", "arm64"}, "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"},
	{[]string{"arm", "armv7", "thumbv7", "thumb"}, "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"},
	{[]string{"powerpc64le", "ppc64le"}, "e-m:e-Fn32-i64:64-n32:64-S128-v256:256:256-v512:512:512"},
	{[]string{"powerpc64", "ppc64"}, "E-m:e-Fi64-i64:64-n32:64"},
	{[]string{"riscv32"}, "e-m:e-p:32:32-i64:64-n32-S128"},
	{[]string{"riscv64"}, "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"},
	{[]string{"s390x", "systemz"}, "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"},
	{[]string{"wasm32"}, "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"},
	{[]string{"wasm64"}, "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"},
}
