import type { SenoneScores } from '../pronunciation/acoustic/senones.ts';
import type { DecoderSettings } from './decoder-settings.ts';
import type { WordSequences } from './language-model.ts';
import { BEFORE, BETWEEN, FIXED, type WordNetwork } from './network.ts';
import { EndsSoFar, type WordEnds } from './word-ends.ts';

const STATES = 3;
const NEVER = Number.NEGATIVE_INFINITY;

/** Finds the words that may have been said, by Viterbi search within beams, frame by frame. */
export function findWordEnds(
  network: WordNetwork,
  language: WordSequences,
  scores: SenoneScores,
  settings: DecoderSettings,
): WordEnds {
  const search = new Search(network, language, scores, settings);
  for (let frame = 0; frame < scores.frames; frame++) search.step(frame);
  return search.ends.finished();
}

class Search {
  readonly ends = new EndsSoFar();
  #network: WordNetwork;
  #language: WordSequences;
  #scores: SenoneScores;
  #settings: DecoderSettings;
  #transitions: Float32Array;
  #score: Float64Array;
  #origin: Int32Array;
  /** What enters a node at the next frame. */
  #entering: Float64Array;
  #enteringFrom: Int32Array;
  #isActive: Uint8Array;
  #active: Int32Array;
  #nextActive: Int32Array;
  #activeCount = 0;
  #nextCount = 0;
  #beam: number;
  #wordEntry: Float64Array;
  #wordOrigin: Int32Array;
  #beforeScore: Float32Array;
  #beforeFrame: Int32Array;

  constructor(
    network: WordNetwork,
    language: WordSequences,
    scores: SenoneScores,
    settings: DecoderSettings,
  ) {
    this.#network = network;
    this.#language = language;
    this.#scores = scores;
    this.#settings = settings;
    this.#transitions = network.model.transitions;
    this.#score = new Float64Array(network.nodes * STATES).fill(NEVER);
    this.#origin = new Int32Array(network.nodes * STATES);
    this.#entering = new Float64Array(network.nodes).fill(NEVER);
    this.#enteringFrom = new Int32Array(network.nodes);
    this.#isActive = new Uint8Array(network.nodes);
    this.#active = new Int32Array(network.nodes);
    this.#nextActive = new Int32Array(network.nodes);
    this.#beam = settings.beam;
    this.#wordEntry = new Float64Array(network.words);
    this.#wordOrigin = new Int32Array(network.words);
    this.#beforeScore = new Float32Array(network.before.length);
    this.#beforeFrame = new Int32Array(network.before.length).fill(-1);
    this.ends.add(network.words, -1, 0, false, network.model.silence, 0);
    this.#enterWords(0, NEVER);
    this.#flip();
  }

  step(frame: number): void {
    const first = this.ends.count;
    this.ends.begin();
    const top = this.#advance(frame);
    this.#leave(frame, top);
    this.#enterWords(first, top - this.#settings.wordBeam);
    this.#flip();
  }

