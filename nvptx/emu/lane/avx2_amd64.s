//go:build !purego

// What moves the values of all threads of a warp, four of them in a vector.

#include "textflag.h"

DATA iota<>+0(SB)/8, $0
DATA iota<>+8(SB)/8, $1
DATA iota<>+16(SB)/8, $2
DATA iota<>+24(SB)/8, $3
GLOBL iota<>(SB), RODATA|NOPTR, $32

#define EACH8(STEP) STEP(0); STEP(32); STEP(64); STEP(96); STEP(128); STEP(160); STEP(192); STEP(224)
#define END VZEROUPPER; RET

// MASKS makes Y0 the set in each number of 64 bits, Y1 the distances of its first four threads' bits to the sign, and
// Y2 that of one vector's to the next. SIGNS moves the bits of the next four threads to the signs of Y3.
#define MASKS(SET) \
	VPBROADCASTQ SET, Y0; VPCMPEQD Y2, Y2, Y2; VPSRLQ $58, Y2, Y1; VPSUBQ iota<>(SB), Y1, Y1; VPSRLQ $63, Y2, Y2; VPSLLQ $2, Y2, Y2
#define SIGNS VPSLLVQ Y1, Y0, Y3; VPSUBQ Y2, Y1, Y1

// func blend(d, v *Values, set uint64)
#define S_BLEND(AT) SIGNS; VMOVUPD AT(DI), Y4; VBLENDVPD Y3, AT(SI), Y4, Y4; VMOVUPD Y4, AT(DI)
TEXT ·blend(SB), NOSPLIT, $0-24
	MOVQ d+0(FP), DI
	MOVQ v+8(FP), SI
	MASKS(set+16(FP))
	EACH8(S_BLEND)
	END

// func choose(d, a, b *Values, predicate, keep uint64)
#define S_CHOOSE(AT) SIGNS; VMOVUPD AT(DX), Y4; VBLENDVPD Y3, AT(SI), Y4, Y4; VANDPD Y5, Y4, Y4; VMOVUPD Y4, AT(DI)
TEXT ·choose(SB), NOSPLIT, $0-40
	MOVQ d+0(FP), DI
	MOVQ a+8(FP), SI
	MOVQ b+16(FP), DX
	MASKS(predicate+24(FP))
	VPBROADCASTQ keep+32(FP), Y5
	EACH8(S_CHOOSE)
	END

// func even(base *Values, step uint64) (ok bool)
//
// Y1 is what the next four numbers must be, Y2 four steps, Y3 collects differences.
#define S_EVEN(AT) VPXOR AT(SI), Y1, Y4; VPOR Y4, Y3, Y3; VPADDQ Y2, Y1, Y1
TEXT ·even(SB), NOSPLIT, $0-17
	MOVQ base+0(FP), SI
	VPBROADCASTQ step+8(FP), Y0
	VPSLLQ $2, Y0, Y2
	VPMULUDQ iota<>(SB), Y0, Y0
	VPXOR Y3, Y3, Y3
	VPBROADCASTQ (SI), Y1
	VPADDQ Y0, Y1, Y1
	S_EVEN(0); S_EVEN(32); S_EVEN(64); S_EVEN(96)
	VPBROADCASTQ 128(SI), Y1
	VPADDQ Y0, Y1, Y1
	S_EVEN(128); S_EVEN(160); S_EVEN(192); S_EVEN(224)
	VPTEST Y3, Y3
	SETEQ ok+16(FP)
	END

// func offsets(at, base *Values, add, wrap, last uint64) (over, low uint64)
//
// Y3 collects the signs of what is too large, Y4 the low bits.
#define S_OFFSETS(AT) \
	VPADDQ AT(SI), Y0, Y5; VPAND Y1, Y5, Y5; VMOVDQU Y5, AT(DI); VPOR Y5, Y4, Y4; VPSUBQ Y5, Y2, Y6; VPOR Y6, Y3, Y3
TEXT ·offsets(SB), NOSPLIT, $0-56
	MOVQ at+0(FP), DI
	MOVQ base+8(FP), SI
	VPBROADCASTQ add+16(FP), Y0
	VPBROADCASTQ wrap+24(FP), Y1
	VPBROADCASTQ last+32(FP), Y2
	VPXOR Y3, Y3, Y3
	VPXOR Y4, Y4, Y4
	EACH8(S_OFFSETS)
	VPOR Y4, Y3, Y3
	VEXTRACTI128 $1, Y3, X5
	VPOR X5, X3, X3
	VPSRLDQ $8, X3, X5
	VPOR X5, X3, X3
	VMOVQ X3, over+40(FP)
	VEXTRACTI128 $1, Y4, X5
	VPOR X5, X4, X4
	VPSRLDQ $8, X4, X5
	VPOR X5, X4, X4
	VMOVQ X4, low+48(FP)
	END

// func fill(d *[half]uint64, v uint64)
TEXT ·fill(SB), NOSPLIT, $0-16
	MOVQ d+0(FP), DI
	VPBROADCASTQ v+8(FP), Y0
	VMOVDQU Y0, (DI)
	VMOVDQU Y0, 32(DI)
	VMOVDQU Y0, 64(DI)
	VMOVDQU Y0, 96(DI)
	END

// func widen(d *[half]uint64, mem *[4 * half]byte)
#define S_WIDEN(AT) VPMOVZXDQ (AT/2)(SI), Y0; VMOVDQU Y0, AT(DI)
TEXT ·widen(SB), NOSPLIT, $0-16
	MOVQ d+0(FP), DI
	MOVQ mem+8(FP), SI
	S_WIDEN(0); S_WIDEN(32); S_WIDEN(64); S_WIDEN(96)
	END

// func narrow(mem *[4 * half]byte, v *[half]uint64)
#define S_NARROW(AT) VMOVUPS (2*AT)(SI), Y0; VSHUFPS $0x88, (2*AT+32)(SI), Y0, Y0; VPERMQ $0xD8, Y0, Y0; VMOVDQU Y0, AT(DI)
TEXT ·narrow(SB), NOSPLIT, $0-16
	MOVQ mem+0(FP), DI
	MOVQ v+8(FP), SI
	S_NARROW(0); S_NARROW(32)
	END
