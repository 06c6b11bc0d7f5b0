import { useWords } from '../../lib/words/use-words.tsx';
import { CaseIcon, SpeechIcon, WaveIcon } from '../../ui/icons.tsx';
import classes from './marketing-panel.module.css';
import { type Testimonial, Testimonials } from './testimonials.tsx';

/** What the operator writes in content/site/marketing.json. */
export interface Marketing {
  readonly rating: number;
  readonly professionals: string;
  readonly features: readonly { icon: string; title: string; text: string }[];
  readonly testimonials: readonly Testimonial[];
}

const ICONS: Readonly<Record<string, typeof WaveIcon>> = {
  wave: WaveIcon,
  speech: SpeechIcon,
  case: CaseIcon,
};

export function MarketingPanel({ rating, professionals, features, testimonials }: Marketing) {
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
