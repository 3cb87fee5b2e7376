// Package gpu holds the passes of the gpucc paper (Wu et al., CGO 2016), which exist because of how GPUs address memory
// and execute branches. One pass is one file of the pass's name (with a second where it has two phases); each begins
// with the paper's section.
package gpu
