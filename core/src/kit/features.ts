import { lazy } from '../platform/lazy.ts'

const lazyFeature = <Feature>(load: () => Promise<{ feature: Feature }>) =>
  lazy(load, ({ feature }) => feature)

/** The features: code that the engine loads later, each with one import. Handles load the flows. */
export const createFeatures = () => ({
  approvals: lazy(() => import('../stores/approvals/approvals.store.ts')),
  connecting: lazyFeature(() => import('./features/connecting.ts')),
  data: lazyFeature(() => import('./features/data.ts')),
  directory: lazyFeature(() => import('./features/directory.ts')),
  embedded: lazyFeature(() => import('./features/embedded.ts')),
  messages: lazyFeature(() => import('./features/messages.ts')),
  remote: lazy(() => import('./deps/remote-connector.ts')),
  signIn: lazyFeature(() => import('./features/sign-in.ts')),
  telemetry: lazyFeature(() => import('./features/telemetry.ts')),
  transfers: lazy(() => import('../stores/transfers/transfers.store.ts')),
})
export type Features = ReturnType<typeof createFeatures>
