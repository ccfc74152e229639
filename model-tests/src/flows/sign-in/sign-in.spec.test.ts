import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  accountOf,
  initialContext,
  preparedOf,
  sessionInput,
} from '../../../../core/src/flows/sign-in/sign-in.context.ts'
import { signInView } from '../../../../core/src/flows/sign-in/sign-in.flow.ts'
import * as guards from '../../../../core/src/flows/sign-in/sign-in.guards.ts'
import { signInReactions } from '../../../../core/src/flows/sign-in/sign-in.reactions.ts'
import type {
  SignInCommand,
  SignInEvent,
  SignInInput,
} from '../../../../core/src/flows/sign-in/sign-in.types.ts'
import {
  bob,
  fox,
  foxConnection,
  foxSession,
  foxSignIn,
  foxSolanaConnection,
  kitEvent,
  owl,
  sepolia,
  solana,
} from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf, reactTo } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { bobSignIn, prepared, signInErrors, signInInputs } from './sign-in.cases.ts'
import { signInModel } from './sign-in.model.ts'

function start(input: SignInInput = signInInputs.required) {
  const run = scenario(signInModel, input)
  return { ...run, view: () => signInView(run.snapshot(), () => {}) }
}
async function startReviewing(input = signInInputs.required) {
  const run = start(input)
  await run.answer('prepareMessage', prepared)
  return run
}
async function startSigning(input = signInInputs.required) {
  const run = await startReviewing(input)
  await run.send({ type: 'sign' })
  return run
}
async function startStoring(input = signInInputs.required) {
  const run = await startSigning(input)
  await run.answer('signMessage', { signature: foxSession.signature })
  return run
}

type Run = Awaited<ReturnType<typeof startStoring>>

describe('signing in', () => {
  test('signIn prepares the message, requests the signature and stores the session', async () => {
    const run = start()
    expect(run.view()).toMatchObject({
      step: 'preparing',
      account: foxSignIn,
      required: true,
      site: signInInputs.required.site,
      wallet: { name: fox.name, icon: null },
    })
    expect(run.inputsOf('prepareMessage')).toEqual([
      { account: foxSignIn, origin: 'https://shop.example', metadataUrl: 'https://shop.example' },
    ])
    await run.answer('prepareMessage', prepared)
    expect(run.view()).toMatchObject({
      step: 'reviewing',
      data: foxSession.data,
      message: foxSession.message,
    })
    expect(run.inputsOf('signMessage')).toEqual([])
    await run.send({ type: 'sign' })
    expect(run.view()).toMatchObject({ step: 'signing', message: foxSession.message })
    expect(run.inputsOf('signMessage')).toEqual([
      { account: foxSignIn, message: foxSession.message },
    ])
    expect(run.emitted()).toEqual([{ type: 'signature.requested', connectorId: fox.id }])
    await run.answer('signMessage', { signature: foxSession.signature })
    expect(run.view()).toMatchObject({ step: 'storing', message: foxSession.message })
    expect(run.inputsOf('storeSession')).toEqual([foxSession])
    await run.answer('storeSession', foxSession)
    expect(run.view()).toEqual({ step: 'signedIn', session: foxSession })
    expect(run.output()).toEqual({ type: 'signedIn', account: foxSignIn, session: foxSession })
    expect(messagesAfter(signInReactions, run.output())).toEqual([
      { to: 'session', type: 'session.set', account: foxSignIn, session: foxSession },
    ])
  })

  test('signIn waits until the session store has found no session', async () => {
    const run = start(signInInputs.unchecked)
    expect([run.view().step, run.inputsOf('prepareMessage')]).toEqual(['preparing', []])
    await run.send(kitEvent('session.missing', { account: foxSignIn }))
    expect(run.statePath()).toBe('preparing')
    expect(run.inputsOf('prepareMessage').length).toBe(1)
  })

  test('signIn of an account that is signed in ends at once', () => {
    const run = start(signInInputs.signedIn)
    expect(run.view()).toEqual({ step: 'signedIn', session: foxSession })
    expect(run.output()).toEqual({ type: 'signedIn', account: foxSignIn, session: foxSession })
  })

  test.each([
    ['notEnabled', 'siwx/not-enabled'],
    ['noAccount', 'account/no-active-address'],
  ] as const)('signIn with the input %s is unavailable with %s', async (name, problem) => {
    const run = start(signInInputs[name])
    expect(run.view()).toMatchObject({ step: 'unavailable', problem })
    expect(run.inputsOf('prepareMessage')).toEqual([])
    await run.send({ type: 'cancel' })
    expect(run.output()).toEqual({
      type: 'cancelled',
      required: signInInputs[name].account !== null,
      sent: null,
    })
    expect(run.view()).toEqual({ step: 'cancelled' })
  })

  test('signIn without extension and account names the extension first', () =>
    expect(start({ ...signInInputs.noAccount, enabled: false }).view()).toMatchObject({
      problem: 'siwx/not-enabled',
    }))

  test('signIn creates a new message when the reviewed one gets too old', async () => {
    const run = await startReviewing()
    await run.elapse(prepared.lifetime - 1)
    expect(run.view().step).toBe('reviewing')
    await run.elapse(1)
    expect(run.view().step).toBe('preparing')
    await run.answer('prepareMessage', { ...prepared, message: 'newer', lifetime: 5_000 })
    expect(run.view()).toMatchObject({ step: 'reviewing', message: 'newer' })
    await run.elapse(5_000)
    expect(run.inputsOf('prepareMessage').length).toBe(3)
  })

  test('signIn keeps the wallet request open for as long as the wallet takes', async () => {
    const run = await startSigning()
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'signing', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'signing', unresponsive: true })
    await run.elapse(3_600_000)
    expect(run.view().step).toBe('signing')
    await run.answer('signMessage', { signature: '0xf' })
    expect(run.view().step).toBe('storing')
  })
})

