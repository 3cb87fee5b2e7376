package shell

import (
	"fmt"
	"os"
)

// redirect opens the files of the redirections, in the order written: "2>&1"
// means where the standard output goes at that point.
func (p *process) redirect(redirects []redirect) error {
	for _, r := range redirects {
		if err := p.redirectOne(r); err != nil {
			return err
		}
	}
	return nil
}

func (p *process) redirectOne(r redirect) error {
	target := r.target.text
	if r.operator == ">&" && isNumber(target) {
		switch r.fd + ">&" + target {
		case "2>&1":
			p.stderr = p.stdout
		case ">&2", "1>&2":
			p.stdout = p.stderr
		case ">&1", "1>&1", "2>&2":
		default:
			return fmt.Errorf("unsupported redirection '%s>&%s'", r.fd, target)
		}
		return nil
	}
	flags := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	switch r.operator {
	case "<":
		flags = os.O_RDONLY
	case ">>", "&>>":
		flags = os.O_WRONLY | os.O_CREATE | os.O_APPEND
	}
	files := p.shell.expand(r.target)
	if len(files) != 1 {
		return fmt.Errorf("the redirection to '%s' names several files", target)
	}
	f, err := os.OpenFile(p.shell.path(files[0]), flags, 0o666)
	if err != nil {
		return err
	}
	p.closing = append(p.closing, f)
	switch r.fd + r.operator {
	case "<", "0<":
		p.stdin = f
	case ">", "1>", ">>", "1>>":
		p.stdout = f
	case "2>", "2>>":
		p.stderr = f
	case "&>", "&>>", ">&":
		p.stdout, p.stderr = f, f
	default:
		return fmt.Errorf("unsupported redirection '%s%s'", r.fd, r.operator)
	}
	return nil
}
