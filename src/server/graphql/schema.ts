import '../features/accounts/accounts.graphql.ts';
import '../features/catalogue/catalogue.graphql.ts';
import '../features/practice/complex.graphql.ts';
import '../features/practice/conversation.graphql.ts';
import '../features/practice/guided.graphql.ts';
import '../features/practice/language-help.graphql.ts';
import '../features/practice/levels.graphql.ts';
import '../features/practice/pronunciation.graphql.ts';
import '../features/practice/vocabulary.graphql.ts';
import { builder } from './builder.ts';

/** The schema of all features. */
export const schema = builder.toSchema();
