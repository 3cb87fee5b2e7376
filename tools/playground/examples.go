package main

import (
	"os"
	"path/filepath"

	"github.com/pkg/errors"
)

// example is an input of the page, with what to do with it.
type example struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Emit  string `json:"emit"`  // ptx or vliw
	Flags string `json:"flags"` // of opt-go, besides
	Run   string `json:"run"`   // flags of ptx-run or vliw-run
	IR    string `json:"ir"`

	file string // below examples
}

// exampleList is the examples in the order of the page.
func exampleList() []example {
	return []example{
		{Name: "matmul", About: "tiled matrix product", Emit: "ptx", Run: "-kernel matmul -grid 2,2 -block 16,16 -arg i32:32 -arg floats:1024 -arg floats:1024 -arg zero:4096", file: "matmul.ll"},
		{Name: "saxpy", About: "a·x + y", Emit: "ptx", Run: "-kernel saxpy -grid 4 -block 64 -arg i32:256 -arg f32:2 -arg floats:256 -arg floats:256", file: "ll/saxpy.clang19.O1.ll"},
		{Name: "avgSquare", About: "Fig. 1 of the divergence paper", Emit: "ptx", Run: "-kernel avgSquare -grid 1 -block 32 -arg floats:1024 -arg zero:128 -arg i32:32", file: "ll/avgSquare.clang19.O1.ll"},
		{Name: "sumTriangle", About: "Fig. 1 of the divergence paper: threads part", Emit: "ptx", Run: "-kernel sumTriangle -grid 1 -block 32 -arg floats:1024 -arg zero:128 -arg i32:32", file: "ll/sumTriangle.clang19.O1.ll"},
		{Name: "submatrix", About: "Fig. 6 of the gpucc paper: straight-line strength reduction", Emit: "ptx", Run: "-kernel submatrix -grid 14 -block 14 -arg i64:16 -arg floats:256 -arg zero:1024", file: "ll/submatrix.clang19.O1.ll"},
		{Name: "dot", About: "scalar product, software-pipelined", Emit: "vliw", Run: "-func dot -arg i64:16 -arg zero:128 -arg zero:128 -ret f64", file: "ll/dot.clang19.O1.ll"},
		{Name: "matmul_nest", About: "a loop nest, an outer level pipelined", Emit: "vliw", Flags: "-ssp=auto", Run: "-func matmul_nest -arg i64:8 -arg zero:512 -arg zero:512 -arg zero:512", file: "ll/matmul_nest.clang19.O1.ll"},
	}
}

// readExamples reads the inputs from the repository.
func readExamples(root string) ([]example, error) {
	list := exampleList()
	for k := range list {
		text, err := os.ReadFile(filepath.Join(root, "examples", filepath.FromSlash(list[k].file)))
		if err != nil {
			return nil, errors.Wrap(err, "examples")
		}
		list[k].IR = string(text)
	}
	return list, nil
}
