import '../features/accounts/accounts.graphql.ts';
import '../features/accounts/own-account.graphql.ts';
import '../features/accounts/password-reset.graphql.ts';
import '../features/accounts/preferences.graphql.ts';
import '../features/billing/billing.graphql.ts';
import '../features/billing/sandbox.graphql.ts';
import '../features/catalogue/catalogue.graphql.ts';
import '../features/conversation/language-help.graphql.ts';
import '../features/legal/legal.graphql.ts';
import '../features/oet/attempts/attempts.graphql.ts';
import '../features/oet/listening/listening.graphql.ts';
import '../features/oet/writing/writing.graphql.ts';
import '../features/oet/progress/mock-exams.graphql.ts';
import '../features/oet/progress/progress.graphql.ts';
import '../features/oet/reading/reading.graphql.ts';
import '../features/oet/speaking/speaking.graphql.ts';
import '../features/oet/speaking/turns.graphql.ts';
import '../features/own-data/own-data.graphql.ts';
import '../features/practice/complex/complex.graphql.ts';
import '../features/practice/complex/review.graphql.ts';
import '../features/practice/complex/turns.graphql.ts';
import '../features/practice/guided/guided.graphql.ts';
import '../features/practice/levels/levels.graphql.ts';
import '../features/practice/vocabulary/vocabulary.graphql.ts';
import '../features/speech/transcription.graphql.ts';
import { builder } from './builder.ts';

/** The schema of all features. */
export const schema = builder.toSchema();
