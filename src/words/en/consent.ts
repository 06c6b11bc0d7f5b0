/** Before a learner's work goes to another service: in practices, and in tests that are marked elsewhere. */
export const consent = {
  'consent.page': 'Before you begin',
  'consent.title': 'Before you begin: where your work goes',
  'consent.intro':
    'This installation uses services outside of it. With your consent, this is sent to them while you practise:',
  'consent.what.transcriber': 'Recordings of your voice, to write down what you say',
  'consent.what.pronunciationAssessor': 'Recordings of your voice, to score your pronunciation',
  'consent.what.synthesizer': 'Texts that you listen to, to speak them',
  'consent.what.translator': 'Texts that you have translated',
  'consent.what.patient': 'The case and what you say in it, to play the patient',
  'consent.what.letterAssessor': 'Letters that you submit, with their case notes, to mark them',
  'consent.what.rolePlayAssessor': 'What is said in a role-play, with its cards, to mark it',
  'consent.where': 'to {host} ({name})',
  'consent.patients': 'Never name or describe a real patient.',
  'consent.agree': 'Agree and go on',
  'consent.agreeing': 'One moment...',
  'consent.failed': 'Your consent could not be saved. Please try again.',
} as const;
