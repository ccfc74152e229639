import { describe, expect, test } from 'vitest'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { foxConnection } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { accountInputs } from './account.cases.ts'
import { accountModel } from './account.model.ts'

const close = [{ to: 'modal', type: 'close' }]

/** The messages for `account.connected`. `modal`: answers to queries. */
async function messagesOnConnect(modal: Parameters<typeof queriesOf>[0]) {
  const run = scenario(accountModel, accountInputs.evm)
  await run.send({ type: 'connection.set', connection: foxConnection })
  return messagesOf(accountReactions, run.emitted(), queriesOf(modal))
}

describe('account.connected while the connect view is open', () => {
  test('account.connected closes the modal if Connect offers wallets of its namespace', async () => {
    for (const activeNamespace of [null, 'eip155']) {
      expect(
        await messagesOnConnect({ isOpen: true, currentView: 'Connect', activeNamespace }),
      ).toEqual(close)
    }
    expect(
      await messagesOnConnect({
        isOpen: true,
        currentView: 'Connect',
        activeNamespace: 'solana',
        offeredNamespace: 'eip155',
      }),
    ).toEqual(close)
  })

  test.each([
    { isOpen: false, currentView: 'Connect' },
    { isOpen: true, currentView: 'Networks' },
    { isOpen: true, currentView: 'ConnectingExternal' },
    { isOpen: true, currentView: 'Connect', activeNamespace: 'solana' },
    { isOpen: true, currentView: 'Connect', activeNamespace: 'eip155', offeredNamespace: 'solana' },
  ] as const)('account.connected sends no message to the modal for %o', async (modal) => {
    expect(await messagesOnConnect(modal)).toEqual([])
  })
})
