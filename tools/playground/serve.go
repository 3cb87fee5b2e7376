package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path"
	"strings"
	"time"

	"github.com/pkg/errors"
)

func (s *site) serve(addr, clang string) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return errors.Wrap(err, "-addr")
	}
	fmt.Fprintf(os.Stderr, "playground: http://%s/\n", listener.Addr())
	server := &http.Server{Handler: s.handler(clang), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

// handler serves the files, and clang where there is one.
func (s *site) handler(clang string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /", s.get)
	if name, err := exec.LookPath(clang); clang != "" && err == nil {
		mux.HandleFunc("GET /clang", func(w http.ResponseWriter, r *http.Request) { fmt.Fprintln(w, clang) })
		mux.HandleFunc("POST /clang", func(w http.ResponseWriter, r *http.Request) { compileSource(w, r, name, s.cuda) })
	} else {
		mux.HandleFunc("GET /clang", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) })
	}
	return mux
}

func (s *site) get(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	f := s.find(name)
	if f == nil {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("Cache-Control", "no-cache")
	if fromHere(r) {
		h.Set("Cache-Control", "no-store")
	}
	h.Set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src blob:; worker-src 'self' blob:")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") && !fromHere(r) {
		h.Set("Content-Encoding", "gzip")
		w.Write(f.compressed) // a client that has gone is not our concern
		return
	}
	w.Write(f.data)
}

// fromHere says whether the browser runs on this machine: to unpack 60 MB takes it longer than to
// read them, and so does to write them into its cache, which it would have to ask about, anyway.
func fromHere(r *http.Request) bool {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	return err == nil && net.ParseIP(host).IsLoopback()
}

func contentType(name string) string {
	if path.Ext(name) == ".wasm" {
		return "application/wasm" // what compilation while loading asks for
	}
	return mime.TypeByExtension(path.Ext(name))
}

// languages are clang's flags for each language of the page.
var languages = map[string][]string{
	"c":    {"-x", "c"},
	"cuda": {"-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_70", "-nocudainc", "-nocudalib", "-Xclang", "-target-feature", "-Xclang", "+ptx63"},
}

// longest bounds a source, and the time of clang.
const (
	longest = 1 << 20
	patient = 20 * time.Second
)

// compileSource turns the posted C or CUDA source into LLVM IR. Only the page itself may ask: a
// foreign page in the same browser has another origin. CUDA sources get the header of the
// repository's examples: there need be no CUDA on the machine. Debug information names the source
// /<stdin>, where the page's file system has it.
func compileSource(w http.ResponseWriter, r *http.Request, clang, header string) {
	if origin := r.Header.Get("Origin"); origin != "http://"+r.Host {
		http.Error(w, "another origin", http.StatusForbidden)
		return
	}
	language := r.URL.Query().Get("language")
	flags, ok := languages[language]
	if !ok {
		http.Error(w, "the language must be c or cuda", http.StatusBadRequest)
		return
	}
	source, err := io.ReadAll(http.MaxBytesReader(w, r.Body, longest))
	if err != nil {
		http.Error(w, err.Error(), http.StatusRequestEntityTooLarge)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), patient)
	defer cancel()
	args := append([]string{"-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-g", "-fdebug-compilation-dir=/", "-o", "-"}, flags...)
	if language == "cuda" {
		args = append(args, "-include", header)
	}
	cmd := exec.CommandContext(ctx, clang, append(args, "-")...)
	cmd.Stdin = bytes.NewReader(source)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		http.Error(w, stderr.String()+err.Error(), http.StatusUnprocessableEntity)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Write(out) // a client that has gone is not our concern
}
