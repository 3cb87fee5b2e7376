"use strict";
// A file system in memory with the part of Node's interface that Go's programs for WebAssembly call
// (syscall/fs_js.go): files by name, without folders.

const codeOf = { ENOENT: "no such file", EBADF: "bad file", ENOSYS: "not supported" };

function failure(code) {
  const e = new Error(codeOf[code]);
  e.code = code;
  return e;
}

class Files {
  constructor() {
    this.named = new Map(); // name → {data, size}
    this.clear();
  }

  // clear forgets what a program wrote to its output, and the open files.
  clear() {
    this.open_ = new Map();
    this.next = 10;
    this.out = { 1: [], 2: [] };
    this.stdin = new Uint8Array();
    this.stdinAt = 0;
  }

  put(name, text) { const data = typeof text === "string" ? new TextEncoder().encode(text) : text; this.named.set(name, { data, size: data.length }); }
  get(name) { const f = this.named.get(name); return f ? new TextDecoder().decode(f.data.subarray(0, f.size)) : ""; }
  text(fd) {
    const decoder = new TextDecoder();
    return this.out[fd].map((b) => decoder.decode(b, { stream: true })).join("") + decoder.decode();
  }

  name(path) { return String(path).replace(/^\/+(\.\/)*/, ""); }

  stats(size, folder) {
    return { dev: 0, ino: 0, mode: folder ? 0o40755 : 0o100644, nlink: 1, uid: 0, gid: 0, rdev: 0, size, blksize: 4096, blocks: 0, atimeMs: 0, mtimeMs: 0, ctimeMs: 0, isDirectory: () => folder };
  }

  // api is what the programs see as globalThis.fs.
  api() {
    const done = (callback, error, value) => callback(error, value);
    const c = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_TRUNC: 512, O_APPEND: 1024, O_EXCL: 128, O_DIRECTORY: -1 };
    const absent = (...args) => args.at(-1)(failure("ENOSYS"));
    const nothing = (...args) => args.at(-1)(null);
    return {
      constants: c,
      writeSync: (fd, buf) => { this.out[fd].push(buf.slice()); return buf.length; },
      open: (path, flags, mode, callback) => {
        const name = this.name(path);
        if (name === "" || name === "tmp") { this.open_.set(++this.next, { folder: true }); return done(callback, null, this.next); }
        let f = this.named.get(name);
        if (!f && !(flags & c.O_CREAT)) return done(callback, failure("ENOENT"));
        if (!f || flags & c.O_TRUNC) { f = { data: new Uint8Array(1 << 16), size: 0 }; this.named.set(name, f); }
        this.open_.set(++this.next, { f, at: flags & c.O_APPEND ? f.size : 0 });
        done(callback, null, this.next);
      },
      close: (fd, callback) => { this.open_.delete(fd); done(callback, null); },
      read: (fd, buf, offset, length, position, callback) => {
        if (fd === 0) {
          const part = this.stdin.subarray(this.stdinAt, this.stdinAt + length);
          buf.set(part, offset);
          this.stdinAt += part.length;
          return done(callback, null, part.length);
        }
        const o = this.open_.get(fd);
        if (!o || o.folder) return done(callback, failure("EBADF"));
        const from = position === null || position === undefined ? o.at : Number(position);
        const part = o.f.data.subarray(from, Math.min(o.f.size, from + length));
        buf.set(part, offset);
        if (position === null || position === undefined) o.at += part.length;
        done(callback, null, part.length);
      },
      write: (fd, buf, offset, length, position, callback) => {
        const part = buf.subarray(offset, offset + length);
        if (fd === 1 || fd === 2) { this.out[fd].push(part.slice()); return done(callback, null, length); }
        const o = this.open_.get(fd);
        if (!o || o.folder) return done(callback, failure("EBADF"));
        const at = position === null || position === undefined ? o.at : Number(position), end = at + length;
        if (end > o.f.data.length) { const grown = new Uint8Array(Math.max(end, 2 * o.f.data.length)); grown.set(o.f.data.subarray(0, o.f.size)); o.f.data = grown; }
        o.f.data.set(part, at);
        o.f.size = Math.max(o.f.size, end);
        if (position === null || position === undefined) o.at = end;
        done(callback, null, length);
      },
      fstat: (fd, callback) => { const o = this.open_.get(fd); if (fd <= 2) return done(callback, null, this.stats(0, false)); return o ? done(callback, null, this.stats(o.folder ? 0 : o.f.size, !!o.folder)) : done(callback, failure("EBADF")); },
      stat: (path, callback) => { const name = this.name(path), f = this.named.get(name); if (name === "" || name === "tmp") return done(callback, null, this.stats(0, true)); return f ? done(callback, null, this.stats(f.size, false)) : done(callback, failure("ENOENT")); },
      lstat(path, callback) { this.stat(path, callback); },
      unlink: (path, callback) => (this.named.delete(this.name(path)) ? done(callback, null) : done(callback, failure("ENOENT"))),
      rename: (from, to, callback) => { const f = this.named.get(this.name(from)); if (!f) return done(callback, failure("ENOENT")); this.named.set(this.name(to), f); this.named.delete(this.name(from)); done(callback, null); },
      fsync: nothing, chmod: nothing, fchmod: nothing, utimes: nothing, mkdir: nothing,
      chown: absent, fchown: absent, lchown: absent, ftruncate: absent, truncate: absent, link: absent, symlink: absent, readlink: absent, readdir: absent, rmdir: absent,
    };
  }
}
