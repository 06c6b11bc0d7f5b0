import { formatNumber } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './credits-tab.module.css';
import { type Movement, movementText } from './movement-text.ts';

export interface Balance {
  readonly amount: number;
  /** When it moved last. */
  readonly createdAt: string;
}

/** How many credits are left. */
export function BalanceCard({ amount, createdAt }: Balance) {
  const words = useWords();
  return (
    <Card>
      <Stack>
        <h2>{words('settings.tab.credits')}</h2>
        <p className={classes.amount}>
          <span className={classes.number}>{formatNumber(amount)}</span>{' '}
          {words('settings.credits.left', { n: amount })}
        </p>
        <p className={classes.moved}>
          {words('settings.credits.moved')} <DateText iso={createdAt} precision="minute" />
        </p>
        <div>
          <LinkButton to="/pricing" variant="default">
            {words('settings.credits.plans')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** A credit that came or went, with its sign: a minus that screen readers say. */
function signed(amount: number): string {
  return amount > 0 ? `+${formatNumber(amount)}` : `\u2212${formatNumber(-amount)}`;
}

export interface HistoryProps {
  readonly movements: readonly Movement[];
  readonly hasMore: boolean;
  readonly fetching: boolean;
  readonly onMore: () => void;
}

/** What the credits were spent on, and where they came from, newest first. */
export function HistoryCard({ movements, hasMore, fetching, onMore }: HistoryProps) {
  const words = useWords();
  return (
    <Card>
      <Stack>
        <h2 id="credit-history">{words('settings.credits.history')}</h2>
        {movements.length === 0 ? (
          <p>{words('settings.credits.none')}</p>
        ) : (
          <table className={classes.table} aria-labelledby="credit-history">
            <thead>
              <tr>
                <th scope="col">{words('settings.credits.what')}</th>
                <th scope="col">{words('settings.credits.when')}</th>
                <th scope="col">{words('settings.credits.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {movements.map((movement) => (
                <tr key={movement.id}>
                  <th scope="row">{movementText(movement, words)}</th>
                  <td>
                    <DateText iso={movement.createdAt} precision="minute" />
                  </td>
                  <td>{signed(movement.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {hasMore ? (
          <div>
            <ActionButton
              variant="default"
              pending={fetching}
              busyLabel={words('app.loading')}
              onClick={onMore}
            >
              {words('settings.credits.more')}
            </ActionButton>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
