package code

// Unwind information: what a function saves and where, by directives before the instructions that
// do it (Inst.Unwind). GNU as makes the tables of them. The prologue is the code up to the last of
// these; everything after it is a body:
//
//	.prologue … .body, .label_state 1 … .restore sp, return
//	.body, .copy_state 1 … .restore sp, return …
//
// where what follows a return has its frame again.
//
// Source: Itanium Software Conventions and Runtime Architecture Guide, chapter 11.

// unwinder prints where prologue and bodies begin.
type unwinder struct {
	p        *printer
	saves    int  // that have not been printed
	inBody   bool // after the prologue
	restores bool // the frame is given back somewhere
	given    bool // it has been, in this body
	returned bool // and the function has returned
}

// begin prints the start of a function.
func (u *unwinder) begin(f *Func) {
	u.inBody = !f.Unwinds
	if !f.Unwinds {
		return
	}
	for _, b := range f.Blocks {
		for n := range b.Insts {
			switch b.Insts[n].Unwind {
			case "":
			case RestoreSP:
				u.restores = true
			default:
				u.saves++
			}
		}
	}
	u.p.line("\t.prologue")
}

// before begins a body after a return.
func (u *unwinder) before() {
	if u.returned {
		u.p.line("\t.body\n\t.copy_state 1")
		u.given, u.returned = false, false
	}
}

// after follows a bundle.
func (u *unwinder) after(b *Bundle) {
	for _, in := range b.Insts {
		switch {
		case in == nil:
		case in.Unwind == RestoreSP:
			u.given = true
		case in.Unwind != "":
			u.saves--
		case in.Op == BrRet && u.given:
			u.returned = true
		}
	}
	if u.saves > 0 || u.inBody {
		return
	}
	u.inBody = true
	u.p.line("\t.body")
	if u.restores {
		u.p.line("\t.label_state 1")
	}
}
