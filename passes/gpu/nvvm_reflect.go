package gpu

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// NVVMReflect is LLVM's nvvm-reflect: it answers the queries that libraries such as libdevice ask
// about what they are compiled for, and takes away the code that the answers make unreachable,
// which may not be valid for the target.
//
//	%r = call i32 @__nvvm_reflect(ptr @ftz)      ; c"__CUDA_FTZ\00"
//	%c = icmp ne i32 %r, 0              →
//	br i1 %c, label %fast, label %slow           br label %slow
//
// __CUDA_ARCH is ten times the target's compute capability (700 for sm_70; 0 when no GPU is
// compiled for), __CUDA_FTZ the module flag nvvm-reflect-ftz, everything else 0; -nvvm-reflect-add
// gives other answers. The questions are calls of __nvvm_reflect, __nvvm_reflect_ocl and
// llvm.nvvm.reflect. Blocks that nothing reaches any more stay, as in LLVM: simplifycfg removes
// them. A call whose argument is not a constant string is left alone, where LLVM asserts.
func NVVMReflect(c *pass.Context, f *ir.Func) pass.Preserved {
	if isReflect(f) || !c.FlagBool("nvvm-reflect-enable", true) {
		return pass.All
	}
	r := &reflector{c: c, f: f, added: addedAnswers(c)}
	for i := range f.Instrs() {
		if i.Op() != ir.Call {
			continue
		}
		callee := i.CalledFunc()
		if callee == nil || !isReflect(callee) || i.NumArgs() != 1 {
			continue
		}
		if question, ok := constantCString(i.Arg(0)); ok {
			r.replace(i, ir.NewInt(i.Type(), r.answer(question)))
			r.dead = append(r.dead, i)
		}
	}
	if len(r.dead) == 0 {
		return pass.All
	}
	r.propagate()
	c.Count("Number of reflect calls answered", r.answered())
	for k := len(r.dead) - 1; k >= 0; k-- { // users before what they use
		if i := r.dead[k]; i.Block() != nil {
			i.Erase()
		}
	}
	return pass.ChangedCFG(true)
}

func isReflect(f *ir.Func) bool {
	switch f.Name() {
	case "__nvvm_reflect", "__nvvm_reflect_ocl":
		return true
	}
	return f.IntrinsicID() == "llvm.nvvm.reflect"
}

type reflector struct {
	c    *pass.Context
	f    *ir.Func
	work []*ir.Instr // users of what has become constant
	dead []*ir.Instr
	// added are the answers of the command line, by question.
	added map[string]uint64
}

// NVVMReflectFlags are LLVM's options of the pass.
func NVVMReflectFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "nvvm-reflect-enable", Default: "true", Help: "false: leave __nvvm_reflect to later passes"},
		{Name: "nvvm-reflect-add", Help: "QUESTION=NUMBER[,…]: an answer instead of the usual one", List: true, Check: func(s string) error {
			_, err := parseAnswers(s)
			return err
		}},
	}
}

// addedAnswers are those of -nvvm-reflect-add, which were checked when the command line was read.
func addedAnswers(c *pass.Context) map[string]uint64 {
	answers, err := parseAnswers(c.Flags["nvvm-reflect-add"])
	if err != nil {
		panic(fmt.Sprintf("-nvvm-reflect-add was not checked: %v", err))
	}
	return answers
}

// parseAnswers reads a=1,b=2; of a question that is there twice the last answer counts.
func parseAnswers(list string) (map[string]uint64, error) {
	answers := map[string]uint64{}
	for _, pair := range strings.Split(list, ",") {
		question, number, _ := strings.Cut(pair, "=")
		if pair == "" {
			continue
		}
		n, err := strconv.ParseInt(number, 10, 32)
		if err != nil || question == "" {
			return nil, errors.Errorf("%q is not of the form QUESTION=NUMBER", pair)
		}
		answers[question] = uint64(n)
	}
	return answers, nil
}

