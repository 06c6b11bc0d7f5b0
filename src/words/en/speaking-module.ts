/** What is known of Speaking before and around its tests. */
export const speakingModule = {
  'oet.module.speaking': 'Speaking',
  'oet.module.speaking.about':
    'Play your part in a conversation from your profession, by voice, with somebody who answers.',
  'oet.module.speaking.part.whole':
    'One role-play: 3 minutes to prepare with your card, then 5 minutes to talk. The real test has two.',
  'oet.module.speaking.marking.criteria':
    'Nine criteria: four of language, five of clinical communication. Each opens to the moments that earned its marks.',
  'oet.module.speaking.marking.voice':
    'Intelligibility and fluency are judged from your voice. If you type, they stay open and the other criteria count.',
  'oet.module.speaking.marking.heard': 'What was heard stands under each turn. Correcting it costs no marks.',
  'oet.module.speaking.marking.unscorable':
    'Silence, or too little to judge, gets no marks, with the reason, and the credits come back.',
  'oet.module.speaking.start': 'Start Practice Test',
  'oet.module.speaking.again': 'Try Another Speaking Test',

  'oet.criterion.intelligibility': 'Intelligibility',
  'oet.criterion.fluency': 'Fluency',
  'oet.criterion.appropriateness': 'Appropriateness of language',
  'oet.criterion.grammar_and_expression': 'Grammar and expression',
  'oet.criterion.relationship_building': 'Building the relationship',
  'oet.criterion.patients_perspective': 'The patient’s perspective',
  'oet.criterion.providing_structure': 'Providing structure',
  'oet.criterion.information_gathering': 'Gathering information',
  'oet.criterion.information_giving': 'Giving information',
  'oet.criterion.advice.intelligibility':
    'Say the words that carry the message a little slower, with their stress. Vocabulary practice shows each sound.',
  'oet.criterion.advice.fluency':
    'Pause between ideas rather than in the middle of them, and let a short silence stand instead of a filler.',
  'oet.criterion.advice.appropriateness':
    'Put every technical word into plain ones at once: ‘hypertension, that is, high blood pressure’.',
  'oet.criterion.advice.grammar_and_expression':
    'Keep sentences short, and practise the questions that you ask every day until they come by themselves.',
  'oet.criterion.advice.relationship_building':
    'Greet, say your name and role, and name the feeling before you explain: ‘I can see that this worries you.’',
  'oet.criterion.advice.patients_perspective':
    'Ask early what worries the person most, and stop for every hint: ‘You mentioned your mother. What happened?’',
  'oet.criterion.advice.providing_structure':
    'Say what comes next: ‘First I would like to ask about..., then we will talk about...’',
  'oet.criterion.advice.information_gathering':
    'Begin with an open question, listen to the end, then ask one thing at a time.',
  'oet.criterion.advice.information_giving':
    'Ask what the person knows, give one piece at a time, and check: ‘Can you tell me how you will take it?’',

  'oet.progress.nineCriteria': 'The nine criteria',
  'oet.progress.spokenTime': 'Your role-plays, criterion by criterion',
} as const;
