package isel_test

import (
	"encoding/binary"
	"math/bits"
	"math/rand"
	"testing"
)

// combines are instructions that become one, or none, on 64-bit operands, and what they compute.
var combines = []struct {
	name, body, decls string
	want              func(x, y uint64) uint64
}{
	{"upper half", "%s = lshr i64 %x, 32\n%t = trunc i64 %s to i32\n%r = sext i32 %t to i64", "",
		func(x, _ uint64) uint64 { return uint64(int64(x) >> 32) }},
	{"upper half of a word", "%w = trunc i64 %x to i32\n%s = lshr i32 %w, 16\n%t = trunc i32 %s to i16\n%r = zext i16 %t to i64", "",
		func(x, _ uint64) uint64 { return x >> 16 & 0xffff }},
	{"halves of a double", "%d = bitcast i64 %x to double\n%e = fneg double %d\n%i = bitcast double %e to i64\n%s = lshr i64 %i, 32\n%h = trunc i64 %s to i32\n" +
		"%l = trunc i64 %i to i32\n%q = xor i32 %h, %l\n%r = zext i32 %q to i64", "",
		func(x, _ uint64) uint64 { return x>>32 ^ 1<<31 ^ x&0xffffffff }},
	{"join", "%a = trunc i64 %x to i32\n%b = trunc i64 %y to i32\n%c = zext i32 %a to i64\n%d = sext i32 %b to i64\n%s = shl i64 %d, 32\n%r = or i64 %s, %c", "",
		func(x, y uint64) uint64 { return x&0xffffffff | y<<32 }},
	{"join by addition", "%c = and i64 %x, 65535\n%a = trunc i64 %c to i16\n%l = zext i16 %a to i32\n%b = trunc i64 %y to i32\n%s = shl i32 %b, 16\n%j = add i32 %l, %s\n%r = zext i32 %j to i64", "",
		func(x, y uint64) uint64 { return x&0xffff | y&0xffff<<16 }},
	{"upper half of an unsigned product", "%a = zext i64 %x to i128\n%b = zext i64 %y to i128\n%m = mul i128 %a, %b\n%s = lshr i128 %m, 64\n%r = trunc i128 %s to i64", "",
		func(x, y uint64) uint64 { hi, _ := bits.Mul64(x, y); return hi }},
	{"upper half of a signed product", "%a = sext i64 %x to i128\n%b = sext i64 %y to i128\n%m = mul i128 %a, %b\n%s = ashr i128 %m, 64\n%r = trunc i128 %s to i64", "",
		func(x, y uint64) uint64 {
			hi, _ := bits.Mul64(x, y)
			if int64(x) < 0 {
				hi -= y
			}
			if int64(y) < 0 {
				hi -= x
			}
			return hi
		}},
	{"times one more", "%n = add i64 %y, 1\n%r = mul i64 %n, %x", "", func(x, y uint64) uint64 { return x*y + x }},
	{"a large factor", "%w = trunc i64 %x to i32\n%z = zext i32 %w to i64\n%r = mul i64 %z, 4000000000", "",
		func(x, _ uint64) uint64 { return x & 0xffffffff * 4000000000 }},
	{"narrow there and back", "%t = trunc i64 %x to i16\n%u = trunc i16 %t to i8\n%s = sext i8 %u to i32\n%z = zext i32 %s to i64\n%v = trunc i64 %z to i32\n%r = sext i32 %v to i64", "",
		func(x, _ uint64) uint64 { return uint64(int64(int8(x))) }},
	{"a count", "%p = call i64 @llvm.ctpop.i64(i64 %x)\n%t = trunc i64 %p to i32\n%c = call i64 @llvm.ctlz.i64(i64 %y, i1 false)\n%u = trunc i64 %c to i16\n%v = zext i16 %u to i32\n" +
		"%s = shl i32 %t, 8\n%q = or i32 %s, %v\n%r = zext i32 %q to i64",
		"declare i64 @llvm.ctpop.i64(i64)\ndeclare i64 @llvm.ctlz.i64(i64, i1)",
		func(x, y uint64) uint64 { return uint64(bits.OnesCount64(x)<<8 | bits.LeadingZeros64(y)) }},
	{"quotient and remainder", "%d = or i64 %y, 1\n%q = sdiv i64 %x, %d\n%m = srem i64 %x, %d\n%s = shl i64 %q, 3\n%r = xor i64 %s, %m", "",
		func(x, y uint64) uint64 { return uint64(int64(x)/int64(y|1)<<3 ^ int64(x)%int64(y|1)) }},
	{"bytes", "%a = bitcast i64 %x to <8 x i8>\n%b = shufflevector <8 x i8> %a, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>\n%r = bitcast <8 x i8> %b to i64", "",
		func(x, _ uint64) uint64 { return bits.ReverseBytes64(x) }},
	{"a choice by not", "%c = icmp slt i64 %x, %y\n%n = xor i1 %c, true\n%r = select i1 %n, i64 %x, i64 7", "",
		func(x, y uint64) uint64 {
			if int64(x) >= int64(y) {
				return x
			}
			return 7
		}},
}

