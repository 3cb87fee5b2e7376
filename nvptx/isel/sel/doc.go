// Package sel holds a function while it is selected: Func is what lowerings take. It answers
// requests for values and addresses, and knows the spaces of pointers, the frame, the parameters
// and the lines of the source. It embeds emit.Emitter, which writes the code.
//
// Lowerings are in packages of their own, which import this one. They come back as Tables: by
// opcode and by the name of an intrinsic.
//
// # Where to start
//
//   - module.go: Module: what all functions share, and their selection side by side;
//   - function.go: Func: its state, the path of a function through selection;
//   - value.go: how an operand is requested; code that is not requested is not emitted;
//   - lower.go: Handler, Structural, Lanewise: the forms that a lowering has; intrinsic.go: the row
//     of an intrinsic;
//   - registers.go: the pieces of a value of any IR type; constant.go: the operands of constants;
//   - space.go, address.go, gep.go: the address space of pointers, and what folds into
//     [base+offset];
//   - extend.go: which extensions loads do by themselves, and which registers are extended already;
//   - parameter.go, uses.go, frame.go: parameters, which of them stay in place, allocas;
//   - phi.go: φs are copies: see there;
//   - lines.go, debug.go: which line an instruction comes from, what a debugger is told.
package sel
