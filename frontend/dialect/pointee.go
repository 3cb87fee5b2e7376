package dialect

import "strings"

// Typed pointers say what they point to, and LLVM 14 refuses an access at another type. The types are compared as they are
// written, token by token; a name counts as different from another type only where it is known to be a struct's.

// mismatch reports whether the written type p is a typed pointer, or a vector of them, to something else than t.
func (c *carrier) mismatch(p, t ty) bool {
	if p.end == p.off || t.end == t.off || p.text != "" || t.text != "" {
		return false
	}
	if n := t.end - t.off; p.end-p.off == n+1 && c.src[p.off:p.off+n] == c.src[t.off:t.end] {
		return c.src[p.end-1] != '*'
	}
	a := scanner{src: c.src[:p.end], pos: int(p.off)}
	a.next()
	if !strings.HasSuffix(strings.TrimRight(c.src[p.off:p.end], "> \t\n"), "*") {
		return false // opaque
	}
	if p.kind == kVector {
		for a.tok.kind != tEOF && !(a.tok.kind == tWord && a.text(a.tok) == "x") {
			a.next()
		}
		if a.next(); a.tok.kind == tWord && a.text(a.tok) == "x" { // vscale x N x
			a.next()
		}
	}
	b := scanner{src: c.src[:t.end], pos: int(t.off)}
	for b.next(); b.tok.kind != tEOF; b.next() {
		if x, y := a.text(a.tok), b.text(b.tok); a.tok.kind != b.tok.kind || x != y {
			return c.distinct(a.tok, b.tok)
		}
		a.next()
	}
	return !endsPointer(&a)
}

// endsPointer reports whether what is left of a pointer type is `*` or `addrspace(N)*`, and the `>` of a vector.
func endsPointer(s *scanner) bool {
	if s.tok.kind == tWord && s.text(s.tok) == "addrspace" {
		for range 4 {
			s.next()
		}
	}
	if s.tok.kind != tPunct || s.tok.ch != '*' {
		return false
	}
	s.next()
	return s.tok.kind == tEOF || s.tok.kind == tPunct && s.tok.ch == '>'
}

// distinct reports whether two tokens that differ begin, or are in, types that differ.
func (c *carrier) distinct(a, b token) bool {
	for _, t := range [...]token{a, b} {
		if t.kind != tLocal {
			continue
		}
		body := c.typeBodies[c.src[t.off:t.end]]
		if body == "" || body[0] != '{' && (body[0] != '<' || len(body) < 2 || body[1] != '{') {
			return false // not defined so far, or another name of some type
		}
	}
	return a.kind != tLocal || b.kind != tLocal || bareName(c.src[a.off+1:a.end]) != bareName(c.src[b.off+1:b.end])
}

// checkAccess refuses an access through a typed pointer p to something else than t.
func (c *carrier) checkAccess(p, t ty, at int, what string) {
	if c.mismatch(p, t) {
		c.errorf(at, "%s and pointer type do not match", what)
	}
}

// checkExplicit refuses a pointer that does not point to the type in front of it.
func (c *carrier) checkExplicit(p, t ty) {
	if !c.mismatch(p, t) {
		return
	}
	pointee := strings.TrimSuffix(c.src[p.off:p.end], "*")
	if p.kind != kVector {
		pointee, _, _ = strings.Cut(pointee, " addrspace(")
	}
	c.errorf(int(t.off), "explicit pointee type doesn't match operand's pointee type (%s vs %s)", c.src[t.off:t.end], pointee)
}
