// Package sass estimates how many machine instructions (SASS) of NVIDIA's processors a PTX kernel
// executes, without a GPU. PTX counts hide what ptxas makes of the code; this does not.
//
// The method: every PTX instruction gets a .loc with its line (Annotate), ptxas -lineinfo carries
// the lines into the machine code, nvdisasm prints it (Assembler), and the emulator says how often
// warps executed each PTX line. A basic block of machine code is then weighted by those of its
// instructions that correspond one to one to a PTX instruction (Code.Executed).
//
// It is an estimate: where ptxas duplicates an instruction, each copy counts an equal share of the
// executions of its line.
package sass
