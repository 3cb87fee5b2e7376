package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// kernelNotes are what optgo_nvcc.h makes of attributes of kernels that clang does not know, or
// drops for this target, and the annotations that say the same to a PTX backend, one for each
// argument.
var kernelNotes = map[string][]string{
	"optgo.cluster_dims": {"cluster_dim_x", "cluster_dim_y", "cluster_dim_z"},
	"optgo.maxnreg":      {"maxnreg"},
}

var (
	annotations  = regexp.MustCompile(`(?m)^@llvm\.global\.annotations = .*\n`)
	annotated    = regexp.MustCompile(`\{ ptr (@[^,]+), ptr (@[^,]+), ptr @[^,]+, i32 \d+, ptr (@[^ ]+) \}`)
	numberedNode = regexp.MustCompile(`(?m)^!(\d+) = `)
	integer      = regexp.MustCompile(`i\d+ (-?\d+)`)
	nvvmNodes    = []byte("\n!nvvm.annotations = !{")
)

// attributesOfKernels moves attributes of kernels from the annotations of the source to those of
// the target:
//
//	__global__ void __cluster_dims__(2) k()   →   !nvvm.annotations = !{!9}   !9 = !{ptr @_Z1kv, !"cluster_dim_x", i32 2, …}
//
// Other annotations of device code mean nothing, and go.
func attributesOfKernels(text []byte) []byte {
	list := annotations.Find(text)
	if list == nil {
		return text
	}
	next := 0
	for _, m := range numberedNode.FindAllSubmatch(text, -1) {
		n, _ := strconv.Atoi(string(m[1])) // digits
		next = max(next, n+1)
	}
	var nodes []string
	var more bytes.Buffer
	for _, m := range annotated.FindAllSubmatch(list, -1) {
		keys := kernelNotes[stringOf(text, m[2])]
		if keys == nil {
			continue
		}
		values := integer.FindAllSubmatch(initializer(text, m[3]), -1)
		fmt.Fprintf(&more, "!%d = !{ptr %s", next, m[1])
		for i, key := range keys {
			value := "1" // a dimension that the source leaves out
			if i < len(values) {
				value = string(values[i][1])
			}
			fmt.Fprintf(&more, `, !"%s", i32 %s`, key, value)
		}
		more.WriteString("}\n")
		nodes = append(nodes, "!"+strconv.Itoa(next))
		next++
	}
	text = bytes.Replace(text, list, nil, 1)
	if nodes == nil {
		return text
	}
	all := strings.Join(nodes, ", ")
	if bytes.Contains(text, nvvmNodes) {
		text = bytes.Replace(text, nvvmNodes, append(bytes.Clone(nvvmNodes), all+", "...), 1)
	} else {
		fmt.Fprintf(&more, "!nvvm.annotations = !{%s}\n", all)
	}
	return append(text, more.Bytes()...)
}

// initializer is the rest of the line that defines a global.
func initializer(text, name []byte) []byte {
	_, rest, _ := bytes.Cut(text, append(append([]byte("\n"), name...), " = "...))
	line, _, _ := bytes.Cut(rest, []byte("\n"))
	return line
}

// stringOf is the text of a C string that a global holds.
func stringOf(text, name []byte) string {
	_, rest, _ := bytes.Cut(initializer(text, name), []byte(`c"`))
	s, _, _ := bytes.Cut(rest, []byte(`\00"`))
	return string(s)
}
