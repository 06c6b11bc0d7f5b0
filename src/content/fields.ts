import { z } from 'zod';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');
export const line = z.string().trim().min(1).max(400);
export const language = z.enum(LEARNING_LANGUAGES);
