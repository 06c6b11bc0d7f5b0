import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { SelectField, type SelectFieldProps } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';

export interface PreferenceFormProps extends Pick<SelectFieldProps, 'placeholder' | 'options'> {
  readonly title: string;
  readonly intro: string;
  /** As it is saved; empty: nothing. */
  readonly saved: string;
  readonly pending: boolean;
  readonly onSave: (value: string) => void;
  readonly children?: ReactNode;
}

/** One preference: what it is for, a list, Save. An empty choice is sent too; the server says that it can't be. */
export function PreferenceForm(props: PreferenceFormProps) {
  const words = useWords();
  const { title, saved, pending, onSave, placeholder, options } = props;
  const [value, setValue] = useState(saved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSave(value);
  }

  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <h2>{title}</h2>
          <p>{props.intro}</p>
          <SelectField
            label={title}
            placeholder={placeholder}
            options={options}
            value={value}
            onChange={setValue}
          />
          {props.children}
          <div>
            <ActionButton type="submit" pending={pending} busyLabel={words('settings.saving')}>
              {words('settings.save')}
            </ActionButton>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
