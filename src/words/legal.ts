import type { Provider } from '#domain/capabilities.ts';
import { PRODUCT_NAME } from './brand.ts';
import { legal } from './en/legal.ts';
import { say } from './say.ts';

/** What legal texts mention in double braces, as Markdown. */
export function legalPhrases(installation: {
  readonly contactEmail: string | null;
  readonly providers: readonly Provider[];
}): Record<string, string> {
  const { contactEmail, providers } = installation;
  const list = providers.map(({ capability, host }) => say(legal[`legal.provider.${capability}`], { host }));
  return {
    product: PRODUCT_NAME,
    contact: contactEmail ? say(legal['legal.write'], { email: contactEmail }) : say(legal['legal.ask']),
    providers:
      list.length > 0
        ? [say(legal['legal.providers']), '', ...list].join('\n')
        : say(legal['legal.noProviders']),
  };
}
