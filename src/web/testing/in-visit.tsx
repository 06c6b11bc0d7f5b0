import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Visit } from '../lib/page/visit.tsx';

const Content = createContext<ReactNode>(null);

function Page() {
  return <Visit handle={{}}>{use(Content)}</Visit>;
}

/** Stands around what is tested as a learner's page does: the wrapper of hooks. */
export function InVisit({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Page }]));
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  );
}
