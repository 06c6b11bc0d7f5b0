import { useEffect, useRef, useState } from 'react';
import { Announcement } from '#web/ui/announcer.tsx';

export interface MarkedAnnouncementProps {
  readonly status: 'marking' | 'marked' | 'unscorable';
  readonly marked: string;
  readonly unscorable: string;
}

/** Said once, to somebody who waited for it. */
export function MarkedAnnouncement({ status, marked, unscorable }: MarkedAnnouncementProps) {
  const before = useRef(status);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (before.current === 'marking' && status !== 'marking')
      setTold(status === 'marked' ? marked : unscorable);
    before.current = status;
  }, [status, marked, unscorable]);
  return <Announcement text={told} />;
}
