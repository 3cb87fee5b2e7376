package nvvm

import "strings"

// A family is a set of intrinsics that are one instruction each, and whose names, opcodes and
// operands follow one pattern.
//
// The name, without llvm.nvvm., may have slots in braces: {slot:alternatives}. An alternative is a
// word, or "word>other" where the opcode and the operands have another word in its place; "-" is
// nothing, in either. {slot} in the opcode and in the operands stands for the alternative chosen;
// with "word>other>more", {slot2} is the last one. Later in the name they stand for what the name
// has.
//
// What only an argument tells is in angle brackets in the opcode:
//
//	<2:a|b|c>   by the value of the constant argument 2: a for 0, b for 1 and so on
//	<@0>        the space of pointer argument 0, with a dot, or nothing for generic addresses
//
// Negative numbers count arguments from the last one, -1.
//
// The operands are words:
//
//	d           the result          d|p     the two results, the second a predicate
//	D           all results, as a vector
//	3           argument 3: a register, a predicate, a number; two halves as one register
//	[3]         the memory it points to
//	[3,4:6]     the point of a tensor: argument 3 is the map, 4 and 5 are the coordinates
//	[0;1;2:4]   the point of an image: the image, perhaps a sampler, and coordinates as many as PTX wants,
//	            the last one repeated
//	{4:6}       arguments 4 and 5 as a vector, the elements of vectors one by one
//	{4:7}~      the same, the last one repeated up to a power of two
//	=16         a number            _       a result that is not wanted
//	*           all arguments       *2      arguments from 2 on
//	2?word      the word if the constant argument 2 is not zero
//	3.b8 d.b8   through an 8-bit register
type family struct{ name, opcode, operands string }

// A Call says how an intrinsic is written as an instruction: a family with its slots filled.
type Call struct {
	Opcode   string
	Operands []string
	Effect   bool // it does more than compute its result
}

// Calls lists the intrinsics of all families.
func Calls() map[string]Call {
	t := map[string]Call{}
	for _, list := range [][]family{pureFamilies, textureFamilies()} {
		for _, f := range list {
			f.expand(func(name, opcode, operands string) { t[name] = Call{opcode, strings.Fields(operands), false} })
		}
	}
	for _, list := range [][]family{warpFamilies, clusterFamilies, barrierFamilies, asyncFamilies, tensorMemoryFamilies, matrixFamilies, surfaceFamilies()} {
		for _, f := range list {
			f.expand(func(name, opcode, operands string) { t[name] = Call{opcode, strings.Fields(operands), true} })
		}
	}
	return t
}

// expand calls add for every choice of alternatives.
func (f family) expand(add func(name, opcode, operands string)) {
	head, rest, found := strings.Cut(f.name, "{")
	if !found {
		add("llvm.nvvm."+f.name, f.opcode, f.operands)
		return
	}
	slot, tail, _ := strings.Cut(rest, "}")
	key, list, _ := strings.Cut(slot, ":")
	for alt := range strings.FieldsSeq(list) {
		words := strings.Split(alt, ">")
		right, more := words[0], ""
		if len(words) > 1 {
			right = words[1]
		}
		if len(words) > 2 {
			more = words[2]
		}
		fill := strings.NewReplacer("{"+key+"}", strings.TrimPrefix(right, "-"), "{"+key+"2}", more)
		left := strings.TrimPrefix(words[0], "-")
		again := strings.NewReplacer("{"+key+"}", left, "{"+key+"2}", more)
		family{head + left + again.Replace(tail), fill.Replace(f.opcode), fill.Replace(f.operands)}.expand(add)
	}
}
