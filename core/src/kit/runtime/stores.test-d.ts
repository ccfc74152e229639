import type { KitEvent, KitEvents } from '../../protocol/events.ts'

type AnyStore =
  | typeof import('../../stores/config/config.store.ts')['configStore']
  | typeof import('../../stores/connections/connections.store.ts')['connectionsStore']
  | typeof import('../../stores/modal/modal.store.ts')['modalStore']
  | typeof import('../../stores/network/network.store.ts')['networkStore']
  | typeof import('../../stores/router/router.store.ts')['routerStore']
  | typeof import('../../stores/account/account.store.ts')['accountStore']
  | typeof import('../../stores/alert/alert.store.ts')['alertStore']
  | typeof import('../../stores/approvals/approvals.store.ts')['approvalsStore']
  | typeof import('../../stores/directory/directory.store.ts')['directoryStore']
  | typeof import('../../stores/session/session.store.ts')['sessionStore']
  | typeof import('../../stores/pending/pending.store.ts')['pendingStore']
  | typeof import('../../stores/toast/toast.store.ts')['toastStore']
  | typeof import('../../stores/transfers/transfers.store.ts')['transfersStore']
type EmittedByStores = NonNullable<AnyStore['emitted']>
type NotEmitted = {
  [Type in keyof KitEvents]: [Extract<EmittedByStores, KitEvent<Type>>] extends [never]
    ? Type
    : never
}[keyof KitEvents]
type AssertNever<T extends never> = T
/** Does not compile if a kit event is emitted by no store. The error names the event. */
export type EveryKitEventIsEmitted = AssertNever<NotEmitted>