  /** Moves all active nodes on by a frame and answers the best score. */
  #advance(frame: number): number {
    const score = this.#score;
    const origin = this.#origin;
    const entering = this.#entering;
    const active = this.#active;
    const transitions = this.#transitions;
    const { phone, kind, senones } = this.#network;
    const { values } = this.#scores;
    const row = frame * this.#scores.senones;
    let top = NEVER;
    for (let i = 0; i < this.#activeCount; i++) {
      const node = active[i]!;
      const at = node * STATES;
      const step = phone[node]! * STATES * 2;
      let third = score[at + 2]! + transitions[step + 4]!;
      const toThird = score[at + 1]! + transitions[step + 3]!;
      if (toThird > third) {
        third = toThird;
        origin[at + 2] = origin[at + 1]!;
      }
      let second = score[at + 1]! + transitions[step + 2]!;
      const toSecond = score[at]! + transitions[step + 1]!;
      if (toSecond > second) {
        second = toSecond;
        origin[at + 1] = origin[at]!;
      }
      let first = score[at]! + transitions[step]!;
      if (entering[node]! > first) {
        first = entering[node]!;
        origin[at] = this.#enteringFrom[node]!;
      }
      entering[node] = NEVER;
      if (kind[node] === FIXED) {
        first += values[row + senones[at]!]!;
        second += values[row + senones[at + 1]!]!;
        third += values[row + senones[at + 2]!]!;
      } else {
        if (first !== NEVER) first += this.#hear(frame, node, 0);
        if (second !== NEVER) second += this.#hear(frame, node, 1);
        if (third !== NEVER) third += this.#hear(frame, node, 2);
      }
      score[at] = first;
      score[at + 1] = second;
      score[at + 2] = third;
      if (first > top) top = first;
      if (second > top) top = second;
      if (third > top) top = third;
    }
    return top;
  }

  #hear(frame: number, node: number, state: number): number {
    const { kind, row, after, model } = this.#network;
    const { values, senones } = this.#scores;
    if (kind[node] === BEFORE) return this.#bestOf(frame, row[node]! * STATES + state);
    const phone = this.ends.phone[this.#origin[node * STATES + state]!]!;
    if (kind[node] === BETWEEN) return this.#bestOf(frame, (row[node]! + phone) * STATES + state);
    const place = (row[node]! * model.phones.length + phone) * STATES + state;
    return values[frame * senones + after[place]!]!;
  }

  /** The best of the senones that may stand at the end of a word, kept for the frame. */
  #bestOf(frame: number, place: number): number {
    if (this.#beforeFrame[place] === frame) return this.#beforeScore[place]!;
    const { values, senones } = this.#scores;
    const choices = this.#network.before[place]!;
    let best = NEVER;
    for (let i = 0; i < choices.length; i++) {
      const value = values[frame * senones + choices[i]!]!;
      if (value > best) best = value;
    }
    this.#beforeFrame[place] = frame;
    this.#beforeScore[place] = best;
    return best;
  }

  /** Drops what lies too far behind, passes scores on to the next sound, and notes the words that end here. */
  #leave(frame: number, top: number): void {
    const { phone, isLast, word } = this.#network;
    const keep = top - this.#beam;
    const move = top - Math.min(this.#beam, this.#settings.soundBeam);
    const end = top - Math.min(this.#beam, this.#settings.wordBeam);
    const score = this.#score;
    for (let i = 0; i < this.#activeCount; i++) {
      const node = this.#active[i]!;
      const at = node * STATES;
      if (score[at]! < keep && score[at + 1]! < keep && score[at + 2]! < keep) {
        score[at] = score[at + 1] = score[at + 2] = NEVER;
        if (this.#entering[node] === NEVER) this.#isActive[node] = 0;
        continue;
      }
      this.#keep(node);
      const left = score[at + 2]! + this.#transitions[(phone[node]! * STATES + 2) * 2 + 1]!;
      if (isLast[node] === 0) {
        if (left > move) this.#enter(node + 1, left, this.#origin[at + 2]!);
      } else if (left > end) {
        const isPause = node >= this.#network.pauses[0]!;
        this.ends.note(frame, word[node]!, phone[node]!, isPause, this.#origin[at + 2]!, left);
      }
    }
  }

  /** From the ends of words since `first` into all words that may follow, and into pauses. */
  #enterWords(first: number, least: number): void {
    const { count, word: ended, score: scored, isPause } = this.ends;
    if (first === count) return;
    const { single, backOff, from, next, pair, goesOn } = this.#language;
    const { languageWeight, wordPenalty, pausePenalty } = this.#settings;
    const { words, entries, entryFrom, pauses } = this.#network;
    let best = NEVER;
    let bestEnd = first;
    let closed = NEVER;
    let closedEnd = first;
    for (let end = first; end < count; end++) {
      const score = scored[end]! + languageWeight * backOff[ended[end]!]!;
      if (score > best) {
        best = score;
        bestEnd = end;
      }
      const close = scored[end]! + languageWeight * goesOn[ended[end]!]!;
      if (close > closed) {
        closed = close;
        closedEnd = end;
      }
    }
    for (let word = 0; word < words; word++) this.#wordEntry[word] = best + languageWeight * single[word]!;
    this.#wordOrigin.fill(bestEnd);
    if (closed > NEVER) this.#begin(closed, closedEnd);
    for (let end = first; end < count; end++) {
      const history = ended[end]!;
      const score = scored[end]!;
      for (let i = from[history]!; i < from[history + 1]!; i++) {
        const word = next[i]!;
        if (word === words) continue;
        const entry = score + languageWeight * pair[i]!;
        if (entry > this.#wordEntry[word]!) {
          this.#wordEntry[word] = entry;
          this.#wordOrigin[word] = end;
        }
      }
      if (isPause[end] === 0) this.#enter(pauses[history]!, score + pausePenalty, end);
    }
    for (let word = 0; word < words; word++) {
      const entry = this.#wordEntry[word]! + wordPenalty;
      if (entry < least) continue;
      for (let way = entryFrom[word]!; way < entryFrom[word + 1]!; way++) {
        this.#enter(entries[way]!, entry, this.#wordOrigin[word]!);
      }
    }
  }

  /** From the best end of a sentence into the words that begin one. */
  #begin(closed: number, origin: number): void {
    const { words, from, next, pair } = this.#language;
    for (let i = from[words]!; i < from[words + 1]!; i++) {
      const word = next[i]!;
      const entry = closed + this.#settings.languageWeight * pair[i]!;
      if (word === words || entry <= this.#wordEntry[word]!) continue;
      this.#wordEntry[word] = entry;
      this.#wordOrigin[word] = origin;
    }
  }

  #enter(node: number, score: number, from: number): void {
    if (score <= this.#entering[node]!) return;
    this.#entering[node] = score;
    this.#enteringFrom[node] = from;
    if (this.#isActive[node] !== 2) this.#keep(node);
  }

  #keep(node: number): void {
    if (this.#isActive[node] === 2) return;
    this.#isActive[node] = 2;
    this.#nextActive[this.#nextCount++] = node;
  }

  #flip(): void {
    [this.#active, this.#nextActive] = [this.#nextActive, this.#active];
    this.#activeCount = this.#nextCount;
    this.#nextCount = 0;
    for (let i = 0; i < this.#activeCount; i++) this.#isActive[this.#active[i]!] = 1;
    const { beam, mostActive } = this.#settings;
    const crowd = this.#activeCount / mostActive;
    this.#beam = crowd > 1 ? Math.max(beam / 3, this.#beam * 0.9) : Math.min(beam, this.#beam * 1.05);
  }
}
