/** Which engine gave an answer. Pages name it beside a score; `remote` ones need the learner's consent. */
export interface EngineInfo {
  readonly id: string;
  readonly name: string;
  readonly remote: boolean;
  /** Where a remote engine stands: told to the learner before the first call. */
  readonly host?: string;
}
