import { useState } from 'react';
import { useNavigate } from 'react-router';
import { publicConfig } from '../../lib/config.ts';
import { LANGUAGE_COOKIE_DAYS, readCookie, writeCookie } from '../../lib/cookies.ts';
import { useCall } from '../../lib/page/use-call.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { ChooseLanguagePage } from './choose-language-page.tsx';
import { UpdateUserLanguageDocument } from './update-user-language.generated.ts';

/** Read before the page is shown, so that nothing jumps; without it the page says less. */
export async function loader(): Promise<null> {
  await publicConfig().catch(() => null);
  return null;
}

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const { run, pending } = useCall(UpdateUserLanguageDocument);
  const [language, setLanguage] = useState(readCookie('current_language') ?? '');

  const fail = () => toast('error', words('language.failed'));

  function save() {
    run(
      { language },
      {
        onData({ updateUserLanguage }) {
          if (!updateUserLanguage.success) return fail();
          writeCookie('current_language', language, LANGUAGE_COOKIE_DAYS);
          toast('success', words('language.updated'));
          void navigate('/levelchooser');
        },
        onFailure: fail,
      },
    );
  }

  return (
    <ChooseLanguagePage language={language} pending={pending} onChoose={setLanguage} onContinue={save} />
  );
}
