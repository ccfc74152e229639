import type { AccountState } from '../../../../core/src/protocol/kit-state.ts'
import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import { foxConnection, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { type Scenario, scenario } from '../../walker/scenario.ts'
import { accountInputs, balance, holdings, profile } from './account.cases.ts'
import { accountModel } from './account.model.ts'

type Run = Scenario<typeof accountMachine> & {
  state(): AccountState
  /** Emitted events other than `account.connected` and `holdings.*`. */
  accountEvents(): readonly { type: string }[]
}

/** A disconnected account. Two networks are configured. */
export function createScenario(): Run {
  const run = scenario(accountModel, { ...accountInputs.evm, networks: [mainnet, sepolia] })
  const accountEvents = () =>
    run
      .emitted()
      .filter(({ type }) => type !== 'account.connected' && !type.startsWith('holdings.'))
  return { ...run, state: () => selectAccount(run.snapshot()), accountEvents }
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
/** A connected account that reads its holdings. `messages`: those for `holdings.*` events. */
export async function loading(): Promise<Run & { messages(): readonly Message[] }> {
  const run = await withBalance()
  await run.send({ type: 'load', forced: false })
  const messages = () =>
    messagesOf(
      accountReactions,
      run.emitted().filter(({ type }) => type.startsWith('holdings.')),
    )
  return { ...run, messages }
}
/** A connected account whose balance, holdings and profile were read. */
export async function listed(): ReturnType<typeof loading> {
  const run = await loading()
  await run.answer('readHoldings', holdings)
  await run.answer('readProfile', profile)
  return run
}
