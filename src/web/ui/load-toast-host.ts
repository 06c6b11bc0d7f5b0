/** Fetches the code of the toasts. A browser does so once. */
export const loadToastHost = () => import('./toast-host.tsx');
