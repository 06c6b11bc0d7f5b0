import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { type SignupForm, type Step, stepOfAddress } from './signup-form.ts';

/** The step is in the address: the browser's Back leads to the one before. */
export function useStep(form: SignupForm) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const asked = search.get('step');
  // Shown at once, while the address follows: whoever presses Continue twice is two steps further.
  const [step, setStep] = useState(() => stepOfAddress(asked, form));
  const moved = useNavigationType();
  /** Where several presses of Back lead in the end. */
  const goal = useRef<Step | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the browser's Back and Forward lead elsewhere
  useEffect(() => {
    const there = stepOfAddress(asked, form);
    if (moved !== 'POP' || (goal.current !== null && goal.current !== there)) return;
    goal.current = null;
    setStep(there);
  }, [asked, moved]);

  function go(to: Step, options: { readonly replace: boolean }): void {
    goal.current = null;
    setStep(to);
    const next = new URLSearchParams(search);
    next.set('step', String(to));
    if (to === 1) next.delete('step');
    // With `continued` the step before stands behind this one in the history.
    const continued = !options.replace;
    void navigate({ search: String(next) }, { ...options, preventScrollReset: true, state: { continued } });
  }

  return {
    step,
    goOn: () => go((step + 1) as Step, { replace: false }),
    goBack() {
      const before = (step - 1) as Step;
      if (!state?.continued) return go(before, { replace: true });
      goal.current = before;
      setStep(before);
      void navigate(-1);
    },
    /** To where something has to be mended. */
    goTo: (to: Step) => (to === step ? undefined : go(to, { replace: true })),
  };
}
