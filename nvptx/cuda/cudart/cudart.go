// Package cudart is the CUDA runtime of programs that cudacc makes, as C source: the user's
// compiler compiles it against the user's CUDA headers, so that structures are what the program
// expects.
//
// src/ has one file per subject: server.c (the connection to package serve), register.c (embedded
// device code), launch.c, memory.c, advice.c (what programs say about memory), array.c (copies of
// two and three dimensions), stream.c (events too), capture.c, graph.c, graphnodes.c (the
// parameters of nodes), graphmemory.c, device.c, texture.c, reference.c, ipc.c (what processes
// share), error.c; runtime.h is what they share, op.c the work that streams and graphs hold,
// queue.c what of it waits; driver.c, drivermemory.c, driverstream.c and drivertensor.c are the
// driver API over the same, entry.c finds its functions by name. include/ has what clang's CUDA
// headers lack beside nvcc's.
package cudart

import (
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

//go:embed src/*.c src/*.h
var source embed.FS

//go:embed include/*.h include/nvfunctional include/before/*.h include/nvtx3/*.h
var include embed.FS

// File is a file of the runtime.
type File struct {
	Name string
	Text []byte
}

// Sources returns the C files and their header.
func Sources() []File { return files(source, "src") }

// Includes returns headers for clang: optgo_nvcc.h precedes every CUDA source, those in before/ are
// found before the toolkit's of the same name, the others stand in for headers that are not
// everywhere.
func Includes() []File {
	list := files(include, "include")
	for _, dir := range []string{"before", "nvtx3"} {
		for _, f := range files(include, "include/"+dir) {
			list = append(list, File{dir + "/" + f.Name, f.Text})
		}
	}
	for _, name := range intrinsics {
		text := "#ifndef OPTGO_NVCC_H\n#include_next <" + name + ">\n#endif\n"
		list = append(list, File{"before/" + name, []byte(text)})
	}
	return list
}

// intrinsics are headers of CUDA's that nvcc and clang read before every source, clang in a way
// that a source which names them again defines their functions twice.
var intrinsics = []string{
	"device_atomic_functions.h", "sm_20_atomic_functions.h", "sm_20_intrinsics.h", "sm_30_intrinsics.h", "sm_32_atomic_functions.h", "sm_32_intrinsics.h",
	"sm_35_atomic_functions.h", "sm_35_intrinsics.h", "sm_60_atomic_functions.h", "sm_61_intrinsics.h",
}

func files(f embed.FS, dir string) []File {
	entries, err := fs.ReadDir(f, dir)
	if err != nil {
		panic(err) // the folder is embedded
	}
	var list []File
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		text, err := f.ReadFile(dir + "/" + e.Name())
		if err != nil {
			panic(err)
		}
		list = append(list, File{e.Name(), text})
	}
	return list
}

var (
	declaration = regexp.MustCompile(`(?:CUDARTAPI(?:_CDECL)?\s+(cuda[A-Za-z0-9_]+)|CUresult CUDAAPI\s+(cu[A-Z][A-Za-z0-9_]*))\s*\(`)
	newerName   = regexp.MustCompile(`(?m)^\s*#\s*define\s+cu(?:da)?[A-Z]\w*\s+(?:__CUDA(?:RT)?_API_PT[SD]+Z?\()?(cu(?:da)?[A-Z]\w*_v\d)\)?\s*$`)
)

// Entries returns the names of the functions that the text of cuda_runtime_api.h or of cuda.h
// declares; the latter names the newest version of some of them by a macro.
func Entries(header []byte) []string {
	var names []string
	for _, m := range declaration.FindAllSubmatch(header, -1) {
		names = append(names, string(m[1])+string(m[2]))
	}
	for _, m := range newerName.FindAllSubmatch(header, -1) {
		names = append(names, string(m[1]))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Missing is a C file with a definition for each name, which the runtime's own override: an error
// that names the call.
func Missing(names []string) []byte {
	var b strings.Builder
	b.WriteString("int optgo_missing(const char *call);\n")
	for _, n := range names {
		fmt.Fprintf(&b, "__attribute__((weak)) int %s(void) { return optgo_missing(%q); }\n", n, n)
	}
	return []byte(b.String())
}

var typedefName = regexp.MustCompile(`\*PFN_(cu[A-Z][A-Za-z0-9]*)_v(\d{4,})\)`)

// Table is a C file with the functions of the driver API, of which names are those that cuda.h
// declares, by the version of CUDA since which each is what programs get: the text of
// cudaTypedefs.h has a type for each version of a function. The first is the function of the bare
// name, the next the one with the suffix _v2, and so on. Versions of which there is no function, as
// those for a stream of each thread, are the one before.
func Table(names []string, typedefs []byte) []byte {
	since := map[string][]int{}
	for _, m := range typedefName.FindAllSubmatch(typedefs, -1) {
		if v, err := strconv.Atoi(string(m[2])); err == nil {
			since[string(m[1])] = append(since[string(m[1])], v)
		}
	}
	declared := map[string]bool{}
	for _, n := range names {
		declared[n] = true
	}
	var functions, table strings.Builder
	for _, n := range names {
		if !strings.HasPrefix(n, "cu") || strings.HasPrefix(n, "cuda") || suffix.MatchString(n) {
			continue
		}
		versions := append([]int{0}, since[n]...)
		slices.Sort(versions)
		versions = slices.Compact(versions)
		if len(versions) > 1 {
			versions = versions[1:]
		}
		for k := range newestForm {
			symbol := n
			if k > 0 {
				symbol = fmt.Sprintf("%s_v%d", n, k+1)
			}
			if declared[symbol] {
				fmt.Fprintf(&functions, "extern int %s(void);\n", symbol)
				fmt.Fprintf(&table, "  {%q, %d, (void *)%s},\n", n, versions[min(k, len(versions)-1)], symbol)
			}
		}
	}
	return []byte(functions.String() + "const struct { const char *name; unsigned since; void *function; } optgo_entries[] = {\n" + table.String() + "  {0, 0, 0}};\n")
}

// newestForm bounds the numbers in suffixes.
const newestForm = 9

// suffix ends the names of functions that are a newer version of another one.
var suffix = regexp.MustCompile(`_v\d$`)

// Registrations is a C file with the functions that objects of separately compiled device code call
// to register themselves, one for each identifier: all of them get the linked image.
func Registrations(ids []string, image []byte) []byte {
	var b strings.Builder
	b.WriteString("static const unsigned char image[] __attribute__((aligned(8))) = {")
	for i, c := range image {
		if i%32 == 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%d,", c)
	}
	b.WriteString(`0};
static struct { int magic, version; const void *image; void *unused; } wrapper = {0x466243b1, 1, image, 0};
void **__cudaRegisterFatBinary(void *);
static void register_all(void (*globals)(void **)) {
  static void **module;
  if (!module) module = __cudaRegisterFatBinary(&wrapper);
  globals(module);
}
`)
	for _, id := range ids {
		fmt.Fprintf(&b, "void %s(void (*globals)(void **), void *own, void *name, void (*callback)(void *)) { register_all(globals); }\n", id)
	}
	return []byte(b.String())
}
