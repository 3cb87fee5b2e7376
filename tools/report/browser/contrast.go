package browser

// contrast finds text that is hard to read: WCAG 2 wants a contrast of 4.5 between text and its
// background, except for what is disabled.
const contrast = `(() => {
	const rgb = (text) => text.match(/[\d.]+/g).map(Number);
	const light = (c) => { const [r, g, b] = c.slice(0, 3).map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
	// background blends the background colours of an element and its ancestors.
	const background = (e) => {
		const layers = [];
		for (; e; e = e.parentElement) {
			const c = rgb(getComputedStyle(e).backgroundColor);
			layers.push(c);
			if ((c[3] ?? 1) === 1) break;
		}
		return layers.reduceRight((under, c) => { const a = c[3] ?? 1; return [0, 1, 2].map((k) => c[k] * a + under[k] * (1 - a)); }, [255, 255, 255]);
	};
	const bad = new Set();
	for (const e of document.querySelectorAll("body *")) {
		const text = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("").trim();
		if (!text || e.closest("[disabled], option, svg, script, style") || !e.getClientRects().length) continue;
		const a = light(rgb(getComputedStyle(e).color)), b = light(background(e)), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
		if (ratio < 4.5) bad.add(e.tagName + "." + e.className + " " + ratio.toFixed(2) + ": " + text.slice(0, 30));
	}
	return [...bad].slice(0, 8);
})()`

// HardToRead lists the texts of the page with too little contrast, the first of them.
func (p *Page) HardToRead() []string {
	p.t.Helper()
	var bad []string
	p.Eval(contrast, &bad)
	return bad
}
