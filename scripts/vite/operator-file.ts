import type { Plugin } from 'vite';
import { readOperatorFile } from '../../src/content/read-operator-file.ts';

/** Gives pages what they show of the operator's file. What only the server needs stays out. */
export function operatorFile(): Plugin {
  return {
    name: 'bedside-operator-file',
    enforce: 'pre',
    transform(_text, id) {
      if (!id.endsWith('/content/operator.yaml')) return null;
      const { claims, testimonials, trial } = readOperatorFile(process.env.OPERATOR_FILE || id);
      return {
        code: `export default ${JSON.stringify({ claims, testimonials, trial: { days: trial.days } })};`,
        map: null,
      };
    },
  };
}
