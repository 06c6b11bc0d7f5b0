import { fileURLToPath } from 'node:url';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url));
