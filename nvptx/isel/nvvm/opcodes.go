package nvvm

import (
	"strings"

	"opt-go/nvptx/ptx/table"
)

// suffixType maps the suffixes of NVVM's names to PTX types.
var suffixType = map[string]string{
	"f": "f32", "d": "f64", "i": "s32", "ui": "u32", "ll": "s64", "ull": "u64", "s": "s16", "us": "u16",
	"f16": "f16", "f16x2": "f16x2", "bf16": "bf16", "bf16x2": "bf16x2",
}

// DotTypes maps the letters in the names of dot products to PTX types.
var DotTypes = map[string]string{"s": "s32", "u": "u32"}

// PackedOpcodes lists the intrinsics on pairs of 16-bit floats that are one instruction.
func PackedOpcodes() map[string]string {
	t := map[string]string{"llvm.nvvm.neg.bf16x2": "neg.bf16x2", "llvm.nvvm.abs.bf16x2": "abs.bf16x2", "llvm.nvvm.ex2.approx.f16x2": "ex2.approx.f16x2"}
	for _, op := range []string{"min", "max"} {
		for _, mods := range []string{"", ".nan", ".xorsign.abs", ".nan.xorsign.abs"} {
			name, opcode := "llvm.nvvm.f"+op, op
			ptxMods := strings.Replace(mods, "nan", "NaN", 1)
			t[name+mods+".f16x2"], t[name+".ftz"+mods+".f16x2"] = opcode+ptxMods+".f16x2", opcode+".ftz"+ptxMods+".f16x2"
			t[name+mods+".bf16x2"] = opcode + ptxMods + ".bf16x2"
		}
	}
	for _, mods := range []string{"", ".ftz", ".sat", ".relu", ".ftz.sat", ".ftz.relu"} {
		t["llvm.nvvm.fma.rn"+mods+".f16x2"] = "fma.rn" + mods + ".f16x2"
	}
	for _, mods := range []string{"", ".relu"} {
		t["llvm.nvvm.fma.rn"+mods+".bf16x2"] = "fma.rn" + mods + ".bf16x2"
	}
	for _, rnd := range []string{"rn", "rz", "rn.relu", "rz.relu"} {
		for _, typ := range []string{"f16x2", "bf16x2"} {
			t["llvm.nvvm.ff2"+typ+"."+rnd] = "cvt." + rnd + "." + typ + ".f32"
		}
	}
	return t
}

