import type { ReactNode } from 'react';

/** Drawn on a 24 px grid, in the colour of the text. Decorative: the control beside it says what it does. */
function Icon({ children, size = 20 }: { children: ReactNode; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export interface IconProps {
  readonly size?: number;
}

export const SearchIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </Icon>
);

export const ArrowBackIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path className="flip-rtl" d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const PersonIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

export const SpeechIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M4 5h16v11H9l-5 4z" />
    <path d="M8 9h8M8 12.5h5" />
  </Icon>
);

export const WaveIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M3 12h2M7 8v8M11 5v14M15 9v6M19 7v10" />
  </Icon>
);

export const CaseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M5 4v5a5 5 0 0 0 10 0V4M10 14v2a4.5 4.5 0 0 0 9 0v-3" />
    <circle cx="19" cy="11" r="2" />
  </Icon>
);

export const CloseIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);

export const FlagIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M6 21V4h12l-3 4.5 3 4.5H6" />
  </Icon>
);

export const EyeIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = ({ size }: IconProps) => (
  <Icon size={size}>
    <path d="M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.6A15.4 15.4 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  </Icon>
);

/** The mark of Bedside: a speech bubble with a pulse in it. */
export function Mark({ size = 32 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M8 3h16a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5h-9l-6.2 4.7A1.1 1.1 0 0 1 7 27.8V24a5 5 0 0 1-4-5V8a5 5 0 0 1 5-5z"
        fill="var(--bs-accent)"
      />
      <path
        d="M6.5 14h4l2.2-5.5 4 10.5 2.6-7 1.3 2h5"
        fill="none"
        stroke="#fff"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
