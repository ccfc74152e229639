import { describe, expect, test } from 'vitest'
import { signInReactions } from '../../../../core/src/flows/sign-in/sign-in.reactions.ts'
import { foxSession, mainnet } from '../../samples.ts'
import { queriesOf, reactTo, trackedIn, trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { prepared, signInErrors, signInInputs } from './sign-in.cases.ts'
import { signInModel } from './sign-in.model.ts'

const network = mainnet.caipNetworkId
const account = { network, isSmartAccount: true }
const smart = queriesOf({ trackedAccount: account, isOpen: true })

describe('signing in', () => {
  const start = () => {
    const run = scenario(signInModel, signInInputs.required)
    return {
      ...run,
      tracked: () => trackedOf(signInReactions, run.emitted(), smart),
      trackedAtEnd: () => trackedIn(reactTo(signInReactions, 'done', run.output(), smart)),
    }
  }

  test('a sign-in tracks the click and its success', async () => {
    const run = start()
    await run.answer('prepareMessage', prepared)
    expect(run.tracked()).toEqual([])
    await run.send({ type: 'sign' })
    await run.answer('signMessage', { signature: foxSession.signature })
    await run.answer('storeSession', foxSession)
    expect(run.tracked()).toEqual([
      ['CLICK_SIGN_SIWX_MESSAGE', account],
      ['SIWX_AUTH_SUCCESS', account],
    ])
    expect(run.trackedAtEnd()).toEqual([])
  })

  test('a sign-in tracks one error for each attempt that fails, also if no message was signed', async () => {
    const run = start()
    await run.fail('prepareMessage', signInErrors.unreachable)
    expect(run.tracked()).toEqual([['SIWX_AUTH_ERROR', account]])
    await run.send({ type: 'retry' })
    await run.answer('prepareMessage', prepared)
    await run.send({ type: 'sign' })
    await run.fail('signMessage', signInErrors.rejected)
    expect(run.tracked().slice(1)).toEqual([
      ['CLICK_SIGN_SIWX_MESSAGE', account],
      ['SIWX_AUTH_ERROR', account],
    ])
  })

  test('a visitor who cancels is tracked; a stored session is not', async () => {
    const run = start()
    await run.send({ type: 'cancel' })
    expect([run.tracked(), run.trackedAtEnd()]).toEqual([[], [['CLICK_CANCEL_SIWX', account]]])
    const output = { type: 'signedIn', account: signInInputs.required.account, session: foxSession }
    expect(trackedIn(reactTo(signInReactions, 'done', output, smart))).toEqual([])
    expect(trackedIn(reactTo(signInReactions, 'done', { type: 'outdated' }, smart))).toEqual([])
  })
})
