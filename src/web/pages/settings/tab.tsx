import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { CategorySettings } from './category/category-tab.tsx';
import { CreditSettings } from './credits/credits.tsx';
import { LanguageSettings } from './language/language-tab.tsx';
import { PasswordSettings } from './password/password-tab.tsx';
import { ProfessionSettings } from './profession/profession-tab.tsx';
import { SpecialtySettings } from './specialty/specialty-tab.tsx';
import { SubscriptionSettings } from './subscription/subscription.tsx';
import { type SettingsTab, tabOf } from './tabs.ts';

const TABS: Readonly<Record<SettingsTab, ComponentType>> = {
  category: CategorySettings,
  specialty: SpecialtySettings,
  profession: ProfessionSettings,
  language: LanguageSettings,
  subscription: SubscriptionSettings,
  credits: CreditSettings,
  password: PasswordSettings,
};

/** An address that no tab has leads to the first. */
export function loader({ params }: LoaderFunctionArgs): null | Response {
  return tabOf(params['*'] ?? '') ? null : redirect('/settings');
}

/** The tab of an address. */
export function Component() {
  const Tab = TABS[tabOf(useParams()['*'] ?? '') ?? 'category'];
  return <Tab />;
}
