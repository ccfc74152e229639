import { numberToHex } from 'viem'
import { wait, within } from '../../../clients/http/within.ts'
import { caipNetworkIdOf } from '../../../domain/caip/caip.ts'
import { limits } from '../../../domain/constants.ts'
import type { CallsStatus, Capabilities } from '../../../domain/transfer/calls.ts'
import { isKitError, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Batches } from '../../batches.ts'
import { peek } from '../../shared/peek.ts'
import { askChain, walletFailed } from '../ask-wallet.ts'
import type { Reach } from '../reach.ts'
import { checkCalls } from './check-calls.ts'
import { readStatus } from './read-status.ts'

const chainKey = /^0x[0-9a-f]{1,16}$/i
const isOpen = ({ state }: CallsStatus) => state === 'pending' || state === 'unknown'

/** EIP-5792 by whatever wallet is reached. */
export function createBatches({ reach, clock }: { reach: Reach; clock: Clock }): Batches {
  const used = new Set<string>()
  const ask = (
    connectorId: string,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ) => reach.now(connectorId).handle.request({ method, params, otherwise: 'rpc/internal' }, signal)
  const status: Batches['status'] = async ({ connectorId, id }, signal) =>
    readStatus(id, await ask(connectorId, 'wallet_getCallsStatus', [id], signal))

  return {
    async capabilities({ connectorId, address }, signal) {
      const answer = await ask(connectorId, 'wallet_getCapabilities', [address], signal)
      if (typeof answer !== 'object' || answer === null)
        throw new KitError('rpc/internal', {}, { cause: answer })
      return capabilitiesIn(answer)
    },
    async send({ connectorId, network, from, calls, atomic, id }, signal) {
      const checked = checkCalls(calls)
      if (id !== null && used.has(id)) throw new KitError('rpc/duplicate-id')
      const wallet = reach.now(connectorId)
      if ((await askChain(wallet, signal, walletFailed(wallet))) !== network.caipNetworkId)
        throw new KitError('rpc/unsupported-chain-id')
      const chainId = numberToHex(BigInt(network.id))
      const request = {
        version: '2.0.0',
        from,
        chainId,
        atomicRequired: atomic,
        calls: checked,
        ...(id === null ? {} : { id }),
      }
      const answer = await ask(connectorId, 'wallet_sendCalls', [request], signal)
      const given = typeof answer === 'string' ? answer : peek(answer, 'id')
      if (typeof given !== 'string' || given === '' || given.length > 8_194)
        throw new KitError('rpc/internal', {}, { cause: answer })
      used.add(given)
      return given
    },
    status,
    async wait({ connectorId, id }, signal) {
      const last: { known: CallsStatus | null } = { known: null }
      try {
        return await within(
          { clock, ms: limits.callsPatience, signals: [signal] },
          async (scope) => {
            for (;;) {
              const now = await status({ connectorId, id }, scope)
              last.known = now
              if (!isOpen(now)) return now
              await wait(clock, limits.callsInterval, scope)
            }
          },
        )
      } catch (error) {
        if (isKitError(error, 'kit/timed-out') && last.known !== null)
          return { ...last.known, state: 'pending' }
        throw error
      }
    },
  }
}

/** By network; what is no chain id is left out. */
function capabilitiesIn(answer: object): Capabilities {
  const named = Object.entries(answer).flatMap(([key, value]: [string, unknown]) =>
    chainKey.test(key) && typeof value === 'object' && value !== null
      ? [[caipNetworkIdOf('eip155', String(BigInt(key))), { ...value }] as const]
      : [],
  )
  return Object.fromEntries(named)
}
