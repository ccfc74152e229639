import { lazy } from '../platform/lazy.ts'

/** The code that the engine loads later, with one import per feature. Flows load by their handles. */
export const createFeatures = () => ({
  approvals: lazy(
    () => import('../stores/approvals/approvals.store.ts'),
    ({ approvalsStore }) => ({ approvalsStore }),
  ),
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
  embedded: lazy(
    () => import('./features/embedded.ts'),
    ({ embeddedFeature }) => embeddedFeature,
  ),
  messages: lazy(
    () => import('./features/messages.ts'),
    ({ messagesFeature }) => messagesFeature,
  ),
  remote: lazy(
    () => import('./deps/remote-connector.ts'),
    ({ createRemote }) => ({ createRemote }),
  ),
  signIn: lazy(
    () => import('./features/sign-in.ts'),
    ({ signInFeature }) => signInFeature,
  ),
  telemetry: lazy(
    () => import('./features/telemetry.ts'),
    ({ telemetryFeature }) => telemetryFeature,
  ),
  transfers: lazy(
    () => import('../stores/transfers/transfers.store.ts'),
    ({ transfersStore }) => ({ transfersStore }),
  ),
})
export type Features = ReturnType<typeof createFeatures>
