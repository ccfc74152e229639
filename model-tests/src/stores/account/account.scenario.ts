import type { Balances } from '../../../../core/src/clients/data-api/data-api.types.ts'
import type { Connection, NativeBalance } from '../../../../core/src/domain/account/account.ts'
import type { ClaimedIdentity } from '../../../../core/src/domain/account/name-record.ts'
import type { EmbeddedAccountType } from '../../../../core/src/domain/embedded/embedded-user.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { MemoryPlatform } from '../../../../core/src/platform/memory.ts'
import type { Deps } from '../../../../core/src/protocol/deps.ts'
import type { AccountState } from '../../../../core/src/protocol/kit-state.ts'
import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { StoreEnvironment } from '../../../../core/src/protocol/store.ts'
// The actors import this module when they read first: here it is loaded already.
import '../../../../core/src/stores/account/account.reads.actors.ts'
import { accountActors } from '../../../../core/src/stores/account/account.actors.ts'
import { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import type { Profile } from '../../../../core/src/stores/account/account.types.ts'
import { alice, foxConnection, mainnet, sepolia } from '../../samples.ts'
import { type AnsweredRun, answeredRun, type Open } from '../../walker/answered-run.ts'
import { messagesOf } from '../../walker/react.ts'
import { accountInputs, balance, balances, profile } from './account.cases.ts'

/** The requests of an account, to services and wallets. `account`: a CAIP-10 id. */
type Requests = {
  readBalance: { request: { account: string; forced: boolean }; result: NativeBalance }
  readHoldings: { request: { account: string; changed: readonly string[] }; result: Balances }
  readIdentity: { request: string; result: ClaimedIdentity }
  readContract: { request: string; result: boolean }
  switchType: { request: EmbeddedAccountType; result: Connection }
}
type OpenRequest = Open<Requests>
export type Run = AnsweredRun<typeof accountMachine, Requests> & {
  state(): AccountState
  /** Emitted events other than `account.connected` and `holdings.*`. */
  accountEvents(): readonly { type: string }[]
  /** The messages for `holdings.*` events. */
  messages(): readonly Message[]
  /** Answers the requests of a profile. They fail for a value that is null. */
  answerProfile(profile: Profile): Promise<void>
}

const noService = async () => {
  throw new KitError(catalogue, 'data/unavailable')
}
/** A service without names of addresses. The record of each name has alice's address. */
const dataOf = (open: OpenRequest): Deps['data'] =>
  Object({
    balances: (account: string, changed: readonly string[], signal: AbortSignal) =>
      open('readHoldings', { account, changed }, signal),
    identity: (account: string, _: unknown, signal: AbortSignal) =>
      open('readIdentity', account, signal),
    reverse: noService,
    lookUp: async (name: string) => ({ name, addresses: { 60: alice }, avatar: null }),
  })
/** A wallet that lists no tokens. */
const adaptersOf = (open: OpenRequest): Deps['adapters'] =>
  Object({
    get: async () => ({
      watch: () => () => {},
      transfer: async () => ({
        walletAssets: async () => null,
        receiver: async ({ address }: { address: string }, signal: AbortSignal) => ({
          isContract: await open('readContract', address, signal),
        }),
      }),
    }),
  })

const actorsOf = (open: OpenRequest, platform: MemoryPlatform, environment: StoreEnvironment) => {
  const balanceOf = (account: string, { fresh, signal }: { fresh: boolean; signal: AbortSignal }) =>
    open('readBalance', { account, forced: fresh }, signal)
  const setAccountType = (
    { accountType }: { accountType: EmbeddedAccountType },
    signal: AbortSignal,
  ) => open('switchType', accountType, signal)
  const deps = {
    platform,
    tokens: {},
    adapters: adaptersOf(open),
    balances: Object(balanceOf),
    data: dataOf(open),
    embedded: Object({ setAccountType }),
  }
  return accountActors(deps, environment)
}

/** A disconnected account. Two networks are configured. */
export function createScenario(): Run {
  const input = { ...accountInputs.evm, networks: [mainnet, sepolia] }
  const run = answeredRun<typeof accountMachine, Requests>(accountMachine, input, actorsOf)
  const emitted = (hasType: (type: string) => boolean) =>
    run.emitted().filter(({ type }) => hasType(type))
  const isAboutHoldings = (type: string) => type.startsWith('holdings.')
  return {
    ...run,
    state: () => selectAccount(run.snapshot()),
    accountEvents: () => emitted((type) => type !== 'account.connected' && !isAboutHoldings(type)),
    messages: () => messagesOf(accountReactions, emitted(isAboutHoldings)),
    async answerProfile({ identity, smartAccountDeployed }) {
      const down = new KitError(catalogue, 'endpoint/unreachable')
      if (identity === null) await run.fail('readIdentity', down)
      else {
        const { name, avatar } = identity
        await run.answer('readIdentity', { claimedName: name, claimedAvatar: avatar })
      }
      if (smartAccountDeployed === null) await run.fail('readContract', down)
      else await run.answer('readContract', smartAccountDeployed)
    },
  }
}
/** A connected account. */
export async function connected(): Promise<Run> {
  const run = createScenario()
  await run.send({ type: 'connection.set', connection: foxConnection })
  return run
}
/** A connected account whose balance was read. */
export async function withBalance(): Promise<Run> {
  const run = await connected()
  await run.answer('readBalance', balance)
  return run
}
/** A connected account that reads its holdings. */
export async function loading(): Promise<Run> {
  const run = await withBalance()
  await run.send({ type: 'load', forced: false })
  return run
}
/** A connected account whose balance, holdings and profile were read. */
export async function listed(): Promise<Run> {
  const run = await loading()
  await run.answer('readHoldings', balances)
  await run.answerProfile(profile)
  return run
}
