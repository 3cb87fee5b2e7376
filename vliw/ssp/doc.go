// Package ssp is the room of single-dimension software pipelining of loop nests (Rong et al., CGO 2004, PLDI 2005). It does not stand
// yet: of a nest, the innermost loop is pipelined. The allocator that it will use, packing by distances, is
// rotate.Packing, which single loops use with one dimension.
package ssp
