/** What a learner is told about a scored recording. `{ipa}` is a sound, `{tip}` how to make it (see sounds.ts). */
export const feedback = {
  'feedback.other':
    'This sounded like "{heard}", not like "{expected}". Listen to the model, then try again.',
  'feedback.unheard':
    'We could not recognise "{expected}" in this recording. Listen to the model, then say all of it, clearly and not too fast.',

  'feedback.near': 'This was close to "{expected}", but not all of its sounds were heard.',
  'feedback.differs': 'They differ in "{heard}" instead of "{expected}".',
  'feedback.syllables':
    'We heard {heard, plural, one {one syllable} other {about # syllables}}, where the model has {expected}.',
  'feedback.part.beginning': 'The beginning differed most.',
  'feedback.part.middle': 'The middle differed most.',
  'feedback.part.end': 'The end differed most.',

  'feedback.excellent': 'Excellent: this was clear and easy to understand.',
  'feedback.good': 'Good: this was clear enough to be understood well.',
  'feedback.close': 'Nearly there: most of this was understandable.',
  'feedback.weak': 'Keep practising: some of this would be hard to understand.',
  'feedback.termSaid': 'You were recognised clearly.',
  'feedback.termDoubtful':
    'You were recognised, but only just. Say it again, slowly and with every syllable.',

  'feedback.sound': 'Work on the sound {ipa} in "{word}". {tip}',
  'feedback.secondSound': 'Also {ipa} in "{word}". {tip}',
  'feedback.perhaps': 'We are not sure of the sound {ipa} in "{word}". {tip}',
  'feedback.instead': 'It sounded more like {ipa}.',
  'feedback.leftOut': 'It was hardly heard.',
  'feedback.polish': 'If you want to polish it: the sound {ipa} in "{word}". {tip}',
  'feedback.even':
    'No single sound stands out. Listen to the model again and copy its rhythm and its stressed syllable.',

  'feedback.slow': 'It was rather slow: once the sounds come easily, say it at the pace of the model.',
  'feedback.pauses': 'There were pauses inside: try to say it in one breath.',
  'feedback.quiet': 'The recording is very quiet: move closer to the microphone.',
  'feedback.clipped': 'The recording is too loud and distorted: move a little away from the microphone.',
  'feedback.noisy': 'There is noise in the background: a quieter place gives a fairer score.',
  'feedback.uncertain': 'Because of the recording, this score is uncertain.',

  'scale.expert':
    'This score estimates how experts would rate it. It was calibrated on recordings that five experts judged (speechocean762: adults whose first language is Mandarin, speaking English). American and British pronunciation both count as right.',
  'scale.sounds':
    'Each sound is compared with a model of French. This score has not been calibrated with the judgement of experts, so take it as a hint.',
  'scale.term':
    'This score says how clearly your words were recognised. It does not judge single sounds or an accent.',
} as const;
