import { Outlet, useLocation } from 'react-router';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Page } from '#web/ui/page.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import classes from './settings-page.module.css';
import { SETTINGS_TABS, tabOf } from './tabs.ts';

const addressOf = (tab: string) => `/settings/${tab}`;

/** The tabs, and the one that is shown. The account beside them is a page of its own. */
export function Component() {
  const words = useWords();
  const { pathname } = useLocation();
  const shown = tabOf(pathname.replace(/^\/settings\/?/, '')) ?? SETTINGS_TABS[0];
  const links = SETTINGS_TABS.map((tab) => ({ to: addressOf(tab), label: words(`settings.tab.${tab}`) }));
  const account = { to: addressOf('account'), label: words('settings.tab.account') };
  return (
    <Page title={words('settings.page', { tab: words(`settings.tab.${shown}`) })}>
      <h1>{words('settings.title')}</h1>
      <div className={classes.columns}>
        <SectionNav label={words('settings.nav')} links={[...links, account]} current={addressOf(shown)} />
        <section className={classes.tab} aria-label={words(`settings.tab.${shown}`)}>
          <Outlet />
        </section>
      </div>
    </Page>
  );
}