// Opcodes returns the opcodes of the intrinsics that are one instruction with the same operands in
// the same order. Names are built as NVVM builds them: operation, rounding, ftz, type.
func Opcodes() map[string]string {
	t := map[string]string{}
	add := func(name, opcode string) { t["llvm.nvvm."+name] = opcode }
	for _, op := range []string{"add", "mul", "div", "fma", "sqrt", "rcp"} {
		for _, rnd := range []string{"rn", "rz", "rm", "rp"} {
			add(op+"."+rnd+".f", op+"."+rnd+".f32")
			add(op+"."+rnd+".ftz.f", op+"."+rnd+".ftz.f32")
			add(op+"."+rnd+".d", op+"."+rnd+".f64")
		}
	}
	for _, op := range []string{"div", "sin", "cos", "ex2", "lg2", "sqrt", "rsqrt", "rcp"} {
		add(op+".approx.f", op+".approx.f32")
		add(op+".approx.ftz.f", op+".approx.ftz.f32")
	}
	for _, row := range [][2]string{
		{"rsqrt.approx.d", "rsqrt.approx.f64"}, {"rsqrt.approx.ftz.d", "rsqrt.approx.ftz.f64"}, {"rcp.approx.ftz.d", "rcp.approx.ftz.f64"},
		{"ex2.approx.f16", "ex2.approx.f16"}, {"tanh.approx.f", "tanh.approx.f32"}, {"tanh.approx.f32", "tanh.approx.f32"}, {"div.full", "div.full.f32"}, {"div.full.ftz", "div.full.ftz.f32"},
		{"prmt", "prmt.b32"}, {"fns", "fns.b32"}, {"f2tf32.rna", "cvt.rna.tf32.f32"},
		{"fabs.f", "abs.f32"}, {"fabs.ftz.f", "abs.ftz.f32"}, {"fabs.d", "abs.f64"},
		{"fabs.f32", "abs.f32"}, {"fabs.ftz.f32", "abs.ftz.f32"}, {"fabs.f64", "abs.f64"}, {"fabs.f16", "abs.f16"}, {"fabs.ftz.f16", "abs.ftz.f16"}, {"fabs.bf16", "abs.bf16"},
		{"saturate.f", "cvt.sat.f32.f32"}, {"saturate.ftz.f", "cvt.ftz.sat.f32.f32"}, {"saturate.d", "cvt.sat.f64.f64"},
		{"mul24.i", "mul24.lo.s32"}, {"mul24.ui", "mul24.lo.u32"}, {"sqrt.f", "sqrt.rn.f32"},
		{"bitcast.f2i", "mov.b32"}, {"bitcast.i2f", "mov.b32"}, {"bitcast.d2ll", "mov.b64"}, {"bitcast.ll2d", "mov.b64"},
		{"f2h.rn", "cvt.rn.f16.f32"}, {"f2h.rn.ftz", "cvt.rn.ftz.f16.f32"}, {"f2bf16.rn", "cvt.rn.bf16.f32"}, {"f2bf16.rz", "cvt.rz.bf16.f32"},
		{"f2bf16.rn.relu", "cvt.rn.relu.bf16.f32"}, {"f2bf16.rz.relu", "cvt.rz.relu.bf16.f32"},
		{"neg.bf16", "neg.bf16"}, {"abs.bf16", "abs.bf16"}, {"move.float", "mov.f32"}, {"move.double", "mov.f64"},
		{"bmsk.clamp", "bmsk.clamp.b32"}, {"bmsk.wrap", "bmsk.wrap.b32"},
		{"sext.clamp", "szext.clamp.s32"}, {"sext.wrap", "szext.wrap.s32"}, {"zext.clamp", "szext.clamp.u32"}, {"zext.wrap", "szext.wrap.u32"},
		{"move.i16", "mov.b16"}, {"move.i32", "mov.b32"}, {"move.i64", "mov.b64"}, {"move.ptr", "mov.b64"},
	} {
		add(row[0], row[1])
	}
	for suffix, typ := range suffixType {
		if len(typ) == 3 && typ[0] != 'f' {
			add("mulhi."+suffix, "mul.hi."+typ)
			add("sad."+suffix, "sad."+typ)
		}
	}
	for op, name := range map[string]string{"ceil": "rpi", "floor": "rmi", "trunc": "rzi", "round": "rni"} {
		add(op+".f", "cvt."+name+".f32.f32")
		add(op+".ftz.f", "cvt."+name+".ftz.f32.f32")
		add(op+".d", "cvt."+name+".f64.f64")
	}
	addMinMax(add)
	addConversions(add)
	for from, a := range DotTypes {
		for to, b := range DotTypes {
			add("idp4a."+from+"."+to, "dp4a."+a+"."+b)
		}
	}
	for _, mods := range []string{"", ".ftz", ".sat", ".relu", ".ftz.sat", ".ftz.relu"} {
		add("fma.rn"+mods+".f16", "fma.rn"+mods+".f16")
	}
	add("fma.rn.bf16", "fma.rn.bf16")
	add("fma.rn.relu.bf16", "fma.rn.relu.bf16")
	return t
}

func addMinMax(add func(name, opcode string)) {
	for _, op := range []string{"min", "max"} {
		add("f"+op+".d", op+".f64")
		for _, mods := range []string{"", ".nan", ".ftz", ".ftz.nan", ".xorsign.abs", ".nan.xorsign.abs", ".ftz.xorsign.abs", ".ftz.nan.xorsign.abs"} {
			for _, suffix := range []string{"f", "f16", "bf16"} {
				if suffix != "bf16" || !strings.HasPrefix(mods, ".ftz") {
					add("f"+op+mods+"."+suffix, op+strings.Replace(mods, "nan", "NaN", 1)+"."+suffixType[suffix])
				}
			}
		}
	}
}

// addConversions adds f2i.rz, ull2d.rn, d2f.rm.ftz and their like.
func addConversions(add func(name, opcode string)) {
	for _, rnd := range []string{"rn", "rz", "rm", "rp"} {
		for _, from := range []string{"f", "d"} {
			for _, to := range []string{"i", "ui", "ll", "ull"} {
				name := from + "2" + to + "." + rnd
				add(name, "cvt."+rnd+"i."+suffixType[to]+"."+suffixType[from])
				if from == "f" {
					add(name+".ftz", "cvt."+rnd+"i.ftz."+suffixType[to]+"."+suffixType[from])
				}
				add(to+"2"+from+"."+rnd, "cvt."+rnd+"."+suffixType[from]+"."+suffixType[to])
			}
		}
		add("d2f."+rnd, "cvt."+rnd+".f32.f64")
		add("d2f."+rnd+".ftz", "cvt."+rnd+".ftz.f32.f64")
	}
}

// Takes reports whether an instruction of the form may have these modifiers, in this order.
func Takes(f *table.Form, mods []string) bool { return slotsTake(f.Slots, mods) }

func slotsTake(slots []table.Slot, mods []string) bool {
	if len(slots) == 0 {
		return len(mods) == 0
	}
	if len(mods) > 0 {
		for _, alt := range slots[0].Alts {
			if alt == mods[0] && slotsTake(slots[1:], mods[1:]) {
				return true
			}
		}
	}
	return slots[0].Optional && slotsTake(slots[1:], mods)
}
