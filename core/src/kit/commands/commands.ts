import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { networkIds } from '../../domain/network/define-network.ts'
import { type ErrorCode, KitError } from '../../errors/kit-error.ts'
import type { DisconnectOutput } from '../../flows/disconnect/disconnect.types.ts'
import type { SwitchNetworkOutput } from '../../flows/switch-network/switch-network.types.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { BalanceAnswer, Disconnected, Kit, PortfolioAnswer } from '../api/kit.ts'
import type { Ended } from '../runtime/flow-runner.ts'
import { type BatchCommands, createBatching } from './calls.ts'
import type { CommandParts, Connected } from './command-deps.ts'
import { createWhileConnected } from './require-connected.ts'
import { createSigning } from './signing.ts'

export type Commands = Pick<
  Kit,
  'switchNetwork' | 'updateNativeBalance' | 'updatePortfolio' | 'signMessage' | 'signTypedData'
> &
  BatchCommands & {
    /** Leaves these: connectors by namespace, of which some may only be remembered. `named`: the one that was asked for. */
    disconnect(left: ByNamespace<string>, named?: Namespace): Promise<readonly Disconnected[]>
  }

/** What a page may ask a kit to do with accounts and networks, without the modal; loaded when it is first asked. */
export function createCommands({
  state,
  standing,
  world,
  tell,
  begin,
  until,
}: CommandParts): Commands {
  const refuseWhileRestoring = (namespace: Namespace) => {
    if (state().accounts[namespace]?.status === 'reconnecting')
      throw new KitError('connector/reconnecting', { connector: namespace })
  }
  /** The namespace that is meant: the active one where none is named. */
  const meant = (named?: Namespace): Namespace => {
    if (named !== undefined && !world.namespaces.includes(named))
      throw new KitError('adapter/not-found', { namespace: named })
    return named ?? state().network.activeNamespace ?? ''
  }
  const connected = (named?: Namespace): Connected => {
    const namespace = meant(named)
    refuseWhileRestoring(namespace)
    const { address, connectorId, caipNetworkId } = {
      address: null,
      connectorId: null,
      caipNetworkId: null,
      ...state().accounts[namespace],
    }
    if (address === null || connectorId === null) throw new KitError('connector/not-connected')
    return { namespace, connectorId, address, caipNetworkId }
  }

  const whileConnected = createWhileConnected({ state, until })

  return {
    async disconnect(left, named) {
      meant(named)
      const namespaces = Object.keys(left)
      if (namespaces.length === 0) return []
      for (const namespace of namespaces) {
        if (state().accounts[namespace]?.connectorId == null)
          tell({ to: 'connections', type: 'drop', namespace })
      }
      const { failed } = await new Promise<DisconnectOutput>((resolve, reject) => {
        const onEnd = (end: Ended) =>
          end.status === 'done' ? resolve(end.output as DisconnectOutput) : reject(end.error)
        begin('disconnect', { namespaces, remembered: left }, { onEnd }).catch(reject)
      })
      const isLeft = ({ connectorId, status }: AccountState, its?: string) =>
        connectorId !== its && status !== 'reconnecting'
      await until(({ accounts }) =>
        namespaces.every((one) => !accounts[one] || isLeft(accounts[one], left[one])),
      )
      return namespaces.map((namespace) => ({
        namespace,
        problem: failed.find((one) => one.namespace === namespace)?.text ?? null,
      }))
    },
    async switchNetwork(wanted) {
      const id = typeof wanted === 'string' ? wanted : networkIds(wanted).caipNetworkId
      const target = state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (target === undefined) {
        tell({
          to: 'alert',
          type: 'raise',
          code: 'network/switch-not-found',
          variant: 'error',
          details: {},
          once: false,
        })
        throw new KitError('network/not-found')
      }
      refuseWhileRestoring(target.chainNamespace)
      await switched(begin, target.caipNetworkId)
      await until(
        (now) =>
          now.network.byNamespace[target.chainNamespace]?.caipNetworkId === target.caipNetworkId,
      )
    },
    async updateNativeBalance(named): Promise<BalanceAnswer> {
      const namespace = meant(named)
      if (state().accounts[namespace]?.status !== 'connected')
        return unanswered('account/balance-missing')
      standing.account(namespace)?.send({ type: 'refresh', forced: true })
      await until(({ accounts }) => accounts[namespace]?.balanceStatus !== 'loading')
      const data = state().accounts[namespace]?.balance ?? null
      return data === null
        ? unanswered('account/balance-not-read')
        : { data, error: null, isSuccess: true, isError: false }
    },
    async updatePortfolio(named): Promise<PortfolioAnswer> {
      const namespace = meant(named)
      if (state().accounts[namespace]?.status !== 'connected')
        return unanswered('account/balance-missing')
      standing.account(namespace)?.send({ type: 'want', forced: true })
      await until(({ accounts }) => accounts[namespace]?.tokensStatus !== 'loading')
      const { tokens, tokensStatus } = {
        tokens: [],
        tokensStatus: 'none',
        ...state().accounts[namespace],
      }
      const isRead = tokensStatus === 'fresh' || tokensStatus === 'unsupported'
      return isRead
        ? { data: tokens, error: null, isSuccess: true, isError: false }
        : unanswered('account/balance-not-read')
    },
    ...createSigning({ world, connected, whileConnected }),
    ...createBatching({ world, state, connected, whileConnected }),
  }
}

const unanswered = (code: 'account/balance-not-read' | 'account/balance-missing') =>
  ({ data: null, error: new KitError(code), isSuccess: false, isError: true }) as const

/** The chart's own code, kept as it is: its text needs no details. */
const failure = (code: ErrorCode = 'network/switch-failed') =>
  new KitError<ErrorCode>(code, {} as never)

/** Resolves when the wallet moved; a refusal, a failure or that it is gone is thrown, since without a screen nobody can try again. */
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
        onEnd(end) {
          if (end.status === 'failed') reject(end.error)
          else if ((end.output as SwitchNetworkOutput).type === 'cancelled')
            reject(new KitError('connector/not-connected'))
          else resolve()
        },
      },
    )
    const fail = (error: KitError) => {
      reject(error)
      flow.then((running) => running.stop(), reject)
    }
    flow.catch(reject)
  })
}