describe('a sign-in that fails', () => {
  test.each([
    [signInErrors.unreachable, 'siwx/unreachable'],
    [signInErrors.foreign, 'kit/unknown'],
  ])('signIn without a message fails and retry creates one (%#)', async (error, problem) => {
    const run = start()
    await run.fail('prepareMessage', error)
    expect(run.view()).toMatchObject({ step: 'failed', problem, signed: false })
    expect(run.emitted()).toEqual([{ type: 'attempt.failed' }])
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('preparing')
    expect(run.snapshot().context).toMatchObject({ problem: null, cause: null })
  })

  test('the cause of a failure is that of the extension', async () => {
    const run = start()
    await run.fail('prepareMessage', signInErrors.foreign)
    expect(run.view()).toMatchObject({ cause: { code: -1, message: '' } })
    await run.send({ type: 'retry' })
    await run.elapse(timeouts.signInTimeout)
    expect(run.view()).toMatchObject({ problem: 'kit/timed-out', cause: null })
  })

  test('signIn fails if the message is not created in time', async () => {
    const run = start()
    await run.elapse(timeouts.signInTimeout - 1)
    expect(run.view().step).toBe('preparing')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out', signed: false })
    await run.answerLate(prepared)
    expect(run.view().step).toBe('failed')
  })

  test.each([
    ['an ordinary account', signInInputs.required, 'siwx/declined'],
    ['a smart account', signInInputs.smartAccount, 'siwx/smart-account'],
  ])('a declined signature of %s shows its toast, and retry asks again', async (_, input, code) => {
    const run = await startSigning(input)
    await run.fail('signMessage', signInErrors.rejected)
    expect(run.view()).toMatchObject({
      step: 'declined',
      problem: 'siwx/declined',
      message: prepared.message,
    })
    expect(messagesOf(signInReactions, run.emitted().slice(1))).toEqual([
      { to: 'toast', type: 'show', variant: 'error', code, message: null },
    ])
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('signing')
    expect(run.snapshot().context.problem).toBeNull()
    expect(run.inputsOf('signMessage').length).toBe(2)
    expect(run.inputsOf('prepareMessage').length).toBe(1)
  })

  test('a declined message that gets too old is created again', async () => {
    const run = await startSigning()
    await run.fail('signMessage', signInErrors.rejected)
    await run.elapse(prepared.lifetime)
    expect([run.view().step, run.snapshot().context.problem]).toEqual(['preparing', null])
  })

  test('a wallet that fails shows its problem, and retry starts with a new message', async () => {
    const run = await startSigning()
    await run.fail('signMessage', signInErrors.broken)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'rpc/internal', signed: false })
    expect(run.emitted().slice(1)).toEqual([
      { type: 'sign.failed', code: 'rpc/internal', smartAccount: false },
      { type: 'attempt.failed' },
    ])
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('preparing')
  })

  test('the session is the one that the extension keeps [SG7]', async () => {
    const run = await startStoring()
    const data = { ...prepared.data, expirationTime: '2030-01-01T00:00:00.000Z' }
    const kept = { ...foxSession, data }
    await run.answer('storeSession', kept)
    expect(run.snapshot().output).toMatchObject({ type: 'signedIn', session: kept })
  })

  test('a signature that has become too old is signed again with a new message [J4]', async () => {
    const run = await startStoring()
    await run.fail('storeSession', signInErrors.unreachable)
    await run.elapse(prepared.lifetime)
    expect(run.statePath()).toBe('failed.unsigned')
    await run.send({ type: 'retry' })
    expect(run.statePath()).toBe('preparing')
  })

  describe('a session that cannot be read [SG6]', () => {
    const missing = { type: 'session.missing', required: true, quiet: false } as const
    const unknown = {
      type: 'session.unknown',
      account: foxSignIn,
      code: 'kit/timed-out',
      repeated: false,
    } as const

    test('the visitor sees why, and can check again or disconnect [SG6]', async () => {
      const run = start(signInInputs.unchecked)
      await run.send(unknown)
      expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out', signed: false })
      await run.send({ type: 'retry' })
      expect([run.statePath(), run.snapshot().context.problem]).toEqual(['checking', null])
      expect(run.emitted()).toEqual([{ type: 'attempt.failed' }, { type: 'check.requested' }])
      expect(messagesOf(signInReactions, run.emitted().slice(1))).toEqual([
        { to: 'session', type: 'check' },
      ])
      await run.send(unknown)
      await run.send({ type: 'cancel' })
      expect(run.snapshot().output).toEqual({ type: 'cancelled', required: true, sent: null })
    })

    test('a flow that starts meanwhile shows it at once, and goes on once the session is missing [SG6]', async () => {
      const run = start(signInInputs.unreadable)
      expect(run.view()).toMatchObject({ step: 'failed', problem: 'siwx/unreachable' })
      await run.send({ ...missing, account: foxSignIn })
      expect(run.statePath()).toBe('preparing')
      expect(run.snapshot().context.problem).toBeNull()
    })

    test('a flow whose account has no part in it any more ends [SG6]', async () => {
      const run = start(signInInputs.unreadable)
      await run.send({ ...missing, account: bobSignIn })
      expect(run.view().step).toBe('outdated')
    })
  })

  test('the session store knows the account before its signature is sent [SG2]', async () => {
    const run = await startSigning()
    await run.answer('signMessage', { signature: '0xs' })
    const requested = { type: 'session.requested', account: foxSignIn }
    expect(run.emitted().slice(1)).toEqual([requested])
    expect(messagesOf(signInReactions, [requested])).toEqual([
      { to: 'session', type: 'owner.add', account: foxSignIn },
    ])
  })

  test('a read that finds the session while it is stored does not end the call [SG2]', async () => {
    const run = await startStoring()
    await run.send({ type: 'session.found', account: foxSignIn, session: foxSession })
    expect(run.view().step).toBe('storing')
    await run.answer('storeSession', foxSession)
    expect(run.output()).toMatchObject({ type: 'signedIn' })
  })

  test.each([
    ['is refused', signInErrors.refused],
    ['cannot be stored', signInErrors.unreachable],
    ['takes too long', null],
  ])(
    'a session that a read found while it was stored, and that %s, is read again [SG2]',
    async (_, error) => {
      const run = await startStoring()
      await run.send({ type: 'session.found', account: foxSignIn, session: foxSession })
      const before = run.emitted().length
      if (error === null) await run.elapse(timeouts.signInTimeout)
      else await run.fail('storeSession', error)
      const types = run.emitted().slice(before)
      expect(types.filter(({ type }) => type === 'session.refused')).toHaveLength(1)
      expect(run.view().step).toBe('failed')
    },
  )

  test('a session that no read found is not read again after its second refusal [SG2]', async () => {
    const run = await startStoring()
    await run.send({ type: 'session.found', account: foxSignIn, session: foxSession })
    await run.fail('storeSession', signInErrors.unreachable)
    await run.send({ type: 'retry' })
    const before = run.emitted().length
    await run.fail('storeSession', signInErrors.unreachable)
    expect(run.emitted().slice(before)).toEqual([{ type: 'attempt.failed' }])
  })

  test.each([true, false])(
    'cancel after a signature was sent ends what may be open (required: %s) [SG2]',
    async (required) => {
      const run = await startStoring(required ? signInInputs.required : signInInputs.optional)
      await run.fail('storeSession', signInErrors.unreachable)
      await run.send({ type: 'cancel' })
      const output = { type: 'cancelled', required, sent: foxSignIn } as const
      expect(run.output()).toEqual(output)
      expect(messagesAfter(signInReactions, output)).toContainEqual({
        to: 'session',
        type: 'session.revoke',
        account: foxSignIn,
      })
    },
  )

  /** Each keeps what it knows about a session that may be open. */
  const afterLostAnswer = {
    'at once': async () => {},
    'after its message got too old': async (run: Run) => run.elapse(prepared.lifetime),
    'after the server refused it': async (run: Run) => {
      await run.send({ type: 'retry' })
      await run.fail('storeSession', signInErrors.refused)
    },
    'while a new message is reviewed': async (run: Run) => {
      await run.elapse(prepared.lifetime)
      await run.send({ type: 'retry' })
      await run.answer('prepareMessage', prepared)
    },
  }
  const revoked = { to: 'session', type: 'session.revoke', account: foxSignIn }

  test.each(Object.entries(afterLostAnswer))(
    'a session whose answer was lost ends when the visitor cancels, or leaves the view, %s [SG2]',
    async (_, wait) => {
      const run = await startStoring()
      await run.fail('storeSession', signInErrors.unreachable)
      await wait(run)
      const { context } = run.snapshot()
      expect(reactTo(signInReactions, 'aborted', context, queriesOf())).toEqual([revoked])
      await run.send({ type: 'cancel' })
      expect(run.output()).toMatchObject({ type: 'cancelled', sent: foxSignIn })
    },
  )

  test('a sign-in that is stopped before its answer was lost ends no session [SG2]', async () => {
    for (const run of [await startReviewing(), await startStoring()])
      expect(reactTo(signInReactions, 'aborted', run.snapshot().context, queriesOf())).toEqual([])
  })

  test('cancel while the session is stored leaves its end to the call [SG2]', async () => {
    const run = await startStoring()
    await run.send({ type: 'cancel' })
    expect(run.output()).toMatchObject({ type: 'cancelled', sent: null })
  })

  test.each([signInErrors.unreachable, signInErrors.timedOut, signInErrors.foreign])(
    'retry stores the same signature again after %o [J4]',
    async (error) => {
      const run = await startStoring()
      await run.fail('storeSession', error)
      expect(run.view()).toMatchObject({ step: 'failed', problem: error.code, signed: true })
      await run.send({ type: 'retry' })
      expect(run.view().step).toBe('storing')
      expect(run.snapshot().context.problem).toBeNull()
      expect(run.inputsOf('storeSession')).toEqual([foxSession, foxSession])
      expect(run.inputsOf('signMessage').length).toBe(1)
      await run.answer('storeSession', foxSession)
      expect(run.output()).toMatchObject({ type: 'signedIn' })
    },
  )

  test('retry stores the same signature again if storing took too long [J4]', async () => {
    const run = await startStoring()
    await run.elapse(timeouts.signInTimeout - 1)
    expect(run.view().step).toBe('storing')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out', signed: true })
    await run.answerLate(undefined)
    expect(run.view().step).toBe('failed')
    await run.send({ type: 'retry' })
    expect(run.inputsOf('storeSession').length).toBe(2)
  })

  test('a signature is stored again as often as the server is unreachable [J4]', async () => {
    const run = await startStoring()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await run.fail('storeSession', signInErrors.unreachable)
      expect(run.view()).toMatchObject({ signed: true })
      await run.send({ type: 'retry' })
    }
    expect(run.inputsOf('storeSession').length).toBe(4)
  })

  test('a signature that fails twice for an unknown reason is requested again', async () => {
    const run = await startStoring()
    await run.fail('storeSession', signInErrors.foreign)
    await run.send({ type: 'retry' })
    await run.fail('storeSession', signInErrors.foreign)
    expect(run.view()).toMatchObject({ step: 'failed', signed: false })
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('preparing')
    expect(run.snapshot().context).toMatchObject({ signature: null, failures: 0 })
  })

  test('a refused signature is requested again', async () => {
    const run = await startStoring()
    await run.fail('storeSession', signInErrors.refused)
    expect(run.view()).toMatchObject({
      step: 'failed',
      problem: 'siwx/not-verified',
      signed: false,
    })
    expect(run.snapshot().context.signature).toBeNull()
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('preparing')
  })

  test('a signature is dropped when its message gets too old [J4]', async () => {
    const run = await startStoring()
    await run.fail('storeSession', signInErrors.unreachable)
    await run.elapse(prepared.lifetime - 1)
    expect(run.view()).toMatchObject({ signed: true })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'siwx/unreachable', signed: false })
    expect(run.snapshot().context.signature).toBeNull()
    await run.send({ type: 'retry' })
    expect(run.view().step).toBe('preparing')
  })

  test('a wrong clock is named, and the flow requests nothing on its own [J6]', async () => {
    const run = start()
    await run.fail('prepareMessage', signInErrors.refused)
    await run.elapse(3_600_000)
    expect([run.view().step, run.inputsOf('prepareMessage').length]).toEqual(['failed', 1])
  })
})

