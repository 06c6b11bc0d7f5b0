import { chat } from './chat.ts';

/** The clinical cases. What they share with the other practices stands there. */
export const complex = {
  ...chat,
  'complex.page': 'Clinical case',
  'complex.failed': 'Error loading clinical case: {message}',
  'complex.unreadable': 'The case could not be read.',
  'complex.emptyTitle': 'No practices available for this level.',
  'complex.emptyText': 'Please choose another level.',
  'complex.repeatHint': 'You have completed this level. The cases you practised longest ago come again.',
  'complex.patient': 'The patient',
  'complex.age': 'Age',
  'complex.gender': 'Gender',
  'complex.chiefComplaint': 'Reason for coming',
  'complex.history': 'History',
  'complex.vitals': 'Vital signs',
  'complex.bloodPressure': 'Blood pressure',
  'complex.heartRate': 'Heart rate',
  'complex.respiratoryRate': 'Respiratory rate',
  'complex.temperature': 'Temperature',
  'complex.engine': 'The patient is played by: {engine}',
  'complex.conversation': 'Conversation',
  'complex.messages': 'Messages',
  'complex.case': 'The case',
  'complex.begin': 'You speak first. Greet the patient as you would in your practice.',

  'complex.complete': 'Complete Consultation',
  'complex.completing': 'Completing...',
  'complex.completeFailed':
    'The consultation could not be completed. Everything you said is kept. Please try again.',
  'complex.sayFirst': 'Say something to the patient before you complete the case.',
  'complex.confirmTitle': 'Complete the consultation?',
  'complex.confirmText':
    'You can say nothing more to this patient after that. A review of what you said follows, and you find it again under Past consultations.',
  'complex.confirmUnsent': 'Your last message has not been sent and will not count.',
  'complex.confirmYes': 'Complete it',
  'complex.confirmNo': 'Go on talking',
  'complex.review': 'Your consultation',
  'complex.next': 'Next case',
  'complex.nextWait': 'Loading...',
} as const;
