import { expect, test } from 'vitest'
import { externalReactions } from '../../../core/src/flows/connect/external/external.flow.ts'
import { remoteReactions } from '../../../core/src/flows/connect/remote/remote.reactions.ts'
import { switchNetworkReactions } from '../../../core/src/flows/switch-network/switch-network.flow.ts'
import { afterConnection } from '../../../core/src/protocol/after-connection.ts'
import { accountReactions } from '../../../core/src/stores/account/account.reactions.ts'
import { approvalsReactions } from '../../../core/src/stores/approvals/approvals.reactions.ts'
import { modalReactions } from '../../../core/src/stores/modal/modal.reactions.ts'
import { foxConnection, foxSolanaConnection, kitEvent, mainnet } from '../samples.ts'
import { requestOf } from '../stores/approvals/approvals.cases.ts'
import { messagesAfter, messagesOf, queriesOf } from '../walker/react.ts'

const signIn = { to: 'router', type: 'reset', view: 'SIWXSignMessage' }
const unsupported = { to: 'router', type: 'reset', view: 'UnsupportedChain' }
const close = { to: 'modal', type: 'close' }
type Answers = Parameters<typeof queriesOf>[0]

test.each([
  ['the account is signed in, or visitors do not sign in', {}, close],
  ['a required sign-in is missing', { missingSignIn: 'required' }, signIn],
  ['an optional sign-in is missing', { missingSignIn: 'optional' }, signIn],
  ['the network is not configured', { isConfigured: false }, unsupported],
  [
    'the page allows networks that it did not configure',
    { isConfigured: false, showsUnsupportedChain: false },
    close,
  ],
  ['both are true', { isConfigured: false, missingSignIn: 'required' }, unsupported],
] as const)('afterConnection answers in one place if %s', (_, answers, expected) => {
  expect(afterConnection(mainnet.caipNetworkId, queriesOf(answers))).toEqual([expected])
})

test('afterConnection sends the message of the caller in place of closing the modal', () =>
  expect(
    afterConnection(mainnet.caipNetworkId, queriesOf(), { to: 'router', type: 'back' }),
  ).toEqual([{ to: 'router', type: 'back' }]))

const connected = { type: 'connected', connection: foxConnection }
const followers: Record<string, (answers: Answers) => readonly object[]> = {
  connectExternal: (answers) => messagesAfter(externalReactions, connected, queriesOf(answers)),
  connectRemote: (answers) =>
    messagesAfter(
      remoteReactions,
      { type: 'connected', connections: [foxConnection] },
      queriesOf(answers),
    ),
  'account.connected on Connect': (answers) =>
    messagesOf(
      accountReactions,
      [kitEvent('account.connected')],
      queriesOf({ isOpen: true, currentView: 'Connect', activeNamespace: 'eip155', ...answers }),
    ),
}

test.each(Object.keys(followers))('%s asks what follows a connection', (name) => {
  const messages = (answers: Answers) => followers[name]?.(answers).at(-1)
  expect(messages({})).toEqual(close)
  expect(messages({ missingSignIn: 'required' })).toEqual(signIn)
  expect(messages({ isConfigured: false })).toEqual(unsupported)
})

test('switchNetwork goes on with the sign-in in place of closing the network view', () => {
  const output = { type: 'switched', network: mainnet, connected: true, confirmed: false }
  const last = (answers: Answers) =>
    messagesAfter(switchNetworkReactions, output, queriesOf(answers)).at(-1)
  expect(last({})).toEqual({ to: 'router', type: 'network.close' })
  expect(last({ mayClose: false })).toEqual(close)
  expect(last({ missingSignIn: 'optional' })).toEqual(signIn)
})

test('a restored connection of an inactive namespace only closes the Connect view', () =>
  expect(
    messagesOf(
      accountReactions,
      [{ ...kitEvent('account.connected'), ...foxSolanaConnection }],
      queriesOf({
        isOpen: true,
        currentView: 'Connect',
        offeredNamespace: 'solana',
        activeNamespace: 'eip155',
        missingSignIn: 'required',
      }),
    ),
  ).toEqual([close]))

test('a settled request of the in-page wallet goes back to a sign-in that is required', () => {
  const settled = [
    { type: 'request.settled', request: requestOf('one'), outcome: 'cancel', more: false },
  ]
  const shown = { isOpen: true, currentView: 'ApproveTransaction' } as const
  const messages = (answers: Answers) =>
    messagesOf(approvalsReactions, settled, queriesOf({ ...shown, ...answers }))
  expect(messages({})).toEqual([close])
  expect(messages({ missingSignIn: 'optional' })).toEqual([close])
  expect(messages({ missingSignIn: 'required' })).toEqual([signIn])
})

test('an embedded modal that closes shows a required sign-in in place of the account', () => {
  const resetEvent = { type: 'modal.reset', requests: [] } as const
  const reset = (answers: Answers) =>
    messagesOf(modalReactions, [resetEvent], queriesOf(answers)).at(-1)
  expect(reset({ isConnected: true, missingSignIn: 'required' })).toEqual(signIn)
  expect(reset({ isConnected: true, missingSignIn: 'optional' })).toMatchObject({ view: 'Account' })
})