describe('cancelling', () => {
  const steps: Record<string, () => Promise<ReturnType<typeof start>>> = {
    checking: async () => start(signInInputs.unchecked),
    preparing: async () => start(),
    reviewing: () => startReviewing(),
    'signing.waiting': () => startSigning(),
    storing: () => startStoring(),
    declined: async () => {
      const run = await startSigning()
      await run.fail('signMessage', signInErrors.rejected)
      return run
    },
    'failed.unsigned': async () => {
      const run = start()
      await run.fail('prepareMessage', signInErrors.broken)
      return run
    },
    'failed.signed': async () => {
      const run = await startStoring()
      await run.fail('storeSession', signInErrors.unreachable)
      return run
    },
  }

  test.each(Object.keys(steps))('cancel ends the flow in the state %s', async (state) => {
    const run = await steps[state]?.()
    expect(run?.statePath()).toBe(state)
    await run?.send({ type: 'cancel' })
    expect(run?.view()).toEqual({ step: 'cancelled' })
    expect(run?.output()).toMatchObject({ type: 'cancelled', required: true })
    await run?.answerLate({ signature: '0xf' })
    expect(run?.view()).toEqual({ step: 'cancelled' })
  })

  test('cancel disconnects all wallets where sign-in is required, else it closes', async () => {
    const required = start()
    await required.send({ type: 'cancel' })
    const connectedNamespaces = ['eip155', 'solana']
    expect(
      messagesAfter(signInReactions, required.output(), queriesOf({ connectedNamespaces })),
    ).toEqual([{ to: 'kit', type: 'disconnect', namespaces: connectedNamespaces }])
    const optional = start(signInInputs.optional)
    await optional.send({ type: 'cancel' })
    expect(optional.output()).toEqual({ type: 'cancelled', required: false, sent: null })
    expect(messagesAfter(signInReactions, optional.output())).toEqual([
      { to: 'modal', type: 'close' },
    ])
  })
})

