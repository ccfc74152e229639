import { lazy } from '../platform/lazy.ts'

/** The features: code that the engine loads later, each with one import. Handles load the flows. */
export const createFeatures = () => ({
  approvals: lazy(() => import('../stores/approvals/approvals.store.ts')),
  commands: lazy(() => import('./commands/commands.ts')),
  connecting: lazy(() => import('./features/connecting.ts')),
  data: lazy(() => import('./features/data.ts')),
  directory: lazy(() => import('./features/directory.ts')),
  errorReports: lazy(() => import('./runtime/error-reports.ts')),
  embedded: lazy(() => import('./features/embedded.ts')),
  messages: lazy(() => import('./features/messages.ts')),
  pending: lazy(() => import('./features/pending.ts')),
  remote: lazy(() => import('./deps/remote-connector.ts')),
  signIn: lazy(() => import('./features/sign-in.ts')),
  telemetry: lazy(() => import('./features/telemetry.ts')),
  transfers: lazy(() => import('../stores/transfers/transfers.store.ts')),
  wallets: lazy(() => import('./deps/wallet-router.ts')),
})
export type Features = ReturnType<typeof createFeatures>
