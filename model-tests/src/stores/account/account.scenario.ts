import type { AccountState } from '../../../../core/src/protocol/kit-state.ts'
import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { selectAccount } from '../../../../core/src/stores/account/account.store.ts'
import { foxConnection, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { type Scenario, scenario } from '../../walker/scenario.ts'
import { about, balance, holdings } from './account.cases.ts'
import { accountModel } from './account.model.ts'

type Run = Scenario<typeof accountMachine> & {
  seen(): AccountState /** What was told of the account since it was connected. */
  news(): readonly { type: string }[]
}

/** One account, as the kit shows it; two networks are configured. */
export function begin(): Run {
  const run = scenario(accountModel, { namespace: 'eip155', networks: [mainnet, sepolia] })
  const news = () =>
    run.facts().filter(({ type }) => type !== 'account.connected' && !type.startsWith('holdings.'))
  return { ...run, seen: () => selectAccount(run.snapshot()), news }
}
/** The fox said yes. */
export async function connected(): Promise<Run> {
  const run = begin()
  await run.send({ type: 'connection.set', connection: foxConnection })
  return run
}
/** And its balance was read. */
export async function withBalance(): Promise<Run> {
  const run = await connected()
  await run.answer('readBalance', balance)
  return run
}
/** Somebody looks. */
export async function wanted(): Promise<Run & { told(): readonly Message[] }> {
  const run = await withBalance()
  await run.send({ type: 'load', forced: false })
  const told = () =>
    messagesOf(
      accountReactions,
      run.facts().filter(({ type }) => type.startsWith('holdings.')),
    )
  return { ...run, told }
}
/** And sees what there is. */
export async function listed(): ReturnType<typeof wanted> {
  const run = await wanted()
  await run.answer('readHoldings', holdings)
  await run.answer('readAbout', about)
  return run
}