describe('an account that changes while the visitor signs in', () => {
  const changes: readonly SignInEvent[] = [
    kitEvent('account.changed', { address: bob }),
    kitEvent('account.connected', { connectorId: owl.id }),
    kitEvent('account.lost'),
    kitEvent('account.disconnected'),
    kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }),
    kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }),
    kitEvent('session.missing', { account: bobSignIn }),
    kitEvent('session.found'),
    kitEvent('session.ended'),
    kitEvent('session.failed'),
  ]

  test.each(changes)('$type discards the pending signature [J3]', async (event) => {
    const run = await startSigning()
    await run.send(event)
    expect([run.view(), run.output()]).toEqual([{ step: 'outdated' }, { type: 'outdated' }])
    await run.answerLate({ signature: foxSession.signature })
    expect(run.inputsOf('storeSession')).toEqual([])
    expect(messagesAfter(signInReactions, run.output())).toEqual([])
  })

  test.each(changes)('$type ends the flow while it waits for the session store', async (event) => {
    const run = start(signInInputs.unchecked)
    await run.send(event)
    expect(run.output()).toEqual({ type: 'outdated' })
  })

  test('an account that connects ends the flow that had none', async () => {
    const run = start(signInInputs.noAccount)
    await run.send(kitEvent('account.connected'))
    expect(run.output()).toEqual({ type: 'outdated' })
  })

  test('events of another namespace and of the same account change nothing [K6]', async () => {
    const run = await startSigning()
    for (const event of [
      kitEvent('account.changed'),
      kitEvent('account.connected'),
      { ...foxSolanaConnection, type: 'account.connected' } as const,
      kitEvent('account.lost', { namespace: 'solana' }),
      kitEvent('account.disconnected', { namespace: 'solana' }),
      kitEvent('chain.changed'),
      kitEvent('network.changed'),
      kitEvent('session.missing'),
    ])
      await run.send(event)
    expect(run.view().step).toBe('signing')
  })
})

