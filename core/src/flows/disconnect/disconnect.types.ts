import type { Permission } from '../../domain/account/kept-permissions.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

/**
 * The wallet to disconnect in one namespace. `revoke`: false if another namespace stays connected
 * to the same wallet, whose permission is then kept. `members`: the connectors of the wallet in
 * other namespaces.
 */
export type DisconnectTarget = Permission & { revoke: boolean; members: readonly Permission[] }
/**
 * The namespaces to disconnect. Null: all. `stored`: the stored connector id by namespace, also of
 * connections that are not restored; none by default.
 */
export type DisconnectData = {
  namespaces: readonly Namespace[]
  stored?: ByNamespace<string>
} | null
/** `requested`: the namespace to disconnect; `all` for several ones. */
export type DisconnectInput = {
  wallets: readonly DisconnectTarget[]
  requested: Namespace | 'all'
}
/**
 * A wallet that failed to disconnect. `text`: its error. The kit drops the connection to it in any
 * case.
 */
export type DisconnectFailure = { namespace: Namespace; code: ErrorCode; text: string }
export type DisconnectOutput = DisconnectInput & { failed: readonly DisconnectFailure[] }
export type DisconnectContext = DisconnectInput & { failed: readonly DisconnectFailure[] }
export type DisconnectCommand = { type: 'cancel' }
export type DisconnectEvent = DisconnectCommand
export type DisconnectEmitted = never
export type DisconnectView = { step: 'disconnecting'; cancel(): void } | { step: 'disconnected' }
