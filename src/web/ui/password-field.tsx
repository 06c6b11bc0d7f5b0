import { useState } from 'react';
import { useWords } from '../lib/words/use-words.tsx';
import { IconButton } from './button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import classes from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a toggle to read what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'rightSection'>) {
  const words = useWords();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      rightSection={
        <IconButton
          className={classes.toggle}
          aria-label={words(visible ? 'password.hide' : 'password.show')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
