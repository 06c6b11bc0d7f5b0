import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { request } from '../../lib/graphql/request.ts';
import { LegalContentDocument } from './legal-content.generated.ts';
import { LegalMissing, LegalPage } from './legal-page.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  return (await request(LegalContentDocument, { slug }, { visitor: true, signal })).legalContent;
}

export function Component() {
  const content = useLoaderData<typeof loader>();
  return content ? <LegalPage {...content} /> : <LegalMissing />;
}

export { LegalFailed as LoadFailure } from './legal-page.tsx';
