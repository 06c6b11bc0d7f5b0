import type { ToastKind } from './toast-host.tsx';

type Show = (kind: ToastKind, text: string) => void;

const waiting: [ToastKind, string][] = [];
let show: Show | undefined;
let request: (() => Promise<void>) | undefined;

/** What could not be shown now would come too late afterwards. */
const ask = () => void request?.().catch(() => waiting.splice(0));

/** Called by the shell: how to bring the toasts on the page when one is wanted, again where that failed. */
export function onFirstToast(mount: () => Promise<void>): () => void {
  request = mount;
  if (waiting.length > 0) ask();
  return () => {
    request = undefined;
  };
}

/** Called by the mounted host. */
export function connectToasts(connected: Show | undefined): void {
  show = connected;
  if (!connected) return;
  for (const [kind, text] of waiting.splice(0)) connected(kind, text);
}

/** A short message in the corner that goes by itself. Its code is fetched with the first one. */
export function toast(kind: ToastKind, text: string): void {
  if (show) {
    show(kind, text);
    return;
  }
  waiting.push([kind, text]);
  ask();
}
