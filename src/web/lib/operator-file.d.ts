declare module '*/content/operator.yaml' {
  import type { OperatorTexts } from './operator-texts.ts';

  const texts: OperatorTexts;
  export default texts;
}
