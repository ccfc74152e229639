import { isHex, stringToHex, verifyMessage } from 'viem'
import { assert, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { startRelay } from '../relay/index.ts'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { openPage } from './page.fixture.ts'
import type { Sdk } from './sdk.types.ts'

const versions: Readonly<Record<string, () => Promise<Sdk>>> = {
  '1.5.6': async () => ({
    ...(await import('walletconnect-core-2.23.10')),
    ...(await import('walletkit-1.5.6')),
  }),
  '1.4.1': async () => ({
    ...(await import('walletconnect-core-2.23.0')),
    ...(await import('walletkit-1.4.1')),
  }),
  '1.2.6': async () => ({
    ...(await import('walletconnect-core-2.21.2')),
    ...(await import('walletkit-1.2.6')),
  }),
  '1.2.0': async () => ({
    ...(await import('walletconnect-core-2.18.0')),
    ...(await import('walletkit-1.2.0')),
  }),
}

test.each(Object.entries(versions))(
  'a phone built with WalletKit %s connects, signs and ends its session',
  async (version, load) => {
    const relay = await startRelay()
    const page = await openPage(relay.url, `page ${version}`)
    const wallet = await createRemoteWallet({
      relayUrl: relay.url,
      chains: [{ caip2: 'eip155:31337' }],
      mode: 'approve',
      storagePrefix: `phone ${version}`,
      sdk: await load(),
    })
    const topic = await page.connectTo(wallet)
    const { address } = sandboxAccount(8)
    const signature = await page.provider.request({
      method: 'personal_sign',
      params: [stringToHex('hello'), address],
    })
    assert(isHex(signature))
    assert.isTrue(await verifyMessage({ address, message: 'hello', signature }))
    const ended = page.nextEvent('disconnect')
    await wallet.end(topic)
    await ended
    await wallet.stop()
    await page.stop()
    await relay.stop()
  },
)
