import { Link } from 'react-router';
import { nativeLanguage } from '#domain/native-languages.ts';
import { readCookie } from '../../lib/cookies.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { Flag } from '../flag.tsx';
import { LinkButton } from '../link-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './learner-links.module.css';

function LanguageChip() {
  const words = useWords();
  const language = nativeLanguage(readCookie('current_language') ?? '');
  return (
    <Link
      to="/choose-language"
      className={classes.chip}
      aria-label={
        language
          ? words('header.language', { language: language.nativeName })
          : words('header.chooseLanguage')
      }
    >
      {language ? (
        <>
          <Flag code={language.flagCode} />
          <span className={classes.chipName} lang={language.code}>
            {language.nativeName}
          </span>
        </>
      ) : (
        <span>{words('header.chooseLanguage')}</span>
      )}
    </Link>
  );
}

export function LearnerLinks() {
  const words = useWords();
  return (
    <>
      <LinkButton to="/oet" variant="light">
        {words('header.oet')}
      </LinkButton>
      <LanguageChip />
      <AccountMenu />
    </>
  );
}
