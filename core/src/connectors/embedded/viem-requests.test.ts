import { createWalletClient, custom, getAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { toProviderError } from '../../errors/provider-error.ts'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada } from './scripted-frame.fixture.ts'

const to = getAddress(ada.smart)

/** A client of viem over the embedded provider with the errors that a page gets. */
async function startClient() {
  const page = startConnector()
  await page.logIn()
  const provider = page.provider()
  const transport = custom({
    request: (request) =>
      provider.request(request).catch((thrown: unknown) => {
        throw toProviderError(thrown)
      }),
  })
  const client = createWalletClient({ account: getAddress(ada.eoa), chain: mainnet, transport })
  page.frame.hold('RPC_REQUEST')
  /** The requests that the page sent to the frame for the visitor. */
  const sent = () =>
    page.frame.posted.flatMap(({ name, payload }) =>
      name === 'RPC_REQUEST' ? [payload.method] : [],
    )
  const refused = () => page.events.filter(({ type }) => type === 'method.refused')
  return { ...page, client, sent, refused }
}

test.each([
  [-32000, 'TransactionRejectedRpcError'],
  [-32602, 'InvalidParamsRpcError'],
  [-32601, 'MethodNotFoundRpcError'],
  [-32004, 'MethodNotSupportedRpcError'],
])(
  'viem gets the error %i of a transaction, and queued requests stay [EM7]',
  async (code, name) => {
    const { client, frame, sent, refused } = await startClient()
    const sending = client.sendTransaction({ to, value: 1n }).catch((thrown: unknown) => thrown)
    await settle()
    const signing = client.signMessage({ message: 'hello' })
    await settle()
    frame.refuse('RPC_REQUEST', { code, message: 'insufficient funds' })
    expect(await sending).toMatchObject({ cause: { name } })
    await settle()
    expect([sent(), refused()]).toEqual([['eth_sendTransaction', 'personal_sign'], []])
    frame.release('RPC_REQUEST')
    expect(await signing).toBe('0x10')
  },
)

test('viem gets 4200 for wallet_addEthereumChain, and queued requests stay [EM7]', async () => {
  const { client, frame, sent, refused } = await startClient()
  const signing = client.signMessage({ message: 'hello' })
  await settle()
  await expect(client.addChain({ chain: mainnet })).rejects.toMatchObject({ code: 4200 })
  expect([sent(), refused()]).toEqual([['personal_sign'], []])
  frame.release('RPC_REQUEST')
  expect(await signing).toBe('0x10')
})

test('viem does not repeat a request of an account that is active no more [EM4]', async () => {
  const { client, connector, sent } = await startClient()
  const params: [`0x${string}`, `0x${string}`] = ['0x00', getAddress(ada.eoa)]
  const signing = client
    .request({ method: 'personal_sign', params }, { retryDelay: 0 })
    .catch((thrown: unknown) => thrown)
  await settle()
  await connector.setAccountType({ namespace: 'eip155', accountType: 'smartAccount' }, signal)
  expect(await signing).toMatchObject({ code: 4100 })
  expect(sent()).toEqual(['personal_sign'])
})

type Frame = ReturnType<typeof startConnector>['frame']
const answerWith = (result: unknown) => (frame: Frame) => {
  frame.answers.set('RPC_REQUEST', result)
  frame.release('RPC_REQUEST')
}
const refuseWith = (error: unknown) => (frame: Frame) => frame.refuse('RPC_REQUEST', error)

test.each([
  ['a result that is no hash', answerWith({ a: 1 }), 'rpc/result-invalid'],
  ['no result', answerWith(null), 'rpc/result-invalid'],
  ['an error without a text', refuseWith({}), 'embedded/frame-error'],
  ['an error with a text only', refuseWith({ message: 'broken' }), 'embedded/frame-refused'],
  ['an internal error', refuseWith({ code: -32603, message: 'broken' }), 'rpc/internal'],
  ['a limit', refuseWith({ code: -32005, message: 'later' }), 'rpc/limit-exceeded'],
])(
  'viem does not repeat a transaction that the frame answers with %s [EM6]',
  async (_, act, code) => {
    const { client, frame, sent } = await startClient()
    const transaction = { from: getAddress(ada.eoa), to, value: '0x1' } as const
    let problem: unknown = null
    client
      .request({ method: 'eth_sendTransaction', params: [transaction] }, { retryDelay: 0 })
      .catch((thrown: unknown) => {
        problem = thrown
      })
    await settle()
    act(frame)
    await until(() => problem !== null || sent().length > 1)
    expect(sent()).toEqual(['eth_sendTransaction'])
    expect(problem).toMatchObject({ cause: { cause: { code } } })
  },
)
