// Package cudart is the CUDA runtime of programs that cudacc makes, as C source: the user's compiler
// compiles it against the user's CUDA headers, so that structures are what the program expects.
//
// src/ has one file per subject: server.c (the connection to package serve), register.c (embedded
// device code), launch.c, memory.c, array.c (copies of two and three dimensions), stream.c (events
// too), graph.c, graphmemory.c, device.c, texture.c, reference.c, error.c; runtime.h is what they share, op.c the work that
// streams and graphs hold, queue.c what of it waits; driver.c and
// drivermemory.c are the driver API over the same. include/ has what clang's CUDA headers lack beside nvcc's.
package cudart

import (
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
)

//go:embed src/*.c src/*.h
var source embed.FS

//go:embed include/*.h include/before/*.h include/nvtx3/*.h
var include embed.FS

// File is a file of the runtime.
type File struct {
	Name string
	Text []byte
}

// Sources returns the C files and their header.
func Sources() []File { return files(source, "src") }

// Includes returns headers for clang: optgo_nvcc.h precedes every CUDA source, those in before/ are found
// before the toolkit's of the same name, the others stand in for headers that are not everywhere.
func Includes() []File {
	list := files(include, "include")
	for _, dir := range []string{"before", "nvtx3"} {
		for _, f := range files(include, "include/"+dir) {
			list = append(list, File{dir + "/" + f.Name, f.Text})
		}
	}
	return list
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
