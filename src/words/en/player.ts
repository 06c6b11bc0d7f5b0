/** Sounds that a learner plays. */
export const player = {
  'player.play': 'Play: {label}',
  'player.pause': 'Pause: {label}',
  'player.loading': 'Loading...',
  'player.position': 'Position in {label}',
  'player.time': '{position} of {duration}',
  'player.volume': 'Volume',
  'player.failed':
    'The sound could not be played. Check your connection and press Play: it goes on where it stopped.',
} as const;
