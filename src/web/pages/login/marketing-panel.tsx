import type { OperatorTexts } from '../../lib/operator-texts.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { CaseIcon, SpeechIcon, WaveIcon } from '../../ui/icons.tsx';
import classes from './marketing-panel.module.css';
import { Testimonials } from './testimonials.tsx';

const ICONS: Readonly<Record<string, typeof WaveIcon>> = {
  wave: WaveIcon,
  speech: SpeechIcon,
  case: CaseIcon,
};

export function MarketingPanel({ claims, testimonials }: Pick<OperatorTexts, 'claims' | 'testimonials'>) {
  const { rating, professionals, features } = claims;
  const words = useWords();
  return (
    <aside className={classes.panel} aria-label={words('panel.label')}>
      <div className={classes.content}>
        <ul className={classes.features}>
          {features.map(({ icon, title, text }) => {
            const Sign = ICONS[icon] ?? SpeechIcon;
            return (
              <li key={title} className={classes.feature}>
                <span className={classes.icon}>
                  <Sign size={24} />
                </span>
                <div lang="en" dir="auto">
                  <h2 className={classes.title}>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
        <p className={classes.rating}>
          <span className={classes.star} aria-hidden="true">
            ★
          </span>
          {words('panel.rating', { rating: String(rating), count: professionals })}
        </p>
        <Testimonials testimonials={testimonials} />
      </div>
    </aside>
  );
}
