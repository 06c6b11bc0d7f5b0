import { builder } from '../../graphql/builder.ts';
import { getLegalContent, type LegalContent } from './legal.service.ts';

const LegalContentRef = builder.objectRef<LegalContent>('LegalContent').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Sanitised HTML.' }),
    lastUpdated: t.expose('lastUpdated', { type: 'DateTime' }),
  }),
});

builder.queryField('legalContent', (t) =>
  t.field({
    type: LegalContentRef,
    nullable: true,
    access: 'visitor',
    description: 'null: there is no such page.',
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, { deps }) => getLegalContent(deps.settings, slug),
  }),
);
