import type { Tier } from '#domain/oet/bands.ts';
import type { OetTopic, Skill } from '#domain/oet/questions.ts';

type Key = `oet.tier.${Tier}` | `oet.skill.${Skill}` | `oet.advice.${Skill}` | `oet.topic.${OetTopic}`;

/** What the result of a reading or listening part says. Spec section 4 for the tiers. */
export const oetFeedback = {
  'oet.tier.excellent': 'Excellent performance!',
  'oet.tier.good': 'Good effort, room for improvement.',
  'oet.tier.keep_practising': 'Keep practicing to improve your score.',
  'oet.feedback.skill': '**{skill}**: {obtained, number} of {total, number}. {advice}',
  'oet.feedback.unanswered':
    '{n, plural, one {# question has} other {# questions have}} no answer. There are no negative marks: a guess costs nothing.',
  'oet.feedback.overrun':
    'You went {time} over the time. When it ended, {score, number} % of the marks were right.',
  'oet.skill.locating': 'Finding which text says it',
  'oet.skill.short_answer': 'Short answers',
  'oet.skill.completion': 'Completing sentences',
  'oet.skill.main_point': 'The main point',
  'oet.skill.purpose': 'What a text is for',
  'oet.skill.detail': 'Details',
  'oet.skill.inference': 'Reading between the lines',
  'oet.skill.opinion': 'Views and attitudes',
  'oet.skill.reference': 'What a word refers to',
  'oet.skill.meaning': 'Meaning in context',
  'oet.skill.number': 'Numbers, times and amounts',
  'oet.skill.medicine': 'Medicines',
  'oet.skill.medical_term': 'Medical terms',
  'oet.skill.everyday_word': 'The patient’s own words',
  'oet.skill.summary': 'Summing up',
  'oet.advice.number':
    'Wait for the end of the sentence: speakers correct themselves, and the last number counts.',
  'oet.advice.medicine':
    'Write what you hear, as well as you can: a recognisable spelling counts, another drug never.',
  'oet.advice.medical_term': 'Use the pause to guess from the notes which kind of word each gap wants.',
  'oet.advice.everyday_word': 'Write the word that is said and not a better one: a synonym does not count.',
  'oet.advice.summary': 'Say each point in a sentence of its own: key words in a row count for nothing.',
  'oet.advice.locating': 'Read the headings of all texts first, then look for the idea and not for the word.',
  'oet.advice.short_answer': 'Copy the words of the text exactly, with the unit if a quantity is asked for.',
  'oet.advice.completion':
    'Read the sentence with your answer in it: its grammar must fit, and no printed word comes twice.',
  'oet.advice.main_point': 'Ask what the writer would answer to “so what?”; a true detail is not the point.',
  'oet.advice.purpose': 'Look for the verb behind the text: does it tell, remind, ask or explain?',
  'oet.advice.detail': 'Check every half of an option against the text: a wrong one is often half true.',
  'oet.advice.inference': 'Choose what the text makes certain, not what is merely likely.',
  'oet.advice.opinion': 'Keep apart who says it: the writer, or somebody whom the writer quotes.',
  'oet.advice.reference': 'Put the option in the place of the word and read the sentence again.',
  'oet.advice.meaning':
    'Read the sentence before and the one after; the dictionary’s first meaning is often the trap.',
  'oet.topic.medicines': 'Medicines',
  'oet.topic.infection': 'Infection',
  'oet.topic.surgery': 'Surgery',
  'oet.topic.emergency': 'Emergencies',
  'oet.topic.long_term_conditions': 'Long-term conditions',
  'oet.topic.cancer': 'Cancer',
  'oet.topic.mental_health': 'Mental health',
  'oet.topic.older_people': 'Older people',
  'oet.topic.children': 'Children',
  'oet.topic.women_and_newborns': 'Women and newborns',
  'oet.topic.nutrition': 'Nutrition',
  'oet.topic.rehabilitation': 'Rehabilitation',
  'oet.topic.public_health': 'Public health',
  'oet.topic.ethics_and_communication': 'Ethics and communication',
  'oet.topic.workplace': 'The workplace',
  'oet.topic.technology_and_research': 'Technology and research',
} as const satisfies Readonly<Record<Key, string>> & Readonly<Record<string, string>>;
