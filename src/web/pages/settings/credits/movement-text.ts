import type { Words } from '#web/lib/words/words.ts';
import type { CreditHistoryQuery } from './credit-history.generated.ts';

export type Movement = CreditHistoryQuery['creditHistory']['movements'][number];

/** What moved the balance, in words. */
export function movementText({ kind, costRow, grantor }: Movement, words: Words): string {
  switch (kind) {
    case 'spent':
      return words(`settings.credits.spent.${costRow ?? 'unknown'}`);
    case 'refunded':
      return costRow
        ? words('settings.credits.refunded', { what: words(`settings.credits.spent.${costRow}`) })
        : words('settings.credits.refundedUnknown');
    case 'granted':
      return words(`settings.credits.granted.${grantor ?? 'unknown'}`);
    case 'expired':
      return words('settings.credits.expired');
    case 'revoked':
      return words('settings.credits.revoked');
  }
}
