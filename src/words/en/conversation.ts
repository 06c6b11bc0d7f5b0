/** What the server says of a recording that it listened to. */
export const conversation = {
  'heard.sure': 'This is what was understood.',
  'heard.unsure': 'This is what was probably said. Please check it, and correct it where it is wrong.',
  'heard.unscored': 'This is what was written down. The service does not say how sure it is.',
  'heard.not_understood':
    'This was not understood. Say it again in other words, or type it. Nothing was counted.',
} as const;
