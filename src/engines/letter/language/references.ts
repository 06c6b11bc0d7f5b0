import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';

const MALE = /^(?:mr|sir|lord|master)\.?$/;
const FEMALE = /^(?:mrs|ms|miss|lady|madam|sister)\.?$/;
const MAN = /^(?:man|gentleman|boy|widower)$/;
const WOMAN = /^(?:woman|lady|girl|widow)$/;
const HIS = /^(?:he|him|his|himself)$/;
const HER = /^(?:she|her|hers|herself)$/;
/** Words that may be whom a pronoun means. */
const SOMEBODY =
  /^(?:wife|husband|partner|mother|father|son|daughter|sister|brother|aunt|uncle|niece|nephew|cousin|friend|neighbour|carer|nurse|doctor|gp|surgeon|consultant|baby|child|parent|grand\w+|girlfriend|boyfriend|patient|man|woman|boy|girl|colleague|owner|twin|team|dog|cat|dr|mr|mrs|ms|miss|\w+ist|\w+ian|student|pupil|teacher|he|she|who|somebody|someone|infant|stepson|stepdaughter|lady|gentleman|resident|client|worker|assistant|midwife|paramedic|priest|whom)s?$/;
const OWN =
  /^(?:wrist|balance|tongue|ankle|knee|leg|arm|hip|back|head|hand|finger|thumb|foot|toe|shoulder|elbow|neck|rib|ribs|leg|legs|knees|consciousness|appetite|chest|breath|feet|hands|own|teeth|heel|thigh|shin|footing|temper|job|left|right|jaw|nose|stairs)$/;
const CARES =
  /^(?:dress\w*|wash\w*|clean\w*|check\w*|bandag\w*|massag\w*|cream\w*|appl\w*|chang\w*|examin\w*|review\w*|manag\w*|help\w*|gave|gives?|held|holds?|rub\w*|keeps?|notic\w*|saw|sees|count\w*|told|tells|said|says|report\w*|ask\w*|call\w*|visit\w*|found|support\w*|accompan\w*|lift\w*|elevat\w*|inspect\w*|photograph\w*|confirm\w*|explain\w*|phone\w*|state\w*|think\w*|worr\w*|feels|know\w*|mention\w*|describ\w*)$/;

type Sex = 'male' | 'female';

/** Whom a sentence begins with, and where the naming ends. */
function subjectOf(tokens: readonly Token[]): { sex: Sex; end: number } | null {
  const [title, name, comma] = tokens;
  if (title && name && /^\p{Lu}/u.test(name.text) && name.word !== 'and') {
    const sex = MALE.test(title.word) ? 'male' : FEMALE.test(title.word) ? 'female' : null;
    if (sex && comma?.word !== 'and' && comma?.word !== "'s") return { sex, end: 2 };
  }
  const at = tokens.findIndex(({ word }, i) => i < 10 && (MAN.test(word) || WOMAN.test(word)));
  const isOurs =
    /^(?:our|this|the)$/.test(title?.word ?? '') && /^(?:patient|client|resident)$/.test(name?.word ?? '');
  if (at > 0 && isOurs && comma?.word === ',' && /^an?$/.test(tokens[3]?.word ?? ''))
    return { sex: MAN.test(tokens[at]!.word) ? 'male' : 'female', end: at + 1 };
  return null;
}

const REASON = 'This pronoun does not go with the person who is named.';
const OTHER: Readonly<Record<string, string>> = {
  he: 'she',
  she: 'he',
  his: 'her',
  himself: 'herself',
  herself: 'himself',
};

/** 'Mrs Hill fractured his wrist', 'Mr Dunne cut herself': one person in the sentence, and the pronoun of another. */
export const references: LanguageRule = ({ tokens }): Slip[] => {
  if (tokens[0] && MALE.test(tokens[0].word) && tokens[1]?.word === 'and') return pair(tokens);
  const subject = subjectOf(tokens);
  if (!subject) return [];
  const foreign = subject.sex === 'male' ? HER : HIS;
  const at = tokens.findIndex(({ word }, i) => i >= subject.end && foreign.test(word));
  if (at === -1) return [];
  const between = tokens.slice(subject.end, at);
  const pronoun = tokens[at]!;
  if (
    between.some(({ word }) => SOMEBODY.test(word) && !/^(?:who)$/.test(word) && !isSame(word, subject.sex))
  )
    return [];
  if (between.some(({ word }) => CARES.test(word)) && !/self$/.test(pronoun.word)) return [];
  if (!/self$/.test(pronoun.word) && !isHeld(tokens, at, between)) return [];
  const mend = pronoun.word === 'her' ? 'his' : (OTHER[pronoun.word] ?? null);
  return [slipAt(pronoun, pronoun, { rule: 'pronoun_reference', why: REASON, mend, isCertain: false })];
};

const isSame = (word: string, sex: Sex) => (sex === 'male' ? /^(?:he|man)$/ : /^(?:she|woman)$/).test(word);

/** Whether nobody else can be meant: the subject's own body, a wife's or husband's, or what he or she has. */
function isHeld(tokens: readonly Token[], at: number, between: readonly Token[]): boolean {
  const [word, next] = [tokens[at]!.word, tokens[at + 1]?.word ?? ''];
  if (/^(?:his|her)$/.test(word) && OWN.test(next)) return true;
  if (word === 'her' && next === 'wife') return between.at(-1)?.word !== 'is';
  if (word === 'his' && next === 'husband') return between.at(-1)?.word !== 'is';
  const isRelative = /^(?:which|since|when|while)$/.test(tokens[at - 1]?.word ?? '');
  return (
    /^(?:he|she)$/.test(word) && isRelative && /^(?:has|had|have|suffers|takes)$/.test(between[0]?.word ?? '')
  );
}

/** 'Mr and Mrs Lowe blame himself'. */
function pair(tokens: readonly Token[]): Slip[] {
  const at = tokens.findIndex(({ word }) => /^(?:himself|herself)$/.test(word));
  if (at === -1 || at > 8) return [];
  if (tokens.slice(4, at).some(({ word }) => SOMEBODY.test(word))) return [];
  return [slipAt(tokens[at]!, tokens[at]!, { rule: 'pronoun_reference', why: REASON, mend: 'themselves' })];
}
