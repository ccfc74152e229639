import { lazy } from '../platform/lazy.ts'

/** The features: code that the engine loads later, each with one import. Handles load the flows. */
export const createFeatures = () => ({
  approvals: lazy(() => import('../stores/approvals/approvals.store.ts')),
  connecting: lazy(
    () => import('./features/connecting.ts'),
    ({ connecting }) => connecting,
  ),
  data: lazy(
    () => import('./features/data.ts'),
    ({ data }) => data,
  ),
  directory: lazy(
    () => import('./features/directory.ts'),
    ({ directory }) => directory,
  ),
  embedded: lazy(
    () => import('./features/embedded.ts'),
    ({ embedded }) => embedded,
  ),
  messages: lazy(
    () => import('./features/messages.ts'),
    ({ messages }) => messages,
  ),
  remote: lazy(() => import('./deps/remote-connector.ts')),
  signIn: lazy(
    () => import('./features/sign-in.ts'),
    ({ signIn }) => signIn,
  ),
  telemetry: lazy(
    () => import('./features/telemetry.ts'),
    ({ telemetry }) => telemetry,
  ),
  transfers: lazy(() => import('../stores/transfers/transfers.store.ts')),
})
export type Features = ReturnType<typeof createFeatures>
