import { type KeyboardEvent, type Ref, useId } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/conversation/conversation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { useCanPay } from '../credits/out-of-credits.tsx';
import { PriceOnButton, PriceSaid } from '../credits/price-tag.tsx';
import classes from './composer.module.css';
import { type Draft, useDraftText } from './use-draft.ts';

export interface WritingFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly learning: string;
  /** What the field is for, where it isn't said to a patient. */
  readonly label?: string;
  readonly draft: Draft;
  /** In credits, of a message. */
  readonly price: number;
  /** Something else is being said at this moment. */
  readonly unavailable: boolean;
  readonly onSend: () => void;
}

/** Enter that sends: not with Shift, and not the one that ends the composition of a character. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key, and marks it with 229.
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return key === 'Enter' && !shiftKey && !composing;
}

/** The field and its button: all that is rendered at a key, however long the conversation. */
export function WritingField(props: WritingFieldProps) {
  const words = useWords();
  const { ref, learning, draft, price, unavailable, onSend } = props;
  const id = useId();
  const text = useDraftText(draft);
  const priceId = useId();
  const canPay = useCanPay(price);
  const maySend = !unavailable && canPay && text.trim() !== '';
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {props.label ?? words('chat.write')}
      </label>
      <div className={classes.writing}>
        <textarea
          ref={ref}
          id={id}
          className={classes.field}
          rows={2}
          lang={learning}
          dir="auto"
          maxLength={MAX_TURN_CHARACTERS}
          placeholder={words('chat.placeholder')}
          value={text}
          onChange={({ currentTarget }) => draft.set(currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            if (maySend) onSend();
          }}
        />
        <ActionButton
          className={classes.send}
          unavailable={!maySend}
          aria-describedby={price > 0 ? priceId : undefined}
          onClick={onSend}
        >
          {words('chat.send')}
          <PriceOnButton credits={price} />
        </ActionButton>
        <PriceSaid id={priceId} credits={price} />
      </div>
    </>
  );
}
