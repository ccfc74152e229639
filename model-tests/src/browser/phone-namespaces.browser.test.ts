import { verifyMessage } from '@latchkit/sandbox/verify'
import { base64, hex } from '@scure/base'
import { expect, onTestFinished } from 'vitest'
import { journey } from './harness/journey.ts'
import { openRemotePage } from './harness/remote-page.ts'

const hub = 'cosmos:cosmoshub-4'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'

journey(
  "the sandbox's phone page shows and signs Bitcoin and Cosmos requests, and can reject them",
  async ({ page, visit }) => {
    const remotePage = await openRemotePage()
    onTestFinished(remotePage.close)
    await visit('/phone.html')
    const proposedNamespaces = {
      cosmos: { chain: hub, methods: ['cosmos_signAmino'] },
      bip122: { chain: testnet, methods: ['signMessage', 'sendTransfer'] },
    }
    const { uri, session } = await remotePage.startPairing(proposedNamespaces)
    await page.getByLabel('Link of a page').fill(uri)
    await page.getByRole('button', { name: 'Connect' }).click()
    const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
    await proposal.getByText('Bitcoin Testnet').waitFor()
    await proposal.getByRole('button', { name: 'Connect' }).click()
    const granted = (await session)?.namespaces
    const account = granted?.bip122?.accounts[0]?.slice(testnet.length + 1) ?? ''
    const signer = granted?.cosmos?.accounts[0]?.slice(hub.length + 1) ?? ''

    const signing = remotePage.provider.request<{ signature: string }>(
      { method: 'signMessage', params: { account, message: 'hello' } },
      testnet,
    )
    const message = page.getByRole('dialog', { name: 'Sign a message' })
    await message.getByText('hello').waitFor()
    await message.getByRole('button', { name: 'Sign' }).click()
    const signature = base64.encode(hex.decode((await signing).signature))
    expect(
      await verifyMessage({
        namespace: 'bip122',
        address: account,
        publicKey: null,
        message: 'hello',
        signature,
      }),
    ).toBe(true)

    const sending = remotePage.provider.request(
      { method: 'sendTransfer', params: { account, recipientAddress: account, amount: '12345' } },
      testnet,
    )
    const transfer = page.getByRole('dialog', { name: 'Send bitcoin' })
    await transfer.getByText('0.00012345 BTC').waitFor()
    await transfer.getByRole('button', { name: 'Send' }).click()
    expect(await sending).toMatchObject({ txid: expect.stringMatching(/^[0-9a-f]{64}$/) })

    const signDoc = {
      chain_id: 'cosmoshub-4',
      account_number: '7',
      sequence: '1',
      memo: 'for a bicycle',
      msgs: [],
      fee: { amount: [], gas: '1' },
    }
    const rejectedRequest = remotePage.provider.request(
      { method: 'cosmos_signAmino', params: { signerAddress: signer, signDoc } },
      hub,
    )
    const rejection = expect(rejectedRequest).rejects.toMatchObject({ code: 4001 })
    const document = page.getByRole('dialog', { name: 'Sign a transaction' })
    await document.getByText('for a bicycle').waitFor()
    await document.getByText('Cosmos Hub').waitFor()
    await document.getByRole('button', { name: 'Reject' }).click()
    await rejection
  },
)
