import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../lib/words/use-words.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

const ToggleIcon = ({ reveal }: { reveal: boolean }) => (reveal ? <EyeOffIcon /> : <EyeIcon />);

/** A password with a toggle to read what was typed. */
export function PasswordField(props: PasswordInputProps) {
  const words = useWords();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': words(visible ? 'password.hide' : 'password.show') }}
    />
  );
}
