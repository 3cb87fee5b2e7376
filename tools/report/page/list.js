"use strict";
// List shows a text of any length: only the visible rows are in the document. It takes the keyboard
// as a listbox does.

const rowHeight = 18;

class List {
  // rows is the number of rows; draw(k) returns the children and the class of a row; select(k) is
  // called when a row becomes the current one.
  constructor(label, rows, draw, select) {
    this.rows = rows;
    this.draw = draw;
    this.select = select || (() => {});
    this.current = -1;
    this.id = "list" + List.number++;
    this.space = el("div", { style: "position:relative;height:" + rows * rowHeight + "px" });
    this.node = el("div", { class: "list", tabindex: "0", role: "listbox", "aria-label": label, id: this.id }, this.space);
    this.node.addEventListener("scroll", () => this.paint());
    this.node.addEventListener("keydown", (e) => this.key(e));
    this.node.addEventListener("focus", () => { if (this.current < 0 && this.rows > 0) this.choose(this.first()); });
    this.node.addEventListener("click", (e) => this.hit(e, true));
    this.node.addEventListener("mousemove", (e) => this.hit(e, false));
    new ResizeObserver(() => this.paint()).observe(this.node);
  }

  first() { return Math.min(this.rows - 1, Math.ceil(this.node.scrollTop / rowHeight)); }

  paint() {
    const from = Math.max(0, Math.floor(this.node.scrollTop / rowHeight) - 5);
    const to = Math.min(this.rows, from + Math.ceil(this.node.clientHeight / rowHeight) + 10);
    const rows = [];
    for (let k = from; k < to; k++) {
      const { cells, kind } = this.draw(k);
      rows.push(el("div", { class: "row " + (kind || "") + (k === this.current ? " current" : ""), style: "top:" + k * rowHeight + "px",
        id: this.id + "-" + k, role: "option", "aria-selected": String(k === this.current), "data-k": k }, cells));
    }
    this.space.replaceChildren(...rows);
  }

  hit(e, choose) {
    const row = e.target.closest(".row");
    if (!row) return;
    const k = +row.dataset.k;
    if (choose) this.choose(k);
    else if (this.hovered !== k) { this.hovered = k; if (this.hover) this.hover(k); }
  }

  choose(k) {
    this.current = Math.max(0, Math.min(this.rows - 1, k));
    this.node.setAttribute("aria-activedescendant", this.id + "-" + this.current);
    this.show(this.current);
    this.select(this.current);
  }

  // show scrolls a row into sight.
  show(k) {
    const top = k * rowHeight, height = this.node.clientHeight;
    if (top < this.node.scrollTop || top + rowHeight > this.node.scrollTop + height) this.node.scrollTop = Math.max(0, top - height / 3);
    this.paint();
  }

  key(e) {
    const page = Math.max(1, Math.floor(this.node.clientHeight / rowHeight) - 1);
    const to = { ArrowDown: this.current + 1, ArrowUp: this.current - 1, PageDown: this.current + page, PageUp: this.current - page, Home: 0, End: this.rows - 1 }[e.key];
    if (to === undefined || e.ctrlKey || e.altKey || e.metaKey) return;
    e.preventDefault();
    this.choose(to);
  }
}
List.number = 0;