describe('reactions of the sign-in flow', () => {
  const requested = [{ type: 'signature.requested', connectorId: fox.id }]
  const failed = [{ type: 'sign.failed', code: 'rpc/internal', smartAccount: false }]
  const toast = {
    to: 'toast',
    type: 'show',
    variant: 'error',
    code: 'rpc/internal',
    message: null,
  }

  test('an in-page wallet gets a router transaction that goes back on success', () => {
    expect(messagesOf(signInReactions, requested)).toEqual([])
    const query = queriesOf({ isInPageWallet: true, pendingRequests: ['foreign'] })
    expect(messagesOf(signInReactions, requested, query)).toEqual([
      {
        to: 'router',
        type: 'transaction.push',
        outcomes: {
          success: [{ to: 'router', type: 'back.from', from: 'ApproveTransaction' }],
          error: [],
          cancel: [],
        },
        earlier: ['foreign'],
      },
    ])
  })

  test('a failure without a request in the modal cancels the router transaction', () => {
    expect(messagesOf(signInReactions, failed)).toEqual([toast])
    expect(messagesOf(signInReactions, failed, queriesOf({ transactions: 1 }))).toEqual([
      { to: 'router', type: 'transactions.cancel' },
      toast,
    ])
    const shown = queriesOf({ transactions: 1, currentView: 'ApproveTransaction' })
    expect(messagesOf(signInReactions, failed, shown)).toEqual([toast])
  })
})

