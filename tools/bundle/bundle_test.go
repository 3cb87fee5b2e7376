package bundle

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// manifest is a package.json, or an entry of package-lock.json.
type manifest struct {
	Version         string
	License         string
	Resolved        string
	Integrity       string
	Dev             bool
	Dependencies    map[string]string
	DevDependencies map[string]string
}

func readJSON(t *testing.T, file string, value any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, value)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// locked are the packages of package-lock.json by their names; "" is package.json's copy.
func locked(t *testing.T) map[string]manifest {
	t.Helper()
	var lock struct{ Packages map[string]manifest }
	readJSON(t, "package-lock.json", &lock)
	out := map[string]manifest{}
	for path, p := range lock.Packages {
		out[strings.TrimPrefix(path, "node_modules/")] = p
	}
	return out
}

var exact = regexp.MustCompile(`^\d+\.\d+\.\d+$`)

// TestPinned: package.json has exact versions, the lock file has them and a hash for each package,
// and neither says from which host the packages come.
func TestPinned(t *testing.T) {
	var want manifest
	readJSON(t, "package.json", &want)
	lock := locked(t)
	direct := maps.Clone(want.Dependencies)
	maps.Copy(direct, want.DevDependencies)
	if len(direct) < 5 {
		t.Fatalf("package.json: only %d packages", len(direct))
	}
	for name, version := range direct {
		if !exact.MatchString(version) || lock[name].Version != version {
			t.Errorf("%s: package.json has %q, the lock file %q", name, version, lock[name].Version)
		}
	}
	for name, p := range lock {
		if name != "" && (p.Resolved != "" || !strings.HasPrefix(p.Integrity, "sha512-") || p.License == "") {
			t.Errorf("%s in package-lock.json: from %q, hash %q, licence %q", name, p.Resolved, p.Integrity, p.License)
		}
	}
}

// needed adds a package and what it depends on.
func needed(lock map[string]manifest, name string, all map[string]bool) {
	if all[name] {
		return
	}
	all[name] = true
	for other := range lock[name].Dependencies {
		needed(lock, other, all)
	}
}

// exported finds the packages that a bundle's source names.
var exported = regexp.MustCompile(`from "(.+)";`)

// TestLicences: each bundle names the locked versions of what is in it, with their licences, and no
// other; LICENSES.txt has all.
func TestLicences(t *testing.T) {
	lock := locked(t)
	every := map[string]bool{}
	for name, script := range map[string]string{"editor": Editor, "graph": Graph} {
		source, err := os.ReadFile(name + ".mjs")
		if err != nil {
			t.Fatal(err)
		}
		all := map[string]bool{}
		for _, m := range exported.FindAllStringSubmatch(string(source), -1) {
			needed(lock, m[1], all)
		}
		head, _, _ := strings.Cut(script, "*/")
		checkLicences(t, name+".js", head, lock, all)
		maps.Copy(every, all)
	}
	checkLicences(t, "LICENSES.txt", Licences, lock, every)
}

// listed finds the lines of licences that name a package.
var listed = regexp.MustCompile(`(?m)^(\S+ \d+\.\d+\.\d+ \(.+\))$`)

func checkLicences(t *testing.T, file, text string, lock map[string]manifest, packages map[string]bool) {
	t.Helper()
	var want, got []string
	for name := range packages {
		want = append(want, name+" "+lock[name].Version+" ("+lock[name].License+")")
	}
	for _, m := range listed.FindAllStringSubmatch(text, -1) {
		got = append(got, m[1])
	}
	slices.Sort(want)
	slices.Sort(got)
	if len(want) < 2 || !slices.Equal(want, got) {
		t.Errorf("%s names\n%q, not\n%q", file, got, want)
	}
	for _, part := range strings.Split(text, strings.Repeat("-", 80)) {
		if !strings.Contains(part, "Copyright") || !strings.Contains(part, "Permission is hereby granted") {
			t.Errorf("%s: no licence in\n%s", file, part)
		}
	}
}

// TestScripts: a bundle can stand in a script element, and has no address from which it could load.
// The only one in them is the name of SVG's elements.
func TestScripts(t *testing.T) {
	for name, script := range map[string]string{"editor": Editor, "graph": Graph} {
		if strings.Contains(strings.ToLower(script), "</script") || strings.Contains(script, "<!--") {
			t.Errorf("%s.js ends a script element", name)
		}
		for _, url := range regexp.MustCompile(`https?://[\w./-]+`).FindAllString(script, -1) {
			if url != "http://www.w3.org/2000/svg" {
				t.Errorf("%s.js names %s", name, url)
			}
		}
	}
	// What a report carries, and what the playground loads besides the compiler.
	if len(Graph) > 60e3 || len(Editor) > 520e3 {
		t.Errorf("the bundles have %d and %d bytes", len(Graph), len(Editor))
	}
}

// TestMake makes the bundles again, where node and npm are installed and the packages can be had.
func TestMake(t *testing.T) {
	if os.Getenv("OPTGO_ALL") == "" {
		t.Skip("OPTGO_ALL is not set")
	}
	for _, tool := range []string{"node", "npm"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed", tool)
		}
	}
	dir := t.TempDir()
	if out, err := exec.Command("npm", "view", "--fetch-retries=0", "esbuild", "version").CombinedOutput(); err != nil {
		line, _, _ := strings.Cut(string(out), "\n")
		t.Skipf("npm cannot reach its packages: %v: %s", err, line)
	}
	if out, err := exec.Command("node", "make.mjs", dir).CombinedOutput(); err != nil {
		t.Fatalf("make.mjs: %v\n%s", err, out)
	}
	for name, want := range map[string]string{"editor.js": Editor, "graph.js": Graph, "LICENSES.txt": Licences} {
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != want {
			t.Errorf("made/%s is not what make.mjs makes: %d bytes, %d are made", name, len(want), len(got))
		}
	}
}
