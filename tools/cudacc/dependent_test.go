package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTemplateKeyword: members that are templates get the keyword where clang's messages say so,
// once, and nothing else changes.
func TestTemplateKeyword(t *testing.T) {
	const use, missing, overloaded = ": error: use 'template' keyword to treat 'to' as a dependent template name\n",
		": error: missing 'template' keyword prior to dependent template name 'to'\n",
		": error: reference to overloaded function could not be resolved; did you mean to call it?\n"
	const member = ": error: reference to non-static member function must be called\n"
	const noArguments = ": error: reference to non-static member function must be called; did you mean to call it with no arguments?\n"
	for _, c := range []struct{ text, messages, want string }{
		{"x.to<float>(y);\n", "1:3" + use, "x.template to<float>(y);\n"},
		{"p->to<3>(y);", "1:4" + missing, "p->template to<3>(y);"},
		{"a;\nx.to<3>() + y.to<4>();\nb;", "2:3" + missing + "2:15" + missing, "a;\nx.template to<3>() + y.template to<4>();\nb;"},
		{"x.to<float>(y);", "1:3" + use + "1:3" + use, "x.template to<float>(y);"}, // in two instantiations
		{"  cast<T, V<U>>::to<n>(y);", "1:3" + overloaded, "  cast<T, V<U>>::template to<n>(y);"},
		{"  cast<T, (3 > 2)>::of<T>::to<n>(y);", "1:3" + overloaded, "  cast<T, (3 > 2)>::of<T>::template to<n>(y);"},
		{"::a::to<n>(y);", "1:1" + overloaded, "::a::template to<n>(y);"},
		{"  cast<T>::template to<n>(y);", "1:3" + overloaded, ""},
		{"  to<n>(y);", "1:3" + overloaded, ""},
		{"  cast<T>::to;", "1:3" + overloaded, ""},
		{"  a < b; c > d", "1:3" + overloaded, ""},
		{"B<T>(y)\n  .to<n>(y, z);", "2:4" + member, "B<T>(y)\n  .template to<n>(y, z);"},
		{"p-> to<n>();", "1:5" + noArguments, "p-> template to<n>();"},
		{"x.to(y);", "1:3" + member, ""},
		{"x.to < y;", "1:3" + member, ""},
		{"x.to<y;", "1:3" + member, ""},
		{"x.template to<n>(y);", "1:12" + member, ""},
		{"yx.to<float>(y);", "1:3" + use, ""}, // another change has moved the line
		{"x.to<float>(y);", "4:3" + use, ""},
		{"x.to<float>(y);", "1:99" + use, ""},
		{"x.to<float>(y);", "1:3: error: something else\n", ""},
	} {
		file := filepath.Join(t.TempDir(), "a.cu")
		if err := os.WriteFile(file, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		var v overlay
		messages := ""
		for _, line := range strings.SplitAfter(strings.TrimSuffix(c.messages, "\n"), "\n") {
			messages += file + ":" + strings.TrimSuffix(line, "\n") + "\n"
		}
		changed := v.addTemplates([]byte(messages))
		if got := string(v.texts[file]); got != c.want || changed != (c.want != "") {
			t.Errorf("%q: %q, %v, want %q", c.text, got, changed, c.want)
		}
	}
}
