import { anyOf } from '../../words/any-of.ts';
import { makes, toldIn } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
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

/** Names in the middle of a sentence: of people, animals and places. */
const NAMES = /(?<=[\p{Ll},] )(?!\p{L}+day\b)\p{Lu}\p{Ll}{2,}/gu;

const heardBefore = ({ partner }: Pick<Transcript, 'partner'>, { turn }: Sentence): PartnerTurn[] =>
  partner.filter(({ number }) => number < turn);

/** Statements that put what is explained together with what the other one said: by naming it, or a person spoken of. */
export const linksIn = (transcript: Transcript): Sentence[] =>
  transcript.sentences.filter(
    (sentence) =>
      !sentence.isQuestion &&
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

/** Telling words of a sentence that were the other one's before, from which it speaks in the other one's words. */
const LEAST_OWN = 0.4;

/** How much of what is told is told in the other one's words: 0 to 1. */
export function shareInOwnWords(transcript: Transcript): number {
  const told = toldIn(transcript);
  const own = told.filter((sentence) => {
    const stems = tellingStems(sentence.text);
    const heard = tellingStems(...heardBefore(transcript, sentence).map(({ text }) => text));
    return stems.size > 0 && shared(stems, heard) / stems.size >= LEAST_OWN;
  });
  return told.length === 0 ? 0 : own.length / told.length;
}
