import { useEffect } from 'react';
import { toast as show, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useInterfaceLanguage, useWords } from '../lib/words/use-words.tsx';
import { connectToasts } from './toast.ts';
import './toast-host.css';

export type ToastKind = 'success' | 'error' | 'info';

/** Terms of spec section 9: 5 seconds, top right, dragged away at 80 %, Alt+T. */
export function ToastHost() {
  const words = useWords();
  const { direction } = useInterfaceLanguage();
  useEffect(() => {
    connectToasts((kind, text) => show[kind](text, { role: kind === 'error' ? 'alert' : 'status' }));
    return () => connectToasts(undefined);
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      hideProgressBar
      draggable
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      rtl={direction === 'rtl'}
      aria-label={words('toast.region')}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" aria-label={words('app.close')} onClick={closeToast}>
          ×
        </button>
      )}
    />
  );
}
