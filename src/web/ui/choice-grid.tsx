import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useWords } from '../lib/words/use-words.tsx';
import { Announcement } from './announcer.tsx';
import classes from './choice-grid.module.css';
import { SearchIcon } from './icons.tsx';
import { TextField } from './text-field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** What choosing it brings. A search doesn't look here. */
  readonly note?: string | undefined;
  /** The language of the label, where it is not that of the page. */
  readonly labelLanguage?: string | undefined;
  readonly icon?: ReactNode;
  /** More words that find this choice. */
  readonly keywords?: string | undefined;
}

export interface ChoiceGridProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** With a label for it, a search field stands above the choices. */
  readonly searchLabel?: string;
  readonly emptyText?: string;
  /** A choice is missing or was refused: the page says so beside it. */
  readonly error?: ReactNode;
}

/** Lower case without accents, so that 'portugues' finds 'Português'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

function matches(choice: Choice, search: string): boolean {
  const text = folded(`${choice.label} ${choice.detail ?? ''} ${choice.keywords ?? ''}`);
  return folded(search)
    .trim()
    .split(/\s+/)
    .every((part) => text.includes(part));
}

interface ChoiceCardProps extends Pick<ChoiceGridProps, 'onChange'> {
  readonly choice: Choice;
  readonly name: string;
  readonly checked: boolean;
}

function ChoiceCard({ choice, name, checked, onChange }: ChoiceCardProps) {
  const { value, icon, label, labelLanguage, detail, note } = choice;
  return (
    <label className={classes.choice}>
      <input
        className={classes.radio}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
      />
      {icon}
      <span className={classes.texts}>
        <span className={classes.label} lang={labelLanguage}>
          {label}
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
        {note && <span className={classes.detail}>{note}</span>}
      </span>
    </label>
  );
}

/** One of many, as cards: arrow keys move between them, a search narrows them. */
export function ChoiceGrid({
  label,
  choices,
  value,
  onChange,
  searchLabel,
  emptyText = '',
  error,
}: ChoiceGridProps) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const shown = useDeferredValue(search);
  const name = useId();
  const found = shown.trim() === '' ? choices : choices.filter((choice) => matches(choice, shown));
  return (
    <div className={classes.root}>
      {searchLabel && (
        <TextField
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<SearchIcon />}
          autoComplete="off"
        />
      )}
      <div className={classes.scroll} data-searchable={searchLabel ? true : undefined}>
        <div
          className={classes.grid}
          role="radiogroup"
          aria-label={label}
          aria-invalid={error ? true : undefined}
        >
          {found.map((choice) => (
            <ChoiceCard
              key={choice.value}
              choice={choice}
              name={name}
              checked={choice.value === value}
              onChange={onChange}
            />
          ))}
        </div>
        {found.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      </div>
      <Announcement
        text={
          shown.trim() === ''
            ? ''
            : found.length === 0
              ? emptyText
              : words('choices.found', { n: found.length })
        }
      />
    </div>
  );
}
