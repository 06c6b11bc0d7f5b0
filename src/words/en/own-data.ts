import { PRODUCT_NAME } from '../brand.ts';

/** What stands beside the data that a learner takes along. */
export const ownData = {
  'ownData.what': `Everything that ${PRODUCT_NAME} stores of you. Times are in UTC.`,
  'ownData.recordings':
    'There are no recordings here: in practices what you record is scored or written down at once and not kept. Recordings of your OET role-plays are kept until you delete your account. You hear them with the results; here stands what was measured in them.',
  'ownData.left':
    'Left out: your password, which is stored only as a hash, and the keys of your sessions; counters against abuse, which are kept for a day without your name; answers that are kept for a day in case your device asks again; notes of what you have paid for, which hold a fingerprint and no text; and spoken audio, which can be made again from its text.',
} as const;
