"use strict";
// Editor is a textarea over the same text in colours, of which only the visible lines are made.

const lineHeight = 18;

class Editor {
  constructor(area, colours) {
    this.area = area;
    this.colours = colours;
    this.language = "ir";
    this.bad = new Set(); // lines with errors, from 1
    area.addEventListener("input", () => { this.bad.clear(); this.paint(); });
    area.addEventListener("scroll", () => this.paint());
    new ResizeObserver(() => this.paint()).observe(area);
  }

  get text() { return this.area.value; }

  set(text, language) {
    this.area.value = text;
    this.language = language;
    this.bad.clear();
    this.area.scrollTop = 0;
    this.paint();
  }

  paint() {
    const lines = this.area.value.split("\n");
    const first = Math.max(0, Math.floor(this.area.scrollTop / lineHeight) - 2);
    const last = Math.min(lines.length, first + Math.ceil(this.area.clientHeight / lineHeight) + 5);
    const shown = [];
    for (let k = first; k < last; k++) {
      const span = document.createElement("span");
      if (this.bad.has(k + 1)) span.className = "bad";
      span.append(...highlightLine(lines[k], this.language));
      shown.push(span, "\n");
    }
    const inner = document.createElement("div");
    inner.style.transform = `translate(${-this.area.scrollLeft}px, ${first * lineHeight - this.area.scrollTop}px)`;
    inner.append(...shown);
    this.colours.replaceChildren(inner);
  }

  mark(lines) {
    this.bad = new Set(lines);
    this.paint();
  }

  goTo(line, column) {
    const before = this.area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.area.focus();
    this.area.setSelectionRange(before + column - 1, before + column - 1);
    this.area.scrollTop = Math.max(0, (line - 8) * lineHeight);
    this.paint();
  }
}
