package main

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/link"
	"opt-go/nvptx/cuda/cudart"
	"opt-go/nvptx/cuda/fatbin"
)

// link makes the program of objects.
func (c *compiler) link(objects []string) error {
	library, err := c.runtime()
	if err != nil {
		return err
	}
	device, err := c.linkDevice(objects)
	if err != nil {
		return err
	}
	out := c.o.output
	if out == "" {
		out = "a.out"
	}
	args := []string{"-o", out}
	if c.o.shared {
		args = append(args, "-shared")
	}
	args = append(args, objects...)
	if device != "" {
		args = append(args, device)
	}
	args = append(append(args, library), c.foundLibraries()...)
	_, err = c.command(c.kit.clang, append(args, systemLibraries...)...)
	return err
}

// systemLibraries are what programs need beside the runtime.
var systemLibraries = []string{"-lstdc++", "-lm", "-ldl", "-lpthread"}

// linkDeviceOnly makes the object that any linker links with the others.
func (c *compiler) linkDeviceOnly(objects []string) error {
	out := c.o.output
	if out == "" {
		out = "a_dlink.o"
	}
	device, err := c.linkDevice(objects)
	if err != nil {
		return err
	}
	if device == "" { // the build wants a file nevertheless
		device = filepath.Join(c.scratch, "empty.c")
		if err := os.WriteFile(device, nil, 0o666); err != nil {
			return err
		}
	}
	_, err = c.command(c.kit.clang, "-r", device, "-o", out)
	return err
}

// registration is how clang names what an object of separately compiled device code calls.
const registration = "__cudaRegisterLinkedBinary"

// relocatable is the device code of the objects that must be linked with others'.
type relocatable struct {
	ids   []string
	done  []string       // that an object of -dlink has
	texts map[int][]part // by processor
}

// part is the device code of one object.
type part struct {
	file string
	text []byte
}

// linkDevice links the device code of the objects and archives that have some for that; "" if none
// has. The result is an object with the linked image.
func (c *compiler) linkDevice(objects []string) (string, error) {
	r := &relocatable{texts: map[int][]part{}}
	for _, o := range objects {
		if err := r.addFile(o); err != nil {
			return "", err
		}
	}
	if r.ids = slices.DeleteFunc(r.ids, func(id string) bool { return slices.Contains(r.done, id) }); len(r.ids) == 0 {
		return "", nil
	}
	var images []fatbin.Image
	for arch, parts := range r.texts {
		ptx, err := c.linkParts(parts, "sm_"+strconv.Itoa(arch))
		if err != nil {
			return "", err
		}
		if c.o.cubins {
			code, err := c.machineCode(ptx, "sm_"+strconv.Itoa(arch))
			if err != nil {
				return "", err
			}
			images = append(images, fatbin.Image{Kind: fatbin.ELF, Arch: arch, Data: code})
		}
		images = append(images, fatbin.Image{Kind: fatbin.PTX, Arch: arch, Data: ptx})
	}
	slices.SortStableFunc(images, func(a, b fatbin.Image) int { return a.Arch - b.Arch })
	slices.Sort(r.ids)
	source := filepath.Join(c.scratch, "device-link.c")
	if err := os.WriteFile(source, cudart.Registrations(slices.Compact(r.ids), fatbin.Write(images)), 0o666); err != nil {
		return "", err
	}
	object := source + ".o"
	_, err := c.command(c.kit.clang, "-c", "-fPIC", source, "-o", object)
	return object, err
}

func (c *compiler) linkParts(parts []part, arch string) ([]byte, error) {
	var whole *ir.Module
	for _, p := range parts {
		var opts []frontend.Option
		if whole != nil {
			opts = append(opts, frontend.In(whole.Ctx))
		}
		m, err := optgo.Read(p.file, p.text, opts...)
		if err != nil {
			return nil, err
		}
		if whole == nil {
			whole = m
			continue
		}
		if _, err := link.Into(whole, m, link.Options{}); err != nil {
			return nil, errors.Wrap(err, "device code cannot be linked")
		}
	}
	var ptx []byte
	var err error
	if c.o.llvm {
		ptx, err = c.ptxByLLVM([]byte(whole.String()), arch)
	} else {
		ptx, err = c.ptx(whole, arch)
	}
	if err != nil {
		return nil, err
	}
	return ptx, c.complete(ptx, parts)
}

func (r *relocatable) addFile(file string) error {
	if filepath.Ext(file) == ".so" {
		return nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if filepath.Ext(file) != ".a" {
		return r.addObject(file, data)
	}
	return members(data, func(name string, data []byte) error {
		if !bytes.HasPrefix(data, []byte(elf.ELFMAG)) {
			return nil
		}
		return r.addObject(file+"("+name+")", data)
	})
}

// members calls f with each member of an archive.
func members(data []byte, f func(name string, data []byte) error) error {
	const magic, header = "!<arch>\n", 60
	if !bytes.HasPrefix(data, []byte(magic)) {
		return errors.New("not an archive")
	}
	for at := len(magic); at+header <= len(data); {
		h := data[at : at+header]
		size, err := strconv.Atoi(strings.TrimSpace(string(h[48:58])))
		at += header
		if err != nil || size < 0 || size > len(data)-at {
			return errors.New("a damaged archive")
		}
		if err := f(strings.TrimRight(string(h[:16]), "/ "), data[at:at+size]); err != nil {
			return err
		}
		at += size + size%2
	}
	return nil
}

// addObject takes the device code of an object out of its sections.
func (r *relocatable) addObject(file string, data []byte) error {
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return errors.Wrap(err, file)
	}
	symbols, err := f.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return errors.Wrap(err, file)
	}
	found := false
	for _, s := range symbols {
		switch {
		case !strings.HasPrefix(s.Name, registration):
		case s.Section == elf.SHN_UNDEF:
			r.ids = append(r.ids, s.Name)
			found = true
		default:
			r.done = append(r.done, s.Name)
		}
	}
	if !found {
		return nil
	}
	for _, s := range f.Sections {
		if s.Name != "__nv_relfatbin" && s.Name != ".nv_fatbin" {
			continue
		}
		text, err := s.Data()
		if err != nil {
			return errors.Wrap(err, file)
		}
		if err := r.addImages(file, text); err != nil {
			return err
		}
	}
	return nil
}

// addImages reads fat binaries that lie one after the other, with padding between.
func (r *relocatable) addImages(file string, data []byte) error {
	for len(data) > 0 {
		if !fatbin.IsFat(data) {
			data = data[min(8, len(data)):]
			continue
		}
		n, err := fatbin.Size(data)
		if err != nil {
			return errors.Wrap(err, file)
		}
		images, err := fatbin.Read(data)
		if err != nil {
			return errors.Wrap(err, file)
		}
		for _, im := range images {
			if im.Kind != kindIR {
				return fmt.Errorf("%s: relocatable device code of another compiler", file)
			}
			r.texts[im.Arch] = append(r.texts[im.Arch], part{file, bytes.TrimRight(im.Data, "\x00")})
		}
		data = data[min((n+7)/8*8, len(data)):]
	}
	return nil
}