describe('guards, inputs and commands of the sign-in flow', () => {
  const context = initialContext(signInInputs.required)

  test.each([
    [{ address: bob }, true],
    [{ connectorId: owl.id }, true],
    [{ caipNetworkId: sepolia.caipNetworkId }, true],
    [{}, false],
  ])('isOtherAccount of account.connected with %o returns %s', (change, expected) =>
    expect(
      guards.isOtherAccount({
        context,
        event: { type: 'account.connected', ...foxConnection, ...change },
      }),
    ).toBe(expected),
  )

  test('inputs throw without an account or a message', () => {
    expect(() => accountOf({ ...context, account: null })).toThrow('No ActiveCaipAddress found')
    expect(() => preparedOf(context)).toThrow()
    expect(sessionInput({ context: { ...context, prepared } }).signature).toBe('')
  })

  test('each command of the view sends its event', async () => {
    const sent: SignInCommand[] = []
    const call = (snapshot: Parameters<typeof signInView>[0]) => {
      const view = signInView(snapshot, (command) => sent.push(command))
      if ('sign' in view) view.sign()
      if ('retry' in view) view.retry()
      if ('cancel' in view) view.cancel()
      return sent.splice(0).map(({ type }) => type)
    }
    const reviewing = await startReviewing()
    expect(call(reviewing.snapshot())).toEqual(['sign', 'cancel'])
    const storing = await startStoring()
    expect(call(storing.snapshot())).toEqual(['cancel'])
    await storing.fail('storeSession', signInErrors.unreachable)
    expect(call(storing.snapshot())).toEqual(['retry', 'cancel'])
    const declined = await startSigning()
    expect(call(declined.snapshot())).toEqual(['cancel'])
    await declined.fail('signMessage', signInErrors.rejected)
    expect(call(declined.snapshot())).toEqual(['retry', 'cancel'])
    expect(call(start(signInInputs.noAccount).snapshot())).toEqual(['cancel'])
  })
})
