import type { Span } from '../aids/aids.ts';

/** What is selected of the texts of a part, by their names. */
export type Selected = Readonly<Record<string, Span>>;

function offsetIn(element: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

function spanIn(element: Element, range: Range): Span | null {
  const length = element.textContent?.length ?? 0;
  const whole = document.createRange();
  whole.selectNodeContents(element);
  const startsBefore = range.compareBoundaryPoints(Range.START_TO_START, whole) <= 0;
  const endsAfter = range.compareBoundaryPoints(Range.END_TO_END, whole) >= 0;
  const start = startsBefore ? 0 : offsetIn(element, range.startContainer, range.startOffset);
  const end = endsAfter ? length : offsetIn(element, range.endContainer, range.endOffset);
  return start < end ? [start, end] : null;
}

/** What is selected at present among the texts inside an element; null where nothing is. */
export function selectedIn(root: Element): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const spans: Record<string, Span> = {};
  for (const element of root.querySelectorAll<HTMLElement>('[data-highlightable]')) {
    const name = element.dataset.highlightable;
    const span = name && range.intersectsNode(element) ? spanIn(element, range) : null;
    if (name && span) spans[name] = span;
  }
  return Object.keys(spans).length > 0 ? spans : null;
}