func (r *reflector) answered() int {
	n := 0
	for _, i := range r.dead {
		if i.Op() == ir.Call {
			n++
		}
	}
	return n
}

func (r *reflector) answer(question string) uint64 {
	if n, ok := r.added[question]; ok {
		return n
	}
	switch question {
	case "__CUDA_ARCH":
		return uint64(r.c.Target.ComputeCapability) * 10
	case "__CUDA_FTZ":
		return analysis.ModuleFlag(r.f.Module(), "nvvm-reflect-ftz")
	}
	return 0
}

// constantCString returns the string that a pointer points to, without its final zero byte.
func constantCString(v ir.Value) (string, bool) {
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Call && i.NumArgs() > 0 {
		v = i.Arg(0) // llvm.nvvm.ptr.constant.to.gen and its like of CUDA 6.5
	}
	g, ok := analysis.StripCasts(v).(*ir.GlobalVar)
	if !ok || g.Init == nil || g.ValueType.Kind != ir.ArrayKind || g.ValueType.Elem != g.ValueType.Context().I8 {
		return "", false
	}
	switch k, _ := g.Init.(*ir.Const); {
	case k == nil:
		return "", false
	case k.Kind == ir.StringConst:
		return strings.CutSuffix(k.Str, "\x00")
	default:
		return "", k.IsZero() // the empty string
	}
}

// replace puts a constant in the place of i and records the users that may now be simpler.
func (r *reflector) replace(i *ir.Instr, k ir.Value) {
	for u := range ir.Users(i) {
		r.work = append(r.work, u)
	}
	if ir.HasUses(i) {
		ir.ReplaceAllUses(i, k)
	}
}

// propagate folds instructions whose operands are constant now, up to the branches.
func (r *reflector) propagate() {
	q := &simplify.Query{Query: valuetracking.Query{Layout: r.f.Module().Layout}}
	for len(r.work) > 0 {
		i := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		if i.Block() == nil {
			continue
		}
		if k := constantResult(q, i); k != nil {
			r.replace(i, k)
			if analysis.TriviallyDead(i) {
				r.dead = append(r.dead, i)
			}
			continue
		}
		if to := knownSuccessor(i); to != nil {
			branchTo(i, to)
		}
	}
}

// constantResult returns the constant that i computes, or that all edges into a φ carry; nil when
// there is none.
func constantResult(q *simplify.Query, i *ir.Instr) ir.Value {
	if i.IsTerminator() {
		return nil
	}
	for _, v := range i.Operands() {
		if !ir.IsConst(v) {
			return nil
		}
	}
	if k := q.Instr(i); ir.IsConst(k) {
		return k
	}
	return nil
}

// knownSuccessor returns where a branch or switch on a constant goes; nil when i is none.
func knownSuccessor(i *ir.Instr) *ir.Block {
	switch {
	case i.IsCondBr():
		if k, ok := i.Operand(0).(*ir.Const); ok && k.Kind == ir.IntConst {
			if k.IsZero() {
				return i.Succ(1)
			}
			return i.Succ(0)
		}
	case i.Op() == ir.Switch:
		k, ok := i.Operand(0).(*ir.Const)
		if !ok || k.Kind != ir.IntConst {
			return nil
		}
		for n := range i.NumCases() {
			if v, to := i.Case(n); v == k {
				return to
			}
		}
		return i.Succ(0)
	}
	return nil
}

// branchTo replaces a terminator by a branch to one of its successors.
func branchTo(t *ir.Instr, to *ir.Block) {
	b := t.Block()
	kept := false
	for _, s := range b.Succs() {
		if s == to && !kept {
			kept = true
			continue
		}
		s.RemovePred(b, false)
	}
	br := ir.NewInstr(ir.Br, b.Func().Ctx().Void, to)
	br.CopyDebugLoc(t)
	br.SetMD("llvm.loop", t.MD("llvm.loop"))
	br.InsertBefore(t)
	t.Erase()
}
