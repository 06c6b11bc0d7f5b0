/** A place in an attempt: a part of it, or where parts are chosen; a module without parts has none to name. */
interface Place {
  readonly module: string;
  readonly progressId: string;
  readonly part?: string | null;
}

const below = (kind: 'test' | 'results', { module, progressId, part }: Place) =>
  ['/oet', module, kind, encodeURIComponent(progressId), ...(part ? [part] : [])].join('/');

/** Where an attempt is worked on. */
export const testAddress = (place: Place) => below('test', place);

/** Where it is seen what an attempt came to. */
export const resultsAddress = (place: Place) => below('results', place);

export const moduleAddress = (module: string) => `/oet/${module}`;

/** Where an attempt is created, and paid for. */
export const newTestAddress = (module: string, mockExamId?: string) =>
  `/oet/${module}/test/new${mockExamId ? `?mock=${encodeURIComponent(mockExamId)}` : ''}`;

export const mockExamAddress = (mockExamId: string) => `/oet/mock/${encodeURIComponent(mockExamId)}`;
