import { useWords } from '#web/lib/words/use-words.tsx';

/** 'Reading Test 1, Part A', or the title alone where a module has one part only. */
export function useTestName(title: string, part: string | null): string {
  const words = useWords();
  return part === null ? title : words('oet.testPart', { title, part });
}
