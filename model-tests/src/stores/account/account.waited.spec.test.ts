import { describe, expect, test } from 'vitest'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { foxConnection } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { begin } from './account.scenario.ts'

const close = [{ to: 'modal', type: 'close' }]

/** What an account that is connected while the modal is like this causes. */
async function connectedWhile(modal: Parameters<typeof queriesOf>[0]) {
  const run = begin()
  await run.hear({ type: 'connection.set', connection: foxConnection })
  return messagesOf(accountReactions, run.facts(), queriesOf(modal))
}

describe('a modal that waits on its first page', () => {
  test('asks nobody to choose a wallet once there is one; embedded, closing it shows the account', async () => {
    for (const activeNamespace of [null, 'eip155']) {
      expect(
        await connectedWhile({ isOpen: true, currentView: 'Connect', activeNamespace }),
      ).toEqual(close)
    }
    expect(
      await connectedWhile({
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
  ] as const)('stays as it is: %o', async (modal) => {
    expect(await connectedWhile(modal)).toEqual([])
  })
})