func TestCombines(t *testing.T) {
	rng := rand.New(rand.NewSource(19))
	const n = 64
	xs, ys := make([]uint64, n), make([]uint64, n)
	var bx, by []byte
	for k := range n {
		xs[k], ys[k] = rng.Uint64()>>uint(rng.Intn(64)), rng.Uint64()>>uint(rng.Intn(64))
		if k%3 == 0 {
			xs[k] = -xs[k]
		}
		if k%5 == 0 {
			ys[k] = -ys[k]
		}
		if int64(xs[k]) == -1<<63 {
			xs[k]++
		}
		bx, by = binary.LittleEndian.AppendUint64(bx, xs[k]), binary.LittleEndian.AppendUint64(by, ys[k])
	}
	for _, c := range combines {
		m := compile(t, "sm_70", perThread("i64", "i64", c.body, c.decls))
		got := run(t, m, n, bx, by, make([]byte, 8*n))
		for k := range n {
			if g, want := binary.LittleEndian.Uint64(got[8*k:]), c.want(xs[k], ys[k]); g != want {
				t.Errorf("%s of %#x and %#x is %#x, want %#x\n%s", c.name, xs[k], ys[k], g, want, m.String())
				break
			}
		}
	}
}

// TestPackedHalves computes with vectors of halves and with their lanes one by one, as far as a
// store between keeps them apart.
func TestPackedHalves(t *testing.T) {
	ops := []struct{ name, vector, lane, decls string }{
		{"fadd", "fadd <4 x half> %x, %y", "fadd half %a, %b", ""},
		{"fsub", "fsub <4 x half> %x, %y", "fsub half %a, %b", ""},
		{"fmul", "fmul <4 x half> %x, <half 2.0, half 3.0, half 2.0, half 3.0>", "fmul half %a, %k", ""},
		{"fneg", "fneg <4 x half> %x", "fneg half %a", ""},
		{"fma", "call <4 x half> @llvm.fma.v4f16(<4 x half> %x, <4 x half> %y, <4 x half> %y)", "call half @llvm.fma.f16(half %a, half %b, half %b)",
			"declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>)\ndeclare half @llvm.fma.f16(half, half, half)"},
		{"fabs", "call <4 x half> @llvm.fabs.v4f16(<4 x half> %x)", "call half @llvm.fabs.f16(half %a)",
			"declare <4 x half> @llvm.fabs.v4f16(<4 x half>)\ndeclare half @llvm.fabs.f16(half)"},
		{"maxnum", "call <4 x half> @llvm.maxnum.v4f16(<4 x half> %x, <4 x half> %y)", "call half @llvm.maxnum.f16(half %a, half %b)",
			"declare <4 x half> @llvm.maxnum.v4f16(<4 x half>, <4 x half>)\ndeclare half @llvm.maxnum.f16(half, half)"},
	}
	rng := rand.New(rand.NewSource(7))
	const n = 64
	x, y := make([]byte, 8*n), make([]byte, 8*n)
	rng.Read(x)
	rng.Read(y)
	for _, cpu := range []string{"sm_70", "sm_80"} {
		for _, op := range ops {
			vector := run(t, compile(t, cpu, perThread("<4 x half>", "<4 x half>", "%r = "+op.vector, op.decls)), n, x, y, make([]byte, 8*n))
			body := "%odd = and i32 %tid, 1\n%isodd = icmp eq i32 %odd, 1\n%k = select i1 %isodd, half 3.0, half 2.0\n%a = bitcast i16 %x to half\n%b = bitcast i16 %y to half\n%h = " + op.lane +
				"\n%r = bitcast half %h to i16"
			lanes := run(t, compile(t, cpu, perThread("i16", "i16", body, op.decls)), 4*n, x, y, make([]byte, 8*n))
			for k := 0; k < len(lanes); k += 2 {
				if a, b := binary.LittleEndian.Uint16(vector[k:]), binary.LittleEndian.Uint16(lanes[k:]); a != b && !(a&0x7fff > 0x7c00 && b&0x7fff > 0x7c00) {
					t.Errorf("%s on %s: lane %d is %#x, alone %#x", op.name, cpu, k/2, a, b)
					break
				}
			}
		}
	}
}
