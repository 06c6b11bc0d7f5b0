/** What is said and sent in a conversation. */
export const chat = {
  'chat.write': 'What you say to the patient',
  'chat.placeholder': 'Type here, or press Record and speak',
  'chat.send': 'Send',
  'chat.atOnce': 'Answer at once',
  'chat.atOnceHint': 'What you record is sent without being shown to you first, and the patient speaks.',
  'chat.waiting': 'The patient is answering...',
  'chat.patientSays': 'The patient says:',
  'chat.recording': 'Your recording',
  'chat.sending': 'Sending...',
  'chat.notSent': 'Not sent.',
  'chat.sendAgain': 'Send again',
  'chat.edit': 'Change it',
  'chat.discard': 'Remove it',
  'chat.unsent.text': 'Your last message was not sent. Press “Send again”, or “Change it” to write it anew.',
  'chat.unsent.recording':
    'Your last recording was not sent. It is kept: press “Send again”, or “Remove it” to say it anew.',
  'chat.unsent.correction':
    'Your correction was not sent. Press “Send again”, or “Remove it” to leave what was heard.',
  'chat.unsent.unknown':
    'Your last words may not have arrived. They are kept: press “Send again”, and they count once.',
  'chat.heard': 'Press Send when it is right.',
  'chat.readings': 'Or did you say:',
  'chat.notUnderstood':
    'We did not understand this recording. Say it in other words, or type it. It was not counted.',
  'chat.guesses': 'Perhaps you said:',
  'chat.type': 'Type it',
  'chat.recordingFound':
    'Your last recording was not written down yet. It is kept: press “Send again”, or “Remove it” to say it anew.',
  'chat.recordingKept': 'Your recording is kept. You can send it again.',
  'chat.otherLanguages': 'Translate',
  'chat.microphoneFailed': 'Failed to access microphone. Please check your permissions.',
  'chat.voiceFailed': 'Failed to play voice response',
  'chat.audioFailed': 'Failed to process audio and generate response. Please try again.',
  'chat.responseFailed': 'Failed to generate response. Please try again.',
  'chat.translateFailed': 'Failed to translate message. Please try again.',
} as const;
