import { anyOf } from '../../words/any-of.ts';
import { makes } from './moves.ts';
import type { PartnerTurn, Sentence, Transcript } from './transcript.ts';

const SAYS =
  'say|said|think|thought|mention|mentioned|ask|asked|hear|heard|read|see|saw|know|knew|believe|feel|felt|told|gave';
const WISHES =
  'fear|feared|worry|worried|hope|hoped|want|wanted|wish|wished|need|needed|like|love|expect|expected|dread|dreaded';
const RELATED =
  'mother|father|dad|mum|mam|parents?|brother|sister|grand\\w+|uncle|aunt|husband|wife|partner|son|daughter|children|friend|neighbour';

/** Names what the other one said, wants, fears or lives with. */
const LINKS = anyOf(
  new RegExp(
    `\\b(?:as|because|since|if|so|when|what|that) (?:you|he|she) (?:\\w+ )?(?:${SAYS}|${WISHES})\\b`,
  ),
  new RegExp(`^(?:(?:so|and|well|yes|but|ok|okay) )*you (?:say|said|mentioned|told|asked|${WISHES})\\b`),
  /\byou (?:mentioned|told me|were (?:worried|afraid|scared|hoping|asking|wondering)|are (?:worried|afraid|scared|concerned|hoping))\b/,
  /\b(?:because|since) (?:you|your|of (?:you|your))\b/,
  new RegExp(
    `\\byour (?:own |late |first |last )?(?:${RELATED}|worry|worries|fears?|concerns?|question|point|job|work|shop)\\b`,
  ),
  /\b(?:your|with your) (?:first|last) \w+|\b(?:what happened|happened) to you\b/,
);

/** 'If you want' and 'when you are ready' name no wish. */
const POLITE =
  /\b(?:if|when|whenever|as long as|as much as) you (?:want|wish|like|need|have|prefer|think of|are (?:ready|sure|happy|able|comfortable)|feel ready)\b|\bas you (?:like|want|wish)\b|^thank you\b/;

/** Names in the middle of a sentence: of people, animals and places. */
const NAMES = /(?<=[\p{Ll},] )(?!\p{L}+day\b)\p{Lu}\p{Ll}{2,}/gu;

const heardBefore = ({ partner }: Pick<Transcript, 'partner'>, { turn }: Sentence): PartnerTurn[] =>
  partner.filter(({ number }) => number < turn);

/** Statements that put what is explained together with what the other one said: by naming it, or a person spoken of. */
export const linksIn = (transcript: Transcript): Sentence[] =>
  transcript.sentences.filter(
    (sentence) =>
      !sentence.isQuestion &&
      sentence.turn !== transcript.candidate[0]?.number &&
      !POLITE.test(sentence.plain) &&
      !makes(sentence, 'empathise') &&
      !makes(sentence, 'teach_back') &&
      isLink(transcript, sentence),
  );

function isLink(transcript: Transcript, sentence: Sentence): boolean {
  if (LINKS.test(sentence.plain)) return true;
  if (makes(sentence, 'summarise')) return false;
  const names = heardBefore(transcript, sentence).flatMap(({ text }) => text.match(NAMES) ?? []);
  const named = new Set<string>(sentence.text.match(NAMES));
  return names.some((name) => named.has(name));
}
