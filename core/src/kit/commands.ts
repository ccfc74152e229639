import type { RunningFlow } from '../contracts/flow.ts'
import type { AccountState, KitState } from '../contracts/kit-state.ts'
import type { Tell } from '../contracts/tell.ts'
import type { CaipNetworkId } from '../domain/caip.ts'
import { networkIds } from '../domain/define-network.ts'
import type { ByNamespace, Namespace } from '../domain/namespace.ts'
import { type ErrorCode, KitError } from '../errors/kit-error.ts'
import type { KitWorld } from './create-world.ts'
import type { FlowName } from './flow-registry.ts'
import type { Ended } from './flow-runner.ts'
import type { BalanceAnswer, Kit } from './kit.ts'
import type { Standing } from './standing.ts'

export type CommandParts = {
  state(): KitState
  standing: Standing
  world: KitWorld
  tell(tell: Tell): void
  /** Runs a flow that no view holds; `onFact` hears what it tells. */
  begin(name: FlowName, data: unknown, hooks: { onFact?(fact: { type: string }): void; onEnd?(end: Ended): void }): Promise<RunningFlow>
  /** Resolves when `is` holds. */
  until(is: (state: KitState) => boolean): Promise<void>
}
export type Commands = Pick<Kit, 'switchNetwork' | 'updateNativeBalance' | 'signMessage' | 'signTypedData'> & {
  /** Leaves these: connectors by namespace, of which some may only be remembered. */
  disconnect(left: ByNamespace<string>): Promise<void>
}

/** What a page may ask a kit to do with accounts and networks, without the modal; loaded when it is first asked. */
export function createCommands({ state, standing, world, tell, begin, until }: CommandParts): Commands {
  const refuseWhileRestoring = (namespace: Namespace) => {
    if (state().accounts[namespace]?.status === 'reconnecting') throw new KitError('connector/reconnecting', { connector: namespace })
  }
  const active = () => {
    refuseWhileRestoring(state().network.activeNamespace ?? '')
    const { network, accounts } = state()
    const account = accounts[network.activeNamespace ?? '']
    if (account?.address == null || account.connectorId === null) throw new KitError('connector/not-connected')
    return { namespace: account.namespace, connectorId: account.connectorId, address: account.address }
  }

  return {
    async disconnect(left) {
      const namespaces = Object.keys(left)
      if (namespaces.length === 0) return
      for (const namespace of namespaces) {
        if (state().accounts[namespace]?.connectorId == null) tell({ to: 'connections', type: 'drop', namespace })
      }
      await new Promise<void>((resolve, reject) => {
        const onEnd = (end: Ended) => (end.status === 'done' ? resolve() : reject(end.error))
        begin('disconnect', { namespaces, remembered: left }, { onEnd }).catch(reject)
      })
      const isLeft = ({ connectorId, status }: AccountState, its?: string) => connectorId !== its && status !== 'reconnecting'
      await until(({ accounts }) => namespaces.every((one) => !accounts[one] || isLeft(accounts[one], left[one])))
    },
    async switchNetwork(wanted) {
      const id = typeof wanted === 'string' ? wanted : networkIds(wanted).caipNetworkId
      const target = state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (target === undefined) {
        tell({ to: 'alert', type: 'raise', code: 'network/switch-not-found', variant: 'error', details: {}, once: false })
        throw new KitError('network/not-found')
      }
      refuseWhileRestoring(target.chainNamespace)
      await switched(begin, target.caipNetworkId)
      await until((now) => now.network.byNamespace[target.chainNamespace]?.caipNetworkId === target.caipNetworkId)
    },
    async updateNativeBalance(): Promise<BalanceAnswer> {
      const namespace = state().network.activeNamespace ?? ''
      const failed = (code: 'account/balance-not-read' | 'account/balance-missing') =>
        ({ data: null, error: new KitError(code), isSuccess: false, isError: true }) as const
      if (state().accounts[namespace]?.status !== 'connected') return failed('account/balance-missing')
      standing.account(namespace)?.send({ type: 'refresh', forced: true })
      await until(({ accounts }) => accounts[namespace]?.balanceStatus !== 'loading')
      const data = state().accounts[namespace]?.balance ?? null
      return data === null ? failed('account/balance-not-read') : { data, error: null, isSuccess: true, isError: false }
    },
    async signMessage(message) {
      const { namespace, ...request } = active()
      return (await world.adapters.get(namespace)).signMessage({ ...request, message }, new AbortController().signal)
    },
    async signTypedData(typedData) {
      const { namespace, ...request } = active()
      return (await world.adapters.get(namespace)).signTypedData({ ...request, typedData }, new AbortController().signal)
    },
  }
}

/** The chart's own code, kept as it is: its text needs no details. */
const failure = (code: ErrorCode = 'network/switch-failed') => new KitError<ErrorCode>(code, {} as never)

/** Resolves when the wallet moved; a refusal or failure is thrown, since without a screen nobody can try again. */
function switched(begin: CommandParts['begin'], caipNetworkId: CaipNetworkId): Promise<void> {
  return new Promise((resolve, reject) => {
    const flow = begin(
      'switchNetwork',
      { caipNetworkId },
      {
        onFact(fact) {
          if (fact.type === 'switch.refused') fail(new KitError('network/switch-declined'))
          if (fact.type === 'switch.failed') fail(failure((fact as { code?: ErrorCode }).code))
        },
        onEnd: (end) => (end.status === 'done' ? resolve() : reject(end.error)),
      },
    )
    const fail = (error: KitError) => {
      reject(error)
      flow.then((running) => running.stop(), reject)
    }
    flow.catch(reject)
  })
}
