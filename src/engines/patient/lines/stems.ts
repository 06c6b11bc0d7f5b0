import type { LearningLanguage } from '#domain/languages.ts';
import { bare } from '../words/following-words.ts';
import type { InOthers } from '../words/other-languages.ts';

const listOf = (words: string) => words.trim().split(/\s+/);

/** What any question is made of says least of what it asks for, however rare it is among the questions of a case. */
const SMALL: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: listOf(`a an the and or but so if then than that this these those it its is are was were be been am do does did done have
  has had will would can could should shall may might to of in on at for with from by as about your you i me my we us our
  there here now just any some also please tell ok okay right well yes no not`),
  es: listOf(`a al un una unos unas el la los las lo y e o u pero si que de del en con por para como su sus usted ustedes le les se me mi
  mis nos es son esta estan ha han he hay era fue ser estar tiene tienen tener puede podria algo alguna alguno algun
  eso esto ese esta esa ya muy mas tambien aqui ahora entonces bien vale no sea cuenteme digame`),
  fr: listOf(`a au aux un une des le la les l d de du et ou mais si que qu qui ce cet cette ces c s en dans avec par pour sur comme votre vos
  vous il elle ils elles on je j me m mon ma mes nous est sont etait etes avez a ont avait y n ne pas plus t se sa son ses
  peut pouvez quelque chose bien alors donc aussi la ici maintenant dites moi ca cela oui non est ce`),
  de: listOf(`ein eine einen einem einer eines der die das den dem des und oder aber wenn dass da so als wie in im an am auf bei mit von vom
  zu zum zur fur um ihr ihre ihren ihrem ihrer sie er es ich mir mich mein meine wir uns ist sind war waren sein hat haben
  hatte hatten wird werden wurde kann konnen konnte es denn mal auch noch schon hier jetzt dann gut ja nein nicht etwas
  irgendwas bitte sagen`),
  pt: listOf(`a ao aos um uma uns umas o os as e ou mas se que de do da dos das em no na nos nas com por para pelo pela como seu sua
  seus suas senhor senhora voce voces lhe se me meu minha nos e sao esta estao tem ter teve ha foi era ser pode poderia
  algo alguma algum isso isto esse essa ja muito mais tambem aqui agora entao bem ta certo nao sim conte diga`),
};

/** 'Geschwollen', and not 'gehen'. */
const WITH_PREFIX = 7;

/** Off a word of at least so many letters besides. */
const endings = (list: string) => new RegExp(`(?<=^.{3,})(?:${listOf(list).join('|')})$`);

/** The commonest of a language, the longest first. */
const ENDINGS: InOthers = {
  es: endings(`aciones amente acion mente iendo arse erse irse aron ieron ando adas ados idas idos aban amos emos imos ada ado
  ida ido aba ian ia ar er ir as os es an en a o e s`),
  fr: endings(
    `issements issement ements ations ement ation aient antes ants ante ees ant ait ais ent ons ez ee es er ir is it e s x i u`,
  ),
  de: endings('ungen ung eten test tet ten ete est ern en er em es et te st e n s t'),
  pt: endings(`acoes amente acao mente aram eram iram ando endo indo adas ados idas idos amos emos imos ada ado ida ido ava iam ia
  ou eu iu ar er ir am em as os es a o e s`),
};

const IRREGULAR = new Map(
  Object.entries({
    took: 'tak',
    taken: 'tak',
    felt: 'feel',
    told: 'tell',
    said: 'say',
    went: 'go',
    gone: 'go',
    goes: 'go',
    saw: 'see',
    seen: 'see',
    came: 'com',
    ate: 'eat',
    eaten: 'eat',
    kept: 'keep',
    got: 'get',
    gave: 'giv',
    given: 'giv',
    made: 'mak',
    thought: 'think',
    slept: 'sleep',
    fell: 'fall',
    fallen: 'fall',
    began: 'begin',
    rang: 'ring',
    rung: 'ring',
    found: 'find',
    left: 'leav',
    lost: 'los',
    knew: 'know',
    bought: 'buy',
    brought: 'bring',
    held: 'hold',
    woke: 'wak',
    drove: 'driv',
    mum: 'mother',
    dad: 'father',
    anyone: 'anybod',
    someone: 'somebod',
    anybody: 'anybod',
    somebody: 'somebod',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
  }),
);

const smallStems = new Map(
  (Object.keys(SMALL) as LearningLanguage[]).map((language) => [
    language,
    new Set(SMALL[language].map((word) => stemOf(word, language))),
  ]),
);

export const isSmall = (stem: string, language: LearningLanguage): boolean =>
  smallStems.get(language)!.has(stem);

/** Stems of a text: its words without the endings of their forms. */
export const stemsOf = (text: string, language: LearningLanguage): Set<string> =>
  new Set(
    bare(text)
      .split(language === 'en' ? ' ' : /[ ']/)
      .filter((word) => word !== '')
      .map((word) => stemOf(word, language)),
  );

/** The same for 'grabbed', 'grabs' and 'grabbing', for 'duele' and 'duelen', for 'Tablette' and 'Tabletten'. */
function stemOf(word: string, language: LearningLanguage): string {
  if (language === 'en') return englishStem(word);
  const plain = language === 'de' && word.length >= WITH_PREFIX ? word.replace(/^ge(?=[^aeiou])/, '') : word;
  return plain.replace(ENDINGS[language], '');
}

function englishStem(word: string): string {
  const plain = word.replace(/'(?:s|d|ll|re|ve|m|t)$/, '');
  const known = IRREGULAR.get(plain);
  if (known) return known;
  if (plain.length <= 3) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2})[ey]$/, '');
}
