import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { remoteReactions } from '../../../../../core/src/flows/connect/remote/remote.reactions.ts'
import { trackedOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { heron, heronConnection, remoteInputs } from './remote.cases.ts'
import { remoteModel } from './remote.model.ts'

describe('connecting a remote wallet', () => {
  const start = (input: (typeof remoteInputs)[keyof typeof remoteInputs]) => {
    const run = scenario(remoteModel, input)
    return { ...run, tracked: () => trackedOf(remoteReactions, run.emitted()) }
  }
  const uri = { type: 'uri.shown', uri: 'wc:a@2?symKey=5ec4e7', expiresAt: 240_000 } as const

  test('a code that is scanned tracks the method qrcode, and the method mobile after an app was opened', async () => {
    for (const [input, platform, method] of [
      [remoteInputs.onDesktop, 'qrcode', 'qrcode'],
      [remoteInputs.onPhone, 'mobile', 'mobile'],
    ] as const) {
      const run = start(input)
      await run.sendBack(uri)
      await run.sendBack({ type: 'wallet.approved', name: 'Heron' })
      await run.answer('readGrants', [heronConnection])
      expect(run.tracked()).toEqual([
        ['SELECT_WALLET', { name: 'Heron', platform }],
        ['CONNECT_SUCCESS', { method, name: 'Heron' }],
      ])
    }
  })

  test('a wallet app that opens the page in its browser is tracked as mobile', async () => {
    const run = start(remoteInputs.inAppBrowser)
    await run.answer('resolveInAppLink', 'https://phantom.app/ul/browse/page')
    expect(run.tracked()).toEqual([['SELECT_WALLET', { name: 'Phantom', platform: 'mobile' }]])
  })

  test('a code for any wallet is tracked as WalletConnect', () => {
    expect(start(remoteInputs.anyWallet).tracked()).toEqual([
      ['SELECT_WALLET', { name: 'WalletConnect', platform: 'qrcode' }],
    ])
  })

  test('an app that does not open tracks the scheme of its link, without the pairing URI [R21]', async () => {
    const missed = [
      'CONNECT_PROXY_ERROR',
      { message: 'The wallet app did not open', mobile_link: 'heron://', name: heron.name },
    ]
    const blocked = start(remoteInputs.onPhone)
    await blocked.sendBack(uri)
    await blocked.sendBack({ type: 'link.blocked' })
    expect(blocked.tracked().slice(1)).toEqual([missed])
    const silent = start(remoteInputs.onPhone)
    await silent.sendBack(uri)
    await silent.elapse(timeouts.linkUnresponsive)
    expect(silent.tracked().slice(1)).toEqual([missed])
  })

  test('a pairing that fails or is declined tracks an error, and one that expires does not', async () => {
    const messages = async (...events: Parameters<ReturnType<typeof start>['sendBack']>[0][]) => {
      const run = start(remoteInputs.onDesktop)
      for (const event of events) await run.sendBack(event)
      return run.tracked().slice(1)
    }
    const unreachable = { type: 'pairing.failed', code: 'remote/no-answer', cause: null } as const
    const failed = [['CONNECT_ERROR', { message: "The connection service didn't answer" }]]
    expect(await messages(unreachable)).toEqual(failed)
    expect(await messages(uri, unreachable)).toEqual(failed)
    expect(await messages(uri, { type: 'wallet.rejected' })).toEqual([
      ['CONNECT_ERROR', { message: 'The request was declined in the wallet' }],
    ])
    expect(await messages(uri, { type: 'uri.expired' })).toEqual([])
    const silent = start(remoteInputs.onDesktop)
    await silent.elapse(timeouts.firstUriTimeout)
    expect(silent.tracked().slice(1)).toEqual(failed)
    await silent.sendBack(unreachable)
    expect(silent.tracked().slice(1)).toEqual([...failed, ...failed])
    const withoutUri = start(remoteInputs.externalWithoutUri)
    await withoutUri.elapse(timeouts.firstUriTimeout)
    expect(withoutUri.tracked().slice(1)).toEqual(failed)
  })
})
