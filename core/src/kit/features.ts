import { lazy } from '../platform/lazy.ts'

/** The features: code that the engine loads later, each with one import. Handles load the flows. */
export const createFeatures = () => ({
  approvals: lazy(() => import('../stores/approvals/approvals.store.ts')),
  commands: lazy(() => import('./commands/commands.ts')),
  connecting: lazy(
    () => import('./features/connecting.ts'),
    ({ connectingFeature }) => connectingFeature,
  ),
  data: lazy(
    () => import('./features/data.ts'),
    ({ dataFeature }) => dataFeature,
  ),
  directory: lazy(
    () => import('./features/directory.ts'),
    ({ directoryFeature }) => directoryFeature,
  ),
  errorReports: lazy(() => import('./runtime/error-reports.ts')),
  embedded: lazy(
    () => import('./features/embedded.ts'),
    ({ embeddedFeature }) => embeddedFeature,
  ),
  messages: lazy(
    () => import('./features/messages.ts'),
    ({ messagesFeature }) => messagesFeature,
  ),
  pending: lazy(
    () => import('./features/pending.ts'),
    ({ pendingFeature }) => pendingFeature,
  ),
  remote: lazy(() => import('./deps/remote-connector.ts')),
  signIn: lazy(
    () => import('./features/sign-in.ts'),
    ({ signInFeature }) => signInFeature,
  ),
  telemetry: lazy(
    () => import('./features/telemetry.ts'),
    ({ telemetryFeature }) => telemetryFeature,
  ),
  transfers: lazy(() => import('../stores/transfers/transfers.store.ts')),
  wallets: lazy(() => import('./deps/wallet-router.ts')),
})
export type Features = ReturnType<typeof createFeatures>
