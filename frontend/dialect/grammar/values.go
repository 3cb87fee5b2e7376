package grammar

// ExprForm is how the operands of a constant expression are written.
type ExprForm uint8

const (
	exprOperands ExprForm = iota // (T a, T b, …)
	ExprCast                     // (T a to T)
	exprIndices                  // (T a, …, 1, 2)
)

// Exprs are the constant expressions of llir's grammar, save getelementptr and
// shufflevector, which llir types wrongly. All else goes on a generic carrier.
var Exprs = map[string]ExprForm{
	"fneg": exprOperands, "add": exprOperands, "fadd": exprOperands, "sub": exprOperands, "fsub": exprOperands,
	"mul": exprOperands, "fmul": exprOperands, "udiv": exprOperands, "sdiv": exprOperands, "fdiv": exprOperands,
	"urem": exprOperands, "srem": exprOperands, "frem": exprOperands, "shl": exprOperands, "lshr": exprOperands,
	"ashr": exprOperands, "and": exprOperands, "or": exprOperands, "xor": exprOperands,
	"extractelement": exprOperands, "insertelement": exprOperands,
	"icmp": exprOperands, "fcmp": exprOperands, "select": exprOperands,
	"trunc": ExprCast, "zext": ExprCast, "sext": ExprCast, "fptrunc": ExprCast, "fpext": ExprCast,
	"fptoui": ExprCast, "fptosi": ExprCast, "uitofp": ExprCast, "sitofp": ExprCast,
	"ptrtoint": ExprCast, "inttoptr": ExprCast, "bitcast": ExprCast, "addrspacecast": ExprCast,
	"extractvalue": exprIndices, "insertvalue": exprIndices,
}

// VectorExprs are those of Exprs whose type llir gets wrong for scalable vectors.
var VectorExprs = MakeSet("icmp fcmp select extractelement insertelement shufflevector")

// valueWords are the words that begin a value, other than constant expressions.
var valueWords = map[string]bool{
	"true": true, "false": true, "null": true, "undef": true, "poison": true, "zeroinitializer": true, "none": true,
	"c": true, "splat": true, "asm": true, "blockaddress": true, "dso_local_equivalent": true, "no_cfi": true,
	"getelementptr": true, "shufflevector": true, "ptrauth": true, "ptrtoaddr": true,
}

// IsValueWord reports whether a word begins a value rather than an attribute.
func IsValueWord(w string) bool {
	if valueWords[w] {
		return true
	}
	_, ok := Exprs[w]
	return ok
}

// PlainValues are the words of values whose type llir takes from the call.
var PlainValues = MakeSet("asm undef poison null")

// LongLiteral is the number of digits from which a literal is checked before it is read: reading
// takes more than linear time.
const LongLiteral = 4096
