import { useEffect, useState } from 'react';
import { publicConfig } from '../lib/config.ts';
import { inTab } from '../lib/storage.ts';
import classes from './flag.module.css';

const LIMIT_MS = 2_000;

const bundled = (code: string) => `/flags/${code}.svg`;

/** Whether an image can be fetched from there in time. */
function reachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(resolve, LIMIT_MS, false);
    image.src = address;
  });
}

/** Where flags come from in this tab. The first one tries the service: the others don't wait one by one. */
const KEPT = 'bedside.flags';
let choosing: Promise<(code: string) => string> | undefined;

async function chooseSource(code: string): Promise<(code: string) => string> {
  const flagUrl = await publicConfig().then(
    (config) => config.flagUrl,
    () => '',
  );
  const fromService = (wanted: string) => flagUrl.replace('{code}', wanted);
  if (!flagUrl) return bundled;
  // Asked once, not at every full load: where there is no way out, asking is an error in the console each time.
  const kept = inTab.get(KEPT) ?? ((await reachable(fromService(code))) ? 'service' : 'bundled');
  inTab.set(KEPT, kept);
  return kept === 'service' ? fromService : bundled;
}

/**
 * The flag of a language, from the configured service or, where that is missing or out of reach, from our own
 * copies. Decorative: the language's name stands beside it.
 */
export function Flag({ code }: { code: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    choosing ??= chooseSource(code);
    void choosing.then((sourceOf) => {
      if (current) setSource(sourceOf(code));
    });
    return () => {
      current = false;
    };
  }, [code]);
  if (source === null) return <span className={classes.flag} />;
  return (
    <img
      className={classes.flag}
      src={source}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
      onError={() => setSource(bundled(code))}
    />
  );
}
