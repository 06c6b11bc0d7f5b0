import type { ReactNode } from 'react';
import type { OperatorTexts } from '../../lib/operator-texts.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import classes from './login-page.module.css';
import { MarketingPanel } from './marketing-panel.tsx';

/** The form comes first for keyboards and on phones; on a wide screen the panel stands to its left. */
export function LoginPage({ texts, children }: { texts: OperatorTexts; children: ReactNode }) {
  const words = useWords();
  return (
    <div className={classes.page}>
      <title>{words('app.title', { page: words('login.page') })}</title>
      <div className={classes.form}>{children}</div>
      <MarketingPanel claims={texts.claims} testimonials={texts.testimonials} />
    </div>
  );
}
