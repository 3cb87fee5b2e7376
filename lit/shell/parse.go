package shell

import "fmt"

// List is a parsed line: pipelines with operators between them.
type List struct{ items []item }

// item is a pipeline and the operator before it: "", ";", "&&" or "||".
type item struct {
	operator string
	commands []command
}

type command struct {
	words     []token
	redirects []redirect
}

// redirect is an operator with its file: "2>" "file".
type redirect struct {
	fd       string
	operator string
	target   token
}

// Parse parses a line.
func Parse(line string) (*List, error) {
	tokens, err := lex(line)
	if err != nil {
		return nil, err
	}
	list := &List{}
	it := item{}
	var cmd command
	closeCommand := func(next string) error {
		if len(cmd.words) == 0 {
			return fmt.Errorf("no command before %s", next)
		}
		it.commands = append(it.commands, cmd)
		cmd = command{}
		return nil
	}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		switch {
		case !t.operator:
			cmd.words = append(cmd.words, t)
		case t.text == "&" || t.text == "<<" || t.text == "<&":
			return nil, fmt.Errorf("unsupported operator '%s'", t.text)
		case t.text == "|":
			if err := closeCommand("'|'"); err != nil {
				return nil, err
			}
		case t.text == ";" || t.text == "&&" || t.text == "||":
			if err := closeCommand("'" + t.text + "'"); err != nil {
				return nil, err
			}
			list.items = append(list.items, it)
			it = item{operator: t.text}
		default:
			if i++; i == len(tokens) || tokens[i].operator {
				return nil, fmt.Errorf("no file after '%s'", t.text)
			}
			cmd.redirects = append(cmd.redirects, redirect{t.fd, t.text, tokens[i]})
		}
	}
	if len(cmd.words) == 0 && it.operator == ";" && len(it.commands) == 0 {
		return list, nil // a semicolon may end the line
	}
	if err := closeCommand("the end of the line"); err != nil {
		return nil, err
	}
	list.items = append(list.items, it)
	return list, nil
}
