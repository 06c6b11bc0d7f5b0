import { PRODUCT_NAME } from '../brand.ts';

/** What legal texts say of this installation. Written as Markdown. */
export const legal = {
  'legal.write': 'write to [{email}](mailto:{email})',
  'legal.ask': `ask whoever runs this installation of ${PRODUCT_NAME}, from whom you have its address`,
  'legal.noProviders':
    '**On this installation there is no provider:** nothing of your work leaves its server.',
  'legal.providers': '**On this installation, with your consent, this is sent to a provider:**',
  'legal.provider.transcriber': '- recordings of your voice, to write down what you say: to {host}',
  'legal.provider.pronunciationAssessor':
    '- recordings of your voice, to score your pronunciation: to {host}',
  'legal.provider.synthesizer': '- texts that you listen to, to speak them: to {host}',
  'legal.provider.translator': '- texts that you have translated: to {host}',
  'legal.provider.patient': '- the case and what you say in it, to play the patient: to {host}',
  'legal.provider.letterAssessor':
    '- letters that you submit, with their case notes, to mark them: to {host}',
  'legal.provider.rolePlayAssessor': '- what is said in a role-play, with its cards, to mark it: to {host}',
} as const;
